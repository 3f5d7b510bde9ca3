import { rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, prism } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, rotate, scale, toned } from '../kit/solid.ts';
import { connector, sensor } from '../shapes/electrical.ts';
import { grommet, hoseClamp } from '../shapes/clips-and-buffers.ts';
import { hexBolt, oRing, plug, screw, torxBolt, torxScrew } from '../shapes/fasteners.ts';
import { collaredHose, pipe, quickCoupling } from '../shapes/hoses.ts';
import { angleBracket, triFlange } from '../shapes/plates.ts';
import { thermostat, thermostatHousing, waterPump } from '../shapes/pumps-and-filters.ts';
import { cap, electricMotor, pulley, wheelFan } from '../shapes/turned-parts.ts';
import { bottle, fanShroud, radiatorCore } from '../shapes/cooling.ts';

const radiatorBoard: BoardDesign = (b, v) => {
  const [w, h] = [v.range(210, 240), v.range(150, 170)];
  const fans = v.pick(1, 2);
  const r = fans === 1 ? 60 : 46;
  b.put('radiator', radiatorCore(w, h, 14, true), [230, 230]);
  b.row(
    'x',
    [395, 325],
    [
      ['fan-shroud', fanShroud(w * 0.96, h * 0.98, fans)],
      34,
      ['fan-wheel', move(wheelFan(r, v.pick(7, 9)), 0, fans === 2 ? w * 0.24 : 0, 0)],
      22,
      ['fan-motor', move(rotate(electricMotor(24, 26), 'z', 180), 0, fans === 2 ? w * 0.24 : 0, 0)],
    ],
  );
  b.row('z', [110, 150], [['radiator-mount-upper', join(grommet(12, 5), move(box(6, 34, 20, 4), 14))]]);
  b.row('z', [330, 420], [['radiator-mount-lower', grommet(13, 5)]]);
  b.put(
    'upper-hose',
    collaredHose(
      [
        [0, 0, 0],
        [30, 0, 0],
        [60, 8, 10],
        [90, 0, 40],
        [130, -30, 50],
      ],
      12,
    ),
    [400, 130],
  );
  b.put(
    'lower-hose',
    collaredHose(
      [
        [0, 0, 0],
        [0, 30, -10],
        [10, 60, -20],
        [40, 90, -20],
        [70, 100, -10],
      ],
      12,
    ),
    [220, 420],
    40,
  );
  b.put('hose-clamp', hoseClamp(13), [360, 80]);
  b.put('hose-clamp', hoseClamp(13), [130, 500]);
  b.row('x', [590, 320], [['shroud-screw', torxScrew(3.4, 18)]], { axisLine: false });
  b.row('y', [90, 400], [['drain-screw', plug(7, 12)]], { axisLine: false });
  b.put(
    'air-duct',
    join(
      prism(rectangle(w, 36, 6), 3),
      move(box(30, w, 3), 15, 0, 18),
      lines(
        [
          [3, -w * 0.3, -18],
          [3, -w * 0.3, 18],
        ],
        [
          [3, w * 0.3, -18],
          [3, w * 0.3, 18],
        ],
      ),
    ),
    [620, 140],
  );
};

const waterPumpBoard: BoardDesign = (b, v) => {
  const radius = v.range(44, 50);
  b.row(
    'x',
    [90, 170],
    [
      ['water-pump-gasket', toned(triFlange(radius * 0.62, radius * 0.98, 2), 1)],
      34,
      ['water-pump', waterPump(radius)],
      28,
      ['pump-bolt', move(torxBolt(4.5, 30), 0, radius * 0.9, radius * 0.3)],
      10,
      ['water-pump-pulley', pulley(52, 22, 12, 6)],
      24,
      ['pulley-bolt', copies(hexBolt(3.6, 16), [0, 14, 0], [0, -14, 0])],
    ],
  );
  b.row(
    'x',
    [360, 130],
    [
      ['thermostat-o-ring', oRing(22, 2.2)],
      20,
      ['thermostat', thermostat(24)],
      26,
      ['thermostat-housing', thermostatHousing(22)],
      26,
      ['housing-bolt', move(hexBolt(4.5, 28), 0, 0, 28)],
    ],
  );
  b.row('z', [650, 120], [['coolant-temperature-sensor', sensor(8, 18)]], { axisLine: false });
  b.put(
    'coolant-pipe',
    join(
      pipe(
        [
          [0, 0, 0],
          [50, 0, 0],
          [80, 0, 10],
          [130, 0, 30],
          [200, 0, 30],
          [230, 10, 30],
        ],
        10,
      ),
      move(box(4, 24, 34, 5), 150, 0, 30),
    ),
    [130, 440],
  );
  b.put('coolant-pipe-o-ring', oRing(11, 2), [86, 400]);
};

const expansionTankBoard: BoardDesign = (b, v) => {
  const height = v.range(110, 126);
  b.put(
    'expansion-tank',
    join(
      bottle(90, 120, height, [10, 10, 0], 19),
      move(along(cylinder(7, 20), 'y'), 10, 58, 24),
      move(cylinder(6, 20), 42, -30, height * 0.75),
    ),
    [340, 300],
  );
  b.row('z', [344, 130], [['expansion-tank-cap', cap(25, 20)]]);
  b.row(
    'z',
    [480, 400],
    [
      [
        'coolant-level-sensor',
        join(cylinder(12, 30), move(cylinder(17, 5), 0), move(rotate(connector(16, 12, 2, 14), 'z', 180), 0)),
      ],
    ],
  );
  b.put(
    'tank-bracket',
    join(
      angleBracket(110, 70, 50),
      lines([
        [40, -30, 4],
        [40, 30, 4],
      ]),
    ),
    [230, 470],
  );
  b.row('z', [130, 440], [['bracket-bolt', hexBolt(5, 26)]], { axisLine: false });
  b.put(
    'vent-hose',
    collaredHose(
      [
        [0, 0, 0],
        [40, 0, 0],
        [80, 0, 10],
        [120, -20, 30],
        [170, -30, 30],
        [210, -20, 10],
      ],
      7,
    ),
    [450, 230],
  );
  b.put(
    'return-hose',
    collaredHose(
      [
        [0, 0, 0],
        [0, 40, 0],
        [10, 70, -10],
        [40, 100, -20],
        [90, 130, -20],
        [120, 170, -10],
      ],
      11,
    ),
    [250, 340],
    40,
  );
  b.put('hose-clamp', hoseClamp(9), [440, 180]);
  b.put('bleeder-screw', along(scale(screw(4, 16), 1.3), 'z'), [560, 150]);
  b.row('x', [630, 300], [['quick-coupling', quickCoupling(9)]], { axisLine: false });
};

export const coolingBoards = {
  radiator: radiatorBoard,
  'water-pump': waterPumpBoard,
  'expansion-tank': expansionTankBoard,
};
