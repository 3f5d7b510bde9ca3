import { rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, loft, ringMark, tube, turned } from '../kit/primitives.ts';
import { along, join, move, type Solid, toned } from '../kit/solid.ts';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.ts';
import { pillow } from './plates.ts';
import { shaft } from './turned-parts.ts';

export const shiftKnob = (radius: number): Solid =>
  turned(
    [
      [0, 0],
      [0, radius * 0.5],
      [8, radius * 0.56],
      [20, radius * 0.7],
      [34, radius],
      [46, radius * 0.96],
      [54, radius * 0.6],
      [56, 0],
    ],
    { smooth: true },
  );

export const leverRod = (span: number): Solid =>
  join(
    shaft([6, 5], [span * 0.3, 5], [4, 8], [span * 0.66, 4.4]),
    move(
      turned(
        [
          [-9, 0],
          [-7, 6],
          [0, 9],
          [7, 6],
          [9, 0],
        ],
        { smooth: true },
      ),
      span * 0.3,
    ),
    lines(ringMark(span * 0.9, 4.4), ringMark(span * 0.93, 4.4), ringMark(span * 0.96, 4.4)),
  );

/** A soft cover gathered between a frame (low x) and a collar. */
export function gaiter(lengthY: number, lengthZ: number, height: number): Solid {
  const at = (x: number, k: number): Vec3[] =>
    rectangle(lengthY * k, lengthZ * k, 14 * k).map(([y, z]) => [x, y, z]);
  const steps: readonly Vec2[] = [
    [0, 1],
    [height * 0.2, 0.9],
    [height * 0.26, 0.76],
    [height * 0.4, 0.78],
    [height * 0.48, 0.58],
    [height * 0.62, 0.6],
    [height * 0.72, 0.4],
    [height * 0.86, 0.36],
    [height, 0.2],
  ];
  return toned(loft(steps.map(([x, k]) => at(x, k))), 1);
}

export const selectorJoint = (): Solid =>
  join(
    cylinder(7, 16),
    move(box(24, 16, 14, 3), 26),
    move(along(cylinder(4, 26), 'y'), 30, -13, 0),
    move(pillow(20, 14, 14, 4), 50),
  );

export const wireClip = (): Solid =>
  tube(
    smooth(
      [
        [0, -12, 0],
        [0, -6, 6],
        [0, 6, 6],
        [0, 12, 0],
        [0, 8, -10],
        [4, -6, -12],
        [8, -10, -4],
      ],
      4,
    ),
    1.3,
  );
