import { circle, rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, onCircle, rotate, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { connector } from '../shapes/electrical.ts';
import { grommet, springNut } from '../shapes/clips-and-buffers.ts';
import { hexBolt, oRing, torxScrew } from '../shapes/fasteners.ts';
import { fittedPipe, quickCoupling, smallFlange } from '../shapes/hoses.ts';
import { pillow } from '../shapes/plates.ts';
import { cap, electricMotor, pulley, shaft } from '../shapes/turned-parts.ts';
import { panelFilter } from '../shapes/air-filters.ts';
import { radiatorCore } from '../shapes/cooling.ts';

const blowerBoard: BoardDesign = (b, v) => {
  const housing = join(
    move(along(pillow(120, 110, 110, 16), 'z'), 0, 0, 60),
    move(along(cylinder(56, 60), 'z'), 20, 96, 20),
    move(along(ring(52, 46, 6), 'z'), 20, 96, 80),
    move(box(60, 50, 30, 6), 0, 0, 132),
    lines(rectangle(44, 34, 4).map(([x, y]): Vec3 => [x, y, 147.2])),
    move(prism(rectangle(60, 40, 5), 4), 55, 0, 60),
    lines(
      ...[-16, 0, 16].map((z): Vec3[] => [
        [-30, 55.2, 60 + z * 2],
        [30, 55.2, 60 + z * 2],
      ]),
    ),
  );
  b.put('heater-housing', housing, [330, 260]);
  const cage = join(
    ring(44, 36, 40),
    lines(
      ...Array.from({ length: 30 }, (_, i): Vec3[] => {
        const t = (Math.PI * 2 * i) / 30;
        return [
          [2, 44 * Math.cos(t), 44 * Math.sin(t)],
          [38, 44 * Math.cos(t), 44 * Math.sin(t)],
        ];
      }),
    ),
  );
  b.row(
    'z',
    [200, 520],
    [
      [
        'blower-motor',
        join(
          cage,
          move(
            turned([
              [0, 0],
              [0, 50],
              [5, 50],
              [5, 0],
            ]),
            -5,
          ),
          move(electricMotor(20, 24), -34),
        ),
      ],
    ],
  );
  b.put(
    'blower-resistor',
    join(
      box(8, 46, 26, 3),
      ...[-12, 0, 12].map((y) => move(box(26, 4, 18), -16, y, 0)),
      move(connector(22, 12, 4, 12), 4),
    ),
    [130, 300],
  );
  b.put('heater-core', join(radiatorCore(v.range(84, 96), 62, 14, true)), [510, 230]);
  b.put('evaporator', join(radiatorCore(100, 76, 22, false)), [600, 130]);
  b.row(
    'x',
    [520, 370],
    [
      ['cabin-filter', toned(panelFilter(96, 64), 1)],
      24,
      [
        'filter-cover',
        join(prism(rectangle(100, 68, 6), 7), lines(rectangle(80, 48, 5).map(([y, z]): Vec3 => [7, y, z]))),
      ],
    ],
  );
  b.put(
    'flap-motor',
    join(
      box(20, 44, 36, 5),
      move(ring(9, 4, 7), 10),
      move(rotate(connector(16, 10, 4, 12), 'y', -90), 0, 8, 18),
    ),
    [160, 170],
  );
  b.put('housing-clip', springNut(1.1), [390, 500]);
  b.put(
    'heater-pipe',
    fittedPipe(
      [
        [0, 0, 0],
        [30, 0, 0],
        [50, 0, 10],
        [60, -20, 40],
        [60, -60, 50],
      ],
      7,
      ring(9, 7, 6),
      quickCoupling(9),
    ),
    [420, 90],
  );
  b.put('heater-pipe-seal', oRing(9, 2), [360, 60]);
  b.row('x', [330, 470], [['housing-screw', torxScrew(3.4, 18)]], { axisLine: false });
};

const compressor = (): Solid =>
  join(
    turned([
      [0, 0],
      [0, 30],
      [6, 40],
      [66, 40],
      [66, 44],
      [72, 44],
      [72, 36],
      [78, 24],
      [78, 0],
    ]),
    lines(ringMark(30, 40), ringMark(50, 40)),
    ...[40, 160, 280].flatMap((d) => [
      rotate(move(prism(circle(9), 20, { holes: [circle(4.5)] }), 8, 48, 0), 'x', d),
      rotate(move(prism(circle(9), 20, { holes: [circle(4.5)] }), 44, 48, 0), 'x', d),
    ]),
    move(along(cylinder(12, 12), 'z'), 24, 0, 36),
    move(along(cylinder(9, 10), 'z'), 46, 0, 37),
  );

const airConditioningBoard: BoardDesign = (b, v) => {
  b.put('condenser', radiatorCore(v.range(210, 230), 130, 9, false), [230, 190]);
  b.row('z', [130, 360], [['condenser-mount', grommet(13, 5)]], { axisLine: false });
  b.row(
    'x',
    [390, 330],
    [
      ['ac-compressor', compressor()],
      18,
      [
        'compressor-clutch',
        join(
          pulley(42, 22, 9, 6),
          move(prism(circle(28), 5, { holes: [circle(5)] }), 22),
          onCircle(3, 20, move(box(3, 12, 6), 29)),
        ),
      ],
      20,
      ['compressor-bolt', move(hexBolt(4.6, 60), 0, 36, -30)],
    ],
  );
  b.row(
    'z',
    [420, 120],
    [
      [
        'receiver-drier',
        join(shaft([110, 15]), move(box(12, 30, 20, 3), 112), lines(ringMark(12, 15), ringMark(98, 15))),
      ],
    ],
  );
  b.put(
    'pressure-pipe',
    fittedPipe(
      [
        [0, 0, 0],
        [40, 0, 0],
        [70, 0, 20],
        [110, -20, 50],
        [160, -20, 50],
        [190, 0, 30],
      ],
      5,
      smallFlange(9),
      smallFlange(9),
    ),
    [510, 220],
  );
  b.put(
    'suction-pipe',
    fittedPipe(
      [
        [0, 0, 0],
        [40, 0, 0],
        [80, 20, 0],
        [130, 20, 10],
        [170, 60, 10],
        [180, 110, 10],
      ],
      8,
      smallFlange(11),
      smallFlange(11),
    ),
    [200, 440],
  );
  b.put('pipe-o-ring', copies(oRing(8, 1.8), [0, 0, 0], [16, 0, 0]), [480, 130]);
  b.row(
    'z',
    [560, 120],
    [
      [
        'ac-pressure-sensor',
        join(
          cylinder(5, 12),
          move(
            prism(
              [
                [10, 0],
                [5, 8.7],
                [-5, 8.7],
                [-10, 0],
                [-5, -8.7],
                [5, -8.7],
              ],
              9,
            ),
            12,
          ),
          move(cylinder(9, 14), 21),
          move(connector(14, 11, 3, 10), 35),
        ),
      ],
    ],
    { axisLine: false },
  );
  b.put(
    'expansion-valve',
    join(
      box(34, 26, 46, 3),
      ...[-10, 10].map((z) => move(ring(8, 5, 5), 17, 0, z)),
      move(along(cylinder(10, 8), 'z'), 0, 0, 23),
    ),
    [640, 370],
  );
  b.row('z', [680, 270], [['service-valve-cap', cap(9, 14, 10)]], { axisLine: false });
};

export const climateBoards = {
  blower: blowerBoard,
  'air-conditioning': airConditioningBoard,
};
