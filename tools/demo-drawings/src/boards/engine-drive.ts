import { circle, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate, type Solid, toned, upright } from '../kit/solid.ts';
import type { Vec2, Vec3 } from '../kit/vector.ts';
import { sensor } from '../shapes/electrical.ts';
import { hexBolt, nut, oRing, plug } from '../shapes/fasteners.ts';
import { frameGasket, pressedShield, strap } from '../shapes/plates.ts';
import {
  filterCap,
  idlerPulley,
  oilFilterHousing,
  plateCooler,
  ribbedBelt,
  rubberMount,
  tensionerArm,
} from '../shapes/pumps-and-filters.ts';
import { bush, cartridge, pulley, torsionalDamper } from '../shapes/turned-parts.ts';
import { valveSpring } from '../shapes/valve-train.ts';

const beltDriveBoard: BoardDesign = (b, v) => {
  const k = v.range(0.94, 1.06);
  const wheel = (y: number, z: number): Vec2 => [y * k, z];
  const [crank, alternator, compressor, pump] = [
    wheel(0, 0),
    wheel(104, 156),
    wheel(104, -20),
    wheel(-40, 120),
  ];
  const path: Vec3[] = [
    [0, crank[0] - 46, crank[1] - 10],
    [0, crank[0] + 6, crank[1] - 54],
    [0, compressor[0] - 10, compressor[1] - 42],
    [0, compressor[0] + 38, compressor[1] - 6],
    [0, compressor[0] + 14, compressor[1] + 44],
    [0, alternator[0] - 20, 70],
    [0, alternator[0] + 22, alternator[1] - 24],
    [0, alternator[0] + 14, alternator[1] + 28],
    [0, alternator[0] - 30, alternator[1] + 22],
    [0, pump[0] + 40, pump[1] + 46],
    [0, pump[0] - 30, pump[1] + 38],
    [0, pump[0] - 44, pump[1] - 20],
  ];
  b.put('ribbed-belt', ribbedBelt(path, 17), [220, 330]);
  b.row('x', [390, 400], [['vibration-damper', torsionalDamper(46)], 16, ['pulley-bolt', hexBolt(7, 32)]]);
  b.row('x', [290, 180], [['water-pump-pulley', pulley(38, 20, 10, 5)]]);
  b.row('x', [130, 110], [['alternator-pulley', pulley(26, 22, 8, 6)]], { axisLine: false });
  b.row('x', [90, 380], [['compressor-pulley', pulley(40, 20, 12, 6)]]);
  b.row(
    'x',
    [420, 160],
    [
      ['belt-tensioner', tensionerArm(22)],
      20,
      ['tensioner-pulley', idlerPulley(26)],
      16,
      ['tensioner-bolt', hexBolt(5, 36)],
    ],
  );
  b.row(
    'x',
    [480, 70],
    [
      ['deflection-pulley', idlerPulley(28)],
      14,
      [
        'pulley-cover',
        turned([
          [0, 0],
          [0, 16],
          [5, 14],
          [5, 0],
        ]),
      ],
    ],
  );
};

const engineMountBoard: BoardDesign = (b, v) => {
  const arm = (side: 1 | -1): Solid =>
    join(
      prism(
        rounded(
          [
            [-30, 0],
            [30, 0],
            [22, 44],
            [8, 60],
            [-8, 60],
            [-22, 44],
          ],
          6,
        ),
        12,
        { holes: [circle(5, [-18, 12]), circle(5, [18, 12]), circle(5, [0, 48])] },
      ),
      move(box(60, 34, 12, 4), 36, side * 4, 14),
      move(along(ring(16, 7, 14), 'z'), 62, side * 4, 8),
    );
  const radius = v.range(27, 31);
  b.row(
    'z',
    [200, 420],
    [
      ['mount-nut', nut(5, true)],
      18,
      ['engine-mount-left', rubberMount(radius, 52)],
      26,
      ['support-bracket-left', upright(arm(1))],
    ],
  );
  b.row(
    'z',
    [430, 330],
    [
      ['mount-bolt', rotate(hexBolt(6, 28), 'z', 180)],
      18,
      ['engine-mount-right', rubberMount(radius, 52)],
      26,
      ['support-bracket-right', upright(arm(-1))],
    ],
  );
  b.row('y', [80, 330], [['bracket-bolt', hexBolt(5, 36)]], { axisLine: false });
  b.put('heat-shield', rotate(pressedShield(100, 70, 16), 'z', 40), [330, 90]);
  b.put(
    'torque-rod',
    join(
      rotate(box(110, 16, 22, 4), 'z', 0),
      move(along(bush(18, 6, 26), 'z'), -66, 0, -13),
      move(along(ring(27, 18, 24), 'z'), -66, 0, -12),
      move(along(ring(20, 6, 24), 'z'), 62, 0, -12),
    ),
    [610, 150],
  );
  b.put(
    'gearbox-crossmember',
    join(
      strap(
        [
          [-120, 0, 16],
          [-80, 0, 16],
          [-50, 0, 0],
          [50, 0, 0],
          [80, 0, 16],
          [120, 0, 16],
        ],
        40,
        8,
      ),
      move(along(ring(8, 5, 6), 'z'), -104, 0, 18),
      move(along(ring(8, 5, 6), 'z'), 104, 0, 18),
    ),
    [560, 440],
  );
  b.row('z', [560, 380], [['gearbox-mount', rubberMount(24, 34)]]);
  b.row('z', [700, 480], [['crossmember-bolt', rotate(hexBolt(5.5, 40), 'z', 180)]], { axisLine: false });
};

const oilFilterBoard: BoardDesign = (b, v) => {
  b.put('oil-filter-housing', oilFilterHousing(), [330, 350]);
  const radius = v.range(25, 28);
  b.row(
    'z',
    [352, 210],
    [
      ['oil-filter-element', cartridge(radius, 84)],
      20,
      ['filter-cap-o-ring', oRing(28, 2)],
      16,
      ['oil-filter-cap', filterCap(32)],
      14,
      ['cap-drain-plug', plug(5, 12)],
    ],
  );
  b.put(
    'housing-gasket',
    frameGasket(
      rounded(
        [
          [-46, -40],
          [40, -46],
          [54, -6],
          [44, 44],
          [-20, 50],
          [-54, 18],
        ],
        12,
      ),
      rounded(
        [
          [-30, -26],
          [28, -30],
          [38, -4],
          [30, 28],
          [-14, 32],
          [-36, 12],
        ],
        8,
      ),
      [circle(4, [-40, -30]), circle(4, [42, -34]), circle(4, [36, 36]), circle(4, [-40, 22])],
    ),
    [210, 290],
  );
  b.row(
    'x',
    [470, 400],
    [
      [
        'oil-cooler-seal',
        toned(prism(rectangle(60, 46, 10), 3, { holes: [circle(9, [-14, 10]), circle(9, [14, -10])] }), 2),
      ],
      22,
      ['oil-cooler', plateCooler(86, 70, v.pick(6, 7, 5))],
      24,
      ['housing-bolt', move(hexBolt(4.5, 44), 0, 36, 36)],
    ],
  );
  b.row('x', [500, 250], [['oil-pressure-switch', sensor(8, 16)]]);
  b.row(
    'z',
    [520, 120],
    [
      [
        'bypass-valve',
        join(cylinder(8, 12), move(valveSpring(6, 24), 12), move(cylinder(9, 6), 36), lines(ringMark(38, 9))),
      ],
    ],
  );
};

export const engineDriveBoards = {
  'belt-drive': beltDriveBoard,
  'engine-mount': engineMountBoard,
  'oil-filter': oilFilterBoard,
};
