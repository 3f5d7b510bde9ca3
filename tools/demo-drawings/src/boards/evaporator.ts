import { rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, rotate, type Solid } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { hoseClamp, pipeClip, springNut } from '../shapes/clips-and-buffers.ts';
import { radiatorCore } from '../shapes/cooling.ts';
import { connector, sensor } from '../shapes/electrical.ts';
import { oRing, socketBolt, torxBolt } from '../shapes/fasteners.ts';
import { collaredHose, hose, pipe, quickCoupling } from '../shapes/hoses.ts';
import { pillow } from '../shapes/plates.ts';
import { electricMotor, shaft } from '../shapes/turned-parts.ts';

const block = (): Solid =>
  join(
    box(40, 34, 56, 3),
    ...[-13, 13].flatMap((z) => [
      move(ring(9, 6, 6), 20, 0, z),
      move(rotate(ring(9, 6, 6), 'z', 180), -20, 0, z),
    ]),
    move(along(cylinder(12, 9), 'z'), 0, 0, 28),
  );

const evaporatorBoard: BoardDesign = (b, v) => {
  const [w, h] = [v.range(150, 166), v.range(120, 132)];
  const core = join(
    radiatorCore(w, h, 34, false),
    ...[-12, 12].map((z) =>
      pipe(
        [
          [18, w * 0.44, h * 0.3 + z],
          [44, w * 0.44, h * 0.3 + z],
          [62, w * 0.44, h * 0.3 + z],
        ],
        6,
      ),
    ),
  );
  b.row(
    'x',
    [150, 210],
    [
      [
        'evaporator-case',
        join(
          pillow(70, w * 1.16, h * 1.2, 12),
          lines(rectangle(w * 0.96, h, 8).map(([y, z]): Vec3 => [35.2, y, z])),
          move(
            pipe(
              [
                [0, 0, 0],
                [0, 0, -24],
              ],
              8,
            ),
            0,
            0,
            -h * 0.6,
          ),
        ),
      ],
      60,
      ['evaporator', core],
    ],
  );
  b.row(
    'x',
    [500, 130],
    [
      ['valve-seal', copies(oRing(9, 2.2), [0, 0, -13], [0, 0, 13])],
      18,
      ['expansion-valve', block()],
      20,
      ['pipe-o-ring', copies(oRing(8, 2), [0, 0, -13], [0, 0, 13])],
      22,
      ['valve-screw', socketBolt(4, 44)],
    ],
  );
  b.put('evaporator-sensor', rotate(sensor(7, 34), 'z', -20), [150, 430]);
  b.put('case-clip', springNut(1.5), [330, 470]);
  b.put(
    'condensate-hose',
    hose(
      [
        [0, 0, 0],
        [0, 0, -30],
        [10, 14, -60],
        [40, 30, -80],
      ],
      10,
    ),
    [560, 400],
  );
};

const heaterHosesBoard: BoardDesign = (b, v) => {
  const reach = v.range(150, 170);
  b.put(
    'heater-feed-hose',
    collaredHose(
      [
        [0, 0, 0],
        [40, 0, 0],
        [80, -30, 10],
        [reach, -40, 50],
        [reach + 40, -40, 110],
      ],
      14,
    ),
    [230, 190],
  );
  b.put(
    'heater-return-hose',
    collaredHose(
      [
        [0, 0, 0],
        [50, 0, 0],
        [90, 40, -10],
        [reach, 50, -50],
        [reach + 50, 20, -60],
      ],
      14,
    ),
    [200, 380],
  );
  b.put(
    'heater-valve',
    join(
      box(44, 40, 34, 6),
      ...[-1, 1].map((s) => move(rotate(ring(11, 7, 26), 'z', s > 0 ? 0 : 180), s * 22, 0, 0)),
      move(along(cylinder(16, 30), 'z'), 0, 0, 17),
      move(rotate(connector(18, 12, 2, 16), 'y', -90), 0, 0, 47),
    ),
    [480, 180],
  );
  b.row(
    'x',
    [480, 360],
    [
      [
        'heater-water-pump',
        join(
          electricMotor(22, 44),
          move(shaft([18, 30], [6, 20], [26, 9]), 44),
          move(along(ring(9, 6, 30), 'z'), 54, 0, 28),
        ),
      ],
    ],
    { axisLine: false },
  );
  b.put('heater-hose-clamp', hoseClamp(18), [330, 90]);
  b.row('x', [610, 250], [['heater-coupling', quickCoupling(12)], 22, ['heater-hose-seal', oRing(12, 2.4)]]);
  b.put(
    'heater-hose-holder',
    join(copies(pipeClip(14), [0, -20, 0], [0, 20, 0]), move(prism(rectangle(60, 10, 3), 5), 0, 0, -16)),
    [330, 470],
  );
  b.row('x', [430, 480], [['holder-screw', torxBolt(4.4, 24)]], { axisLine: false });
};

export const evaporatorBoards = {
  evaporator: evaporatorBoard,
  'heater-hoses': heaterHosesBoard,
};
