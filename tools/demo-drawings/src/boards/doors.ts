import { box, cylinder, lines, tube } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate } from '../kit/solid.ts';
import { sealLoop, striker } from '../shapes/body-fittings.ts';
import { doorGlass, doorShell } from '../shapes/body-panels.ts';
import { doorLock, regulatorMotor } from '../shapes/door-fittings.ts';
import { torxBolt } from '../shapes/fasteners.ts';
import { pillow } from '../shapes/plates.ts';
import { sidePlate } from '../shapes/skins.ts';
import { shaft } from '../shapes/turned-parts.ts';

export const doorBoard: BoardDesign = (b, v) => {
  const [l, h] = [v.range(190, 206), v.range(200, 216)];
  b.put('door-panel', doorShell(l, h), [230, 310]);
  b.put(
    'door-seal',
    sealLoop(
      [
        [-l * 0.48, 0, 6],
        [l * 0.44, 0, 4],
        [l * 0.48, 0, h * 0.5],
        [l * 0.2, 0, h * 0.84],
        [-l * 0.3, 0, h],
        [-l * 0.48, 0, h * 0.8],
        [-l * 0.5, 0, h * 0.3],
      ],
      3,
    ),
    [460, 190],
  );
  b.put('door-glass', doorGlass(l, h * 0.46), [560, 160]);
  b.put(
    'window-regulator',
    join(
      sidePlate(
        [
          [-5, 0],
          [5, 0],
          [5, 130],
          [-5, 130],
        ],
        5,
      ),
      sidePlate(
        [
          [65, -10],
          [75, -10],
          [75, 120],
          [65, 120],
        ],
        5,
      ),
      tube(
        [
          [0, 6, 126],
          [70, 6, -4],
        ],
        1.4,
      ),
      tube(
        [
          [0, 6, 4],
          [70, 6, 116],
        ],
        1.4,
      ),
      move(box(26, 8, 18, 4), 0, 4, 70),
      move(box(26, 8, 18, 4), 70, 4, 60),
    ),
    [600, 330],
  );
  b.put('regulator-motor', rotate(regulatorMotor(), 'x', -20), [540, 380]);
  b.row('y', [640, 470], [['regulator-screw', torxBolt(4.4, 20)]], { axisLine: false });
  b.put(
    'glass-bracket',
    join(
      box(34, 10, 16, 4),
      move(box(12, 14, 26, 3), 0, 0, 18),
      move(along(cylinder(4, 16), 'y'), 0, -8, 20),
    ),
    [480, 480],
  );
  b.put(
    'door-hinge-upper',
    join(box(26, 8, 30, 4), move(along(cylinder(5, 34), 'z'), 16, 0, -17), move(box(24, 8, 26, 4), 30, 8, 0)),
    [350, 80],
  );
  b.put(
    'door-hinge-lower',
    join(box(26, 8, 34, 4), move(along(cylinder(5, 38), 'z'), 16, 0, -19), move(box(24, 8, 28, 4), 30, 8, 0)),
    [420, 420],
  );
  b.row('x', [460, 470], [['hinge-bolt', torxBolt(5, 22)]], { axisLine: false });
  b.put(
    'door-check',
    join(box(70, 7, 16, 2), move(box(16, 20, 26, 4), 30), move(box(4, 24, 30, 4), -36)),
    [340, 480],
  );
  b.put('outer-handle', join(along(pillow(16, 16, 90, 7), 'y'), lines()), [100, 420]);
  b.put('handle-carrier', join(box(110, 8, 22, 3), move(box(30, 16, 30, 4), 40, -4, 0)), [150, 480]);
  b.row(
    'y',
    [70, 500],
    [
      [
        'lock-cylinder',
        join(
          shaft([28, 8], [6, 12]),
          lines([
            [34, 0, -5],
            [34, 0, 5],
          ]),
        ),
      ],
    ],
    { axisLine: false },
  );
  b.put('door-lock', doorLock(), [90, 180]);
  b.put('striker-plate', rotate(striker(), 'x', -90), [80, 90]);
};
