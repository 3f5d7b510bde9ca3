import { circle, lobed } from '../kit/contour.ts';
import { box, coil, cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import { along, copies, join, move, onCircle, type Solid, toned } from '../kit/solid.ts';
import { thread } from './fasteners.ts';
import { bellows, bush } from './turned-parts.ts';

/** A strut body: spring seat, knuckle clamp below, rod above. Along x, rod towards high x. */
export const strutDamper = (span: number): Solid =>
  join(
    turned([
      [0, 0],
      [0, 15],
      [span * 0.58, 15],
      [span * 0.58, 12],
      [span * 0.6, 6],
      [span * 0.6, 4.6],
      [span * 0.94, 4.6],
      [span * 0.94, 3.6],
      [span, 3.6],
      [span, 0],
    ]),
    lines(...thread(3.6, span * 0.95, span - 1, 2.6)),
    move(
      turned(
        [
          [0, 15],
          [0, 40],
          [5, 44],
          [9, 44],
          [9, 38],
          [4, 34],
          [4, 15],
        ],
        { ring: true },
      ),
      span * 0.38,
    ),
    move(box(40, 12, 30, 4), 20, 18, 0),
    move(along(copies(ring(4.6, 2.4, 14), [-9, -7, 0]), 'y'), 10, 12, 0),
    move(box(30, 26, 4, 0), span * 0.24, 16, 0),
  );

export const strutMount = (radius: number): Solid =>
  join(
    prism(lobed(3, radius * 0.8, radius * 1.1), 6, { holes: [circle(radius * 0.3)] }),
    turned(
      [
        [6, radius * 0.3],
        [6, radius * 0.66],
        [16, radius * 0.56],
        [20, radius * 0.4],
        [20, radius * 0.16],
        [12, radius * 0.16],
        [12, radius * 0.3],
      ],
      { ring: true },
    ),
    onCircle(3, radius * 0.92, move(cylinder(3.6, 20), 6)),
    toned(move(ring(radius * 0.64, radius * 0.3, 8), -8), 2),
  );

export const springPad = (radius: number, height = 10): Solid =>
  toned(
    turned(
      [
        [0, radius * 0.66],
        [0, radius * 1.06],
        [height * 0.4, radius * 1.06],
        [height * 0.5, radius * 0.86],
        [height, radius * 0.82],
        [height, radius * 0.62],
      ],
      { ring: true },
    ),
    2,
  );

export const bumpStop = (radius: number, span: number): Solid =>
  toned(
    turned(
      [
        [0, 4.6],
        [0, radius * 0.7],
        [span * 0.2, radius * 0.95],
        [span * 0.36, radius * 0.72],
        [span * 0.5, radius],
        [span * 0.64, radius * 0.76],
        [span * 0.84, radius],
        [span, radius],
        [span, 4.6],
      ],
      { ring: true },
    ),
    1,
  );

export const dustSleeve = (radius: number, span: number): Solid => bellows(radius * 0.8, radius, span, 8);

export const coilSpring = (radius: number, span: number, turns: number, wire = 5): Solid =>
  coil(radius, wire, turns, span);

export const coneSpring = (low: number, high: number, span: number, turns: number): Solid =>
  coil(low, 5, turns, span, high);

/** A monotube damper with eyes; along x. */
export const damper = (span: number): Solid =>
  join(
    turned([
      [14, 0],
      [14, 17],
      [18, 19],
      [span * 0.6, 19],
      [span * 0.6, 17],
      [span * 0.62, 6],
      [span * 0.62, 4.6],
      [span - 14, 4.6],
      [span - 14, 3.4],
      [span, 3.4],
      [span, 0],
    ]),
    lines(...thread(3.4, span - 12, span - 1, 2.4), ringMark(24, 19), ringMark(span * 0.55, 19)),
    move(along(bush(14, 5, 30), 'y'), 0, -15, 0),
  );
