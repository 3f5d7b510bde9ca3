import { rectangle, rounded } from '../kit/contour.ts';
import { box, lines, prism, tube } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { join, move, rotate, toned } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { bulb, bulbHolder, connector, controlUnit } from '../shapes/electrical.ts';
import { nut, torxBolt } from '../shapes/fasteners.ts';
import { bulbCarrier, headlampBody, headlampLens, rearLampBody, smallBulb } from '../shapes/lamps.ts';
import { angleBracket, pillow } from '../shapes/plates.ts';
import { cap, shaft } from '../shapes/turned-parts.ts';

const headlampBoard: BoardDesign = (b, v) => {
  const [w, h] = [v.range(164, 182), v.range(84, 94)];
  b.row(
    'x',
    [240, 210],
    [
      ['bulb-cover', move(cap(24, 16), 0, w * 0.2, 0)],
      26,
      ['headlamp', headlampBody(w, h, v.pick(2, 3))],
      24,
      [
        'lamp-seal',
        toned(prism(rectangle(w * 0.98, h * 0.86, 16), 4, { holes: [rectangle(w * 0.92, h * 0.76, 14)] }), 2),
      ],
      22,
      ['headlamp-lens', headlampLens(w, h)],
    ],
  );
  b.row('x', [90, 280], [['bulb-low', bulb(9, 34)]]);
  b.row('x', [130, 380], [['bulb-high', bulb(9, 30)]]);
  b.row('x', [210, 440], [['bulb-holder', bulbHolder(13)], 18, ['indicator-bulb', smallBulb()]]);
  b.put('lamp-control-unit', controlUnit(60, 76, 20, 1, 5), [350, 470]);
  b.row(
    'x',
    [130, 120],
    [
      [
        'levelling-motor',
        join(
          box(34, 36, 30, 5),
          move(shaft([10, 8], [22, 3.4], [6, 6]), 17),
          move(rotate(connector(16, 12, 3, 12), 'z', 180), -17),
        ),
      ],
    ],
  );
  b.put('headlamp-bracket', angleBracket(60, 30, 40), [470, 80]);
  b.row('z', [400, 60], [['headlamp-screw', torxBolt(4.4, 24)]], { axisLine: false });
};

const rearLampBoard: BoardDesign = (b, v) => {
  const [w, h] = [v.range(110, 124), v.range(84, 96)];
  b.row(
    'x',
    [130, 150],
    [
      [
        'lamp-connector',
        join(
          connector(26, 16, 5, 22),
          tube(
            smooth(
              [
                [-8, 0, 0],
                [-24, 0, 2],
                [-44, 8, 12],
              ],
              4,
            ),
            5,
          ),
        ),
      ],
      26,
      ['bulb-carrier', bulbCarrier(w * 0.8, h * 0.6)],
      22,
      ['bulb-tail', move(bulb(8, 24), 0, -w * 0.22, 0)],
      34,
      [
        'rear-lamp-gasket',
        toned(prism(rectangle(w * 0.96, h * 0.88, 12), 4, { holes: [rectangle(w * 0.84, h * 0.72, 10)] }), 2),
      ],
      20,
      ['rear-lamp', rearLampBody(w, h, 3)],
    ],
  );
  b.put('bulb-brake', bulb(9, 28), [330, 110]);
  b.put('indicator-bulb', bulb(8, 24), [400, 160]);
  b.row('x', [110, 330], [['lamp-nut', nut(5, true)]], { axisLine: false });
  b.put('rear-lamp-inner', rearLampBody(w * 0.9, h * 0.8, 2), [600, 230]);
  b.put(
    'lamp-cover',
    join(
      prism(
        rounded(
          [
            [-w * 0.4, -h * 0.36],
            [w * 0.4, -h * 0.36],
            [w * 0.36, h * 0.36],
            [-w * 0.36, h * 0.36],
          ],
          8,
        ),
        6,
      ),
      lines(rectangle(24, 10, 4).map(([y, z]): Vec3 => [6, y, z])),
    ),
    [220, 430],
  );
  b.put(
    'number-plate-lamp',
    join(
      pillow(16, 50, 18, 5),
      toned(move(box(4, 38, 11, 2), 9), 1),
      move(rotate(connector(12, 9, 2, 12), 'z', 180), -8),
    ),
    [470, 470],
  );
};

export const lightingBoards = {
  headlamp: headlampBoard,
  'rear-lamp': rearLampBoard,
};
