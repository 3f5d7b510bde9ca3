import { circle, rectangle } from '../kit/contour.ts';
import { box, prism, ring, tube, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, rotate, type Solid, toned } from '../kit/solid.ts';
import { smooth } from '../kit/vector.ts';
import { connector } from '../shapes/electrical.ts';
import { hexBolt, nut, stud } from '../shapes/fasteners.ts';
import { facing } from '../shapes/hoses.ts';
import { gasketOval } from '../shapes/intake.ts';
import { angleBracket, ovalFlange, pressedShield } from '../shapes/plates.ts';
import { catalyst, exhaustHeader, lambdaProbe, muffler } from '../shapes/exhaust.ts';

const clampSleeve = (radius: number): Solid =>
  join(
    ring(radius + 2, radius, 44),
    copies(
      join(box(9, 10, 14), move(rotate(hexBolt(3.4, 16, false), 'z', 90), 0, 8, 0)),
      [10, 0, radius + 8],
      [34, 0, radius + 8],
    ),
  );

const hanger = (): Solid =>
  toned(prism(rectangle(22, 46, 10), 16, { holes: [circle(5, [0, 13]), circle(5, [0, -13])] }), 2);

const exhaustBoard: BoardDesign = (b, v) => {
  const twin = v.pick(false, true);
  const pipeRadius = 11;
  const front = join(
    move(ovalFlange(12, 26, 6), -6),
    tube(
      smooth(
        [
          [0, 0, 0],
          [30, 0, 0],
          [60, 0, -10],
          [90, 0, -12],
          [130, 0, -12],
          [170, 0, -12],
        ],
        6,
      ),
      pipeRadius,
      { bore: 9 },
    ),
    move(muffler(50, 34, 34), 70, 0, -11),
  );
  b.row(
    'x',
    [90, 70],
    [
      ['flange-gasket', gasketOval(13, 26)],
      14,
      ['front-pipe', front],
      18,
      ['exhaust-clamp', move(clampSleeve(12), 0, 0, -12)],
      18,
      [
        'centre-muffler',
        join(
          move(muffler(96, 70, 48), 50, 0, -12),
          tube(
            smooth(
              [
                [0, 0, -12],
                [50, 0, -12],
              ],
              3,
            ),
            pipeRadius,
            { bore: 9 },
          ),
          tube(
            smooth(
              [
                [146, 0, -12],
                [190, 0, -12],
                [220, 10, 0],
                [250, 20, 0],
              ],
              5,
            ),
            pipeRadius,
            { bore: 9 },
          ),
        ),
      ],
    ],
  );
  const tips = twin
    ? [
        [-14, -10],
        [14, -10],
      ]
    : [[0, -10]];
  b.row(
    'y',
    [560, 300],
    [
      [
        'rear-muffler',
        join(
          muffler(150, 80, 60),
          move(
            tube(
              smooth(
                [
                  [0, 0, 0],
                  [-40, 0, 0],
                ],
                3,
              ),
              pipeRadius,
              { bore: 9 },
            ),
            0,
          ),
          copies(
            move(rotate(ring(10, 8, 40), 'z', 90), 0),
            ...tips.map(([x, z]) => [110 + (x ?? 0), 34, z ?? 0] as const),
          ),
        ),
      ],
    ],
    { axisLine: false },
  );
  b.put(
    'exhaust-tip',
    join(
      ...(twin ? [-17, 17] : [0]).map((x) =>
        move(
          rotate(
            turned(
              [
                [0, 12],
                [0, 15],
                [40, 16],
                [40, 18],
                [46, 18],
                [46, 13],
              ],
              { ring: true },
            ),
            'z',
            0,
          ),
          0,
          x,
          0,
        ),
      ),
    ),
    [640, 440],
  );
  b.row(
    'z',
    [330, 420],
    [
      ['rubber-hanger', upHanger()],
      16,
      [
        'hanger-bracket',
        join(
          box(4, 60, 26, 6),
          move(
            tube(
              smooth(
                [
                  [0, 0, 0],
                  [-14, 0, 0],
                  [-18, 0, 12],
                  [-18, 0, 30],
                ],
                4,
              ),
              4,
            ),
            -2,
            -16,
            0,
          ),
          move(
            tube(
              smooth(
                [
                  [0, 0, 0],
                  [-14, 0, 0],
                  [-18, 0, 12],
                  [-18, 0, 30],
                ],
                4,
              ),
              4,
            ),
            -2,
            16,
            0,
          ),
        ),
      ],
      16,
      ['hanger-bolt', hexBolt(4.5, 24)],
    ],
  );
  b.row('x', [200, 240], [['flange-nut', nut(5, true)]], { axisLine: false });
  b.put('oxygen-sensor', lambdaProbe(110), [180, 330]);
  b.put(
    'flap-actuator',
    join(
      box(46, 40, 34, 6),
      move(ring(10, 5, 8), 23),
      move(rotate(connector(16, 12, 3, 14), 'z', 90), 0, 20, 0),
    ),
    [480, 470],
  );
};

const upHanger = (): Solid => rotate(hanger(), 'y', 90);

const manifoldBoard: BoardDesign = (b, v) => {
  const ports = v.pick(4, 3);
  const pitch = v.range(56, 62);
  const span = ports * pitch;
  b.put('exhaust-manifold', exhaustHeader(ports, pitch), [360, 200]);
  b.put(
    'exhaust-gasket',
    toned(
      along(
        prism(rectangle(44, span, 8), 2.2, {
          holes: Array.from({ length: ports }, (_, i) => circle(13, [0, -span / 2 + pitch * (i + 0.5)])),
        }),
        'y',
      ),
      1,
    ),
    [480, 120],
  );
  b.row('y', [560, 70], [['manifold-stud', stud(4, 36)], 22, ['manifold-nut', nut(5, true)]]);
  b.put(
    'v-band-clamp',
    join(
      along(
        turned(
          [
            [0, 38],
            [0, 44],
            [9, 44],
            [9, 38],
          ],
          { ring: true },
        ),
        'z',
      ),
      move(box(14, 12, 9), 50, 0, 4),
      facing(hexBolt(3, 22, false), [0, 1, 0], [52, 10, 4]),
    ),
    [300, 360],
  );
  b.row('z', [300, 520], [['catalytic-converter', rotate(catalyst(40, 90), 'x', 30)]]);
  b.put('oxygen-sensor', rotate(lambdaProbe(100), 'z', -30), [460, 330]);
  b.put('monitor-sensor', rotate(lambdaProbe(120), 'z', -20), [430, 470]);
  b.put('heat-shield', rotate(pressedShield(200, 100, 30), 'z', 90), [160, 210]);
  b.row('y', [90, 330], [['heat-shield-bolt', hexBolt(4, 18)]], { axisLine: false });
  b.put('support-bracket', angleBracket(40, 40, 80), [620, 400]);
};

export const exhaustBoards = {
  'exhaust-system': exhaustBoard,
  'exhaust-manifold': manifoldBoard,
};
