import { circle, rectangle, rounded, type Contour } from '../kit/contour.js';
import { box, cylinder, lines, loft, prism, ring, sweep, tube } from '../kit/primitives.js';
import { along, join, move, rotate, toned, type Solid } from '../kit/solid.js';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.js';
import { lineOn, sidePlate, skin } from './body-panels.js';
import { pillow } from './plates.js';
import { bulb } from './electrical.js';

/** A profile in x-z, drawn along y: dashboards, consoles, ledges. */
export const profileAlongY = (profile: Contour, width: number): Solid => move(sidePlate(profile, width), 0, -width / 2, 0);

export function dashboard(width: number): Solid {
  const profile: Contour = rounded([[-70, 0], [-66, 60], [-20, 84], [20, 82], [46, 66], [40, 50], [30, 30], [24, 0], [-10, -8]], 10);
  const hood = sweep(smooth([[10, -34, 70], [10, -30, 92], [10, 0, 100], [10, 30, 92], [10, 34, 70]], 6), rectangle(5, 40, 2), { up: [1, 0, 0] });
  const opening = (y: number, z: number, w: number, h: number): Vec3[] => rectangle(w, h, 5, [y, z]).map(([a, c]): Vec3 => [43.4 + (c - 58) * 0.35, a, c]);
  return join(
    profileAlongY(profile, width),
    move(hood, 6, width * 0.25, -8),
    lines([[20, -width * 0.48, 82.2], [20, width * 0.12, 82.2]], opening(0, 58, 56, 14), opening(-width * 0.42, 58, 26, 14), opening(width * 0.44, 58, 24, 14)),
    move(box(40, 76, 70, 8), 6, 0, -20),
    lines(rectangle(60, 46, 6, [0, -18]).map(([y, z]): Vec3 => [26.2, y, z]), rectangle(width * 0.26, 34, 6, [-width * 0.3, 26]).map(([y, z]): Vec3 => [29 + (z - 30) * 0.2, y, z])),
  );
}

export const instrumentCluster = (width: number, height: number): Solid =>
  join(
    prism(rounded([[-width / 2, -height * 0.4], [width / 2, -height * 0.4], [width * 0.46, height * 0.4], [width * 0.2, height * 0.6], [-width * 0.2, height * 0.6], [-width * 0.46, height * 0.4]], 12), 20),
    ...[-1, 1].map((s) => move(ring(height * 0.38, height * 0.33, 5), 20, s * width * 0.24, 0)),
    lines(...[-1, 1].flatMap((s) => Array.from({ length: 9 }, (_, i): Vec3[] => {
      const t = (Math.PI * (-0.2 + (1.4 * i) / 8));
      const [c, d] = [Math.cos(t), Math.sin(t)];
      return [[20, s * width * 0.24 + height * 0.26 * c, height * 0.26 * d], [20, s * width * 0.24 + height * 0.32 * c, height * 0.32 * d]];
    }), [[20, -6, -10], [20, 6, -10], [20, 6, 14], [20, -6, 14], [20, -6, -10]])),
  );

export const airVent = (width: number, height: number): Solid =>
  join(
    prism(rectangle(width, height, 6), 10, { holes: [rectangle(width - 8, height - 8, 4)] }),
    ...Array.from({ length: 4 }, (_, i) => move(box(5, width - 8, 1.8), 6, 0, -height / 2 + 8 + ((height - 14) * i) / 3)),
    move(box(6, 7, 5, 1), 9),
    move(prism(rectangle(width - 6, height - 6, 4), 14), -14),
  );

export const gloveBox = (width: number, height: number): Solid =>
  join(
    prism(rectangle(width, height, 10), 7, { taper: 0.01 }),
    move(box(50, width * 0.88, height * 0.8, 8), -26),
    lines(rectangle(width - 14, height - 14, 7).map(([y, z]): Vec3 => [7, y, z]), rectangle(28, 8, 3, [0, height * 0.3]).map(([y, z]): Vec3 => [7, y, z])),
  );

/** A door trim facing y. */
export function doorTrim(lengthX: number, height: number): Solid {
  const contour: Contour = rounded([[-lengthX * 0.5, 6], [-lengthX * 0.42, 0], [lengthX * 0.42, 0], [lengthX * 0.5, 16], [lengthX * 0.5, height * 0.92], [lengthX * 0.4, height], [-lengthX * 0.5, height * 0.94]], 12);
  const at = (points: readonly Vec2[]): Vec3[] => points.map(([x, z]): Vec3 => [x, 10.2, z]);
  return join(
    sidePlate(contour, 10),
    lines(
      at([[-lengthX * 0.48, height * 0.72], [0, height * 0.76], [lengthX * 0.48, height * 0.72]]),
      at(rounded([[-lengthX * 0.36, height * 0.4], [lengthX * 0.2, height * 0.46], [lengthX * 0.28, height * 0.62], [-lengthX * 0.36, height * 0.6]], 8)),
      at([...circle(height * 0.13, [lengthX * 0.34, height * 0.2]), ...circle(height * 0.13, [lengthX * 0.34, height * 0.2]).slice(0, 1)]),
      at([[-lengthX * 0.44, height * 0.26], [lengthX * 0.16, height * 0.26], [lengthX * 0.14, height * 0.06]]),
      at(rectangle(26, 12, 4, [lengthX * 0.34, height * 0.62])),
    ),
  );
}

export const armRest = (lengthX: number): Solid => join(pillow(lengthX, 22, 24, 9), lines([[-lengthX * 0.4, 11, 0], [lengthX * 0.4, 11, 0]]));

/** A seat cushion with bolsters and seams, lying flat. */
export function seatCushion(lengthX: number, width: number): Solid {
  const surface = (u: number, w: number): Vec3 => {
    const across = (u - 0.5) * 2;
    const bolster = 12 * Math.exp(-(((Math.abs(across) - 0.86) / 0.16) ** 2));
    return [lengthX * (w - 0.5), (across * width) / 2, 14 + bolster + 5 * Math.sin(Math.PI * w) - (w > 0.94 ? 140 * (w - 0.94) : 0)];
  };
  return join(
    move(along(pillow(26, lengthX, width, 12), 'z'), 0, 0, 2),
    skin(surface, 24, 14, 0),
    lines(lineOn(surface, [0.26, 0.04], [0.26, 0.96]), lineOn(surface, [0.74, 0.04], [0.74, 0.96]), ...[0.3, 0.5, 0.7].map((w) => lineOn(surface, [0.26, w], [0.74, w]))),
  );
}

/** A backrest standing upright, its front towards high x. */
export function backrest(width: number, height: number): Solid {
  const shape: Contour = rounded([[-width * 0.5, 0], [width * 0.5, 0], [width * 0.5, height * 0.6], [width * 0.34, height], [-width * 0.34, height], [-width * 0.5, height * 0.6]], 18);
  const section = (x: number, k: number): Vec3[] => shape.map(([y, z]): Vec3 => [x - z * 0.16, y * k, z * k + (1 - k) * height * 0.5]);
  const seam = (y: number): Vec3[] => Array.from({ length: 13 }, (_, i): Vec3 => {
    const z = height * (0.06 + (0.82 * i) / 12);
    return [20.4 - z * 0.16, y * (1 - (z / height) * 0.16), z];
  });
  const cross = (z: number): Vec3[] => [[20.4 - z * 0.16, -width * 0.27, z], [20.4 - z * 0.16, width * 0.27, z]];
  return join(
    loft([section(-18, 0.9), section(-14, 0.98), section(10, 1), section(17, 0.96), section(20, 0.88)], { smooth: true }),
    lines(seam(-width * 0.28), seam(width * 0.28), ...[0.25, 0.42, 0.59, 0.76].map((t) => cross(height * t))),
  );
}

export const headrest = (width: number): Solid =>
  join(
    pillow(28, width, width * 0.6, 13),
    move(along(cylinder(3, 40), 'z'), 0, -width * 0.2, -width * 0.3 - 38),
    move(along(cylinder(3, 40), 'z'), 0, width * 0.2, -width * 0.3 - 38),
  );

export function seatFrame(lengthX: number, width: number): Solid {
  const side = (y: number): Solid => move(sidePlate(rounded([[-lengthX * 0.5, 0], [lengthX * 0.5, 0], [lengthX * 0.5, 18], [lengthX * 0.1, 24], [-lengthX * 0.42, 30], [-lengthX * 0.5, 22]], 6), 4), 0, y, 0);
  return join(
    side(-width / 2),
    side(width / 2),
    ...[-0.4, 0.42].map((t) => tube([[lengthX * t, -width / 2, 12], [lengthX * t, width / 2, 12]], 5)),
    ...[-0.24, -0.08, 0.08, 0.24].map((t) => tube(smooth([[lengthX * t, -width / 2, 16], [lengthX * t + 5, -width * 0.2, 12], [lengthX * t - 5, width * 0.2, 12], [lengthX * t, width / 2, 16]], 4), 1.6)),
  );
}

export const seatRail = (span: number): Solid =>
  join(box(span, 14, 10, 2), move(box(span * 0.9, 8, 8, 2), 0, 0, 9), move(box(14, 14, 5, 0), -span / 2 - 6, 0, -3), move(box(14, 14, 5, 0), span / 2 + 6, 0, -3));

/** A centre console: trough with openings, rising to the front. */
export function consoleBody(lengthX: number, width: number): Solid {
  const profile: Contour = rounded([[-lengthX * 0.5, 0], [lengthX * 0.5, 0], [lengthX * 0.52, 66], [lengthX * 0.3, 52], [lengthX * 0.1, 44], [-lengthX * 0.2, 48], [-lengthX * 0.5, 52]], 8);
  const top = (x: number): number => (x < -lengthX * 0.2 ? 50 : x < lengthX * 0.1 ? 46 : 44 + (x - lengthX * 0.1) * 0.16);
  const opening = (x: number, w: number, l: number): Vec3[] => rectangle(l, w, 6).map(([a, y]): Vec3 => [x + a, y, top(x + a) + 0.6]);
  return join(profileAlongY(profile, width), lines(opening(-lengthX * 0.32, width * 0.7, lengthX * 0.26), opening(-lengthX * 0.03, width * 0.7, lengthX * 0.2), opening(lengthX * 0.24, width * 0.62, lengthX * 0.2)));
}

/** A headlamp standing on z, lens towards high x; swept back at one side. */
export function headlampBody(width: number, height: number, eyes: number): Solid {
  const outline: Contour = rounded([[-width * 0.5, -height * 0.3], [width * 0.3, -height * 0.5], [width * 0.5, -height * 0.1], [width * 0.5, height * 0.34], [width * 0.3, height * 0.5], [-width * 0.46, height * 0.3]], height * 0.16);
  return join(
    prism(outline, 26),
    move(prism(outline.map(([y, z]): Vec2 => [y * 0.84, z * 0.84]), 30), -30),
    ...Array.from({ length: eyes }, (_, i) => {
      const y = width * (0.28 - (0.56 * i) / Math.max(1, eyes - 1));
      const r = height * (0.27 - 0.02 * i);
      return move(join(ring(r, r * 0.82, 3), toned(cylinder(r * 0.8, 1), 1), lines(circle(r * 0.4).map(([a, c]): Vec3 => [1, a, c]))), 26, y, height * 0.02);
    }),
    lines([[26, -width * 0.42, -height * 0.22], [26, width * 0.24, -height * 0.38], [26, width * 0.44, -height * 0.2]]),
    move(ring(height * 0.26, height * 0.2, 8), -38, width * 0.2, 0),
    ...[[-0.4, 0.44], [0.46, 0.56]].map(([y, z]) => move(prism(rectangle(14, 12, 4), 4, { holes: [circle(3)] }), 4, width * (y ?? 0), height * (z ?? 0))),
  );
}

export function headlampLens(width: number, height: number): Solid {
  const outline: Contour = rounded([[-width * 0.5, -height * 0.3], [width * 0.3, -height * 0.5], [width * 0.5, -height * 0.1], [width * 0.5, height * 0.34], [width * 0.3, height * 0.5], [-width * 0.46, height * 0.3]], height * 0.16);
  return join(
    toned(prism(outline, 8, { taper: 0.05 }), 1),
    lines([[8, -width * 0.1, -height * 0.2], [8, width * 0.04, height * 0.24]], [[8, 0, -height * 0.2], [8, width * 0.14, height * 0.24]]),
  );
}

/** A rear lamp wrapping round the corner, facing x. */
export function rearLampBody(width: number, height: number, chambers: number): Solid {
  const outline: Contour = rounded([[-width * 0.5, -height * 0.34], [width * 0.36, -height * 0.5], [width * 0.5, -height * 0.3], [width * 0.5, height * 0.42], [width * 0.4, height * 0.5], [-width * 0.5, height * 0.36]], 8);
  const cut = (i: number): Vec3[] => {
    const y = -width * 0.5 + (width * (i + 1)) / chambers;
    return [[18, y, -height * 0.4], [18, y + 4, height * 0.4]];
  };
  return join(
    toned(prism(outline, 18), 1),
    lines(...Array.from({ length: chambers - 1 }, (_, i) => cut(i)), ...[-0.2, 0, 0.2].map((t): Vec3[] => [[18, -width * 0.46, height * t], [18, width * 0.46, height * t]])),
    move(prism(outline.map(([y, z]): Vec2 => [y * 0.86, z * 0.86]), 14), -14),
    ...[[-0.3, 0.1], [0.3, 0.2], [0.2, -0.26]].map(([y, z]) => move(rotate(cylinder(3, 18), 'z', 180), -14, width * (y ?? 0), height * (z ?? 0))),
  );
}

export const bulbCarrier = (width: number, height: number): Solid =>
  join(
    prism(rectangle(width, height, 6), 5, { holes: [] }),
    ...[-0.28, 0, 0.28].map((t) => move(ring(9, 6, 7), 5, width * t, 0)),
    move(box(10, 24, 14, 2), -5, width * 0.2, 0),
    lines([[5, -width * 0.4, height * 0.36], [5, width * 0.4, height * 0.36]], [[5, -width * 0.4, -height * 0.36], [5, width * 0.4, -height * 0.36]]),
  );

export const smallBulb = (): Solid => bulb(6, 20);
