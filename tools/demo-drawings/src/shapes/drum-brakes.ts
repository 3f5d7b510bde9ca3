import { sector } from './disc-brakes.ts';
import { boltHoles, circle, hullOfCircles } from '../kit/contour.ts';
import { box, coil, cylinder, lines, prism, ring, turned } from '../kit/primitives.ts';
import { join, move, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';

export const brakeDrum = (radius: number, bolts: number): Solid =>
  join(
    turned(
      [
        [-40, radius * 0.9],
        [-40, radius],
        [-34, radius],
        [-34, radius * 0.96],
        [0, radius * 0.96],
        [6, radius * 0.88],
        [6, radius * 0.3],
        [0, radius * 0.3],
        [0, radius * 0.86],
      ],
      { ring: true },
    ),
    lines(
      ...boltHoles(bolts, radius * 0.52, radius * 0.07).map((hole) =>
        [...hole, hole[0] ?? [0, 0]].map(([y, z]): Vec3 => [6, y, z]),
      ),
    ),
  );

export const backingPlate = (radius: number): Solid =>
  join(
    prism(circle(radius), 3, { holes: [circle(radius * 0.3), ...boltHoles(4, radius * 0.42, 4, 45)] }),
    move(ring(radius, radius - 4, 8), 0),
    move(box(10, 26, 16, 3), 6, 0, radius * 0.72),
    move(box(8, 34, 12, 3), 6, 0, -radius * 0.74),
    lines(circle(radius * 0.6).map(([y, z]): Vec3 => [3, y, z])),
  );

/** One shoe of a drum brake, its lining outwards; `side` chooses left or right of the axis. */
export const brakeShoe = (radius: number, side: 1 | -1): Solid => {
  const [from, to] = side === 1 ? [-62, 62] : [118, 242];
  return join(
    toned(prism(sector(radius - 7, radius, from, to), 26), 1),
    move(prism(sector(radius - 9, radius - 7, from - 4, to + 4), 26), 0),
    move(
      prism(sector(radius * 0.66, radius - 9, from - 6, to + 6), 3, {
        holes: [circle(4, [side * (radius * 0.76), 0]), circle(3, [side * radius * 0.5, radius * 0.6])],
      }),
      12,
    ),
  );
};

export const adjuster = (): Solid =>
  join(
    turned([
      [0, 0],
      [0, 4],
      [18, 4],
      [18, 9],
      [23, 9],
      [23, 4.5],
      [44, 4.5],
      [44, 0],
    ]),
    lines(
      ...Array.from({ length: 12 }, (_, i): Vec3[] => {
        const t = (Math.PI * 2 * i) / 12;
        return [
          [18, 9 * Math.cos(t), 9 * Math.sin(t)],
          [23, 9 * Math.cos(t), 9 * Math.sin(t)],
        ];
      }),
    ),
    move(box(8, 3, 12), -3),
    move(box(8, 3, 12), 47),
  );

export const expander = (): Solid =>
  join(
    prism(
      hullOfCircles([
        [-14, 0, 7],
        [14, 6, 6],
      ]),
      5,
      { holes: [circle(3, [-14, 0])] },
    ),
    move(
      prism(
        hullOfCircles([
          [-14, 0, 7],
          [14, -6, 6],
        ]),
        5,
      ),
      7,
    ),
    move(cylinder(3, 16), -2, -14, 0),
  );

export const holdDownSpring = (): Solid => join(coil(7, 1.3, 4, 18), move(ring(8, 2, 2), 18));
