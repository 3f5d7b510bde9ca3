import { circle, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, tube } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { perforatedCover, screenPanel, switchPanel } from '../shapes/cabin-electronics.ts';
import { connector } from '../shapes/electrical.ts';
import { clip } from '../shapes/clips-and-buffers.ts';
import { torxBolt, torxScrew } from '../shapes/fasteners.ts';
import { gaiter } from '../shapes/gearshift.ts';
import {
  airVent,
  armRest,
  consoleBody,
  dashboard,
  doorTrim,
  gloveBox,
  instrumentCluster,
} from '../shapes/interior-trim.ts';
import { angleBracket, pillow } from '../shapes/plates.ts';
import { sidePlate } from '../shapes/skins.ts';
import { shaft } from '../shapes/turned-parts.ts';

const panelBoard: BoardDesign = (b, v) => {
  b.put('dashboard', dashboard(v.range(290, 316)), [330, 190]);
  b.put('instrument-cluster', instrumentCluster(96, 52), [400, 380]);
  b.put('centre-display', screenPanel(v.range(80, 96), 44), [530, 270]);
  b.put('centre-vent', airVent(76, 28), [560, 190]);
  b.put('side-vent-left', airVent(38, 30), [160, 380]);
  b.put('side-vent-right', airVent(38, 30), [640, 130]);
  b.put('glove-box', gloveBox(96, 54), [660, 300]);
  b.row(
    'x',
    [720, 250],
    [
      [
        'glove-box-lock',
        join(
          shaft([16, 6], [4, 9]),
          lines([
            [20, 0, -4],
            [20, 0, 4],
          ]),
        ),
      ],
    ],
    { axisLine: false },
  );
  b.put(
    'decor-strip',
    join(
      box(4, 150, 16, 4),
      lines([
        [2.1, -68, 0],
        [2.1, 68, 0],
      ]),
    ),
    [540, 400],
  );
  b.put(
    'knee-trim',
    join(
      prism(
        rounded(
          [
            [-60, -24],
            [60, -24],
            [66, 24],
            [-56, 24],
          ],
          10,
        ),
        7,
      ),
      lines(rectangle(90, 30, 8).map(([y, z]): Vec3 => [7, y, z])),
    ),
    [260, 480],
  );
  b.row('x', [400, 500], [['dashboard-screw', torxScrew(3.6, 20)]], { axisLine: false });
  b.row('x', [480, 500], [['trim-clip', clip(1.2)]], { axisLine: false });
};

const doorTrimBoard: BoardDesign = (b, v) => {
  const l = v.range(230, 250);
  b.put('door-trim-panel', doorTrim(l, 150), [280, 200]);
  b.put(
    'decor-strip',
    sidePlate(
      rounded(
        [
          [-l * 0.42, 0],
          [l * 0.42, 6],
          [l * 0.42, 20],
          [-l * 0.42, 14],
        ],
        5,
      ),
      4,
    ),
    [470, 150],
  );
  b.put('armrest', armRest(110), [300, 400]);
  b.put(
    'pull-handle',
    tube(
      smooth(
        [
          [-40, 0, 0],
          [-36, 12, 4],
          [-10, 18, 8],
          [20, 18, 14],
          [38, 10, 18],
          [42, 0, 18],
        ],
        6,
      ),
      5.5,
    ),
    [200, 440],
  );
  b.put(
    'inner-handle',
    join(along(pillow(10, 26, 52, 5), 'y'), move(along(pillow(8, 12, 34, 4), 'y'), 2, 8, 0)),
    [120, 330],
  );
  b.put(
    'door-pocket',
    join(
      sidePlate(
        rounded(
          [
            [-80, 0],
            [60, 0],
            [76, 36],
            [-80, 30],
          ],
          8,
        ),
        16,
      ),
      lines([
        [-70, 16.2, 24],
        [64, 16.2, 30],
      ]),
    ),
    [400, 470],
  );
  b.row('y', [560, 330], [['speaker-grille', perforatedCover(34)]], { axisLine: false });
  b.put('window-switch', along(switchPanel(20, 60, 1), 'y'), [600, 230]);
  b.row('y', [100, 210], [['trim-clip', clip(1.3)]], { axisLine: false });
  b.row('y', [150, 500], [['trim-screw', torxScrew(3.4, 20)]], { axisLine: false });
  b.put('ambient-lamp', join(box(30, 8, 10, 2), move(connector(10, 8, 2, 10), 15)), [560, 80]);
  b.put(
    'mirror-triangle',
    sidePlate(
      rounded(
        [
          [-30, 0],
          [30, 0],
          [-24, 50],
        ],
        6,
      ),
      6,
    ),
    [640, 140],
  );
};

const consoleBoard: BoardDesign = (b, v) => {
  const l = v.range(230, 250);
  b.put('console-body', consoleBody(l, 84), [310, 300]);
  b.put(
    'console-armrest',
    join(
      pillow(96, 66, 22, 9),
      lines([
        [-36, 0, 11],
        [36, 0, 11],
      ]),
    ),
    [200, 140],
  );
  b.put('armrest-hinge', join(box(16, 50, 10, 2), move(along(cylinder(5, 60), 'y'), 6, -30, 4)), [110, 250]);
  b.put(
    'cup-holder',
    join(
      along(prism(rectangle(86, 56, 10), 5, { holes: [circle(18, [-21, 0]), circle(18, [21, 0])] }), 'z'),
      ...[-21, 21].map((x) => move(along(ring(20, 18, 30), 'z'), x, 0, -30)),
    ),
    [330, 150],
  );
  b.put(
    'ashtray-insert',
    join(
      move(along(prism(rectangle(50, 44, 8), 26), 'z'), 0, 0, -26),
      along(prism(rectangle(56, 50, 9), 4), 'z'),
    ),
    [560, 330],
  );
  b.row('z', [440, 190], [['shift-boot', gaiter(60, 60, 54)]]);
  b.put(
    'console-trim',
    join(
      along(
        prism(rectangle(110, 72, 12), 4, {
          holes: [rectangle(56, 50, 10, [-20, 0]), rectangle(28, 46, 6, [34, 0])],
        }),
        'z',
      ),
    ),
    [520, 230],
  );
  b.put(
    'charging-tray',
    join(
      along(prism(rectangle(70, 54, 8), 8), 'z'),
      lines(
        rectangle(58, 42, 6).map(([x, y]): Vec3 => [x, y, 8]),
        circle(12).map(([x, y]): Vec3 => [x, y, 8]),
      ),
    ),
    [640, 250],
  );
  b.put('console-bracket', angleBracket(60, 40, 50), [470, 450]);
  b.put('rear-vent', airVent(60, 28), [170, 440]);
  b.row('z', [300, 480], [['console-screw', torxBolt(4, 20)]], { axisLine: false });
  b.row('z', [370, 500], [['trim-clip', clip(1.2)]], { axisLine: false });
};

export const trimBoards = {
  'instrument-panel': panelBoard,
  'door-trim': doorTrimBoard,
  'centre-console': consoleBoard,
};
