import { circle, rounded } from '../kit/contour.ts';
import { box, prism, ring, tube } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, rotate, type Solid } from '../kit/solid.ts';
import { smooth } from '../kit/vector.ts';
import { connector, flangeSensor, harness } from '../shapes/electrical.ts';
import { grommet, pipeClip } from '../shapes/clips-and-buffers.ts';
import { banjoBolt, flatSeal, nut, torxBolt } from '../shapes/fasteners.ts';
import { banjoEye, collaredHose, facing, fittedPipe, unionNut } from '../shapes/hoses.ts';
import { angleBracket, pillow } from '../shapes/plates.ts';
import { shaft } from '../shapes/turned-parts.ts';

const absBoard: BoardDesign = (b, v) => {
  const s = v.range(0.95, 1.08);
  b.row(
    'x',
    [150, 190],
    [
      [
        'unit-bracket',
        join(angleBracket(120 * s, 70, 90, 4), move(angleBracket(120 * s, 0.1, 60, 4), 66, 0, 0)),
      ],
      18,
      [
        'abs-control-unit',
        join(pillow(44, 100 * s, 84, 8), move(rotate(connector(40, 26, 8, 22), 'z', 90), 0, 50 * s, 0)),
      ],
      20,
      [
        'hydraulic-unit',
        join(
          box(50, 96 * s, 84, 3),
          move(shaft([50, 28], [6, 20]), 25),
          ...[-30, -10, 10, 30].map((y) => move(along(ring(8, 5, 4), 'z'), 0, y, 42)),
          ...[-20, 20].map((y) => move(ring(9, 5, 3), 25, y * 1.8, 30)),
        ),
      ],
      20,
      ['unit-screw', copies(torxBolt(3.4, 40), [0, 40, 36])],
    ],
  );
  b.row('z', [330, 470], [['bracket-nut', nut(5, true)], 14, ['rubber-mount', grommet(14, 5)]]);
  b.put(
    'abs-connector',
    join(
      connector(54, 30, 9, 34),
      tube(
        smooth(
          [
            [-8, 0, 0],
            [-30, 0, 0],
            [-50, 10, -10],
            [-80, 30, -20],
          ],
          5,
        ),
        7,
      ),
    ),
    [200, 440],
  );
  b.put(
    'brake-pipe-short',
    fittedPipe(
      [
        [0, 0, 0],
        [0, 0, 30],
        [10, -10, 50],
        [40, -30, 56],
        [90, -40, 50],
      ],
      2.6,
      unionNut(6),
      unionNut(6),
    ),
    [420, 110],
  );
  const wheelSensor = (reach: number): Solid =>
    join(
      flangeSensor(6, 20),
      harness(
        [
          [14, 0, 12],
          [20, 0, 40],
          [50, 0, 56],
          [reach, 10, 50],
          [reach + 40, 30, 30],
        ],
        2.2,
        [['end', connector(14, 11, 2, 18)]],
      ),
      move(grommet(6, 2), reach * 0.7, 6, 54),
    );
  b.put('front-speed-sensor', wheelSensor(100), [520, 150]);
  b.put('rear-speed-sensor', wheelSensor(130), [500, 330]);
  b.put(
    'sensor-cable',
    harness(
      [
        [0, 0, 0],
        [40, 0, 8],
        [90, -10, 0],
        [140, -20, 10],
      ],
      2.6,
      [
        ['start', connector(14, 11, 2, 16)],
        ['end', connector(14, 11, 2, 16)],
      ],
    ),
    [470, 470],
  );
  b.row('x', [660, 300], [['sensor-bolt', torxBolt(3.6, 18)]], { axisLine: false });
};

const pipesBoard: BoardDesign = (b, v) => {
  const k = v.range(0.92, 1.08);
  b.put(
    'brake-pipe-front',
    fittedPipe(
      [
        [0, 0, 0],
        [60, 0, 0],
        [90, 0, 20],
        [120, -20, 40],
        [190, -30, 40],
        [230 * k, -30, 20],
        [260 * k, 0, 0],
      ],
      2.8,
      unionNut(6.5),
      unionNut(6.5),
    ),
    [130, 110],
  );
  b.put(
    'brake-pipe-rear',
    fittedPipe(
      [
        [0, 0, 0],
        [40, 0, 0],
        [60, 0, -14],
        [160, 0, -14],
        [190, 10, 0],
        [300 * k, 10, 0],
        [330 * k, 20, 20],
        [350 * k, 60, 20],
      ],
      2.8,
      unionNut(6.5),
      unionNut(6.5),
    ),
    [150, 270],
  );
  b.put(
    'brake-hose-front',
    join(
      collaredHose(
        [
          [0, 0, 0],
          [40, 0, -10],
          [80, 10, -30],
          [110, 40, -30],
          [130, 80, -10],
        ],
        5,
      ),
      facing(unionNut(8), [-1, 0, 0.2], [0, 0, 0]),
      facing(banjoEye(9), [0.4, 1, 0.4], [130, 80, -10]),
    ),
    [480, 120],
  );
  b.put(
    'brake-hose-rear',
    join(
      collaredHose(
        [
          [0, 0, 0],
          [40, 0, -6],
          [70, 0, -20],
          [110, 20, -20],
        ],
        5,
      ),
      facing(unionNut(8), [-1, 0, 0], [0, 0, 0]),
      facing(unionNut(8), [1, 0.4, 0], [110, 20, -20]),
    ),
    [120, 430],
  );
  b.put(
    'pipe-union',
    join(prism(circle(9), 24, { holes: [circle(4)] }), move(box(12, 24, 18, 2), 12)),
    [360, 470],
  );
  b.put(
    'distributor',
    join(
      box(36, 30, 30, 3),
      move(ring(9, 5, 8), 18),
      move(along(ring(9, 5, 8), 'y'), 0, 15, 0),
      move(along(ring(9, 5, 8), 'z'), 0, 0, 15),
    ),
    [330, 60],
  );
  b.put('pipe-clip', copies(pipeClip(5), [0, 0, 0]), [420, 70]);
  b.put('hose-bracket', angleBracket(44, 40, 44), [590, 290]);
  b.row('y', [640, 440], [['sealing-washer', flatSeal(10, 6, 2)], 14, ['banjo-bolt', banjoBolt(6)]]);
  b.put(
    'hose-clip',
    join(
      prism(
        rounded(
          [
            [-12, -8],
            [12, -8],
            [12, 8],
            [5, 8],
            [5, -1],
            [-5, -1],
            [-5, 8],
            [-12, 8],
          ],
          2,
        ),
        2.4,
      ),
    ),
    [560, 440],
  );
};

export const brakeHydraulicsBoards = {
  'abs-unit': absBoard,
  'brake-pipes': pipesBoard,
};
