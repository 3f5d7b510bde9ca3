import { circle } from '../kit/contour.ts';
import { box, lines, prism, ring } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, rotate } from '../kit/solid.ts';
import { universalJoint } from '../shapes/driveline.ts';
import { connector } from '../shapes/electrical.ts';
import { hexBolt, nut, socketBolt } from '../shapes/fasteners.ts';
import { pillow } from '../shapes/plates.ts';
import {
  airbagCushion,
  steeringColumn,
  steeringRack,
  steeringWheel,
  tieRod,
  tieRodEnd,
} from '../shapes/steering.ts';
import { bellows, bush, clampBand, electricMotor, shaft } from '../shapes/turned-parts.ts';

const rackBoard: BoardDesign = (b, v) => {
  const span = v.range(270, 300);
  b.row('x', [250, 110], [['steering-rack', steeringRack(span)]]);
  b.row(
    'x',
    [60, 200],
    [
      ['tie-rod', tieRod(120)],
      16,
      ['boot-clamp-large', clampBand(20)],
      12,
      ['rack-boot', bellows(20, 8, 90, 8)],
      12,
      ['boot-clamp-small', clampBand(8)],
      18,
      ['lock-nut', nut(6)],
      16,
      ['tie-rod-end', tieRodEnd()],
    ],
  );
  b.row('z', [680, 480], [['tie-rod-nut', nut(5, true)]], { axisLine: false });
  b.row('y', [430, 380], [['rack-bush', bush(13, 6, 32)], 18, ['rack-bolt', hexBolt(6, 60)]]);
  b.row(
    'y',
    [560, 160],
    [
      [
        'steering-motor',
        join(
          electricMotor(30, 60),
          move(box(34, 44, 30, 5), 10, 0, 40),
          move(rotate(connector(24, 16, 4, 16), 'z', 0), 26, 0, 44),
        ),
      ],
    ],
  );
  b.row(
    'z',
    [540, 70],
    [
      [
        'steering-sensor',
        join(
          ring(20, 9, 16),
          move(box(12, 26, 18, 3), 8, 24, 0),
          move(rotate(connector(14, 10, 4, 12), 'z', 90), 8, 36, 0),
        ),
      ],
    ],
  );
};

const columnBoard: BoardDesign = (b, v) => {
  const radius = v.range(76, 84);
  b.row(
    'x',
    [140, 300],
    [
      ['steering-column', steeringColumn(190)],
      30,
      [
        'column-switch',
        join(
          ring(26, 14, 24),
          copies(rotate(shaft([20, 8], [70, 5], [16, 8]), 'z', 90), [12, 24, 6]),
          move(rotate(shaft([20, 8], [70, 5], [16, 8]), 'z', -90), 12, -24, 6),
        ),
      ],
      16,
      ['clock-spring', join(ring(34, 12, 12), move(connector(20, 12, 4, 10), 12, 0, -24), lines())],
      24,
      ['steering-wheel', steeringWheel(radius, v.pick(3, 4))],
      20,
      ['wheel-bolt', socketBolt(6, 26)],
      20,
      ['airbag-module', airbagCushion(radius * 1.0)],
    ],
  );
  b.put(
    'column-trim-upper',
    join(
      pillow(110, 80, 30, 10),
      lines([
        [-40, 0, 15],
        [40, 0, 15],
      ]),
    ),
    [420, 90],
  );
  b.put(
    'column-trim-lower',
    join(pillow(110, 80, 40, 12), move(along(ring(13, 9, 6), 'y'), 10, 38, 0)),
    [240, 480],
  );
  b.row(
    'x',
    [80, 120],
    [['universal-joint', universalJoint(12)], 14, ['intermediate-shaft', shaft([20, 6], [60, 9], [50, 6])]],
  );
  b.put('column-bellows', bellows(26, 14, 46, 4), [90, 420]);
  b.row('z', [230, 150], [['column-bolt', hexBolt(5, 30)]], { axisLine: false });
  b.row(
    'y',
    [150, 470],
    [
      [
        'ignition-lock',
        join(
          shaft([30, 11], [20, 14]),
          move(prism(circle(9), 4), 50),
          lines([
            [54, -1, -5],
            [54, -1, 5],
          ]),
        ),
      ],
    ],
    { axisLine: false },
  );
};

export const steeringBoards = {
  'steering-rack': rackBoard,
  'steering-column': columnBoard,
};
