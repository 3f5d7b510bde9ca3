import { boltHoles, circle, type Contour, convexHull, lobed, rectangle } from '../kit/contour.ts';
import { box, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import { along, join, move, onCircle, type Solid } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { closedMark, shaft } from './turned-parts.ts';

/** A steering knuckle standing on z; bearing eye faces x. */
export function knuckle(size: number): Solid {
  const outline = convexHull([...circle(size * 0.5), ...circle(size * 0.2, [size * 0.1, size * 0.9])]);
  const lower = convexHull([...circle(size * 0.5), ...circle(size * 0.2, [-size * 0.1, -size * 0.86])]);
  const arm = convexHull([
    ...circle(size * 0.3, [size * 0.2, 0]),
    ...circle(size * 0.15, [size * 1.1, -size * 0.2]),
  ]);
  const bore = circle(size * 0.38);
  return join(
    prism(outline, 20, { holes: [bore] }),
    prism(lower, 20, { holes: [bore] }),
    move(prism(circle(size * 0.52), 32, { holes: [bore] }), -2),
    move(prism(arm, 14, { holes: [circle(size * 0.38), circle(size * 0.08, [size * 1.1, -size * 0.2])] }), 2),
    move(along(ring(size * 0.2, size * 0.13, 40), 'z'), 10, size * 0.1, size * 0.84),
    move(along(ring(size * 0.18, size * 0.1, 16), 'z'), 10, -size * 0.1, -size * 1.0),
    ...[-1, 1].map((s) =>
      move(prism(circle(size * 0.13), 26, { holes: [circle(size * 0.07)] }), 0, -size * 0.62, s * size * 0.3),
    ),
    move(box(16, size * 0.3, size * 0.76, 4), 10, -size * 0.52, 0),
  );
}

export const wheelHub = (radius: number, studs: number): Solid =>
  join(
    prism(circle(radius), 9, { holes: [circle(radius * 0.24), ...boltHoles(studs, radius * 0.74, 4)] }),
    move(shaft([34, radius * 0.44]), -34),
    move(ring(radius * 0.4, radius * 0.24, 12), 9),
    lines(ringMark(9, radius * 0.52)),
    splinesInside(radius * 0.24, 21),
  );

const splinesInside = (radius: number, x: number): Solid =>
  lines(
    ...Array.from({ length: 14 }, (_, i): Vec3[] => {
      const t = (Math.PI * 2 * i) / 14;
      return [
        [x, radius * Math.cos(t), radius * Math.sin(t)],
        [x, radius * 1.18 * Math.cos(t), radius * 1.18 * Math.sin(t)],
      ];
    }),
  );

export const hubBearing = (radius: number, flanged: boolean): Solid =>
  join(
    turned(
      [
        [0, radius * 0.5],
        [0, radius * 0.96],
        [3, radius],
        [33, radius],
        [36, radius * 0.96],
        [36, radius * 0.5],
      ],
      { ring: true },
    ),
    lines(ringMark(36, radius * 0.86), ringMark(36, radius * 0.62), ringMark(18, radius)),
    ...(flanged
      ? [
          move(
            prism(lobed(4, radius * 1.0, radius * 1.5), 8, {
              holes: [circle(radius * 0.9), ...boltHoles(4, radius * 1.28, 4)],
            }),
            12,
          ),
        ]
      : []),
  );

interface RimLook {
  readonly isDoubleSpoke?: boolean;
  /** As a share of the radius. */
  readonly width?: number;
}

/** A cast rim: barrel, lip and spokes. Face towards high x. */
export function wheelRim(
  radius: number,
  spokes: number,
  bolts: number,
  { isDoubleSpoke = false, width: share = 0.7 }: RimLook = {},
): Solid {
  const width = radius * share;
  const barrel = turned(
    [
      [-width, radius * 0.93],
      [-width, radius],
      [-width + 5, radius],
      [-width + 8, radius * 0.94],
      [-width * 0.5, radius * 0.86],
      [-8, radius * 0.92],
      [-5, radius],
      [0, radius],
      [0, radius * 0.93],
      [-6, radius * 0.9],
      [-width * 0.5, radius * 0.82],
    ],
    { ring: true },
  );
  const spoke: Contour = [
    [radius * 0.2, -radius * 0.1],
    [radius * 0.62, -radius * 0.055],
    [radius * 0.92, -radius * 0.1],
    [radius * 0.92, radius * 0.1],
    [radius * 0.62, radius * 0.055],
    [radius * 0.2, radius * 0.1],
  ];
  const pair = [-1, 1].map((side) =>
    move(prism(rectangle(radius * 0.68, radius * 0.07), 14), 0, radius * 0.54, side * radius * 0.1),
  );
  return join(
    barrel,
    onCircle(spokes, 0, move(isDoubleSpoke ? join(...pair) : prism(spoke, 14), -20), 90),
    move(
      turned([
        [-14, 0],
        [-14, radius * 0.3],
        [2, radius * 0.28],
        [4, radius * 0.24],
        [4, radius * 0.12],
        [0, radius * 0.11],
        [0, 0],
      ]),
      -10,
    ),
    lines(...boltHoles(bolts, radius * 0.185, radius * 0.03, 90).map((h) => closedMark(h, -6.4))),
  );
}
