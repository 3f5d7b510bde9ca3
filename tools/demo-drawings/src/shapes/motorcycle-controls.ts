import { circle, type Contour, convexHull, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, tube, turned } from '../kit/primitives.ts';
import { along, join, move, rotate, type Solid, toned } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { facing } from './hoses.ts';
import { pillow } from './plates.ts';

/** A fork slider along x, axle lug at low x. */
export const forkSlider = (span: number): Solid =>
  join(
    turned([
      [0, 0],
      [0, 13],
      [20, 15],
      [span * 0.3, 17],
      [span - 24, 17],
      [span - 24, 20],
      [span, 20],
      [span, 16],
      [span - 16, 15],
      [span - 16, 0],
    ]),
    lines(ringMark(span - 12, 20)),
    move(along(ring(15, 9, 30), 'y'), 2, -15, -12),
    move(box(26, 8, 20, 4), span * 0.36, 0, 22),
    move(box(26, 8, 20, 4), span * 0.52, 0, 22),
  );

export const stanchion = (span: number): Solid =>
  join(
    turned(
      [
        [0, 8],
        [0, 12.6],
        [span - 10, 12.6],
        [span - 8, 12],
        [span, 12],
        [span, 9],
      ],
      {},
    ),
    lines(ringMark(span - 14, 12.6), ringMark(10, 12.6)),
    move(cylinder(9, span - 4), 2),
  );

export function forkBridge(spread: number, lower: boolean): Solid {
  const eye = (y: number): Contour => circle(22, [0, y]);
  const bars: Contour = convexHull([
    ...circle(20, [0, -spread]),
    ...circle(16, [-26, 0]),
    ...circle(20, [0, spread]),
  ]);
  return join(
    along(
      prism(bars, lower ? 26 : 18, {
        holes: [circle(13, [0, -spread]), circle(13, [0, spread]), circle(8, [-24, 0])],
      }),
      'z',
    ),
    ...[-spread, spread].map((y) =>
      along(prism(eye(y), lower ? 34 : 20, { holes: [circle(13, [0, y])] }), 'z'),
    ),
    ...(lower
      ? [
          move(along(cylinder(10, 110), 'z'), -24, 0, 20),
          lines(
            ...[100, 104, 108, 112].map((z): Vec3[] =>
              circle(10, [-24, 0]).map(([x, y]): Vec3 => [x, y, 20 + z - 10]),
            ),
          ),
        ]
      : []),
  );
}

export const handlebar = (half: number): Solid =>
  tube(
    smooth(
      [
        [10, -half, 30],
        [4, -half * 0.66, 32],
        [8, -half * 0.42, 26],
        [18, -half * 0.24, 0],
        [20, 0, 0],
        [18, half * 0.24, 0],
        [8, half * 0.42, 26],
        [4, half * 0.66, 32],
        [10, half, 30],
      ],
      7,
    ),
    7,
    { bore: 5 },
  );

export const grip = (span: number): Solid =>
  join(
    toned(
      turned(
        [
          [0, 7],
          [0, 14],
          [4, 14],
          [6, 11],
          [span * 0.5, 12],
          [span - 3, 11],
          [span, 13],
          [span, 7],
        ],
        { ring: true },
      ),
      2,
    ),
    lines(...Array.from({ length: Math.floor(span / 8) }, (_, i) => ringMark(8 + i * 8, 11.4))),
  );

export const leverBlade = (span: number, side: 1 | -1): Solid => {
  const path = smooth(
    [
      [0, 0, 0],
      [14, side * 18, 0],
      [20, side * span * 0.5, -2],
      [10, side * span * 0.86, -4],
      [6, side * span, -4],
    ],
    6,
  );
  return join(
    tube(path, 4),
    facing(
      turned(
        [
          [-6, 0],
          [-4, 5],
          [0, 6.5],
          [4, 5],
          [6, 0],
        ],
        { smooth: true },
      ),
      [0, side, 0],
      path[path.length - 1] ?? [0, 0, 0],
    ),
    move(along(ring(10, 4, 12), 'z'), 0, 0, -6),
  );
};

export const leverCylinder = (side: 1 | -1): Solid =>
  join(
    along(ring(14, 8, 20), 'y'),
    move(box(46, 30, 26, 5), 26, side * 14, 2),
    move(along(pillow(24, 46, 40, 6), 'z'), 30, side * 16, 28),
    move(along(cylinder(5, 14), 'y'), 30, side === 1 ? -16 : 2, 0),
  );

export const switchUnit = (): Solid =>
  join(
    ring(17, 8, 34),
    move(box(26, 16, 30, 5), 17, 12, 4),
    lines(rectangle(14, 8, 3).map(([x, z]): Vec3 => [17 + x, 20.2, 6 + z])),
    move(box(8, 6, 8, 2), 17, 22, -6),
    tube(
      smooth(
        [
          [17, 0, -14],
          [20, 4, -34],
          [40, 10, -60],
        ],
        4,
      ),
      3,
    ),
  );

export const barClamp = (): Solid =>
  join(
    prism(
      rounded(
        [
          [-22, -14],
          [22, -14],
          [22, 14],
          [-22, 14],
        ],
        6,
      ),
      18,
      { holes: [circle(8)] },
    ),
    lines(
      [
        [18, -22, 0],
        [18, -8, 0],
      ],
      [
        [18, 8, 0],
        [18, 22, 0],
      ],
    ),
    move(along(cylinder(6, 22), 'z'), 9, 0, -36),
  );

export const stalkMirror = (side: 1 | -1): Solid =>
  join(
    tube(
      smooth(
        [
          [0, 0, 0],
          [0, side * 8, 40],
          [4, side * 34, 66],
        ],
        6,
      ),
      4,
    ),
    move(rotate(pillow(16, 66, 40, 12), 'z', 0), 8, side * 60, 78),
    toned(move(prism(rectangle(56, 31, 12), 1.4), 16, side * 60, 78), 1),
    move(along(cylinder(7, 8), 'z'), 0, 0, -6),
  );
