import { circle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, tube } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate, toned } from '../kit/solid.ts';
import { smooth } from '../kit/vector.ts';
import { connector } from '../shapes/electrical.ts';
import { tensionSpring } from '../shapes/clips-and-buffers.ts';
import { headedPin, hexBolt } from '../shapes/fasteners.ts';
import { wireClip } from '../shapes/gearshift.ts';
import { pedal } from '../shapes/steering.ts';
import { shaft, sleeve } from '../shapes/turned-parts.ts';

const pedalsBoard: BoardDesign = (b, v) => {
  const length = v.range(120, 134);
  b.put(
    'pedal-bracket',
    join(
      box(6, 170, 110, 10),
      move(
        along(
          prism(
            rounded(
              [
                [-40, 0],
                [40, 0],
                [20, 70],
                [-20, 70],
              ],
              8,
            ),
            5,
            { holes: [circle(7, [0, 20])] },
          ),
          'y',
        ),
        3,
        -62,
        0,
      ),
      move(
        along(
          prism(
            rounded(
              [
                [-40, 0],
                [40, 0],
                [20, 70],
                [-20, 70],
              ],
              8,
            ),
            5,
            { holes: [circle(7, [0, 20])] },
          ),
          'y',
        ),
        3,
        52,
        0,
      ),
      lines([
        [3.1, -60, 30],
        [3.1, 60, 30],
      ]),
    ),
    [240, 170],
  );
  b.row('y', [470, 110], [['pedal-shaft', headedPin(5, 120)], 18, ['pedal-bush', sleeve(9, 6, 16)]]);
  b.put('brake-pedal', pedal(length, 6), [420, 260]);
  b.put('clutch-pedal', pedal(length, -10), [280, 330]);
  b.put(
    'accelerator-pedal',
    join(
      box(26, 34, 60, 8),
      tube(
        smooth(
          [
            [0, 0, -30],
            [10, 0, -50],
            [24, 0, -90],
          ],
          4,
        ),
        4,
      ),
      move(rotate(box(6, 34, 70, 6), 'y', 24), 30, 0, -110),
      move(connector(18, 12, 3, 12), 13, 0, 10),
    ),
    [590, 240],
  );
  b.put(
    'pedal-pad',
    toned(
      rotate(
        join(
          box(5, 44, 36, 5),
          lines(
            ...[-8, 0, 8].map(
              (z) =>
                [
                  [2.6, -16, z],
                  [2.6, 16, z],
                ] as const,
            ),
          ),
        ),
        'y',
        30,
      ),
      2,
    ),
    [520, 440],
  );
  b.row('y', [170, 420], [['return-spring', tensionSpring(6, 56)]], { axisLine: false });
  b.row(
    'x',
    [360, 70],
    [['brake-light-switch', join(shaft([10, 3], [26, 8], [10, 11]), move(connector(16, 12, 2, 14), 46))]],
  );
  b.row('x', [90, 300], [['bracket-bolt', hexBolt(5, 30)]], { axisLine: false });
  b.row(
    'x',
    [90, 80],
    [
      [
        'master-cylinder-clutch',
        join(shaft([40, 3.4], [6, 22], [60, 14], [8, 9]), move(along(cylinder(5, 16), 'z'), 70, 0, 12)),
      ],
    ],
  );
  b.row('y', [640, 440], [['clevis-pin', headedPin(4.5, 34)], 16, ['pin-clip', wireClip()]]);
};

export const pedalsBoards = { pedals: pedalsBoard };
