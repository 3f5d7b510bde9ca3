import { circle, hullOfCircles, rectangle, rounded } from '../kit/contour.ts';
import { cylinder, lines, prism, ring, tube } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate, upright } from '../kit/solid.ts';
import { smooth } from '../kit/vector.ts';
import { bearingShell, crankshaft, flywheel } from '../shapes/crank-drive.ts';
import { flangeSensor } from '../shapes/electrical.ts';
import {
  bearingCap,
  corePlug,
  coverPlate,
  engineBlock,
  oilNozzle,
  oilPanBody,
} from '../shapes/engine-block.ts';
import { flatSeal, hexBolt, nut, oRing, plug, torxBolt } from '../shapes/fasteners.ts';
import { borderHoles, frameGasket, triFlange } from '../shapes/plates.ts';
import { ballBearing, shaftSeal, sleeve, toothedWheel, torsionalDamper } from '../shapes/turned-parts.ts';

const rearContour = rounded(
  [
    [-58, -50],
    [58, -50],
    [70, 0],
    [46, 44],
    [-46, 44],
    [-70, 0],
  ],
  14,
);

const rearHoles = [
  circle(3.4, [-50, -42]),
  circle(3.4, [50, -42]),
  circle(3.4, [58, 0]),
  circle(3.4, [-58, 0]),
  circle(3.4, [36, 36]),
  circle(3.4, [-36, 36]),
];

const engineBlockBoard: BoardDesign = (b, v) => {
  const cylinders = v.pick(4, 6, 3);
  const span = cylinders === 6 ? 290 : cylinders === 3 ? 215 : 250;
  b.put('cylinder-block', engineBlock(cylinders, span), [330, 330]);
  b.row(
    'x',
    [520, 330],
    [
      ['rear-cover-gasket', frameGasket(rearContour, rectangle(84, 66, 20), rearHoles)],
      24,
      ['rear-cover', coverPlate(rearContour, 9, 25, [0, 0], rearHoles)],
      20,
      ['rear-shaft-seal', shaftSeal(25, 17)],
      22,
      ['cover-bolt', move(hexBolt(4, 22), 0, 36, 36)],
    ],
  );
  b.row('z', [330, 40], [['dowel-sleeve', sleeve(8, 5.5, 16)]]);
  b.row('y', [180, 366], [['core-plug', corePlug(15)]]);
  b.row('y', [120, 300], [['knock-sensor', join(ring(14, 5, 14), move(flangeSensor(5, 10), 6, 12, 0))]]);
  b.row('y', [232, 446], [['drain-plug-seal', flatSeal(12, 8)], 14, ['block-drain-plug', plug(8, 14)]]);
  b.row(
    'z',
    [390, 430],
    [
      ['bearing-cap-bolt', rotate(hexBolt(5, 46), 'z', 180)],
      16,
      ['main-bearing-cap', upright(bearingCap(64, 20))],
    ],
  );
  b.put('oil-spray-nozzle', oilNozzle(), [460, 80]);
};

const oilPanBoard: BoardDesign = (b, v) => {
  const span = v.range(240, 270);
  const width = span * 0.5;
  b.row('z', [330, 430], [['oil-pan', upright(oilPanBody(span, width, 78, 40))]], { axisLine: false });
  b.put(
    'oil-pan-gasket',
    along(
      frameGasket(
        rectangle(span + 16, width + 16, 10),
        rectangle(span - 2, width - 2, 8),
        borderHoles(span + 5, width + 5, 5, 3, 2.8),
      ),
      'z',
    ),
    [330, 236],
  );
  b.put(
    'oil-pickup',
    join(
      tube(
        smooth(
          [
            [0, 0, 60],
            [0, 0, 40],
            [30, 8, 20],
            [60, 8, 4],
            [70, 8, -10],
          ],
          6,
        ),
        8,
      ),
      move(along(prism(rectangle(44, 40, 10), 10), 'z'), 70, 8, -18),
      move(along(triFlange(9, 18), 'z'), 0, 0, 58),
    ),
    [300, 130],
  );
  b.row('y', [212, 424], [['drain-plug-seal', flatSeal(13, 8)], 16, ['oil-drain-plug', plug(9, 14)]]);
  b.row(
    'z',
    [470, 470],
    [
      ['sensor-nut', nut(4, true)],
      16,
      [
        'oil-level-sensor',
        join(cylinder(26, 5), move(cylinder(14, 46), 5), move(prism(rectangle(20, 14, 3), 14), -14, 8, 0)),
      ],
      20,
      ['sensor-o-ring', oRing(20)],
    ],
  );
  b.row('z', [590, 330], [['oil-pan-bolt', rotate(hexBolt(4.5, 30), 'z', 180)]], { axisLine: false });
  b.row(
    'z',
    [650, 300],
    [
      ['dipstick-o-ring', oRing(9)],
      14,
      [
        'dipstick-tube',
        join(
          tube(
            smooth(
              [
                [0, 0, 0],
                [40, 0, 0],
                [80, 6, 6],
                [120, 6, 6],
              ],
              6,
            ),
            5,
            { bore: 4 },
          ),
          move(ring(8, 5, 5), 118, 6, 6),
          move(
            prism(
              hullOfCircles([
                [0, 0, 8],
                [18, 0, 6],
              ]),
              3,
              { holes: [circle(3, [18, 0])] },
            ),
            90,
            6,
            6,
          ),
        ),
      ],
    ],
  );
  b.row(
    'z',
    [720, 330],
    [
      [
        'dipstick',
        join(
          tube(
            smooth(
              [
                [0, 0, 0],
                [70, 0, 0],
                [120, 5, 4],
                [190, 5, 4],
              ],
              6,
            ),
            1.5,
          ),
          move(cylinder(6, 14), 186, 5, 4),
          move(
            tube(
              smooth(
                [
                  [0, -12, 0],
                  [10, -12, 0],
                  [16, 0, 0],
                  [10, 12, 0],
                  [0, 12, 0],
                ],
                5,
              ),
              2.5,
            ),
            198,
            5,
            4,
          ),
          lines([
            [10, 1.5, 0],
            [10, -1.5, 0],
          ]),
        ),
      ],
    ],
  );
};

const crankshaftBoard: BoardDesign = (b, v) => {
  const throws = v.pick(4, 3);
  b.row(
    'x',
    [90, 96],
    [
      ['flywheel-bolt', rotate(torxBolt(5, 24), 'z', 180)],
      16,
      ['flywheel', rotate(flywheel(82, 90, 8), 'z', 180)],
      14,
      ['pilot-bearing', ballBearing(16, 7, 9)],
      12,
      [
        'trigger-wheel',
        toothedWheel({ teeth: 40, tip: 46, root: 42, width: 3, bore: 30, hub: 32, hubWidth: 4 }),
      ],
      14,
      ['crankshaft', crankshaft(throws, throws === 4 ? 58 : 66)],
      24,
      [
        'crankshaft-sprocket',
        toothedWheel({ teeth: 20, tip: 25, root: 20, width: 8, bore: 12, hubWidth: 18 }),
      ],
      14,
      ['front-shaft-seal', shaftSeal(26, 16)],
      16,
      ['vibration-damper', torsionalDamper(58)],
      18,
      ['damper-bolt', hexBolt(8, 44)],
    ],
  );
  b.put(
    'woodruff-key',
    prism(
      [
        [-9, 0],
        [9, 0],
        [7, -5],
        [3, -8],
        [-3, -8],
        [-7, -5],
      ],
      4,
    ),
    [560, 300],
  );
  b.row('z', [300, 440], [['main-bearing-shell', upright(bearingShell(21, 16, false))]], { axisLine: false });
  b.put('main-bearing-shell', bearingShell(21, 16, true), [400, 100]);
  b.put(
    'thrust-bearing-shell',
    join(
      bearingShell(21, 20, true),
      move(bearingShell(28, 3, true), -2),
      move(bearingShell(28, 3, true), 18),
    ),
    [500, 120],
  );
};

export const engineBlockBoards = {
  'engine-block': engineBlockBoard,
  'oil-pan': oilPanBoard,
  crankshaft: crankshaftBoard,
};
