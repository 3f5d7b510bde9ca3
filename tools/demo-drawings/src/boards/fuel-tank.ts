import { box, cylinder, prism, ring, tube, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate, type Solid, toned } from '../kit/solid.ts';
import { smooth } from '../kit/vector.ts';
import { connector } from '../shapes/electrical.ts';
import { buffer, hoseClamp } from '../shapes/clips-and-buffers.ts';
import { hexBolt, oRing } from '../shapes/fasteners.ts';
import { collaredHose, fittedPipe, hose, pipe, quickCoupling } from '../shapes/hoses.ts';
import { pressedShield, strap } from '../shapes/plates.ts';
import { cap } from '../shapes/turned-parts.ts';
import { cartridgeCan, fuelTank, lockRing, pumpUnit } from '../shapes/fuel-tank.ts';

const fuelTankBoard: BoardDesign = (b, v) => {
  const span = v.range(280, 310);
  b.put('fuel-tank', fuelTank(span, 150, 84), [330, 250]);
  const loop = (y: number): Solid =>
    strap(
      smooth(
        [
          [-95, y, 60],
          [-92, y, 16],
          [-78, y, -8],
          [78, y, -8],
          [92, y, 16],
          [95, y, 60],
        ],
        5,
      ),
      18,
      2.5,
    );
  b.put('tank-strap', loop(0), [230, 440]);
  b.put('tank-strap', loop(0), [420, 350], 60);
  b.row('z', [120, 500], [['strap-bolt', rotate(hexBolt(5, 30), 'z', 180)]], { axisLine: false });
  b.put('tank-heat-shield', rotate(rotate(pressedShield(150, 110, 14), 'y', -90), 'z', 0), [560, 450]);
  b.row('z', [232, 180], [['lock-ring', lockRing(32)]]);
  b.row(
    'z',
    [440, 150],
    [
      [
        'roll-over-valve',
        join(
          cylinder(9, 22),
          move(cylinder(14, 4), 22),
          move(
            tube(
              [
                [0, 0, 0],
                [8, 0, 0],
                [10, 3, 0],
                [10, 20, 0],
              ],
              3,
            ),
            24,
          ),
        ),
      ],
    ],
  );
  b.put(
    'vent-pipe',
    pipe(
      [
        [0, 0, 0],
        [0, 40, 0],
        [10, 70, 10],
        [0, 110, 16],
        [-30, 130, 60],
        [-30, 132, 90],
      ],
      3.4,
    ),
    [130, 250],
  );
  b.put('rubber-buffer', along(buffer(12, 12), 'z'), [330, 110]);
  b.row(
    'x',
    [530, 240],
    [
      [
        'filler-hose',
        collaredHose(
          [
            [0, 0, 0],
            [40, 0, 0],
            [60, 0, 20],
            [70, 0, 50],
          ],
          15,
        ),
      ],
    ],
    { axisLine: false },
  );
  b.put('hose-clamp', hoseClamp(15), [510, 330], 20);
  b.put(
    'filler-neck',
    join(
      tube(
        smooth(
          [
            [0, 0, 0],
            [6, 0, 40],
            [20, -6, 80],
            [44, -20, 110],
          ],
          6,
        ),
        13,
        { bore: 10 },
      ),
      move(rotate(rotate(ring(26, 14, 6), 'y', -50), 'z', -30), 46, -21, 112),
    ),
    [630, 200],
  );
  b.row('x', [720, 70], [['filler-cap', cap(20, 16)]], { axisLine: false });
};

const fuelPumpBoard: BoardDesign = (b, v) => {
  const radius = v.range(34, 38);
  b.row(
    'z',
    [230, 400],
    [
      [
        'fuel-strainer',
        toned(
          turned([
            [0, 0],
            [0, radius * 0.8],
            [12, radius * 0.8],
            [12, 0],
          ]),
          1,
        ),
      ],
      18,
      ['fuel-pump-unit', pumpUnit(radius)],
      26,
      ['pump-seal', oRing(radius * 1.1, 2.4)],
      18,
      ['lock-ring', lockRing(radius * 1.25)],
    ],
  );
  b.put(
    'fuel-level-sensor',
    join(
      box(20, 14, 34, 3),
      tube(
        smooth(
          [
            [0, 10, 8],
            [10, 20, 10],
            [30, 34, 0],
            [60, 50, -20],
          ],
          5,
        ),
        1.5,
      ),
      move(box(26, 16, 12, 4), 68, 54, -24),
    ),
    [110, 260],
  );
  b.row('z', [300, 70], [['pump-connector', rotate(connector(24, 15, 4, 22), 'z', 180)]], {
    axisLine: false,
  });
  b.row('x', [450, 300], [['fuel-filter', cartridgeCan(30, 110)]]);
  b.put(
    'filter-bracket',
    join(
      ring(33, 31, 26),
      move(
        prism(
          [
            [-8, 30],
            [8, 30],
            [8, 52],
            [-8, 52],
          ],
          26,
        ),
        0,
      ),
      move(box(26, 60, 5), 13, 0, 54),
    ),
    [500, 430],
    30,
  );
  b.put('hose-clamp', hoseClamp(7), [400, 350], 10);
  b.put(
    'fuel-hose',
    hose(
      [
        [0, 0, 0],
        [-30, 0, 0],
        [-50, 10, 10],
        [-70, 40, 14],
        [-74, 70, 10],
      ],
      6,
    ),
    [400, 190],
  );
  b.put('quick-coupling', quickCoupling(8), [640, 420]);
  b.put(
    'fuel-line',
    fittedPipe(
      [
        [0, 0, 0],
        [50, 0, 0],
        [80, -10, 6],
        [110, -40, 30],
        [140, -44, 60],
        [150, -44, 100],
      ],
      3.6,
      rotate(quickCoupling(5), 'x', 90),
      quickCoupling(5),
    ),
    [590, 240],
  );
};

export const fuelTankBoards = {
  'fuel-tank': fuelTankBoard,
  'fuel-pump': fuelPumpBoard,
};
