import { boltHoles, circle, lobed, rounded } from '../kit/contour.ts';
import { box, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import { along, copies, join, move, onCircle, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { closedMark } from './turned-parts.ts';

export const dualMassFlywheel = (radius: number): Solid =>
  join(
    ring(radius, radius * 0.9, 9),
    lines(
      ...Array.from({ length: 84 }, (_, i): Vec3[] => {
        const a = (Math.PI * 2 * i) / 84;
        return [
          [0, radius * Math.cos(a), radius * Math.sin(a)],
          [9, radius * Math.cos(a), radius * Math.sin(a)],
        ];
      }),
    ),
    turned(
      [
        [2, radius * 0.16],
        [2, radius * 0.95],
        [22, radius * 0.95],
        [22, radius * 0.88],
        [26, radius * 0.88],
        [26, radius * 0.56],
        [20, radius * 0.5],
        [20, radius * 0.16],
      ],
      { ring: true },
    ),
    lines(
      ...boltHoles(8, radius * 0.32, radius * 0.045).map((h) => closedMark(h, 20)),
      ...boltHoles(6, radius * 0.8, 3).map((h) => closedMark(h, 26)),
      ringMark(26, radius * 0.7),
    ),
  );

export const clutchDisc = (radius: number): Solid => {
  const groove = (i: number): Vec3[] => {
    const t = (Math.PI * 2 * i) / 16;
    return [
      [4, radius * 0.66 * Math.cos(t), radius * 0.66 * Math.sin(t)],
      [4, radius * Math.cos(t + 0.08), radius * Math.sin(t + 0.08)],
    ];
  };
  return join(
    toned(move(ring(radius, radius * 0.66, 8), -4), 1),
    lines(...Array.from({ length: 16 }, (_, i) => groove(i))),
    move(ring(radius * 0.68, radius * 0.16, 4), -2),
    move(
      onCircle(
        4,
        radius * 0.42,
        join(
          along(box(18, 13, 13, 6), 'y'),
          lines([
            [8, -9, 0],
            [8, 9, 0],
          ]),
        ),
      ),
      2,
    ),
    move(ring(radius * 0.22, radius * 0.12, 22), -11),
    lines(
      ...Array.from({ length: 12 }, (_, i): Vec3[] => {
        const t = (Math.PI * 2 * i) / 12;
        return [
          [11, radius * 0.12 * Math.cos(t), radius * 0.12 * Math.sin(t)],
          [11, radius * 0.15 * Math.cos(t), radius * 0.15 * Math.sin(t)],
        ];
      }),
    ),
  );
};

export const pressurePlate = (radius: number): Solid => {
  const finger = (i: number): Vec3[] => {
    const t = (Math.PI * 2 * i) / 18;
    return [
      [30, radius * 0.2 * Math.cos(t), radius * 0.2 * Math.sin(t)],
      [22, radius * 0.6 * Math.cos(t), radius * 0.6 * Math.sin(t)],
    ];
  };
  return join(
    prism(lobed(6, radius * 0.93, radius * 1.04), 4, {
      holes: [circle(radius * 0.6), ...boltHoles(6, radius * 0.97, 3)],
    }),
    turned(
      [
        [0, radius * 0.6],
        [0, radius * 0.88],
        [18, radius * 0.84],
        [22, radius * 0.78],
        [22, radius * 0.62],
      ],
      {},
    ),
    turned([
      [22, radius * 0.62],
      [30, radius * 0.2],
    ]),
    lines(...Array.from({ length: 18 }, (_, i) => finger(i)), ringMark(30, radius * 0.2)),
  );
};

export const releaseBearing = (radius: number): Solid =>
  join(
    turned(
      [
        [0, radius * 0.5],
        [0, radius * 0.72],
        [10, radius * 0.72],
        [10, radius],
        [26, radius],
        [26, radius * 0.82],
        [30, radius * 0.76],
        [30, radius * 0.5],
      ],
      { ring: true },
    ),
    copies(box(10, 8, 16), [5, radius * 0.8, 0], [5, -radius * 0.8, 0]),
    lines(ringMark(18, radius)),
  );

export const releaseFork = (span: number): Solid =>
  join(
    prism(
      rounded(
        [
          [-26, 30],
          [-14, 34],
          [-12, 6],
          [12, 6],
          [14, 34],
          [26, 30],
          [24, -6],
          [9, -22],
          [7, -span * 0.7],
          [-7, -span * 0.7],
          [-9, -22],
          [-24, -6],
        ],
        5,
      ),
      7,
      { holes: [circle(6, [0, -10])] },
    ),
    lines(
      [
        [7, -3, -30],
        [7, -3, -span * 0.6],
      ],
      [
        [7, 3, -30],
        [7, 3, -span * 0.6],
      ],
    ),
  );

export const guideTube = (): Solid =>
  join(
    prism(
      rounded(
        [
          [-32, -24],
          [32, -24],
          [32, 24],
          [-32, 24],
        ],
        12,
      ),
      5,
      { holes: [circle(12), ...[-24, 24].flatMap((y) => [circle(3, [y, 17]), circle(3, [y, -17])])] },
    ),
    move(ring(15, 12, 44), 5),
  );
