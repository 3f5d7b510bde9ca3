import { circle, hullOfCircles, rounded } from '../kit/contour.ts';
import { box, cylinder, prism, ring, tube, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate, toned } from '../kit/solid.ts';
import { smooth } from '../kit/vector.ts';
import { connector, controlUnit, harness } from '../shapes/electrical.ts';
import { hexBolt, nut } from '../shapes/fasteners.ts';
import { angleBracket } from '../shapes/plates.ts';
import { sidePlate } from '../shapes/skins.ts';

const towbarBoard: BoardDesign = (b, v) => {
  const w = v.range(270, 300);
  b.put(
    'towbar-crossmember',
    join(
      move(box(30, w, 34, 4), 0),
      move(box(34, 44, 30, 4), 28, 0, -12),
      ...[-1, 1].map((s) => move(box(6, 40, 60, 6), 0, s * w * 0.46, 4)),
    ),
    [260, 200],
  );
  b.put(
    'side-plate',
    join(
      sidePlate(
        rounded(
          [
            [-70, -16],
            [40, -20],
            [50, 20],
            [-70, 16],
          ],
          8,
        ),
        6,
        [circle(6, [-50, 0]), circle(6, [-16, 0]), circle(6, [30, 0])],
      ),
    ),
    [150, 370],
  );
  b.put(
    'side-plate',
    join(
      sidePlate(
        rounded(
          [
            [-70, -16],
            [40, -20],
            [50, 20],
            [-70, 16],
          ],
          8,
        ),
        6,
        [circle(6, [-50, 0]), circle(6, [-16, 0]), circle(6, [30, 0])],
      ),
    ),
    [420, 90],
  );
  b.put(
    'tow-ball',
    join(
      tube(
        smooth(
          [
            [0, 0, 0],
            [34, 0, -4],
            [60, 0, -14],
            [84, 0, -4],
            [92, 0, 26],
          ],
          7,
        ),
        10,
      ),
      move(
        along(
          turned(
            [
              [0, 0],
              [0, 7],
              [8, 7],
              [10, 12],
              [20, 16],
              [30, 12],
              [34, 0],
            ],
            { smooth: true },
          ),
          'z',
        ),
        92,
        0,
        24,
      ),
      move(box(10, 40, 36, 5), -5),
    ),
    [430, 330],
  );
  b.row(
    'z',
    [590, 220],
    [
      [
        'ball-cover',
        toned(
          turned(
            [
              [0, 15],
              [0, 19],
              [22, 19],
              [30, 14],
              [34, 0],
            ],
            { smooth: true },
          ),
          2,
        ),
      ],
    ],
  );
  b.put(
    'towbar-socket',
    join(
      prism(circle(24), 10),
      move(ring(20, 17, 14), 10),
      ...Array.from({ length: 7 }, (_, i) =>
        rotate(move(cylinder(2, 3), 10, i === 6 ? 0 : 11, 0), 'x', i * 60),
      ),
      move(box(12, 44, 8, 2), 16, 0, 24),
      move(cylinder(14, 16), -16),
    ),
    [620, 330],
  );
  b.put(
    'socket-gasket',
    toned(
      prism(
        hullOfCircles([
          [0, 0, 25],
          [24, -14, 6],
          [-24, -14, 6],
        ]),
        3,
        { holes: [circle(17)] },
      ),
      2,
    ),
    [540, 420],
  );
  b.put('socket-bracket', angleBracket(56, 36, 56), [440, 460]);
  b.put(
    'towbar-harness',
    harness(
      [
        [0, 0, 0],
        [50, 0, 20],
        [110, -10, 0],
        [180, -10, 20],
        [230, 10, 10],
      ],
      4,
      [
        ['start', connector(22, 14, 4, 18)],
        ['end', connector(26, 16, 5, 20)],
      ],
    ),
    [170, 450],
  );
  b.put('trailer-control-unit', controlUnit(60, 74, 20, 2, 0), [560, 120]);
  b.row('x', [330, 370], [['towbar-bolt', hexBolt(6, 44)], 20, ['towbar-nut', nut(6, true)]]);
};

export const towingBoards = {
  towbar: towbarBoard,
};
