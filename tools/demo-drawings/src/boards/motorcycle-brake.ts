import { boltHoles, circle, rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { copies, join, move, onCircle, rotate, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { bleederScrew, wireSpring } from '../shapes/brake-fittings.ts';
import { brakePad, sector } from '../shapes/disc-brakes.ts';
import { headedPin, socketBolt } from '../shapes/fasteners.ts';
import { banjoEye, fittedPipe } from '../shapes/hoses.ts';

/** A floating disc: drilled friction ring, carrier with arms, and the bobbins between them. */
const floatingDisc = (radius: number, arms: number): Solid =>
  join(
    prism(circle(radius), 6, {
      holes: [
        circle(radius * 0.68),
        ...boltHoles(18, radius * 0.78, 3, 0),
        ...boltHoles(18, radius * 0.9, 3, 10),
      ],
    }),
    prism(circle(radius * 0.4), 6, { holes: [circle(radius * 0.26)] }),
    onCircle(arms, radius * 0.5, prism(rectangle(radius * 0.34, radius * 0.13, 3), 6)),
    onCircle(arms, radius * 0.68, move(cylinder(radius * 0.055, 10), -2)),
    lines(...boltHoles(arms, radius * 0.33, 4, 30).map((hole) => hole.map(([y, z]): Vec3 => [6.2, y, z]))),
  );

const fixedCaliper = (size: number, pairs: number): Solid =>
  join(
    ...[-1, 1].map((s) =>
      move(
        prism(sector(size * 0.7, size * 1.22, 50, 130), size * 0.22),
        s * size * 0.2 - size * 0.11,
        0,
        -size,
      ),
    ),
    ...Array.from({ length: pairs }, (_, i) => {
      const y = size * 0.36 * (i - (pairs - 1) / 2);
      return move(
        join(ring(size * 0.15, size * 0.1, 5), toned(cylinder(size * 0.1, 3), 1)),
        size * 0.31,
        y,
        0,
      );
    }),
    move(box(size * 0.2, size * 0.7, size * 0.14, 4), 0, 0, size * 0.16),
    ...[-1, 1].map((s) =>
      move(
        prism(circle(size * 0.13), size * 0.2, { holes: [circle(size * 0.06)] }),
        -size * 0.3,
        s * size * 0.6,
        -size * 0.34,
      ),
    ),
  );

const motorcycleBrakeBoard: BoardDesign = (b, v) => {
  const radius = v.range(104, 116);
  const size = radius * 0.86;
  const pad = brakePad(size * 0.62, size * 0.34);
  b.row(
    'x',
    [140, 190],
    [
      [
        'mc-sensor-ring',
        prism(circle(radius * 0.5), 4, {
          holes: [circle(radius * 0.36), ...boltHoles(30, radius * 0.44, 2)],
        }),
      ],
      40,
      ['mc-disc', floatingDisc(radius, v.pick(6, 5))],
      30,
      ['mc-disc-bolt', move(socketBolt(5, 20), 0, radius * 0.33, 0)],
    ],
  );
  b.row(
    'x',
    [420, 130],
    [
      ['mc-pads', join(pad, move(rotate(pad, 'z', 180), -34))],
      30,
      ['mc-pad-spring', wireSpring(size * 0.6)],
      30,
      ['mc-caliper', fixedCaliper(size, v.pick(2, 1))],
      34,
      ['mc-caliper-bolt', copies(socketBolt(6, 34), [0, size * 0.6, -size * 0.34])],
    ],
  );
  b.row('x', [300, 430], [['mc-pad-pin', headedPin(4, 52)]], { axisLine: false });
  b.row('z', [700, 170], [['mc-bleeder', bleederScrew()]], { axisLine: false });
  b.put(
    'mc-brake-hose',
    fittedPipe(
      [
        [0, 0, 0],
        [30, 0, 0],
        [70, -20, 30],
        [90, -30, 90],
        [60, -40, 150],
      ],
      5,
      banjoEye(11),
      banjoEye(11),
    ),
    [520, 400],
  );
};

export const motorcycleBrakeBoards = { 'mc-brake': motorcycleBrakeBoard };
