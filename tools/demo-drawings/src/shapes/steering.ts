import { circle, hullOfCircles, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, torus, turned } from '../kit/primitives.ts';
import { along, join, move, rotate, type Solid, toned } from '../kit/solid.ts';
import { thread } from './fasteners.ts';
import { closedMark, shaft, splines } from './turned-parts.ts';

/** A rack and pinion gear along y: tube, pinion tower, motor. */
export const steeringRack = (span: number): Solid =>
  join(
    shaft([span * 0.16, 20], [span * 0.5, 17], [span * 0.22, 22], [span * 0.12, 20]),
    lines(ringMark(span * 0.1, 20), ringMark(span * 0.3, 17), ringMark(span * 0.5, 17)),
    move(
      along(
        join(
          turned([
            [0, 0],
            [0, 22],
            [34, 19],
            [40, 13],
            [52, 12],
            [52, 8],
            [66, 8],
            [66, 0],
          ]),
          splines(8, 54, 66, 12),
        ),
        'z',
      ),
      span * 0.76,
      8,
      -8,
    ),
    move(prism(rectangle(30, 20, 6), 26), span * 0.1, 0, -26),
    move(along(ring(13, 7, 36), 'y'), span * 0.24, -18, -22),
    move(along(ring(13, 7, 36), 'y'), span * 0.62, -18, -24),
    move(shaft([40, 8]), -40),
    move(shaft([40, 8]), span),
  );

export const tieRod = (span: number): Solid =>
  join(
    turned([
      [-12, 0],
      [-8, 9],
      [0, 12],
      [8, 10],
      [12, 6],
      [12, 5],
      [span - 40, 5],
      [span - 40, 6.2],
      [span, 6.2],
      [span, 0],
    ]),
    lines(...thread(6.2, span - 38, span - 2, 3)),
    move(cylinder(7, 18), -26),
  );

export const tieRodEnd = (): Solid =>
  join(
    turned([
      [0, 5],
      [0, 9],
      [34, 9],
      [34, 0],
    ]),
    move(
      turned(
        [
          [-14, 0],
          [-10, 10],
          [0, 14],
          [10, 10],
          [14, 0],
        ],
        { smooth: true },
      ),
      44,
    ),
    move(
      along(
        join(
          toned(
            turned([
              [8, 0],
              [8, 12],
              [20, 7],
              [20, 0],
            ]),
            2,
          ),
          move(cylinder(5, 22), 20),
          lines(...thread(5, 30, 41, 2.6)),
        ),
        'z',
      ),
      44,
    ),
  );

export const steeringColumn = (span: number): Solid =>
  join(
    shaft([30, 7], [span * 0.5, 17], [span * 0.2, 20], [26, 9], [16, 7]),
    lines(ringMark(60, 17), ringMark(span * 0.4, 17)),
    splines(7, 0, 20, 12),
    move(box(70, 56, 14, 4), span * 0.5, 0, 20),
    ...[-1, 1].flatMap((s) => [
      move(along(ring(8, 4, 12), 'z'), span * 0.4, s * 34, 14),
      move(along(ring(8, 4, 12), 'z'), span * 0.62, s * 34, 14),
    ]),
    move(box(60, 30, 26, 6), span * 0.4, 0, -24),
    move(along(shaft([40, 4], [30, 7]), 'y'), span * 0.6, 16, -16),
  );

/** A steering wheel: rim round x, spokes, hub. */
export function steeringWheel(radius: number, spokes: number): Solid {
  const angles = spokes === 3 ? [0, 180, 270] : [10, 170, 250, 290];
  return join(
    move(torus(radius, 9), 6),
    ...angles.map((d) => rotate(move(box(10, radius * 0.62, 22, 3), 0, radius * 0.64, 0), 'x', d)),
    turned([
      [-18, 0],
      [-18, radius * 0.3],
      [-8, radius * 0.4],
      [0, radius * 0.4],
      [0, radius * 0.16],
      [-6, radius * 0.14],
      [-6, 0],
    ]),
    lines(closedMark(rectangle(radius * 0.5, radius * 0.36, 8), 0)),
  );
}

export const airbagCushion = (size: number): Solid =>
  join(
    prism(
      rounded(
        [
          [-size * 0.5, size * 0.24],
          [-size * 0.44, -size * 0.16],
          [-size * 0.16, -size * 0.42],
          [size * 0.16, -size * 0.42],
          [size * 0.44, -size * 0.16],
          [size * 0.5, size * 0.24],
          [size * 0.3, size * 0.36],
          [-size * 0.3, size * 0.36],
        ],
        size * 0.12,
      ),
      12,
      { taper: 0.04 },
    ),
    move(prism(circle(size * 0.16), 1), 12),
    lines(
      closedMark(circle(size * 0.1), 13),
      [
        [12, -size * 0.4, size * 0.02],
        [12, -size * 0.2, size * 0.02],
      ],
      [
        [12, size * 0.2, size * 0.02],
        [12, size * 0.4, size * 0.02],
      ],
    ),
    move(box(24, size * 0.5, size * 0.36, 6), -12),
    move(cylinder(size * 0.16, 12), -34),
  );

export const pedal = (length: number, side: number): Solid =>
  join(
    prism(
      hullOfCircles([
        [0, 0, 9],
        [side, -length, 6],
      ]),
      7,
      { holes: [circle(4)] },
    ),
    move(cylinder(9, 30), -12),
    move(rotate(box(8, 40, 32, 5), 'y', 30), 4, side, -length - 4),
  );

export const gasSpring = (span: number): Solid =>
  join(
    shaft([span * 0.55, 7.5], [span * 0.38, 3.2]),
    lines(ringMark(6, 7.5), ringMark(span * 0.5, 7.5)),
    move(join(cylinder(5, 12), along(cylinder(6, 10), 'y')), -8, -4, 0),
    move(join(cylinder(5, 12), along(cylinder(6, 10), 'y')), span * 0.93, -4, 0),
  );
