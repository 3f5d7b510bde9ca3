import { circle, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, tube, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, type Solid, toned } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { connector } from '../shapes/electrical.ts';
import { grommet } from '../shapes/clips-and-buffers.ts';
import { hexBolt, nut, torxScrew } from '../shapes/fasteners.ts';
import { hose } from '../shapes/hoses.ts';
import { pillow, strap } from '../shapes/plates.ts';
import { cap, electricMotor, shaft } from '../shapes/turned-parts.ts';

const arm = (span: number, bow: number): Solid =>
  join(
    move(
      along(
        turned([
          [0, 6],
          [0, 12],
          [16, 11],
          [16, 0],
        ]),
        'z',
      ),
      0,
      0,
      -4,
    ),
    strap(
      smooth(
        [
          [0, 0, 6],
          [30, 0, 9],
          [80, 0, 9 + bow],
          [span * 0.7, 0, 5 + bow],
          [span, 0, 0],
        ],
        6,
      ),
      8,
      5,
      [0, 1, 0],
    ),
    tube(
      smooth(
        [
          [span, 0, 0],
          [span + 14, 0, -2],
          [span + 16, 0, -8],
          [span + 8, 0, -9],
        ],
        4,
      ),
      2.2,
    ),
  );

const blade = (span: number): Solid =>
  join(
    strap(
      smooth(
        [
          [-span / 2, 0, -8],
          [-span * 0.25, 0, -2],
          [0, 0, 1],
          [span * 0.25, 0, -2],
          [span / 2, 0, -8],
        ],
        6,
      ),
      7,
      4,
      [0, 1, 0],
    ),
    toned(
      strap(
        smooth(
          [
            [-span / 2, 0, -13],
            [-span * 0.25, 0, -7],
            [0, 0, -4],
            [span * 0.25, 0, -7],
            [span / 2, 0, -13],
          ],
          6,
        ),
        2,
        7,
        [0, 1, 0],
      ),
      3,
    ),
    move(box(28, 11, 11, 3), 0, 0, 3),
  );

const wiperBoard: BoardDesign = (b, v) => {
  const span = v.range(170, 190);
  const pivot = (y: number): Solid =>
    join(move(along(shaft([10, 12], [26, 8], [12, 5]), 'z'), 0, y, 0), move(box(16, 44, 6, 3), 10, y, 4));
  b.put(
    'wiper-linkage',
    join(
      tube(
        [
          [0, -120, 4],
          [0, 120, 4],
        ],
        8,
      ),
      pivot(-120),
      pivot(120),
      strap(
        [
          [20, -110, 12],
          [26, 0, 14],
        ],
        9,
        4,
        [0, 0, 1],
      ),
      strap(
        [
          [26, 0, 20],
          [20, 110, 14],
        ],
        9,
        4,
        [0, 0, 1],
      ),
    ),
    [300, 340],
  );
  b.row(
    'z',
    [330, 470],
    [
      [
        'wiper-motor',
        join(electricMotor(22, 54), move(box(20, 52, 40, 6), 60, 10, 0), move(shaft([14, 6]), 70, 18, 0)),
      ],
    ],
  );
  b.put('wiper-arm-left', arm(span * 0.8, 6), [150, 160]);
  b.put('wiper-arm-right', arm(span * 0.86, 6), [390, 210]);
  b.put('wiper-blade-left', blade(span), [230, 80]);
  b.put('wiper-blade-right', blade(span * 0.9), [500, 120]);
  b.row(
    'z',
    [120, 330],
    [
      ['wiper-nut', nut(5, true)],
      12,
      [
        'arm-nut-cap',
        turned([
          [0, 0],
          [0, 11],
          [8, 8],
          [10, 0],
        ]),
      ],
    ],
  );
  b.row('z', [480, 430], [['linkage-bush', grommet(12, 5)], 12, ['linkage-bolt', hexBolt(4.5, 28)]]);
  b.put(
    'cowl-panel',
    join(
      along(
        prism(
          rounded(
            [
              [-30, -150],
              [20, -146],
              [34, 0],
              [20, 146],
              [-30, 150],
            ],
            10,
          ),
          6,
        ),
        'z',
      ),
      lines(
        ...Array.from({ length: 16 }, (_, i): Vec3[] => [
          [-16, -80 + i * 7, 6],
          [12, -80 + i * 7, 6],
        ]),
      ),
    ),
    [580, 350],
  );
};

const washerBoard: BoardDesign = (b, v) => {
  const tall = v.range(120, 136);
  b.put(
    'washer-tank',
    join(
      move(along(pillow(tall, 70, 120, 16), 'z'), 0, 0, tall / 2),
      move(along(pillow(60, 60, 60, 14), 'z'), 20, 60, 30),
      move(along(ring(15, 11, 10), 'z'), 0, -30, tall),
      move(prism(rectangle(16, 22, 5), 4, { holes: [circle(4)] }), 34, 20, tall * 0.84),
    ),
    [340, 320],
  );
  b.row(
    'z',
    [370, 140],
    [
      ['washer-filler', join(shaft([70, 13]), move(ring(18, 12, 10), 68), lines(ringMark(20, 13)))],
      18,
      ['washer-cap', cap(21, 13)],
    ],
  );
  b.row(
    'y',
    [240, 440],
    [
      ['pump-grommet', grommet(11, 5)],
      14,
      [
        'washer-pump',
        join(
          cylinder(5, 12),
          move(cylinder(13, 46), 12),
          move(along(cylinder(4, 14), 'z'), 20, 0, 10),
          move(connector(14, 10, 2, 12), 58),
        ),
      ],
    ],
  );
  b.row(
    'x',
    [450, 420],
    [['level-sensor', join(cylinder(8, 16), move(cylinder(12, 5), 16), move(connector(14, 10, 2, 14), 21))]],
  );
  b.put(
    'washer-hose',
    hose(
      [
        [0, 0, 0],
        [50, 0, 10],
        [100, -10, 20],
        [150, -60, 20],
        [160, -130, 30],
        [200, -170, 30],
      ],
      3.2,
    ),
    [420, 300],
  );
  b.put(
    'hose-connector',
    join(
      tube(
        [
          [-14, 0, 0],
          [14, 0, 0],
        ],
        3.4,
      ),
      tube(
        [
          [0, 0, 0],
          [0, 0, 14],
        ],
        3.4,
      ),
      cylinder(0.1, 0.1),
    ),
    [560, 330],
  );
  const jet = join(
    pillow(26, 22, 10, 4),
    move(along(cylinder(4, 16), 'z'), -2, 0, -20),
    lines(circle(2, [0, 1]).map(([y, z]): Vec3 => [13.2, y, z])),
  );
  b.put('washer-nozzle', jet, [560, 140]);
  b.put('washer-nozzle', jet, [660, 90]);
  b.put(
    'headlamp-nozzle',
    join(cylinder(9, 60), move(box(20, 40, 16, 4), 66), lines(ringMark(20, 9), ringMark(40, 9))),
    [560, 430],
  );
  b.row('x', [160, 250], [['tank-screw', torxScrew(4, 22)]], { axisLine: false });
};

export const wipersBoards = {
  wiper: wiperBoard,
  'washer-system': washerBoard,
};
