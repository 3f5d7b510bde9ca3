import { circle, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, tube, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate, type Solid, toned } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { connector, controlUnit, harness } from '../shapes/electrical.ts';
import { hexBolt, nut, torxBolt } from '../shapes/fasteners.ts';
import { pillow } from '../shapes/plates.ts';
import { airbagCushion } from '../shapes/steering.ts';

const airbagBoard: BoardDesign = (b, v) => {
  b.put('airbag-module', airbagCushion(v.range(92, 100)), [200, 170]);
  b.put(
    'clock-spring',
    join(
      ring(40, 14, 14),
      move(connector(22, 13, 4, 10), 14, 0, -28),
      lines(circle(30).map(([y, z]): Vec3 => [14, y, z])),
    ),
    [110, 320],
  );
  b.put(
    'passenger-airbag',
    join(
      pillow(60, 150, 50, 10),
      lines(
        [
          [-20, -60, 25.1],
          [-20, 60, 25.1],
        ],
        [
          [20, -60, 25.1],
          [20, 60, 25.1],
        ],
      ),
      ...[-50, 50].map((y) => move(box(70, 8, 12, 2), 0, y, -22)),
    ),
    [400, 140],
  );
  b.put(
    'airbag-bracket',
    join(box(5, 130, 24, 5), move(box(30, 5, 24, 5), 15, -60, 0), move(box(30, 5, 24, 5), 15, 60, 0)),
    [560, 190],
  );
  b.put(
    'side-airbag',
    join(
      pillow(30, 46, 120, 9),
      lines([
        [15.2, -16, -44],
        [15.2, -16, 44],
      ]),
      move(along(cylinder(7, 80), 'z'), -18, 0, -40),
    ),
    [640, 300],
  );
  b.put(
    'curtain-airbag',
    join(
      toned(
        tube(
          smooth(
            [
              [-150, 0, 0],
              [-100, 0, 14],
              [0, 0, 20],
              [100, 0, 12],
              [150, 0, -14],
            ],
            7,
          ),
          8,
        ),
        1,
      ),
      ...[-110, -40, 40, 110].map((x) => move(box(16, 3, 24, 3), x, 0, 26)),
      move(cylinder(9, 50), -200, 0, 0),
    ),
    [330, 330],
  );
  b.put('airbag-control-unit', controlUnit(84, 70, 30, 1, 0), [250, 460]);
  b.put(
    'impact-sensor',
    join(
      box(26, 30, 24, 4),
      move(connector(16, 12, 2, 14), 13),
      move(prism(rectangle(14, 14, 5), 4, { holes: [circle(3)] }), -13, 22, 0),
    ),
    [450, 450],
  );
  b.row('x', [530, 420], [['airbag-screw', torxBolt(4, 20)]], { axisLine: false });
  b.row('x', [580, 470], [['airbag-nut', nut(5, true)]], { axisLine: false });
};

const beltBoard: BoardDesign = (b, v) => {
  const web = (points: readonly Vec3[]): Solid => {
    const path = smooth(points, 7);
    const edge = (dy: number): Vec3[] => path.map(([x, y, z]): Vec3 => [x + dy * 0.5, y + dy, z]);
    return toned(join({ ...stripOf(edge(-9), edge(9)) }), 1);
  };
  b.put(
    'belt-retractor',
    join(
      box(46, 40, 46, 5),
      move(along(cylinder(26, 12), 'y'), 0, 20, 0),
      move(along(cylinder(20, 10), 'y'), 0, -30, 0),
      move(box(6, 26, 40, 5), 0, 0, -40),
    ),
    [200, 410],
  );
  b.put(
    'belt-pretensioner',
    join(cylinder(9, 66), move(cylinder(12, 14), 66), move(connector(12, 10, 2, 12), 80)),
    [330, 480],
  );
  b.put(
    'belt-webbing',
    web([
      [0, 0, 0],
      [0, 0, 90],
      [4, 4, 180],
      [20, 0, 230],
      [44, -6, 170],
      [70, 0, 60],
      [90, 20, v.range(-30, -10)],
    ]),
    [330, 350],
  );
  b.put(
    'belt-guide',
    join(
      prism(
        rounded(
          [
            [-24, 0],
            [24, 0],
            [16, 40],
            [-16, 40],
          ],
          9,
        ),
        7,
        { holes: [rectangle(30, 6, 3, [0, 8]), circle(6, [0, 28])] },
      ),
    ),
    [200, 150],
  );
  b.row(
    'x',
    [260, 110],
    [
      ['belt-bolt', hexBolt(6, 24)],
      16,
      [
        'belt-cap',
        turned([
          [0, 0],
          [0, 17],
          [7, 15],
          [8, 0],
        ]),
      ],
    ],
  );
  b.put(
    'height-adjuster',
    join(
      prism(rectangle(24, 130, 6), 6, { holes: [circle(5, [0, 56]), circle(5, [0, -56])] }),
      move(box(14, 32, 36, 5), 10, 0, 16),
      lines(
        ...[-40, -30, -20].map(
          (z) =>
            [
              [6, -6, z],
              [6, 6, z],
            ] as const,
        ),
      ),
    ),
    [110, 210],
  );
  b.put(
    'belt-tongue',
    join(
      prism(rectangle(44, 30, 6), 7, { holes: [rectangle(34, 6, 3, [0, 6])] }),
      move(prism(rectangle(26, 40, 4), 3, { holes: [rectangle(12, 8, 2, [0, -4])] }), 2, 0, -32),
    ),
    [560, 200],
  );
  b.put(
    'belt-buckle',
    join(
      pillow(22, 34, 66, 7),
      move(prism(rectangle(24, 14, 3), 3), 11, 0, 20),
      move(
        rotate(
          tube(
            smooth(
              [
                [0, 0, -30],
                [0, 0, -60],
                [-6, 0, -90],
              ],
              4,
            ),
            5,
          ),
          'z',
          0,
        ),
        0,
      ),
      move(prism(circle(12), 5, { holes: [circle(6)] }), -8, 0, -100),
    ),
    [560, 330],
  );
  b.put(
    'buckle-connector',
    harness(
      [
        [0, 0, 0],
        [30, 0, 6],
        [60, 10, 0],
        [90, 10, 6],
      ],
      2,
      [
        ['start', connector(14, 10, 2, 14)],
        ['end', connector(14, 10, 2, 14)],
      ],
    ),
    [600, 450],
  );
  b.put(
    'lower-anchor',
    prism(
      rounded(
        [
          [-20, 0],
          [20, 0],
          [14, 44],
          [-14, 44],
        ],
        8,
      ),
      5,
      { holes: [rectangle(26, 6, 3, [0, 10]), circle(6, [0, 32])] },
    ),
    [460, 470],
  );
};

const stripOf = (left: readonly Vec3[], right: readonly Vec3[]): Solid => {
  const vertices = [...left, ...right];
  const n = left.length;
  return {
    vertices,
    faces: left.slice(0, -1).map((_, i) => ({
      loops: [[i, i + 1, n + i + 1, n + i]],
      body: 0,
      tone: 1,
      closed: false,
      smooth: true,
    })),
    marks: [],
    bodies: 1,
  };
};

export const restraintBoards = {
  airbag: airbagBoard,
  'seat-belt': beltBoard,
};
