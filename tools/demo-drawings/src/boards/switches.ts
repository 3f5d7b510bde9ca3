import { circle, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, tube, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import {
  perforatedCover,
  rotarySwitch,
  screenPanel,
  speaker,
  switchPanel,
} from '../shapes/cabin-electronics.ts';
import { connector, controlUnit } from '../shapes/electrical.ts';
import { torxBolt, torxScrew } from '../shapes/fasteners.ts';
import { angleBracket, pillow } from '../shapes/plates.ts';
import { sidePlate } from '../shapes/skins.ts';
import { shaft } from '../shapes/turned-parts.ts';

const switchesBoard: BoardDesign = (b, v) => {
  b.put('light-switch', rotarySwitch(v.range(22, 25)), [180, 150]);
  b.put(
    'hazard-switch',
    join(
      switchPanel(46, 30, 1, 22),
      lines([
        [25.6, -8, -6],
        [25.6, 8, -6],
        [25.6, 0, 8],
        [25.6, -8, -6],
      ]),
    ),
    [330, 110],
  );
  b.put(
    'start-button',
    join(
      prism(rectangle(54, 54, 14), 6),
      move(ring(21, 18, 5), 6),
      move(cylinder(17, 7), 6),
      move(box(26, 36, 30, 4), -13),
      lines(circle(9).map(([y, z]): Vec3 => [13, y, z])),
    ),
    [450, 130],
  );
  b.put(
    'steering-column-lever',
    join(
      shaft([18, 10], [70, 5], [26, 9]),
      move(box(34, 46, 34, 5), -20),
      move(rotate(connector(24, 14, 5, 14), 'z', 180), -37),
    ),
    [190, 310],
  );
  b.put(
    'window-switch',
    join(pillow(20, 120, 40, 6), ...[-36, -12, 12, 36].map((y) => move(box(8, 16, 20, 3), 12, y, 2))),
    [340, 270],
  );
  b.put(
    'mirror-switch',
    join(
      prism(rectangle(40, 40, 8), 12),
      move(ring(15, 12, 3), 12),
      move(cylinder(11, 10), 12),
      lines(
        [
          [22, 0, -6],
          [22, 0, 6],
        ],
        [
          [22, -6, 0],
          [22, 6, 0],
        ],
      ),
    ),
    [480, 260],
  );
  b.put(
    'seat-adjuster-switch',
    join(
      prism(rectangle(80, 34, 6), 10),
      move(box(8, 44, 11, 4), 13, -12, -4),
      move(box(8, 11, 24, 4), 13, 26, 2),
    ),
    [560, 360],
  );
  b.put(
    'switch-panel',
    join(switchPanel(150, 40, 6, 16), move(rotate(connector(30, 16, 5, 16), 'z', 180), -12)),
    [350, 420],
  );
  b.row(
    'x',
    [580, 180],
    [['brake-light-switch', join(shaft([10, 3], [26, 8], [10, 11]), move(connector(16, 12, 2, 14), 46))]],
    { axisLine: false },
  );
  b.put(
    'switch-connector',
    join(
      connector(32, 18, 6, 26),
      tube(
        smooth(
          [
            [-8, 0, 0],
            [-26, 0, 2],
            [-50, 10, 10],
          ],
          4,
        ),
        5,
      ),
    ),
    [200, 460],
  );
  b.row('x', [480, 490], [['trim-screw', torxScrew(3.4, 18)]], { axisLine: false });
};

const audioBoard: BoardDesign = (b, v) => {
  b.put(
    'head-unit',
    join(
      box(110, 130, 40, 3),
      move(prism(rectangle(138, 46, 5), 8), 55),
      lines(rectangle(84, 30, 3).map(([y, z]): Vec3 => [63, y, z])),
      ...[-1, 1].map((s) => move(cylinder(9, 9), 63, s * 56, 0)),
    ),
    [220, 170],
  );
  b.put('centre-display', screenPanel(v.range(124, 140), 54), [460, 110]);
  b.put('display-bracket', angleBracket(80, 40, 46), [370, 220]);
  b.row(
    'z',
    [330, 330],
    [
      [
        'controller-knob',
        join(
          cylinder(26, 8),
          move(
            turned([
              [0, 0],
              [0, 20],
              [18, 17],
              [20, 14],
              [20, 0],
            ]),
            8,
          ),
          lines(circle(12).map(([y, z]): Vec3 => [28, y, z])),
        ),
      ],
    ],
    { axisLine: false },
  );
  b.put('amplifier', controlUnit(110, 140, 34, 2, 9), [190, 400]);
  b.put(
    'amplifier-bracket',
    join(
      along(
        prism(rectangle(130, 150, 8), 4, {
          holes: [circle(6, [-54, -64]), circle(6, [54, 64]), rectangle(70, 80, 8)],
        }),
        'z',
      ),
    ),
    [190, 500],
  );
  b.row(
    'x',
    [440, 350],
    [['woofer', speaker(v.range(52, 58))], 34, ['speaker-grille', perforatedCover(52, 6)]],
  );
  b.put('mid-range-speaker', speaker(32), [590, 230]);
  b.put('tweeter', speaker(17), [660, 320]);
  b.put(
    'roof-aerial',
    join(
      move(
        along(
          prism(
            rounded(
              [
                [-34, -11],
                [34, -6],
                [34, 6],
                [-34, 11],
              ],
              8,
            ),
            5,
          ),
          'z',
        ),
        0,
        0,
        0,
      ),
      sidePlate(
        rounded(
          [
            [-34, 5],
            [28, 5],
            [-20, 36],
            [-32, 36],
          ],
          5,
        ),
        6,
      ),
      move(along(cylinder(5, 14), 'z'), 0, 0, -14),
      tube(
        smooth(
          [
            [0, 0, -12],
            [6, 0, -30],
            [30, 0, -40],
          ],
          4,
        ),
        1.8,
      ),
    ),
    [620, 100],
  );
  b.row('x', [340, 450], [['unit-screw', torxBolt(3.6, 16)]], { axisLine: false });
};

export const switchesBoards = {
  switches: switchesBoard,
  'audio-system': audioBoard,
};
