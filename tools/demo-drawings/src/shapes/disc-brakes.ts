import { boltHoles, circle, type Contour, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, turned } from '../kit/primitives.ts';
import { copies, join, move, onCircle, type Solid, toned } from '../kit/solid.ts';
import type { Vec2, Vec3 } from '../kit/vector.ts';

const arc = (radius: number, from: number, to: number, steps = Math.ceil(Math.abs(to - from) / 7)): Vec2[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [radius * Math.cos(t), radius * Math.sin(t)];
  });

/** A sector of a ring: pads, shoes, shields. */
export const sector = (inner: number, outer: number, from: number, to: number): Contour => [
  ...arc(outer, from, to),
  ...arc(inner, to, from),
];

interface DiscOptions {
  readonly radius: number;
  readonly vented: boolean;
  readonly bolts: number;
  readonly drilled: boolean;
}

export function brakeDisc({ radius, vented, bolts, drilled }: DiscOptions): Solid {
  const hat = radius * 0.53;
  const holes = drilled
    ? [0.66, 0.78, 0.9].flatMap((share, k) => boltHoles(14, radius * share, 3, k * 9))
    : [];
  const plate = (x: number): Solid =>
    move(prism(circle(radius), 6, { holes: [circle(hat * 0.96), ...holes] }), x);
  const vanes = onCircle(vented ? 44 : 0, radius * 0.97, box(8, radius * 0.05, 4));
  const bell = turned(
    [
      [-2, hat * 0.9],
      [-2, hat + 3],
      [2, hat + 3],
      [30, hat],
      [34, hat * 0.94],
      [34, hat * 0.4],
      [28, hat * 0.4],
      [28, hat * 0.86],
    ],
    { ring: true },
  );
  const boltMarks = boltHoles(bolts, hat * 0.68, hat * 0.085, 90).map((hole) =>
    [...hole, hole[0] ?? [0, 0]].map(([y, z]): Vec3 => [34, y, z]),
  );
  const screwMark = circle(hat * 0.05, [hat * 0.68, 0]);
  return join(
    vented ? join(plate(-12), move(vanes, -2), ring(radius * 0.94, hat, 0.1), plate(2)) : plate(-4),
    bell,
    lines(
      ...boltMarks,
      [...screwMark, screwMark[0] ?? [0, 0]].map(([y, z]): Vec3 => [34, y, z]),
    ),
  );
}

/** A lining on its back plate, friction side towards low x. */
export function brakePad(width: number, height: number): Solid {
  const ears: Contour = rounded(
    [
      [-width / 2, -height * 0.2],
      [-width * 0.42, -height * 0.5],
      [width * 0.42, -height * 0.5],
      [width / 2, -height * 0.2],
      [width * 0.58, -height * 0.2],
      [width * 0.58, height * 0.12],
      [width / 2, height * 0.12],
      [width * 0.46, height * 0.45],
      [width * 0.2, height * 0.54],
      [-width * 0.2, height * 0.54],
      [-width * 0.46, height * 0.45],
      [-width / 2, height * 0.12],
      [-width * 0.58, height * 0.12],
      [-width * 0.58, -height * 0.2],
    ],
    2.5,
  );
  const lining: Contour = rounded(
    [
      [-width * 0.44, -height * 0.4],
      [width * 0.44, -height * 0.4],
      [width * 0.42, height * 0.36],
      [width * 0.18, height * 0.44],
      [-width * 0.18, height * 0.44],
      [-width * 0.42, height * 0.36],
    ],
    4,
  );
  return join(toned(move(prism(lining, 11), -11), 2), prism(ears, 5));
}

/** A floating caliper; pistons push towards low x, the bridge spans over the disc. */
export function caliper(size: number, pistons: number): Solid {
  const [w, h] = [size, size * 0.56];
  const housing: Contour = rounded(
    [
      [-w * 0.4, -h * 0.5],
      [w * 0.4, -h * 0.5],
      [w * 0.5, 0],
      [w * 0.44, h * 0.42],
      [w * 0.2, h * 0.56],
      [-w * 0.2, h * 0.56],
      [-w * 0.44, h * 0.42],
      [-w * 0.5, 0],
    ],
    9,
  );
  const finger: Contour = rounded(
    [
      [-w * 0.36, -h * 0.42],
      [-w * 0.1, -h * 0.42],
      [-w * 0.1, -h * 0.05],
      [w * 0.1, -h * 0.05],
      [w * 0.1, -h * 0.42],
      [w * 0.36, -h * 0.42],
      [w * 0.42, h * 0.4],
      [w * 0.2, h * 0.56],
      [-w * 0.2, h * 0.56],
      [-w * 0.42, h * 0.4],
    ],
    6,
  );
  const offsets = pistons === 1 ? [0] : [-w * 0.2, w * 0.2];
  const bore = (y: number): Solid =>
    move(join(cylinder(h * 0.36, 14), move(cylinder(h * 0.3, 4), 14)), 30, y, -h * 0.05);
  const ear = (side: number): Solid =>
    move(join(box(12, 22, 20, 6), move(ring(8.5, 4, 16), -8)), 14, side * w * 0.56, -h * 0.1);
  return join(
    move(prism(housing, 30), 0),
    move(prism(finger, 14), -58),
    move(box(48, w * 0.78, h * 0.2, 6), -22, 0, h * 0.44),
    lines(
      [
        [-44, -w * 0.14, h * 0.541],
        [-2, -w * 0.14, h * 0.541],
      ],
      [
        [-44, w * 0.14, h * 0.541],
        [-2, w * 0.14, h * 0.541],
      ],
    ),
    ...offsets.map(bore),
    ear(1),
    ear(-1),
  );
}

/** The carrier that bolts to the knuckle and holds the pads. */
export function caliperBracket(size: number): Solid {
  const [w, h] = [size * 1.12, size * 0.5];
  const frame: Contour = rounded(
    [
      [-w * 0.5, -h * 0.4],
      [w * 0.5, -h * 0.4],
      [w * 0.5, h * 0.5],
      [w * 0.36, h * 0.5],
      [w * 0.36, -h * 0.02],
      [-w * 0.36, -h * 0.02],
      [-w * 0.36, h * 0.5],
      [-w * 0.5, h * 0.5],
    ],
    4,
  );
  const arms = copies(box(60, w * 0.13, h * 0.3, 3), [-30, w * 0.43, h * 0.33], [-30, -w * 0.43, h * 0.33]);
  const front = prism(frame, 12, {
    holes: [circle(5.5, [-w * 0.3, -h * 0.2]), circle(5.5, [w * 0.3, -h * 0.2])],
  });
  return join(
    arms,
    front,
    move(
      prism(
        rounded(
          [
            [-w * 0.5, h * 0.1],
            [-w * 0.36, h * 0.1],
            [-w * 0.36, h * 0.5],
            [-w * 0.5, h * 0.5],
          ],
          2,
        ),
        8,
      ),
      -66,
    ),
    move(
      prism(
        rounded(
          [
            [w * 0.36, h * 0.1],
            [w * 0.5, h * 0.1],
            [w * 0.5, h * 0.5],
            [w * 0.36, h * 0.5],
          ],
          2,
        ),
        8,
      ),
      -66,
    ),
  );
}

export function splashShield(radius: number): Solid {
  const rim = sector(radius * 0.34, radius, -40, 250);
  return join(
    prism(rim, 2.5, { holes: boltHoles(3, radius * 0.46, 3.4, 100) }),
    move(prism(sector(radius * 0.95, radius, -40, 250), 8), 0),
    lines(
      sector(radius * 0.56, radius * 0.58, -20, 230)
        .slice(0, 15)
        .map(([y, z]): Vec3 => [2.5, y, z]),
    ),
  );
}
