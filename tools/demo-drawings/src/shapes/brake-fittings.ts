import { box, torus, tube, turned } from '../kit/primitives.ts';
import { join, move, type Solid, toned } from '../kit/solid.ts';
import { smooth } from '../kit/vector.ts';
import { hexBolt } from './fasteners.ts';

export const guideSleeve = (): Solid =>
  toned(
    turned(
      [
        [0, 5],
        [0, 8],
        [4, 8],
        [5, 6.4],
        [8, 6.4],
        [9, 8.4],
        [12, 8.4],
        [13, 6.4],
        [16, 6.4],
        [17, 8],
        [22, 8],
        [22, 5],
      ],
      { ring: true },
    ),
    2,
  );

export const bleederScrew = (): Solid =>
  join(
    hexBolt(3.4, 14, false),
    move(
      turned([
        [0, 0],
        [0, 2.4],
        [7, 2.4],
        [7, 3.4],
        [9, 3.4],
        [11, 2],
        [11, 0],
      ]),
      4,
    ),
  );

export const bleederCap = (): Solid =>
  join(
    toned(
      turned([
        [0, 2.6],
        [0, 4.6],
        [11, 4],
        [13, 2.4],
        [13, 0],
      ]),
      2,
    ),
    toned(
      tube(
        smooth(
          [
            [4, 4, 0],
            [3, 10, -3],
            [0, 14, -8],
            [-4, 12, -14],
          ],
          4,
        ),
        1.1,
      ),
      2,
    ),
  );

/** A wear sensor or other small sensor on a lead. */
export const leadSensor = (reach = 90): Solid =>
  join(
    box(12, 9, 7, 1.5),
    tube(
      smooth(
        [
          [5, 0, 0],
          [16, 0, -2],
          [reach * 0.3, 6, -18],
          [reach * 0.55, 2, -20],
          [reach * 0.8, -4, -6],
          [reach, -4, 0],
        ],
        6,
      ),
      1.7,
    ),
    move(box(18, 10, 10, 2), reach + 8, -4, 0),
    move(box(8, 7, 7, 1), reach + 20, -4, 0),
  );

/** The outer wire spring of a floating caliper. */
export const wireSpring = (width: number): Solid =>
  tube(
    smooth(
      [
        [-4, -width * 0.5, 6],
        [-2, -width * 0.42, -4],
        [4, -width * 0.3, -9],
        [6, -width * 0.16, 8],
        [6, width * 0.16, 8],
        [4, width * 0.3, -9],
        [-2, width * 0.42, -4],
        [-4, width * 0.5, 6],
      ],
      5,
    ),
    1.7,
  );

export const pistonSeal = (radius: number): Solid => toned(torus(radius, 2.2), 2);
