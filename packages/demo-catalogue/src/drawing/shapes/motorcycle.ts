import { circle, convexHull, rectangle, rounded, type Contour } from '../kit/contour.js';
import { box, cylinder, lines, loft, prism, ring, ringMark, tube, turned } from '../kit/primitives.js';
import { along, join, move, rotate, toned, type Solid } from '../kit/solid.js';
import { smooth, type Vec3 } from '../kit/vector.js';
import { lineOn, skin } from './body-panels.js';
import { facing } from './hoses.js';
import { pillow } from './plates.js';

/** A fork slider along x, axle lug at low x. */
export const forkSlider = (span: number): Solid =>
  join(
    turned([[0, 0], [0, 13], [20, 15], [span * 0.3, 17], [span - 24, 17], [span - 24, 20], [span, 20], [span, 16], [span - 16, 15], [span - 16, 0]]),
    lines(ringMark(span - 12, 20)),
    move(along(ring(15, 9, 30), 'y'), 2, -15, -12),
    move(box(26, 8, 20, 4), span * 0.36, 0, 22),
    move(box(26, 8, 20, 4), span * 0.52, 0, 22),
  );

export const stanchion = (span: number): Solid =>
  join(turned([[0, 8], [0, 12.6], [span - 10, 12.6], [span - 8, 12], [span, 12], [span, 9]], {}), lines(ringMark(span - 14, 12.6), ringMark(10, 12.6)), move(cylinder(9, span - 4), 2));

export function forkBridge(spread: number, lower: boolean): Solid {
  const eye = (y: number): Contour => circle(22, [0, y]);
  const bars: Contour = convexHull([...circle(20, [0, -spread]), ...circle(16, [-26, 0]), ...circle(20, [0, spread])]);
  return join(
    along(prism(bars, lower ? 26 : 18, { holes: [circle(13, [0, -spread]), circle(13, [0, spread]), circle(8, [-24, 0])] }), 'z'),
    ...[-spread, spread].map((y) => along(prism(eye(y), lower ? 34 : 20, { holes: [circle(13, [0, y])] }), 'z')),
    ...(lower ? [move(along(cylinder(10, 110), 'z'), -24, 0, 20), lines(...[100, 104, 108, 112].map((z): Vec3[] => circle(10, [-24, 0]).map(([x, y]): Vec3 => [x, y, 20 + z - 10])))] : []),
  );
}

export const handlebar = (half: number): Solid =>
  tube(smooth([[10, -half, 30], [4, -half * 0.66, 32], [8, -half * 0.42, 26], [18, -half * 0.24, 0], [20, 0, 0], [18, half * 0.24, 0], [8, half * 0.42, 26], [4, half * 0.66, 32], [10, half, 30]], 7), 7, { bore: 5 });

export const grip = (span: number): Solid =>
  join(toned(turned([[0, 7], [0, 14], [4, 14], [6, 11], [span * 0.5, 12], [span - 3, 11], [span, 13], [span, 7]], { ring: true }), 2), lines(...Array.from({ length: Math.floor(span / 8) }, (_, i) => ringMark(8 + i * 8, 11.4))));

export const leverBlade = (span: number, side: 1 | -1): Solid => {
  const path = smooth([[0, 0, 0], [14, side * 18, 0], [20, side * span * 0.5, -2], [10, side * span * 0.86, -4], [6, side * span, -4]], 6);
  return join(tube(path, 4), facing(turned([[-6, 0], [-4, 5], [0, 6.5], [4, 5], [6, 0]], { smooth: true }), [0, side, 0], path[path.length - 1] ?? [0, 0, 0]), move(along(ring(10, 4, 12), 'z'), 0, 0, -6));
};

export const leverCylinder = (side: 1 | -1): Solid =>
  join(
    along(ring(14, 8, 20), 'y'),
    move(box(46, 30, 26, 5), 26, side * 14, 2),
    move(along(pillow(24, 46, 40, 6), 'z'), 30, side * 16, 28),
    move(along(cylinder(5, 14), 'y'), 30, side === 1 ? -16 : 2, 0),
  );

export const switchUnit = (): Solid =>
  join(ring(17, 8, 34), move(box(26, 16, 30, 5), 17, 12, 4), lines(rectangle(14, 8, 3).map(([x, z]): Vec3 => [17 + x, 20.2, 6 + z])), move(box(8, 6, 8, 2), 17, 22, -6), tube(smooth([[17, 0, -14], [20, 4, -34], [40, 10, -60]], 4), 3));

export const barClamp = (): Solid =>
  join(prism(rounded([[-22, -14], [22, -14], [22, 14], [-22, 14]], 6), 18, { holes: [circle(8)] }), lines([[18, -22, 0], [18, -8, 0]], [[18, 8, 0], [18, 22, 0]]), move(along(cylinder(6, 22), 'z'), 9, 0, -36));

export const stalkMirror = (side: 1 | -1): Solid =>
  join(
    tube(smooth([[0, 0, 0], [0, side * 8, 40], [4, side * 34, 66]], 6), 4),
    move(rotate(pillow(16, 66, 40, 12), 'z', 0), 8, side * 60, 78),
    toned(move(prism(rectangle(56, 31, 12), 1.4), 16, side * 60, 78), 1),
    move(along(cylinder(7, 8), 'z'), 0, 0, -6),
  );

/** Half of a sports fairing: flowing skin with a vent. `side` chooses left or right. */
export function sideFairing(lengthX: number, height: number, side: 1 | -1): Solid {
  const surface = (u: number, w: number): Vec3 => {
    const x = lengthX * (u - 0.5);
    const top = height * (0.62 + 0.38 * u * u);
    const bottom = height * (0.36 * (1 - u) ** 2 + (u > 0.8 ? (u - 0.8) * 1.6 : 0) * 0.6);
    const bulge = 24 * Math.sin(Math.PI * (0.2 + 0.7 * w)) * (1 - 0.5 * u ** 3) - 26 * u ** 4;
    return [x, side * bulge, bottom + (top - bottom) * w];
  };
  const lift: Vec3 = [0.3, side === 1 ? 0.4 : 0.3, 0.3];
  return join(
    skin(surface, 26, 12, 0),
    lines(
      lineOn(surface, [0.3, 0.5], [0.62, 0.34], lift), lineOn(surface, [0.34, 0.62], [0.66, 0.46], lift), lineOn(surface, [0.3, 0.5], [0.34, 0.62], lift), lineOn(surface, [0.62, 0.34], [0.66, 0.46], lift),
      lineOn(surface, [0.04, 0.84], [0.94, 0.8], lift),
    ),
  );
}

export function noseFairing(lengthX: number, width: number, height: number): Solid {
  const surface = (u: number, w: number): Vec3 => {
    const a = (u - 0.5) * Math.PI * 0.94;
    const reach = lengthX * (0.62 + 0.38 * (1 - w) ** 0.7);
    return [reach * Math.cos(a) ** 0.8, (width / 2) * Math.sin(a) * (1 - 0.2 * w * w), height * w - (1 - Math.cos(a)) * 14 * (1 - w)];
  };
  const eye = (s: number): Vec3[] => [...lineOn(surface, [0.5 + s * 0.08, 0.3], [0.5 + s * 0.27, 0.44]), ...lineOn(surface, [0.5 + s * 0.27, 0.44], [0.5 + s * 0.24, 0.66]), ...lineOn(surface, [0.5 + s * 0.24, 0.66], [0.5 + s * 0.08, 0.5]), ...lineOn(surface, [0.5 + s * 0.08, 0.5], [0.5 + s * 0.08, 0.3])];
  return join(skin(surface, 30, 12, 0), lines(eye(1), eye(-1), lineOn(surface, [0.2, 0.9], [0.8, 0.9])));
}

export function windshield(width: number, height: number): Solid {
  const surface = (u: number, w: number): Vec3 => {
    const a = (u - 0.5) * Math.PI * 0.8;
    const narrow = 1 - 0.34 * w * w;
    return [40 * Math.cos(a) * narrow - 62 * w, (width / 2) * Math.sin(a) * narrow, height * w - 5 * (1 - Math.cos(a))];
  };
  return join(toned(skin(surface, 26, 10, 0), 1), lines(lineOn(surface, [0.36, 0.3], [0.42, 0.7]), lineOn(surface, [0.42, 0.3], [0.47, 0.7]), lineOn(surface, [0, 0.05], [1, 0.05])));
}

/** A saddle: long cushion on its pan, higher at the back. */
export function saddle(lengthX: number, width: number, rise: number): Solid {
  const surface = (u: number, w: number): Vec3 => {
    const across = (u - 0.5) * 2;
    const waist = 0.62 + 0.38 * (1 - w) ** 1.2;
    const crown = rise * (1 - w) ** 2.2 + 12 * w ** 3;
    return [lengthX * (w - 0.5), (across * width * waist) / 2, 30 + crown - (14 + crown * 0.4) * Math.abs(across) ** 3.2];
  };
  const section = (w: number): Vec3[] => {
    const over = Array.from({ length: 15 }, (_, i) => surface(i / 14, w));
    const under = [1, 0.75, 0.5, 0.25, 0].map((u): Vec3 => {
      const [x, y, z] = surface(u, w);
      return [x, y * 0.9, Math.min(z - 18, 12 + rise * 0.5 * (1 - w) ** 2.2)];
    });
    return [...over, ...under];
  };
  const sections = Array.from({ length: 19 }, (_, i) => section(i / 18));
  return join(
    loft(sections, { smooth: true }),
    lines(lineOn(surface, [0.22, 0.02], [0.22, 0.98]), lineOn(surface, [0.78, 0.02], [0.78, 0.98]), lineOn(surface, [0.02, 0.3], [0.98, 0.3])),
  );
}

export function tailCover(lengthX: number, width: number): Solid {
  const surface = (u: number, w: number): Vec3 => {
    const a = (u - 0.5) * Math.PI;
    const narrow = 1 - 0.6 * (1 - w);
    return [lengthX * (w - 0.5), (width / 2) * Math.sin(a) * narrow, 30 * Math.cos(a) * narrow + 26 * (1 - w)];
  };
  return join(skin(surface, 22, 12, 0), lines(lineOn(surface, [0.2, 0.06], [0.26, 0.96]), lineOn(surface, [0.8, 0.06], [0.74, 0.96])));
}
