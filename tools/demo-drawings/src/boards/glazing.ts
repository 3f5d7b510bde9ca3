import { rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ringMark, sweep, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { copies, join, move, rotate, toned } from '../kit/solid.ts';
import { smooth } from '../kit/vector.ts';
import { pane, paneSeal } from '../shapes/body-panels.ts';
import { connector, harness } from '../shapes/electrical.ts';
import { springNut } from '../shapes/clips-and-buffers.ts';
import { torxBolt } from '../shapes/fasteners.ts';
import { pillow } from '../shapes/plates.ts';
import { sidePlate } from '../shapes/skins.ts';
import { shaft } from '../shapes/turned-parts.ts';

const windscreenBoard: BoardDesign = (b, v) => {
  const w = v.range(230, 250);
  b.put('windscreen', pane(w, 110, 34, 70), [270, 250]);
  b.put('windscreen-frame-seal', paneSeal(w + 6, 114, 34, 70), [430, 330]);
  b.put('rear-window', pane(w * 0.84, 84, 24, 46), [570, 150]);
  b.put(
    'side-window',
    join(
      toned(
        sidePlate(
          rounded(
            [
              [-70, 0],
              [70, 0],
              [50, 50],
              [-30, 56],
            ],
            8,
          ),
          2.5,
        ),
        1,
      ),
      lines(
        [
          [-20, 2.8, 16],
          [-4, 2.8, 38],
        ],
        [
          [-10, 2.8, 16],
          [6, 2.8, 38],
        ],
      ),
    ),
    [150, 420],
  );
  b.put(
    'interior-mirror',
    join(pillow(18, 110, 34, 8), toned(move(prism(rectangle(98, 25, 8), 1.2), 9), 1)),
    [300, 80],
  );
  b.put(
    'mirror-base',
    join(prism(rectangle(20, 34, 6), 5), move(rotate(shaft([34, 5], [10, 8]), 'y', 30), 4, 0, -4)),
    [200, 70],
  );
  b.put(
    'rain-sensor',
    join(
      turned([
        [0, 0],
        [0, 18],
        [8, 18],
        [10, 14],
        [10, 0],
      ]),
      move(rotate(connector(14, 9, 3, 10), 'y', -90), 5, 0, 16),
    ),
    [430, 90],
  );
  b.put(
    'sensor-cover',
    join(
      pillow(26, 50, 70, 9),
      lines([
        [13.2, -16, 10],
        [13.2, 16, 10],
      ]),
    ),
    [500, 80],
  );
  b.row(
    'z',
    [360, 500],
    [
      [
        'glazing-adhesive',
        join(
          shaft([96, 16]),
          move(
            turned([
              [0, 0],
              [0, 6],
              [34, 3],
              [34, 0],
            ]),
            96,
          ),
          lines(ringMark(6, 16), ringMark(90, 16)),
        ),
      ],
    ],
    { axisLine: false },
  );
  b.put('glass-clip', springNut(1.2), [520, 470]);
  b.put('spacer-block', copies(toned(box(20, 12, 9, 2), 2), [0, 0, 0], [0, 24, 0]), [600, 440]);
};

const mirrorBoard: BoardDesign = (b, v) => {
  const w = v.range(120, 132);
  const face = (k: number) =>
    rounded(
      [
        [-w * 0.5 * k, -34 * k],
        [w * 0.42 * k, -38 * k],
        [w * 0.5 * k, 20 * k],
        [w * 0.4 * k, 40 * k],
        [-w * 0.44 * k, 36 * k],
      ],
      16 * k,
    );
  b.row(
    'x',
    [190, 150],
    [
      ['mirror-cap', join(prism(face(0.92), 5, {}), move(prism(face(0.98), 16), 4), lines())],
      26,
      [
        'indicator-repeater',
        toned(
          move(
            prism(
              rounded(
                [
                  [-w * 0.4, -7],
                  [w * 0.4, -3],
                  [w * 0.44, 7],
                  [-w * 0.4, 5],
                ],
                4,
              ),
              9,
            ),
            0,
            0,
            -6,
          ),
          1,
        ),
      ],
      26,
      ['mirror-housing', join(prism(face(1), 34, { holes: [face(0.88)] }), prism(face(0.9), 6))],
      24,
      [
        'mirror-motor',
        join(
          move(box(20, 52, 46, 10), 0),
          move(cylinder(20, 6), 10),
          move(connector(14, 10, 4, 8), 4, -18, 0),
        ),
      ],
      24,
      [
        'mirror-glass',
        join(
          toned(prism(face(0.84), 4), 1),
          lines(
            [
              [4.1, -w * 0.1, -14],
              [4.1, w * 0.04, 18],
            ],
            [
              [4.1, 0, -14],
              [4.1, w * 0.14, 18],
            ],
          ),
        ),
      ],
    ],
  );
  b.put(
    'mirror-foot',
    join(
      sidePlate(
        rounded(
          [
            [-36, 0],
            [40, 0],
            [30, 30],
            [-34, 60],
          ],
          8,
        ),
        10,
      ),
      sweep(
        smooth(
          [
            [10, 8, 30],
            [20, 40, 36],
            [20, 70, 40],
          ],
          5,
        ),
        rectangle(22, 16, 5),
      ),
    ),
    [230, 440],
  );
  b.put(
    'mirror-gasket',
    toned(
      sidePlate(
        rounded(
          [
            [-38, -2],
            [42, -2],
            [32, 32],
            [-36, 63],
          ],
          8,
        ),
        3,
        [
          rounded(
            [
              [-26, 8],
              [26, 8],
              [18, 22],
              [-24, 46],
            ],
            6,
          ),
        ],
      ),
      2,
    ),
    [360, 470],
  );
  b.put(
    'mirror-triangle',
    join(
      sidePlate(
        rounded(
          [
            [-34, 0],
            [34, 0],
            [-28, 56],
          ],
          6,
        ),
        6,
      ),
      lines([
        [-24, 6.2, 8],
        [20, 6.2, 8],
      ]),
    ),
    [480, 480],
  );
  b.row('y', [150, 350], [['mirror-screw', torxBolt(4, 26)]], { axisLine: false });
  b.put(
    'mirror-connector',
    harness(
      [
        [0, 0, 0],
        [30, 0, 8],
        [60, -6, 0],
        [100, -10, 10],
      ],
      3,
      [
        ['start', connector(18, 12, 4, 16)],
        ['end', connector(18, 12, 4, 16)],
      ],
    ),
    [560, 150],
  );
};

export const glazingBoards = {
  windscreen: windscreenBoard,
  'door-mirror': mirrorBoard,
};
