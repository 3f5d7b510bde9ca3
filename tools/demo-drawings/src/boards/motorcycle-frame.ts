import { circle, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, tube } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate, type Solid, toned } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { buffer, tensionSpring } from '../shapes/clips-and-buffers.ts';
import { hexBolt, socketBolt } from '../shapes/fasteners.ts';
import { angleBracket, pillow } from '../shapes/plates.ts';
import { sidePlate } from '../shapes/skins.ts';
import { cap } from '../shapes/turned-parts.ts';

const rod = (points: readonly Vec3[], radius: number): Solid => tube(smooth(points, 6), radius);

/** A double-cradle frame: head tube, two top tubes, two down tubes that come back under the engine. */
const cradleFrame = (span: number): Solid =>
  join(
    move(rotate(along(ring(15, 9, 46), 'z'), 'y', -22), span * 0.5, 0, 96),
    ...[-1, 1].flatMap((s) => [
      rod(
        [
          [span * 0.5, s * 8, 126],
          [span * 0.2, s * 30, 118],
          [-span * 0.24, s * 34, 92],
          [-span * 0.34, s * 32, 40],
          [-span * 0.34, s * 30, -20],
        ],
        8,
      ),
      rod(
        [
          [span * 0.52, s * 8, 100],
          [span * 0.42, s * 26, 30],
          [span * 0.32, s * 28, -30],
          [span * 0.1, s * 28, -44],
          [-span * 0.34, s * 30, -24],
        ],
        7,
      ),
      move(
        sidePlate(
          rounded(
            [
              [-24, -30],
              [22, -26],
              [14, 34],
              [-18, 40],
            ],
            8,
          ),
          7,
          [circle(8, [0, 2])],
        ),
        -span * 0.34,
        s * 34,
        0,
      ),
    ]),
    rod(
      [
        [-span * 0.34, -32, 50],
        [-span * 0.34, 32, 50],
      ],
      7,
    ),
    rod(
      [
        [span * 0.06, -30, -44],
        [span * 0.06, 30, -44],
      ],
      6,
    ),
  );

const tailFrame = (span: number): Solid =>
  join(
    ...[-1, 1].flatMap((s) => [
      rod(
        [
          [0, s * 30, 40],
          [-span * 0.5, s * 30, 50],
          [-span, s * 24, 66],
        ],
        6,
      ),
      rod(
        [
          [0, s * 30, 0],
          [-span * 0.5, s * 30, 30],
          [-span * 0.8, s * 27, 58],
        ],
        5,
      ),
    ]),
    rod(
      [
        [-span, -24, 66],
        [-span, 24, 66],
      ],
      6,
    ),
  );

const footrest = (side: 1 | -1): Solid =>
  join(
    move(along(prism(rectangle(22, 12, 4), 60), 'y'), 0, side > 0 ? 0 : -60, 0),
    lines(
      ...[12, 22, 32, 42, 52].map((y): Vec3[] => [
        [-10, side * y, 6.2],
        [10, side * y, 6.2],
      ]),
    ),
    move(box(26, 12, 26, 5), 0, -side * 6, 0),
    move(box(16, 8, 60, 4), 0, -side * 14, 30),
  );

const frameBoard: BoardDesign = (b, v) => {
  const span = v.range(200, 220);
  b.put('main-frame', cradleFrame(span), [470, 280]);
  b.put('rear-frame', tailFrame(span * 0.7), [270, 170]);
  b.row('y', [250, 330], [['engine-bolt', hexBolt(5, 90)]], { axisLine: false });
  b.row('y', [330, 90], [['frame-bolt', socketBolt(6, 36)]], { axisLine: false });
  b.put('engine-bracket', angleBracket(50, 34, 56), [150, 420]);
  b.put(
    'side-stand',
    join(
      rod(
        [
          [0, 0, 0],
          [-10, 10, -60],
          [-40, 24, -110],
        ],
        8,
      ),
      move(box(34, 26, 6, 4), -44, 26, -114),
      move(along(ring(13, 6, 18), 'y'), 0, -9, 4),
    ),
    [420, 470],
  );
  b.put('stand-spring', rotate(tensionSpring(7, 60), 'y', 60), [500, 440]);
  b.row('y', [330, 490], [['stand-bolt', hexBolt(6, 30)]], { axisLine: false });
  b.put('footrest-left', footrest(1), [220, 500]);
  b.put('footrest-right', footrest(-1), [620, 450]);
  b.put('frame-plug', cap(11, 10, 10), [560, 90]);
};

const rack = (side: 1 | -1): Solid => {
  const loop = rectangle(150, 96, 22).map(([x, z]): Vec3 => [x, 0, z + 48]);
  return join(
    tube([...loop, ...loop.slice(0, 1)], 5),
    ...[-40, 40].map((x) =>
      tube(
        [
          [x, 0, 94],
          [x, -side * 34, 110],
        ],
        4.4,
      ),
    ),
    ...[-50, 50].map((x) => move(along(ring(9, 4, 10), 'y'), x, -5, 0)),
  );
};

const pannier = (side: 1 | -1): Solid =>
  join(
    along(pillow(62, 108, 150, 14), 'y'),
    lines(
      rectangle(122, 78, 10).map(([x, z]): Vec3 => [x, 31.4, z]),
      [
        [-61, 31.4, 22],
        [61, 31.4, 22],
      ],
    ),
    move(box(30, 12, 8, 3), 0, 0, 58),
    move(toned(box(14, 4, 10, 2), 1), side * 30, 33, 20),
  );

const pannierBoard: BoardDesign = (b) => {
  b.put('pannier-rack-left', rack(1), [170, 180]);
  b.put('pannier-rack-right', rack(-1), [420, 110]);
  b.put('pannier-left', pannier(1), [330, 360]);
  b.put('pannier-right', pannier(-1), [620, 230]);
  b.put('pannier-lock', join(box(26, 12, 18, 3), move(along(cylinder(7, 8), 'y'), 0, 6, 0)), [470, 420]);
  b.put('rack-bracket', angleBracket(40, 30, 60), [110, 360]);
  b.row('y', [180, 470], [['rack-screw', socketBolt(5, 28)]], { axisLine: false });
  b.put('rack-rubber', buffer(12, 12), [560, 460]);
  b.put(
    'pannier-handle',
    tube(
      smooth(
        [
          [-34, 0, 0],
          [-30, 0, 18],
          [30, 0, 18],
          [34, 0, 0],
        ],
        6,
      ),
      5,
    ),
    [640, 400],
  );
};

export const motorcycleFrameBoards = {
  'mc-frame': frameBoard,
  'mc-panniers': pannierBoard,
};
