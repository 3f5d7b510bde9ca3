import { circle, hullOfCircles, lobed, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring } from '../kit/primitives.ts';
import { along, join, move, rotate, type Solid } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { connector } from './electrical.ts';
import { sidePlate } from './skins.ts';
import { electricMotor } from './turned-parts.ts';

/** The latch of a door: angled plate with the claw's slot, case of the drive, lever, plug. */
export const doorLock = (): Solid =>
  join(
    // The plate at the door's edge, open to the side where the striker enters.
    prism(
      rounded(
        [
          [-24, -40],
          [24, -40],
          [24, -9],
          [-4, -9],
          [-4, 9],
          [24, 9],
          [24, 40],
          [-24, 40],
        ],
        5,
      ),
      5,
      { holes: [circle(3.6, [-12, 30]), circle(3.6, [-12, -30]), circle(3.6, [14, 30])] },
    ),
    // The claw, turned open, seen in the slot.
    move(
      prism(
        rounded(
          [
            [-6, -14],
            [14, -10],
            [12, -4],
            [0, 0],
            [12, 5],
            [14, 12],
            [-6, 14],
          ],
          3,
        ),
        4,
      ),
      -5,
    ),
    move(box(46, 40, 62, 6), -28, -4, 0),
    move(box(34, 26, 84, 8), -40, -14, -20),
    lines(
      [
        [-14, 16.2, 20],
        [-42, 16.2, 20],
        [-42, 16.2, -20],
        [-14, 16.2, -20],
      ],
      circle(9).map(([x, z]): Vec3 => [x - 28, 16.2, z]),
    ),
    move(
      sidePlate(
        hullOfCircles([
          [0, 0, 7],
          [-34, 22, 4],
        ]),
        4,
        [circle(3)],
      ),
      -34,
      20,
      22,
    ),
    move(rotate(connector(24, 14, 6, 16), 'y', 90), -42, -14, -60),
  );

/** Motor, worm gear case with three screw eyes, output toothing, plug. */
export const regulatorMotor = (): Solid =>
  join(
    along(prism(circle(27), 15), 'y'),
    ...[90, 210, 330].map((angle) => {
      const t = (angle * Math.PI) / 180;
      return move(along(ring(7, 3.2, 10), 'y'), 31 * Math.cos(t), 3, 31 * Math.sin(t));
    }),
    move(along(cylinder(19, 5), 'y'), 0, 15, 0),
    move(along(prism(lobed(9, 7, 10.5), 11), 'y'), 0, 20, 0),
    move(rotate(electricMotor(14, 52), 'z', 180), -14, 8, -15),
    move(box(34, 16, 24, 4), 20, 8, 24),
    move(rotate(connector(20, 12, 4, 14), 'y', -60), 34, 8, 30),
  );
