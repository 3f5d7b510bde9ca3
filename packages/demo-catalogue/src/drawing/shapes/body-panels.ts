import { circle, rectangle, rounded, type Contour } from '../kit/contour.js';
import { box, lines, prism, sheet, sweep, tube } from '../kit/primitives.js';
import { along, join, move, toned, type Solid } from '../kit/solid.js';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.js';

type Surface = (u: number, w: number) => Vec3;

/** A curved skin over the unit square, with its hem drawn a little inside the edge. */
export function skin(surface: Surface, columns = 18, rows = 8, hem = 0.025): Solid {
  const grid = Array.from({ length: rows + 1 }, (_, i) =>
    Array.from({ length: columns + 1 }, (_unused, j) => surface(j / columns, i / rows)),
  );
  const rim = hem > 0 ? [lineOn(surface, [hem, hem], [1 - hem, hem]), lineOn(surface, [hem, 1 - hem], [1 - hem, 1 - hem])] : [];
  return join(sheet(grid, { smooth: true }), lines(...rim));
}

/** A feature line between two places of a skin, lifted a little so that the mesh does not swallow it. */
export function lineOn(surface: Surface, from: Vec2, to: Vec2, lift: Vec3 = [0.3, 0.3, 0.3]): Vec3[] {
  return Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    const [x, y, z] = surface(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
    return [x + lift[0], y + lift[1], z + lift[2]] as const;
  });
}

/** A plate seen from the side: contour in x-z, facing y. */
export const sidePlate = (contour: Contour, thick: number, holes: readonly Contour[] = []): Solid =>
  along(prism(contour.map(([x, z]): Vec2 => [z, x]), thick, { holes: holes.map((hole) => hole.map(([x, z]): Vec2 => [z, x])) }), 'y');

export function bonnet(lengthX: number, width: number): Solid {
  const surface: Surface = (u, w) => {
    const across = (u - 0.5) * 2;
    const half = (width / 2) * (1 - 0.16 * w * w);
    return [lengthX * (w - 0.5) + 18 * w * (1 - across * across), across * half, -26 * w * w - 16 * across * across - 5 * across ** 6];
  };
  return join(
    skin(surface, 20, 12, 0.02),
    lines(lineOn(surface, [0.24, 0.02], [0.36, 0.98]), lineOn(surface, [0.76, 0.02], [0.64, 0.98])),
    skin((u, w) => {
      const [x, y, z] = surface(u, 0.98 + 0.02 * w);
      return [x, y, z - 9 * w];
    }, 20, 2, 0),
  );
}

export function bootLid(lengthX: number, width: number, drop: number): Solid {
  const surface: Surface = (u, w) => {
    const across = (u - 0.5) * 2;
    const bow = -9 * across * across;
    if (w < 0.45) {
      const t = w / 0.45;
      return [lengthX * (t - 1) + bow * t, across * width * 0.5 * (0.92 + 0.08 * t), bow * 0.6 + 2 * t];
    }
    const t = (w - 0.45) / 0.55;
    return [6 * Math.sin(t * 3) + bow, across * width * 0.5 * (1 - 0.06 * t), -drop * t + bow * 0.6 + 2 * (1 - t)];
  };
  return join(skin(surface, 18, 20, 0.02), lines(lineOn(surface, [0, 0.47], [1, 0.47]), lineOn(surface, [0.28, 0.66], [0.72, 0.66]), lineOn(surface, [0.28, 0.86], [0.72, 0.86]), lineOn(surface, [0.28, 0.66], [0.28, 0.86]), lineOn(surface, [0.72, 0.66], [0.72, 0.86])));
}

/** A front wing: the wheel arch is cut out of its lower edge. Front towards high x. */
export function wing(lengthX: number, height: number): Solid {
  const surface: Surface = (u, w) => {
    const x = lengthX * (u - 0.5);
    const archAt = (u - 0.6) / 0.31;
    const arch = Math.abs(archAt) < 1 ? Math.sqrt(1 - archAt * archAt) * height * 0.62 : 0;
    const low = u > 0.9 ? height * 0.12 * ((u - 0.9) / 0.1) : 0;
    const top = height - 26 * u * u - 12 * u ** 6;
    const z = low + arch + (top - low - arch) * w;
    return [x, 14 - 26 * (z / height) ** 3 - 40 * u ** 5 + (Math.abs(archAt) < 1.15 ? 5 * (1 - w) ** 4 : 0), z];
  };
  return join(skin(surface, 40, 8, 0), lines(lineOn(surface, [0, 0.82], [0.96, 0.8]), lineOn(surface, [0.29, 0.05], [0.91, 0.05]), lineOn(surface, [0.02, 0], [0.02, 1])));
}

export function archLiner(radius: number, width: number): Solid {
  const surface: Surface = (u, w) => {
    const t = Math.PI * (1.04 - 1.08 * u);
    const r = radius * (1 + 0.02 * Math.sin(u * 40));
    return [r * Math.cos(t), width * (0.5 - w), r * Math.sin(t)];
  };
  return join(toned(skin(surface, 40, 4, 0), 1), lines(lineOn(surface, [0, 0.3], [1, 0.3], [0, 0, 0]), lineOn(surface, [0, 0.7], [1, 0.7], [0, 0, 0])));
}

/** A front door without glass: skin, sill and window frame. Hinges at high x. */
export function doorShell(lengthX: number, height: number): Solid {
  const waist = height * 0.52;
  const contour: Contour = rounded([[-lengthX * 0.5, 12], [-lengthX * 0.44, 0], [lengthX * 0.44, 0], [lengthX * 0.5, 20], [lengthX * 0.48, waist], [-lengthX * 0.5, waist]], 12);
  const frame = tube(smooth([[-lengthX * 0.48, 8, waist - 4], [-lengthX * 0.46, 4, height * 0.86], [-lengthX * 0.34, 0, height], [0, 0, height * 0.985], [lengthX * 0.22, 2, height * 0.82], [lengthX * 0.44, 8, waist]], 8), 5);
  const line = (z: number, bend: number): Vec3[] => Array.from({ length: 9 }, (_, i): Vec3 => [-lengthX * 0.49 + (lengthX * 0.97 * i) / 8, 18.2, z + bend * Math.sin((Math.PI * i) / 8)]);
  return join(
    sidePlate(contour, 18),
    lines(line(waist * 0.86, 3), line(waist * 0.3, -4), line(waist * 0.24, -4)),
    frame,
    move(tube([[lengthX * 0.24, 6, waist], [lengthX * 0.24, 4, height * 0.8]], 3.4), 0),
    lines(rectangle(30, 13, 6, [-lengthX * 0.34, waist * 0.74]).map(([x, z]): Vec3 => [x, 18.2, z])),
    move(box(4, 10, waist * 0.7, 0), lengthX * 0.48, 6, waist * 0.5),
  );
}

/** The outline of a door's glass. */
export function doorGlass(lengthX: number, height: number): Solid {
  const contour: Contour = rounded([[-lengthX * 0.42, 0], [lengthX * 0.4, 0], [lengthX * 0.12, height * 0.86], [-lengthX * 0.2, height], [-lengthX * 0.4, height * 0.84]], 10);
  return join(toned(sidePlate(contour, 2.5), 1), lines(...glints(lengthX, height).map((g) => g.map(([x, z]): Vec3 => [x, 2.7, z]))));
}

const glints = (width: number, height: number): Vec2[][] =>
  [0, 0.08].map((d): Vec2[] => [[-width * (0.18 - d), height * 0.25], [-width * (0.02 - d), height * 0.62]]);

/** A pane standing across x: bowed, tinted. */
export function pane(width: number, height: number, bow: number, rake: number): Solid {
  const surface: Surface = (u, w) => {
    const across = (u - 0.5) * 2;
    return [-bow * across * across - rake * w, across * width * 0.5 * (1 - 0.16 * w), height * w - 6 * across * across * (1 - w)];
  };
  return join(
    toned(skin(surface, 20, 8, 0.03), 1),
    lines(lineOn(surface, [0.03, 0.03], [0.03, 0.97]), lineOn(surface, [0.97, 0.03], [0.97, 0.97]), lineOn(surface, [0.3, 0.3], [0.42, 0.6]), lineOn(surface, [0.36, 0.3], [0.48, 0.6])),
  );
}

export function paneSeal(width: number, height: number, bow: number, rake: number): Solid {
  const rim = (u: number, w: number): Vec3 => {
    const across = (u - 0.5) * 2;
    return [-bow * across * across - rake * w, across * width * 0.5 * (1 - 0.16 * w), height * w - 6 * across * across * (1 - w)];
  };
  const path: Vec3[] = [];
  for (let i = 0; i <= 10; i += 1) path.push(rim(i / 10, 0));
  for (let i = 1; i <= 6; i += 1) path.push(rim(1, i / 6));
  for (let i = 1; i <= 10; i += 1) path.push(rim(1 - i / 10, 1));
  for (let i = 1; i <= 6; i += 1) path.push(rim(0, 1 - i / 6));
  return toned(tube(path, 2.6), 2);
}

/** A bumper skin in plan: U shape, nose towards high x. `profile` gives x-offset and z by share of height. */
export function bumper(width: number, depth: number, height: number, rear: boolean): Solid {
  const surface: Surface = (u, w) => {
    const t = (u - 0.5) * 2;
    const side = Math.abs(t);
    const plan = side < 0.72 ? 22 * (1 - (side / 0.72) ** 2) : -depth * ((side - 0.72) / 0.28) ** 1.6;
    const y = Math.sign(t) * (side < 0.72 ? (side / 0.72) * width * 0.42 : width * (0.42 + 0.08 * Math.sin(((side - 0.72) / 0.28) * Math.PI * 0.5)));
    const bulge = rear ? 10 * Math.sin(Math.PI * w) : 12 * Math.sin(Math.PI * (0.25 + 0.75 * w)) - 8 * w;
    return [plan + bulge, y, height * (w - 0.5) - (side > 0.72 ? 0 : 3 * (1 - w))];
  };
  return join(
    skin(surface, 44, 10, 0),
    lines(lineOn(surface, [0, 0.62], [1, 0.62]), lineOn(surface, [0.02, 0.97], [0.98, 0.97]), ...(rear ? [lineOn(surface, [0.2, 0.24], [0.8, 0.24])] : [lineOn(surface, [0.24, 0.12], [0.76, 0.12]), lineOn(surface, [0.28, 0.42], [0.72, 0.42]), lineOn(surface, [0.24, 0.12], [0.28, 0.42]), lineOn(surface, [0.76, 0.12], [0.72, 0.42])])),
    lines(...[0.12, 0.88].map((u) => [...lineOn(surface, [u - 0.04, 0.22], [u + 0.04, 0.22]), ...lineOn(surface, [u + 0.04, 0.42], [u - 0.04, 0.42]), ...lineOn(surface, [u - 0.04, 0.22], [u - 0.04, 0.22])])),
  );
}

export const beam = (width: number, bow: number, height: number, thick: number): Solid =>
  sweep(Array.from({ length: 17 }, (_, i): Vec3 => {
    const t = i / 8 - 1;
    return [-bow * t * t, (t * width) / 2, 0];
  }), rectangle(thick, height, 3), { up: [0, 0, 1] });

export const foamBeam = (width: number, bow: number, height: number): Solid =>
  join(
    toned(beam(width, bow, height, 16), 1),
    lines(...Array.from({ length: 9 }, (_, i): Vec3[] => {
      const t = (i + 0.5) / 4.5 - 1;
      return [[-bow * t * t + 8.3, (t * width) / 2, -height * 0.3], [-bow * t * t + 8.3, (t * width) / 2, height * 0.3]];
    })),
  );

/** A grille: frame with bars, facing x. */
export function grille(width: number, height: number, bars: number, upright: boolean): Solid {
  const frame = prism(rectangle(width, height, height * 0.24), 8, { holes: [rectangle(width - 9, height - 9, height * 0.2)] });
  const slats = Array.from({ length: bars }, (_, i) => {
    const t = (i + 0.5) / bars - 0.5;
    return upright
      ? move(box(5, 3, height - 8), 4, t * (width - 12), 0)
      : move(box(5, width - 8, 3), 4, 0, t * (height - 12));
  });
  return join(frame, ...slats);
}

/** A closed rubber section along a loop: door, bonnet and boot seals. */
export const sealLoop = (points: readonly Vec3[], radius = 3): Solid => {
  const loop = smooth(points, 6, true);
  return toned(tube([...loop, ...loop.slice(0, 2)], radius), 2);
};

export const hinge = (size: number): Solid =>
  join(
    along(prism(rounded([[0, -10], [size, -8], [size, 8], [0, 10]], 5), 4, { holes: [circle(3, [size * 0.7, 0]), circle(3, [size * 0.35, 0])] }), 'z'),
    move(along(prism(rounded([[-size * 0.9, -9], [0, -10], [0, 10], [-size * 0.9, 9]], 5), 4, { holes: [circle(3, [-size * 0.6, 0])] }), 'z'), 0, 0, 10),
    move(along(tube([[-12, 0, 0], [12, 0, 0]], 5), 'y'), 0, 0, 7),
  );

/** A goose-neck hinge for lids. */
export const gooseNeck = (size: number): Solid =>
  join(
    sweep(smooth([[-size, 0, 0], [-size * 0.6, 0, 4], [-size * 0.3, 0, -12], [0, 0, -26], [size * 0.3, 0, -14], [size * 0.36, 0, 6]], 5), rectangle(6, 8), { up: [0, 1, 0] }),
    move(box(36, 20, 4, 0), -size, 0, 4),
    move(box(20, 20, 24, 4), size * 0.36, 0, 14),
  );

export const latch = (size: number): Solid =>
  join(
    along(prism(rounded([[-size, -size * 0.6], [size, -size * 0.6], [size * 0.8, size * 0.7], [-size * 0.8, size * 0.7]], 6), size * 0.5, { holes: [] }), 'z'),
    move(box(size * 0.4, size * 0.3, size * 0.5), 0, 0, size * 0.6),
    lines(rectangle(size * 0.5, size * 1.0, 4).map(([x, y]): Vec3 => [x, y, size * 0.5])),
    move(along(prism(circle(size * 0.18), 4), 'z'), -size * 0.5, size * 0.3, size * 0.5),
    move(along(prism(circle(size * 0.18), 4), 'z'), size * 0.5, size * 0.3, size * 0.5),
  );

export const striker = (): Solid =>
  join(along(prism(rectangle(46, 26, 8), 4, { holes: [circle(4, [-16, 0]), circle(4, [16, 0])] }), 'z'), tube(smooth([[-8, 0, 4], [-8, 0, 22], [0, 0, 28], [8, 0, 22], [8, 0, 4]], 4), 3));

export const emblem = (width: number, height: number): Solid =>
  join(prism(rectangle(width, height, Math.min(width, height) * 0.45), 3.5), lines(rectangle(width - 6, height - 6, Math.min(width, height) * 0.36).map(([y, z]): Vec3 => [3.5, y, z]), [[3.5, -width * 0.2, -height * 0.14], [3.5, 0, height * 0.2], [3.5, width * 0.2, -height * 0.14]]));

export const railBar = (span: number, rise: number): Solid =>
  join(sweep(smooth([[-span / 2, 0, -rise], [-span * 0.46, 0, -rise * 0.2], [-span * 0.36, 0, 0], [0, 0, 5], [span * 0.36, 0, 0], [span * 0.46, 0, -rise * 0.2], [span / 2, 0, -rise]], 7), rectangle(12, 14, 5), { up: [0, 1, 0], smooth: true }), lines());
