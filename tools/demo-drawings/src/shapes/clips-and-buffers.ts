import { circle, rectangle } from '../kit/contour.ts';
import { box, coil, cylinder, marked, prism, ring, tube, turned } from '../kit/primitives.ts';
import { join, move, rotate, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { hexBolt, stud } from './fasteners.ts';

/** A worm-drive clamp round a hose. */
export const hoseClamp = (radius = 14): Solid =>
  join(
    ring(radius + 1.2, radius, 8),
    move(box(9, 12, 6, 0), 4, 0, radius + 4),
    move(rotate(hexBolt(2.2, 4, false), 'z', 90), 4, 8, radius + 4),
  );

/** A moulded clip with a fir-tree foot. */
export const clip = (size = 1): Solid =>
  join(
    turned([
      [-14 * size, 0],
      [-14 * size, 1.4 * size],
      [-4 * size, 3.4 * size],
      [-4 * size, 2 * size],
      [0, 2 * size],
      [0, 0],
    ]),
    turned([
      [-11 * size, 0],
      [-10 * size, 4 * size],
      [-7 * size, 2 * size],
      [-7 * size, 0],
    ]),
    cylinder(7 * size, 2.4 * size),
    move(cylinder(3.6 * size, 3 * size), 2.4 * size),
  );

export const expandingRivet = (size = 1): Solid =>
  join(
    ring(7 * size, 2.6 * size, 2 * size),
    turned([
      [-13 * size, 0],
      [-13 * size, 3 * size],
      [0, 4 * size],
      [0, 0],
    ]),
    move(
      turned([
        [0, 0],
        [0, 2.6 * size],
        [6 * size, 2.6 * size],
        [6 * size, 4.6 * size],
        [8 * size, 4.6 * size],
        [8 * size, 0],
      ]),
      2 * size,
    ),
  );

export const springNut = (size = 1): Solid =>
  join(
    box(16 * size, 20 * size, 2 * size, 0),
    move(box(16 * size, 20 * size, 2 * size, 0), 0, 0, 7 * size),
    move(box(2 * size, 20 * size, 9 * size, 0), -8 * size, 0, 3.5 * size),
    marked(
      move(box(0.1, 0.1, 0.1), 0, 0, 3 * size),
      circle(4 * size).map(([x, y]): Vec3 => [x, y, 8 * size]),
    ),
  );

/** A rubber buffer or grommet, waisted where it sits in the sheet. */
export const grommet = (radius = 12, bore = 4): Solid =>
  toned(
    turned(
      [
        [-9, bore],
        [-9, radius * 0.8],
        [-5, radius],
        [-2.5, radius],
        [-2.5, radius * 0.7],
        [2.5, radius * 0.7],
        [2.5, radius],
        [5, radius],
        [9, radius * 0.8],
        [9, bore],
      ],
      { ring: true },
    ),
    2,
  );

export const buffer = (radius = 11, height = 16): Solid =>
  join(
    toned(
      turned([
        [0, 0],
        [0, radius],
        [height * 0.7, radius * 0.85],
        [height, radius * 0.5],
        [height, 0],
      ]),
      2,
    ),
    move(stud(radius * 0.3, 12), -12),
  );

export const tensionSpring = (radius = 6, span = 46): Solid =>
  join(
    move(coil(radius, 1.3, Math.round(span / 5), span - 16), 8),
    tube(
      [
        [10, radius, 0],
        [4, 0, 0],
        [0, 0, 2],
        [-4, 0, 0],
        [0, 0, -4],
      ],
      1.2,
    ),
    tube(
      [
        [span - 10, radius, 0],
        [span - 4, 0, 0],
        [span, 0, 2],
        [span + 4, 0, 0],
        [span, 0, -4],
      ],
      1.2,
    ),
  );

export const cableTie = (): Solid =>
  join(
    box(70, 3, 1.6, 0),
    move(box(7, 6, 5, 0), 36),
    tube(
      [
        [-35, 0, 0],
        [-50, 0, 4],
        [-56, 0, 16],
        [-48, 0, 26],
        [-38, 0, 28],
      ],
      1.2,
    ),
  );

export const pipeClip = (radius = 5): Solid =>
  prism([...rectangle(radius * 3.2, radius * 2.6, 2)], 8, { holes: [circle(radius, [0, 0.4])] });
