import { lobed, rectangle } from '../kit/contour.ts';
import { cylinder, lines, prism, ring, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, rotate } from '../kit/solid.ts';
import {
  clutchDisc,
  dualMassFlywheel,
  guideTube,
  pressurePlate,
  releaseBearing,
  releaseFork,
} from '../shapes/clutch.ts';
import { sensor } from '../shapes/electrical.ts';
import { circlip, hexBolt, oRing, plug, torxBolt } from '../shapes/fasteners.ts';
import {
  bellHousing,
  gearCase,
  magnet,
  outputFlange,
  plugSleeve,
  shallowPan,
  shiftSleeve,
  splinedShaft,
  synchroHub,
  synchroRing,
  torqueConverter,
  valveBody,
} from '../shapes/gearbox.ts';
import { wireClip } from '../shapes/gearshift.ts';
import { borderHoles, frameGasket } from '../shapes/plates.ts';
import {
  ballBearing,
  cap,
  gear,
  needleBearing,
  shaft,
  shaftSeal,
  sleeve,
  splines,
} from '../shapes/turned-parts.ts';

const clutchBoard: BoardDesign = (b, v) => {
  const r = v.range(84, 92);
  b.row(
    'x',
    [110, 130],
    [
      ['pilot-bearing', ballBearing(14, 6, 9)],
      18,
      ['dual-mass-flywheel', dualMassFlywheel(r)],
      16,
      ['flywheel-bolt', copies(torxBolt(4.5, 24), [0, 0, r * 0.32], [0, r * 0.27, -r * 0.16])],
      14,
      ['clutch-disc', clutchDisc(r * 0.74)],
      30,
      ['pressure-plate', pressurePlate(r * 0.88)],
      24,
      ['release-bearing', releaseBearing(26)],
      22,
      ['guide-sleeve', guideTube()],
    ],
  );
  b.row('x', [500, 140], [['pressure-plate-bolt', hexBolt(4, 18)]], { axisLine: false });
  b.put('release-fork', releaseFork(110), [420, 440]);
  b.put(
    'fork-ball-pin',
    join(
      turned([
        [-14, 0],
        [-14, 4],
        [0, 4],
        [0, 7],
        [5, 7],
        [5, 4],
        [10, 6],
        [15, 5],
        [18, 0],
      ]),
    ),
    [330, 470],
  );
  b.put('fork-clip', wireClip(), [500, 480]);
};

const manualGearboxBoard: BoardDesign = (b, v) => {
  const span = v.range(190, 215);
  b.row(
    'x',
    [120, 130],
    [
      ['input-seal', shaftSeal(22, 13)],
      20,
      ['clutch-housing', bellHousing(84, 66)],
      26,
      ['gearbox-gasket', frameGasket(lobed(6, 58, 64), lobed(6, 48, 52))],
      26,
      ['gearbox-housing', gearCase(span, 100, 110)],
      16,
      ['output-seal', shaftSeal(24, 15)],
      16,
      ['output-flange', outputFlange(38)],
    ],
  );
  b.row('x', [330, 90], [['gearbox-bolt', torxBolt(6, 46)]]);
  b.row('y', [250, 420], [['oil-fill-plug', plug(9, 12)]]);
  b.row('z', [420, 460], [['oil-drain-plug', rotate(plug(9, 12), 'z', 180)]]);
  b.row('z', [480, 150], [['reverse-light-switch', sensor(8, 16)]]);
  b.row('z', [550, 200], [['vent-cap', join(cylinder(3, 16), move(cap(8, 9, 8), 16))]]);
  b.row('x', [640, 260], [['selector-shaft-seal', shaftSeal(15, 8)]], { axisLine: false });
  b.row('x', [110, 330], [['dowel-sleeve', sleeve(8, 6, 18)]], { axisLine: false });
};

const gearboxShaftsBoard: BoardDesign = (b, v) => {
  const k = v.range(0.95, 1.05);
  b.row(
    'x',
    [90, 90],
    [
      ['ball-bearing', ballBearing(32, 15, 15)],
      18,
      [
        'input-shaft',
        splinedShaft(
          k,
          [40, 11, 0],
          [34, 12, 16],
          [22, 15, 0],
          [20, 30, 28],
          [30, 15, 0],
          [20, 36, 32],
          [40, 14, 0],
          [22, 22, 22],
          [26, 11, 0],
        ),
      ],
      30,
      ['circlip', circlip(16)],
    ],
  );
  b.row(
    'x',
    [60, 230],
    [
      ['gear-first', gear(52, 20, 19)],
      14,
      ['needle-bearing', needleBearing(20, 16, 22)],
      14,
      ['synchroniser-ring', synchroRing(36)],
      14,
      ['synchroniser-hub', synchroHub(30)],
      16,
      ['shift-sleeve', shiftSleeve(38)],
      22,
      ['gear-second', gear(46, 18, 19)],
      20,
      ['spacer-ring', ring(24, 16, 5)],
      16,
      ['gear-third', gear(40, 18, 19)],
    ],
  );
  b.row(
    'x',
    [90, 400],
    [
      [
        'output-shaft',
        join(
          shaft([30, 12], [18, 20], [70, 16], [6, 22], [80, 16], [40, 13], [30, 10]),
          splines(16, 52, 112, 20),
          splines(16, 130, 200, 20),
        ),
      ],
    ],
  );
};

const automaticBoard: BoardDesign = (b, v) => {
  const r = v.range(64, 72);
  b.row(
    'x',
    [90, 110],
    [
      ['converter-bolt', rotate(hexBolt(4.5, 16), 'z', 180)],
      14,
      ['torque-converter', torqueConverter(r)],
      22,
      ['input-seal', shaftSeal(24, 15)],
      18,
      ['automatic-gearbox', join(bellHousing(r * 1.08, 48), move(gearCase(170, 104, 100), 62))],
    ],
  );
  b.put('valve-body', valveBody(170, 96), [330, 400]);
  b.put(
    'gearbox-oil-filter',
    join(
      along(prism(rectangle(110, 70, 14), 14), 'z'),
      move(along(ring(12, 8, 20), 'z'), -20, 10, 14),
      lines([
        [-40, -20, 14],
        [40, -20, 14],
      ]),
    ),
    [240, 450],
  );
  b.put('filter-seal', along(oRing(11, 2.2), 'z'), [150, 420]);
  b.put(
    'pan-gasket',
    along(
      frameGasket(rectangle(184, 124, 14), rectangle(168, 108, 10), borderHoles(176, 116, 5, 3, 2.4)),
      'z',
    ),
    [480, 410],
  );
  b.put('gearbox-oil-pan', shallowPan(170, 110, 26), [500, 490]);
  b.nest('pan-magnet', along(magnet(), 'z'), [470, 480], 40);
  b.row('z', [620, 500], [['pan-bolt', rotate(torxBolt(4, 20), 'z', 180)]], { axisLine: false });
  b.row('z', [400, 540], [['oil-drain-plug', rotate(plug(9, 12), 'z', 180)]], { axisLine: false });
  b.row('y', [600, 330], [['plug-sleeve', plugSleeve()]], { axisLine: false });
};

export const gearboxBoards = {
  clutch: clutchBoard,
  'manual-gearbox': manualGearboxBoard,
  'gearbox-shafts': gearboxShaftsBoard,
  'automatic-gearbox': automaticBoard,
};
