import { circle, rounded } from '../kit/contour.ts';
import { cylinder, lines, prism, ring, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { join, move, type Solid, toned, upright } from '../kit/solid.ts';
import type { Vec2, Vec3 } from '../kit/vector.ts';
import { flatSeal, headedPin, hexBolt, torxBolt } from '../shapes/fasteners.ts';
import { frameGasket } from '../shapes/plates.ts';
import { toothedWheel } from '../shapes/turned-parts.ts';
import {
  camshaft,
  chainLoop,
  cotter,
  hydraulicLifter,
  rockerArm,
  springRetainer,
  valve,
  valveSpring,
} from '../shapes/valve-train.ts';

const camWheel = (): Solid =>
  join(
    toothedWheel({ teeth: 38, tip: 44, root: 39, width: 7, bore: 8, hub: 32, hubWidth: 20 }),
    lines(
      ...[0, 60, 120, 180, 240, 300].map((d): Vec3[] =>
        circle(4, [22 * Math.cos((d * Math.PI) / 180), 22 * Math.sin((d * Math.PI) / 180)]).map(([y, z]) => [
          20,
          y,
          z,
        ]),
      ),
    ),
  );

const arcRail = (from: Vec2, bend: Vec2, to: Vec2, width: number): Solid => {
  const points = Array.from({ length: 15 }, (_, i): Vec2 => {
    const t = i / 14;
    return [
      (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0],
      (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1],
    ];
  });
  const outer = points.map(([y, z]): Vec2 => [y + 9, z]);
  return join(
    prism([...points, ...outer.reverse()], width),
    move(prism(circle(8, from), width + 4, { holes: [circle(4, from)] }), -2),
  );
};

const timingChainBoard: BoardDesign = (b, v) => {
  const tall = v.range(215, 245);
  const wheels = [
    [-52, tall, 46],
    [52, tall, 46],
    [0, 0, 28],
  ] as const;
  b.put('timing-chain', chainLoop(wheels, 9, 8.4), [300, 400]);
  b.row('x', [330, 90], [['intake-sprocket', camWheel()], 22, ['sprocket-bolt', torxBolt(6, 30)]]);
  b.row('x', [230, 40], [['exhaust-sprocket', camWheel()], 22, ['sprocket-bolt', torxBolt(6, 30)]]);
  b.row(
    'x',
    [340, 424],
    [
      [
        'crankshaft-sprocket',
        toothedWheel({ teeth: 20, tip: 27, root: 22, width: 8, bore: 13, hubWidth: 16 }),
      ],
    ],
  );
  b.put('tensioning-rail', arcRail([0, 0], [-34, 90], [6, tall * 0.8], 12), [410, 370]);
  b.put('chain-guide', arcRail([0, 0], [12, 90], [-8, tall * 0.8], 12), [150, 330]);
  b.row(
    'x',
    [430, 130],
    [
      ['tensioner-seal', flatSeal(13, 8)],
      12,
      [
        'chain-tensioner',
        join(
          cylinder(6, 16),
          move(cylinder(10, 26), 16),
          move(prism(circle(15), 8), 42),
          move(hexBolt(8, 4, false), 50),
        ),
      ],
    ],
  );
  b.row('x', [436, 430], [['guide-pin', headedPin(5, 28)]]);
  const contour = rounded(
    [
      [-86, -70],
      [60, -70],
      [86, -20],
      [96, 190],
      [70, 214],
      [-70, 214],
      [-96, 190],
      [-86, 0],
    ],
    16,
  );
  const inner = rounded(
    [
      [-74, -58],
      [52, -58],
      [74, -14],
      [84, 184],
      [64, 202],
      [-64, 202],
      [-84, 184],
      [-74, 4],
    ],
    14,
  );
  const holes = [
    [-78, -40],
    [62, -54],
    [89, 60],
    [89, 140],
    [0, 208],
    [-89, 140],
    [-84, 50],
  ].map(([y, z]) => circle(3, [y ?? 0, z ?? 0]));
  b.put('timing-cover-gasket', frameGasket(contour, inner, holes), [560, 350]);
  b.put(
    'timing-cover',
    join(
      prism(contour, 8, { holes }),
      move(prism(inner, 14), 8),
      move(ring(30, 22, 8), 22),
      lines(
        [
          [22, -60, 120],
          [22, 60, 120],
        ],
        [
          [22, -70, 170],
          [22, 70, 170],
        ],
        [
          [22, -40, 60],
          [22, 60, 60],
        ],
      ),
    ),
    [660, 410],
  );
  b.row('x', [700, 260], [['cover-bolt', hexBolt(4, 24)]], { axisLine: false });
};

const valveGearBoard: BoardDesign = (b, v) => {
  const pitch = v.range(62, 70);
  const train = (at: Vec2, valveRole: string, head: number, withRoles: boolean): void => {
    b.row('z', at, [
      [valveRole, valve(head, 96)],
      14,
      ...(withRoles
        ? ([
            ['spring-seat', ring(13, 5, 3)],
            10,
            [
              'valve-stem-seal',
              toned(
                turned(
                  [
                    [0, 3],
                    [0, 6],
                    [10, 6],
                    [13, 4.5],
                    [13, 3],
                  ],
                  { ring: true },
                ),
                2,
              ),
            ],
            12,
            ['valve-spring', valveSpring(11, 40)],
            10,
            ['spring-retainer', springRetainer()],
            12,
            ['valve-cotter', cotter()],
          ] as const)
        : []),
    ]);
  };
  b.row('x', [120, 60], [['intake-camshaft', camshaft(4, pitch)]]);
  b.row('x', [60, 180], [['exhaust-camshaft', camshaft(4, pitch)]]);
  b.row(
    'z',
    [520, 80],
    [
      [
        'camshaft-bearing-cap',
        upright(
          prism(
            rounded(
              [
                [-24, 0],
                [-12, 0],
                [-8, 8],
                [8, 8],
                [12, 0],
                [24, 0],
                [24, 12],
                [14, 20],
                [-14, 20],
                [-24, 12],
              ],
              2,
            ),
            14,
          ),
        ),
      ],
      16,
      ['bearing-cap-bolt', torxBolt(3.6, 34)],
    ],
  );
  train([600, 520], 'intake-valve', 20, true);
  train([500, 480], 'exhaust-valve', 16, false);
  b.put('rocker-arm', rockerArm(), [500, 280]);
  b.row('z', [450, 340], [['hydraulic-lifter', hydraulicLifter()]]);
};

export const timingBoards = {
  'timing-chain': timingChainBoard,
  'valve-gear': valveGearBoard,
};
