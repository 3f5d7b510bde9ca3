import { splashShield } from '../shapes/disc-brakes.ts';
import {
  bumpStop,
  coilSpring,
  coneSpring,
  damper,
  dustSleeve,
  springPad,
  strutDamper,
  strutMount,
} from '../shapes/struts.ts';
import {
  ballJoint,
  barBush,
  rodLink,
  saddleClamp,
  stabiliserBar,
  stoneGuard,
  strutArm,
  subframe,
  tripodLink,
  wishbone,
} from '../shapes/suspension.ts';
import { circle } from '../kit/contour.ts';
import { lines, prism, ring, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, rotate, toned } from '../kit/solid.ts';

import { connector, flangeSensor, harness } from '../shapes/electrical.ts';
import { circlip, hexBolt, nut, torxBolt } from '../shapes/fasteners.ts';

import { bush, shaft } from '../shapes/turned-parts.ts';
import { hubBearing, knuckle, wheelHub } from '../shapes/wheels.ts';

const wishboneBoard: BoardDesign = (b, v) => {
  const reach = v.range(120, 136);
  b.put('front-subframe', subframe(120, 230), [260, 210]);
  b.put('wishbone', wishbone(reach, 110), [440, 380]);
  b.put('tension-strut', strutArm(130, 14), [180, 400]);
  b.row('z', [590, 440], [['ball-joint', ballJoint(15)], 16, ['ball-joint-nut', nut(5.5, true)]]);
  b.row('x', [380, 320], [['control-arm-bush', bush(18, 6, 32)], 20, ['arm-bolt', hexBolt(6, 50)]]);
  b.row('x', [520, 300], [['arm-nut', nut(6, true)]], { axisLine: false });
  b.row('z', [110, 440], [['hydro-mount', join(bush(22, 7, 34), ring(24, 22, 20))]]);
  b.put('stabiliser-bar', stabiliserBar(260, 80), [460, 120]);
  b.row('z', [560, 200], [['stabiliser-bush', barBush(10)], 12, ['stabiliser-bracket', saddleClamp(10)]], {
    axisLine: false,
  });
  b.row('z', [680, 260], [['stabiliser-link', rodLink(70, 5)]], { axisLine: false });
};

const strutBoard: BoardDesign = (b, v) => {
  const tall = v.range(200, 220);
  b.row(
    'z',
    [250, 500],
    [
      ['strut-damper', strutDamper(tall)],
      14,
      ['bump-stop', bumpStop(13, 44)],
      12,
      ['dust-sleeve', dustSleeve(17, 80)],
    ],
  );
  b.row(
    'z',
    [430, 500],
    [
      ['spring-pad-lower', springPad(44)],
      16,
      ['coil-spring', coilSpring(42, v.range(150, 166), v.pick(5, 6), 5.5)],
      16,
      ['spring-pad-upper', springPad(42)],
      14,
      ['strut-bearing', join(ring(40, 24, 8), lines())],
      16,
      ['strut-mount', strutMount(46)],
      16,
      ['strut-nut', nut(6, true)],
    ],
  );
  b.row('z', [560, 180], [['mount-nut', nut(5, true)]], { axisLine: false });
  b.put(
    'support-plate',
    along(
      prism(circle(34), 4, {
        holes: [circle(8), circle(3, [22, 0]), circle(3, [-12, 19]), circle(3, [-12, -19])],
      }),
      'z',
    ),
    [560, 110],
  );
  b.row('y', [140, 470], [['clamp-bolt', hexBolt(6, 56)]]);
};

const hubBoard: BoardDesign = (b, v) => {
  const size = v.range(62, 70);
  const flanged = v.pick(false, true);
  b.row(
    'x',
    [110, 130],
    [
      ['hub-bolt', move(rotate(hexBolt(5, 40), 'z', 180), 0, 30, -20)],
      20,
      ['steering-knuckle', knuckle(size)],
      26,
      ['wheel-bearing', hubBearing(size * 0.5, flanged)],
      18,
      ['bearing-circlip', circlip(size * 0.44)],
      22,
      ['splash-shield', splashShield(size * 1.25)],
      30,
      ['wheel-hub', wheelHub(size * 0.86, v.pick(5, 4))],
      18,
      ['axle-nut', nut(12, true)],
    ],
  );
  b.row('x', [560, 160], [['shield-screw', hexBolt(3, 16)]], { axisLine: false });
  b.row('x', [600, 250], [['wheel-stud', rotate(hexBolt(5, 30, false), 'z', 0)]], { axisLine: false });
  b.put(
    'wheel-speed-sensor',
    join(
      flangeSensor(6, 20),
      harness(
        [
          [14, 0, 12],
          [20, 0, 40],
          [40, 10, 60],
          [80, 20, 60],
        ],
        2,
        [['end', connector(13, 11, 2, 16)]],
      ),
    ),
    [160, 400],
  );
  b.row('x', [330, 470], [['sensor-bolt', torxBolt(3.6, 18)]], { axisLine: false });
};

const rearAxleBoard: BoardDesign = (b, v) => {
  b.put('rear-subframe', subframe(140, v.range(230, 250)), [270, 190]);
  b.row(
    'z',
    [90, 330],
    [
      ['stop-plate', ring(24, 6, 4)],
      12,
      ['subframe-bush', join(bush(22, 7, 36), ring(24, 22, 20))],
      14,
      ['subframe-bolt', hexBolt(7, 80)],
    ],
  );
  b.put(
    'upper-arm',
    tripodLink(
      [
        [0, 0, 0],
        [40, 4, 14],
        [80, 4, 14],
        [120, 0, 0],
      ],
      8,
    ),
    [470, 130],
  );
  b.put(
    'lower-arm',
    join(
      along(
        prism(
          [
            [-8, -22],
            [130, -12],
            [130, 12],
            [-8, 26],
          ],
          12,
          { holes: [circle(14, [50, 0])] },
        ),
        'z',
      ),
      move(along(bush(16, 6, 34), 'y'), -8, -17, 6),
      move(along(bush(15, 6, 30), 'y'), 132, -15, 6),
    ),
    [460, 330],
  );
  b.put('toe-link', rodLink(130, 6), [480, 230]);
  b.row('y', [620, 380], [['control-arm-bush', bush(17, 6, 32)], 18, ['arm-bolt', hexBolt(6, 56)]]);
  b.row('y', [700, 330], [['arm-nut', nut(6, true)]], { axisLine: false });
  b.put('stabiliser-bar', stabiliserBar(250, 70), [280, 410]);
  b.row('z', [440, 470], [['stabiliser-link', rodLink(60, 5)]], { axisLine: false });
  b.put('stone-guard', stoneGuard(150, 110), [560, 490]);
};

const rearDamperBoard: BoardDesign = (b, v) => {
  const tall = v.range(220, 240);
  b.row(
    'z',
    [260, 520],
    [
      ['rear-damper', damper(tall)],
      14,
      ['bump-stop', bumpStop(14, 40)],
      12,
      ['dust-sleeve', dustSleeve(20, 70)],
    ],
  );
  b.row(
    'z',
    [440, 400],
    [
      [
        'damper-mount',
        join(
          prism(circle(34), 6, { holes: [circle(3.4, [24, 0]), circle(3.4, [-24, 0])] }),
          toned(
            turned([
              [6, 0],
              [6, 26],
              [20, 20],
              [26, 10],
              [26, 0],
            ]),
            2,
          ),
          move(copies(shaft([24, 3.6]), [0, 24, 0], [0, -24, 0]), 6),
        ),
      ],
      14,
      [
        'mount-gasket',
        toned(prism(circle(32), 2.5, { holes: [circle(12), circle(4, [24, 0]), circle(4, [-24, 0])] }), 1),
      ],
      14,
      ['damper-nut', nut(5, true)],
    ],
  );
  b.row(
    'z',
    [600, 500],
    [
      ['spring-pad-lower', springPad(44, 12)],
      16,
      ['rear-coil-spring', coneSpring(46, 36, v.range(150, 168), v.pick(6, 7))],
      14,
      ['spring-pad-upper', springPad(36, 12)],
    ],
  );
  b.row('y', [150, 480], [['damper-bolt', hexBolt(6, 60)]]);
  b.row('z', [520, 260], [['mount-nut', nut(5, true)]], { axisLine: false });
};

export const axlesBoards = {
  'front-wishbone': wishboneBoard,
  'front-strut': strutBoard,
  'front-hub': hubBoard,
  'rear-axle': rearAxleBoard,
  'rear-damper': rearDamperBoard,
};
