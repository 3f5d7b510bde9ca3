import { box, lines, ringMark, turned } from '../kit/primitives.ts';
import { join, move, onCircle, rotate, type Solid, toned } from '../kit/solid.ts';
import type { Vec2, Vec3 } from '../kit/vector.ts';

export type Tread = 'summer' | 'winter' | 'motorcycle';

interface TyreSize {
  readonly radius: number;
  readonly rim: number;
  readonly width: number;
}

/** A point of the tread: its place across the tyre from 0 to 1, and the angle. */
const onTread = ({ radius, width }: TyreSize, across: number, angle: number): Vec3 => [
  -width * (1 - across),
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];

const everyTurn = <T>(count: number, make: (angle: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make((Math.PI * 2 * i) / count));

/** The crown of a tyre with grooves round it, from low to high x. */
const grooved = ({ radius, width }: TyreSize, grooves: readonly number[], depth: number): Vec2[] => {
  const shoulder = width * 0.12;
  return [
    [-width + shoulder, radius - 3],
    [-width + shoulder * 1.6, radius],
    ...grooves.flatMap((across): Vec2[] => {
      const x = -width + width * across;
      return [
        [x - 2, radius],
        [x - 2, radius - depth],
        [x + 2, radius - depth],
        [x + 2, radius],
      ];
    }),
    [-shoulder * 1.6, radius],
    [-shoulder, radius - 3],
  ];
};

/** A crown that is round across the tyre, for a vehicle that leans. */
const roundCrown = ({ radius, rim, width }: TyreSize): Vec2[] =>
  Array.from({ length: 9 }, (_, i): Vec2 => {
    const t = (Math.PI * (i + 1)) / 10;
    return [-width / 2 - (width / 2) * Math.cos(t), rim + (radius - rim) * (0.45 + 0.55 * Math.sin(t))];
  });

const summerTread = (size: TyreSize): Solid => {
  const { radius, width } = size;
  const nearEdge = width * 0.12 * 0.8;
  return lines(
    ...everyTurn(48, (angle): Vec3[] => [
      [-nearEdge, (radius - 3) * Math.cos(angle), (radius - 3) * Math.sin(angle)],
      onTread(size, 0.76, angle + 0.03),
    ]),
  );
};

/** Mountain with snowflake, the mark of winter tyres, on the side wall. */
const snowflake = ({ radius, rim }: TyreSize): Solid => {
  const unit = (radius - rim) * 0.16;
  const x = 3;
  const peaks: readonly Vec2[] = [
    [-2.2, -1.6],
    [-1.3, 0.6],
    [-0.7, -0.1],
    [0, 1.9],
    [0.7, -0.1],
    [1.3, 0.6],
    [2.2, -1.6],
    [-2.2, -1.6],
  ];
  const arms = [0, 60, 120].map((degrees): Vec3[] => {
    const t = (Math.PI * degrees) / 180;
    return [-0.75, 0.75].map((k): Vec3 => [x, unit * k * Math.cos(t), unit * (k * Math.sin(t) - 0.6)]);
  });
  const sign = lines(
    peaks.map(([y, z]): Vec3 => [x, unit * y, unit * z]),
    ...arms,
  );
  // Its top points outwards.
  return onCircle(3, (radius + rim) / 2, rotate(sign, 'x', -90), 30);
};

/** Blocks on both shoulders, and wavy sipes across the ribs between them. */
const winterTread = (size: TyreSize): Solid => {
  const { radius, width } = size;
  const count = 40;
  const block = toned(box(width * 0.2, 10, radius * 0.125, 1), 2);
  const sipes = everyTurn(count * 2, (angle) =>
    [0.36, 0.54].map((from): Vec3[] =>
      [0, 1, 2, 3, 4].map((i) => onTread(size, from + 0.025 * i, angle + (i % 2 === 0 ? 0.012 : -0.012))),
    ),
  ).flat();
  return join(
    ...[0.14, 0.86].map((across, i) =>
      move(onCircle(count, radius - 4, block, i * (180 / count)), -width * (1 - across)),
    ),
    lines(...sipes),
    snowflake(size),
  );
};

/** Slanting grooves that meet in the middle and point the way the wheel turns. */
const motorcycleTread = (size: TyreSize): Solid => {
  const crown = roundCrown(size);
  const at = (i: number, angle: number): Vec3 => {
    const [x, radius] = crown[i] ?? [0, 0];
    return [x, (radius + 0.4) * Math.cos(angle), (radius + 0.4) * Math.sin(angle)];
  };
  return lines(
    ...everyTurn(20, (angle) =>
      [0, 0.035].flatMap((wide): Vec3[][] => [
        [4, 3, 2, 1].map((i) => at(i, angle + wide + 0.05 * (4 - i))),
        [4, 5, 6, 7].map((i) => at(i, angle + wide + 0.05 * (i - 4) + 0.15)),
      ]),
    ).flat(),
  );
};

const crowns: Readonly<Record<Tread, (size: TyreSize) => Vec2[]>> = {
  summer: (size) => grooved(size, [0.26, 0.42, 0.58, 0.74], 4),
  winter: (size) => grooved(size, [0.3, 0.5, 0.7], 6),
  motorcycle: roundCrown,
};

const treads: Readonly<Record<Tread, (size: TyreSize) => Solid>> = {
  summer: summerTread,
  winter: winterTread,
  motorcycle: motorcycleTread,
};

export const tyre = (radius: number, rim: number, width: number, tread: Tread = 'summer'): Solid => {
  const size = { radius, rim, width };
  return join(
    toned(
      turned(
        [
          [-width, rim],
          [-width - 2, (rim + radius) / 2],
          ...crowns[tread](size),
          [2, (rim + radius) / 2],
          [0, rim],
          [-6, rim * 0.98],
          [-width + 6, rim * 0.98],
        ],
        { ring: true, smooth: tread === 'motorcycle' },
      ),
      2,
    ),
    treads[tread](size),
    lines(ringMark(1.4, rim + (radius - rim) * 0.3), ringMark(0.6, rim + (radius - rim) * 0.12)),
  );
};
