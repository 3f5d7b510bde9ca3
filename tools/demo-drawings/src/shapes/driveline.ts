import { boltHoles, circle, lobed, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, tube, turned } from '../kit/primitives.ts';
import { along, join, move, onCircle, rotate, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { closedMark, shaft, splines } from './turned-parts.ts';

/** A ball- or tripod-joint bell with its stub. */
export const jointBell = (radius: number, outer: boolean): Solid =>
  outer
    ? join(
        turned([
          [0, radius * 0.8],
          [0, radius * 0.92],
          [8, radius * 0.95],
          [16, radius],
          [30, radius * 0.94],
          [44, radius * 0.7],
          [48, radius * 0.42],
          [56, radius * 0.42],
          [56, radius * 0.34],
          [86, radius * 0.34],
          [86, radius * 0.26],
          [104, radius * 0.26],
          [104, 0],
        ]),
        splines(radius * 0.34, 60, 86, 18),
        lines(...[90, 93, 96, 99].map((x) => ringMark(x, radius * 0.26))),
      )
    : join(
        prism(lobed(3, radius * 0.86, radius), 42, {}),
        move(shaft([8, radius * 0.6], [34, radius * 0.36]), -42),
        splines(radius * 0.36, -42, -14, 16),
        lines(closedMark(lobed(3, radius * 0.6, radius * 0.8), 42)),
      );

export const flexDisc = (radius: number, lugs = 6): Solid =>
  join(
    toned(
      prism(lobed(lugs, radius * 0.9, radius), 18, {
        holes: [circle(radius * 0.46), ...boltHoles(lugs, radius * 0.76, radius * 0.1)],
      }),
      2,
    ),
    onCircle(lugs, radius * 0.76, move(ring(radius * 0.17, radius * 0.1, 22), -2)),
  );

const threeArmFlange = (radius: number): Solid =>
  join(
    prism(lobed(3, radius * 0.3, radius, 0, 12), 8, { holes: boltHoles(3, radius * 0.82, 4) }),
    move(cylinder(radius * 0.34, 14), 8),
  );

export const universalJoint = (size: number): Solid =>
  join(
    cylinder(size * 0.36, 1),
    move(
      tube(
        [
          [0, -size, 0],
          [0, size, 0],
        ],
        size * 0.3,
      ),
      0,
    ),
    move(
      tube(
        [
          [0, 0, -size],
          [0, 0, size],
        ],
        size * 0.3,
      ),
      0,
    ),
    ...[-1, 1].flatMap((s) => [
      move(along(cylinder(size * 0.4, size * 0.4), 'y'), 0, s === 1 ? size * 0.8 : -size * 1.2, 0),
      move(along(cylinder(size * 0.4, size * 0.4), 'z'), 0, 0, s === 1 ? size * 0.8 : -size * 1.2),
    ]),
  );

/** A propshaft tube along x with yokes or flanges. */
export const propTube = (span: number, radius: number, flangeFirst: boolean): Solid =>
  join(
    flangeFirst ? move(threeArmFlange(radius * 1.9), 0) : move(universalJoint(radius * 0.8), 0),
    turned([
      [16, 0],
      [16, radius * 0.6],
      [30, radius],
      [span - 20, radius],
      [span - 6, radius * 0.6],
      [span, radius * 0.5],
      [span, 0],
    ]),
    lines(ringMark(34, radius), ringMark(span - 24, radius)),
    flangeFirst
      ? move(join(cylinder(radius * 0.5, 36), splines(radius * 0.5, 8, 36, 14)), span)
      : move(
          prism(rectangle(radius * 2.2, radius * 2.2, 12), 8, {
            holes: boltHoles(4, radius * 1.16, 3.4, 45),
          }),
          span,
        ),
  );

export const centreBearing = (radius: number): Solid =>
  join(
    toned(
      turned(
        [
          [0, radius * 0.5],
          [0, radius],
          [18, radius],
          [18, radius * 0.5],
        ],
        { ring: true },
      ),
      2,
    ),
    ring(radius * 0.55, radius * 0.3, 18),
    move(
      prism(
        rounded(
          [
            [-radius * 1.7, -radius * 0.9],
            [radius * 1.7, -radius * 0.9],
            [radius * 1.7, -radius * 0.5],
            [radius * 1.05, -radius * 0.2],
            [radius * 1.05, radius * 0.5],
            [0, radius * 1.2],
            [-radius * 1.05, radius * 0.5],
            [-radius * 1.05, -radius * 0.2],
            [-radius * 1.7, -radius * 0.5],
          ],
          6,
        ),
        10,
        {
          holes: [
            circle(radius),
            circle(4, [radius * 1.45, -radius * 0.7]),
            circle(4, [-radius * 1.45, -radius * 0.7]),
          ],
        },
      ),
      4,
    ),
  );

export function differentialCase(size: number): Solid {
  const nose = turned([
    [-size * 1.0, 0],
    [-size * 1.0, size * 0.34],
    [-size * 0.7, size * 0.4],
    [-size * 0.3, size * 0.62],
    [0, size * 0.8],
    [0, 0],
  ]);
  const flange = prism(lobed(8, size * 0.84, size * 0.92), 9, {
    holes: [circle(size * 0.66), ...boltHoles(8, size * 0.84, 3)],
  });
  const side = (s: 1 | -1): Solid =>
    move(
      along(ring(size * 0.36, size * 0.22, size * 0.4), 'y'),
      -size * 0.2,
      s === 1 ? size * 0.6 : -size,
      0,
    );
  return join(
    nose,
    flange,
    side(1),
    side(-1),
    move(ring(size * 0.7, size * 0.62, 2), 0),
    ...[45, 90, 135, 225, 315].map((d) =>
      rotate(move(box(size * 0.6, 6, 4), -size * 0.34, size * 0.62, 0), 'x', d),
    ),
    move(box(size * 0.3, size * 1.9, 14, 4), -size * 0.1, 0, size * 0.72),
  );
}

export const differentialCover = (size: number): Solid =>
  join(
    prism(lobed(8, size * 0.84, size * 0.92), 7, { holes: boltHoles(8, size * 0.84, 3) }),
    turned(
      [
        [7, 0],
        [7, size * 0.68],
        [22, size * 0.6],
        [32, size * 0.36],
        [34, 0],
      ],
      {},
    ),
    ...[-0.36, -0.18, 0, 0.18, 0.36].map((t) => move(box(10, 4, size * (1 - Math.abs(t))), 26, size * t, 0)),
    move(ring(9, 5, 8), 26, size * 0.5, -size * 0.2),
  );

export const bevelWheel = (radius: number, bore: number, teeth: number): Solid => {
  const mark = (i: number): Vec3[] => {
    const t = (Math.PI * 2 * i) / teeth;
    return [
      [10, radius * Math.cos(t), radius * Math.sin(t)],
      [20, radius * 0.72 * Math.cos(t + 0.06), radius * 0.72 * Math.sin(t + 0.06)],
    ];
  };
  return join(
    turned(
      [
        [0, bore],
        [0, radius * 0.9],
        [10, radius],
        [20, radius * 0.72],
        [16, radius * 0.68],
        [16, bore],
      ],
      { ring: true },
    ),
    lines(...Array.from({ length: teeth }, (_, i) => mark(i))),
  );
};
