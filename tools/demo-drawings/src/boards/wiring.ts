import { circle, rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, tube, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, toned } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { connector, controlUnit, harness } from '../shapes/electrical.ts';
import { cableTie, grommet } from '../shapes/clips-and-buffers.ts';
import { hexBolt, nut, torxBolt } from '../shapes/fasteners.ts';
import { angleBracket } from '../shapes/plates.ts';
import { wheelFan } from '../shapes/turned-parts.ts';

const harnessBoard: BoardDesign = (b, v) => {
  const bend = v.range(20, 40);
  const trunk: Vec3[] = [
    [0, 0, 0],
    [60, 0, bend],
    [130, 0, 10],
    [210, -10, bend],
    [290, -10, 0],
    [350, 20, 10],
  ];
  const main = join(
    harness(trunk, 7, [
      ['start', connector(44, 24, 7, 28)],
      ['end', connector(36, 20, 6, 26)],
    ]),
    harness(
      [
        [70, 0, bend * 0.9],
        [80, 30, 10],
        [90, 70, 0],
        [90, 100, 0],
      ],
      3.4,
      [['end', connector(18, 13, 3, 18)]],
    ),
    harness(
      [
        [160, -4, 18],
        [176, 30, 6],
        [190, 60, 10],
        [200, 90, 0],
      ],
      3.4,
      [['end', connector(18, 13, 3, 18)]],
    ),
    harness(
      [
        [230, -10, bend * 0.8],
        [240, -40, 30],
        [250, -70, 40],
        [260, -90, 40],
      ],
      3.4,
      [['end', connector(22, 14, 4, 18)]],
    ),
    harness(
      [
        [120, 0, 14],
        [126, -30, 30],
        [140, -60, 36],
        [150, -80, 36],
      ],
      3.4,
      [['end', connector(16, 12, 2, 16)]],
    ),
    ...[40, 110, 200, 270].map((x, i) =>
      move(box(9, 17, 17, 5), x, i > 1 ? -9 : 0, i % 2 === 0 ? bend * 0.72 : 13),
    ),
  );
  b.put('main-harness', main, [180, 150]);
  b.row(
    'x',
    [160, 360],
    [
      ['plug-housing', connector(44, 26, 6, 34)],
      30,
      ['socket-housing', join(connector(50, 32, 6, 30), move(box(30, 6, 26, 2), 12, 30, 0))],
    ],
  );
  b.row(
    'x',
    [420, 430],
    [
      [
        'wire-seal',
        toned(
          turned(
            [
              [0, 2],
              [0, 5],
              [3, 5],
              [4, 4],
              [7, 5],
              [8, 4],
              [11, 5],
              [14, 5],
              [14, 2],
            ],
            { ring: true },
          ),
          2,
        ),
      ],
      14,
      [
        'contact-pin',
        join(
          cylinder(2.6, 22),
          move(box(18, 7, 6), -8),
          move(
            tube(
              [
                [-40, 0, 0],
                [-16, 0, 0],
              ],
              2.4,
            ),
            0,
          ),
        ),
      ],
    ],
  );
  b.row(
    'x',
    [440, 500],
    [
      [
        'contact-bush',
        join(
          box(28, 9, 8),
          move(box(18, 7, 6), -20),
          move(
            tube(
              [
                [-54, 0, 0],
                [-28, 0, 0],
              ],
              2.4,
            ),
            0,
          ),
          lines([
            [14.1, -2, -2],
            [14.1, 2, -2],
            [14.1, 2, 2],
            [14.1, -2, 2],
            [14.1, -2, -2],
          ]),
        ),
      ],
    ],
    { axisLine: false },
  );
  b.put(
    'cable-duct',
    join(
      prism(
        [
          [-24, -12],
          [24, -12],
          [24, 12],
          [20, 12],
          [20, -8],
          [-20, -8],
          [-20, 12],
          [-24, 12],
        ],
        140,
      ),
      lines(),
    ),
    [560, 300],
  );
  b.row('x', [640, 220], [['harness-grommet', grommet(26, 9)]], { axisLine: false });
  b.put('cable-tie', cableTie(), [300, 490]);
  b.row(
    'z',
    [640, 450],
    [
      [
        'harness-clip',
        join(cylinder(5, 14), move(prism(rectangle(24, 14, 3), 5), 14), move(ring(10, 8, 8), 19)),
      ],
    ],
    { axisLine: false },
  );
  b.put('connector-bracket', angleBracket(50, 30, 44), [110, 480]);
  b.row('z', [90, 300], [['ground-bolt', hexBolt(5, 24)]], { axisLine: false });
};

const controlBoard: BoardDesign = (b, v) => {
  b.put('engine-control-unit', controlUnit(110, v.range(130, 146), 28, 2, 8), [260, 170]);
  b.put('body-control-unit', controlUnit(100, 110, 30, 3, 0), [470, 140]);
  b.put('gateway-unit', controlUnit(60, 70, 22, 1, 4), [620, 200]);
  b.put(
    'control-unit-box',
    join(
      along(prism(rectangle(190, 150, 12), 60, { holes: [rectangle(178, 138, 9)] }), 'z'),
      move(along(prism(rectangle(190, 150, 12), 4), 'z'), 0, 0, 0),
      move(along(ring(12, 9, 10), 'y'), -50, 75, 30),
    ),
    [300, 440],
  );
  b.put(
    'box-seal',
    toned(along(prism(rectangle(196, 156, 13), 4, { holes: [rectangle(184, 144, 10)] }), 'z'), 2),
    [300, 330],
  );
  b.put(
    'box-cover',
    join(
      along(prism(rectangle(200, 160, 14), 14), 'z'),
      lines(rectangle(170, 130, 10).map(([x, y]): Vec3 => [x, y, 14])),
    ),
    [560, 400],
  );
  b.put(
    'unit-connector',
    join(
      connector(60, 26, 9, 30),
      tube(
        smooth(
          [
            [-8, 0, 0],
            [-30, 0, 0],
            [-50, 14, -8],
            [-70, 40, -10],
          ],
          4,
        ),
        8,
      ),
    ),
    [120, 280],
  );
  b.put('unit-bracket', angleBracket(70, 40, 54), [640, 320]);
  b.put(
    'box-fan',
    join(prism(rectangle(54, 54, 6), 14, { holes: [circle(23)] }), move(wheelFan(22, 7), 2)),
    [120, 430],
  );
  b.row('z', [420, 60], [['unit-screw', torxBolt(4, 24)]], { axisLine: false });
  b.row('z', [700, 420], [['bracket-nut', nut(5, true)]], { axisLine: false });
};

export const wiringBoards = {
  'wiring-harness': harnessBoard,
  'control-units': controlBoard,
};
