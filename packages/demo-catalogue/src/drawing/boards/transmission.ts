import { circle, lobed, rectangle } from '../kit/contour.js';
import { box, cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.js';
import { along, copies, join, move, rotate, toned, upright } from '../kit/solid.js';
import type { BoardDesign } from '../kit/scene.js';
import { circlip, headedPin, hexBolt, nut, oRing, plug, socketBolt, torxBolt } from '../shapes/fasteners.js';
import { sensor } from '../shapes/electrical.js';
import { borderHoles, frameGasket, pillow, pressedShield } from '../shapes/plates.js';
import {
  bellHousing, bevelWheel, centreBearing, clutchDisc, differentialCase, differentialCover, dualMassFlywheel, flexDisc,
  gaiter, gearCase, guideTube, jointBell, leverRod, magnet, outputFlange, plugSleeve, pressurePlate, propTube,
  releaseBearing, releaseFork, selectorJoint, shallowPan, shiftKnob, shiftSleeve, splinedShaft, synchroHub, synchroRing,
  torqueConverter, universalJoint, valveBody, wireClip,
} from '../shapes/transmission.js';
import {
  ballBearing, bellows, cap, clampBand, gear, needleBearing, shaft, shaftSeal, sleeve, splines, taperBearing,
} from '../shapes/turned-parts.js';

const clutchBoard: BoardDesign = (b, v) => {
  const r = v.range(84, 92);
  b.row('x', [110, 130], [
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
  ]);
  b.row('x', [500, 140], [['pressure-plate-bolt', socketBolt(4, 18)]], { axisLine: false });
  b.put('release-fork', releaseFork(110), [420, 440]);
  b.put('fork-ball-pin', join(turned([[-14, 0], [-14, 4], [0, 4], [0, 7], [5, 7], [5, 4], [10, 6], [15, 5], [18, 0]])), [330, 470]);
  b.put('fork-clip', wireClip(), [500, 480]);
};

const manualGearboxBoard: BoardDesign = (b, v) => {
  const span = v.range(190, 215);
  b.row('x', [120, 130], [
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
  ]);
  b.row('x', [330, 90], [['gearbox-bolt', hexBolt(6, 46)]]);
  b.row('y', [250, 420], [['oil-fill-plug', plug(9, 12)]]);
  b.row('z', [420, 460], [['oil-drain-plug', rotate(plug(9, 12), 'z', 180)]]);
  b.row('z', [480, 150], [['reverse-light-switch', sensor(8, 16)]]);
  b.row('z', [550, 200], [['vent-cap', join(cylinder(3, 16), move(cap(8, 9, 8), 16))]]);
  b.row('x', [640, 260], [['selector-shaft-seal', shaftSeal(15, 8)]], { axisLine: false });
  b.row('x', [110, 330], [['dowel-sleeve', sleeve(8, 6, 18)]], { axisLine: false });
};

const gearboxShaftsBoard: BoardDesign = (b, v) => {
  const k = v.range(0.95, 1.05);
  b.row('x', [90, 90], [
    ['ball-bearing', ballBearing(32, 15, 15)],
    18,
    ['input-shaft', splinedShaft(k, [40, 11, 0], [34, 12, 16], [22, 15, 0], [20, 30, 28], [30, 15, 0], [20, 36, 32], [40, 14, 0], [22, 22, 22], [26, 11, 0])],
    30,
    ['circlip', circlip(16)],
  ]);
  b.row('x', [60, 230], [
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
  ]);
  b.row('x', [90, 400], [['output-shaft', join(shaft([30, 12], [18, 20], [70, 16], [6, 22], [80, 16], [40, 13], [30, 10]), splines(16, 52, 112, 20), splines(16, 130, 200, 20))]]);
};

const automaticBoard: BoardDesign = (b, v) => {
  const r = v.range(64, 72);
  b.row('x', [90, 110], [
    ['converter-bolt', rotate(hexBolt(4.5, 16), 'z', 180)],
    14,
    ['torque-converter', torqueConverter(r)],
    22,
    ['input-seal', shaftSeal(24, 15)],
    18,
    ['automatic-gearbox', join(bellHousing(r * 1.08, 48), move(gearCase(170, 104, 100), 62))],
  ]);
  b.put('valve-body', valveBody(170, 96), [330, 400]);
  b.put('gearbox-oil-filter', join(along(prism(rectangle(110, 70, 14), 14), 'z'), move(along(ring(12, 8, 20), 'z'), -20, 10, 14), lines([[-40, -20, 14], [40, -20, 14]])), [240, 450]);
  b.put('filter-seal', along(oRing(11, 2.2), 'z'), [150, 420]);
  b.put('pan-gasket', along(frameGasket(rectangle(184, 124, 14), rectangle(168, 108, 10), borderHoles(176, 116, 5, 3, 2.4)), 'z'), [480, 410]);
  b.put('gearbox-oil-pan', shallowPan(170, 110, 26), [500, 490]);
  b.nest('pan-magnet', along(magnet(), 'z'), [470, 480], 40);
  b.row('z', [620, 500], [['pan-bolt', rotate(torxBolt(4, 20), 'z', 180)]], { axisLine: false });
  b.row('z', [400, 540], [['oil-drain-plug', rotate(plug(9, 12), 'z', 180)]], { axisLine: false });
  b.row('y', [600, 330], [['plug-sleeve', plugSleeve()]], { axisLine: false });
};

const gearshiftBoard: BoardDesign = (b, v) => {
  const tall = v.range(120, 136);
  b.row('z', [300, 470], [
    ['shift-housing', upright(join(along(prism(rectangle(120, 90, 12), 8, { holes: [circle(20)] }), 'z'), move(along(ring(34, 20, 26), 'z'), 0, 0, 8), ...[-48, 48].flatMap((x) => [-36, 36].map((y) => move(along(ring(8, 4, 10), 'z'), x, y, 0)))))],
    12,
    ['lever-bush', toned(ring(20, 9, 16), 1)],
    16,
    ['shift-lever', leverRod(tall)],
    14,
    ['boot-frame', prism(rectangle(96, 84, 16), 6, { holes: [rectangle(80, 68, 12)] })],
    12,
    ['shift-boot', gaiter(80, 68, 64)],
    16,
    ['shift-knob', shiftKnob(20)],
  ]);
  b.row('x', [360, 400], [['selector-joint', selectorJoint()], 24, ['shift-rod', join(shaft([150, 6]), move(box(18, 14, 14, 3), -6), lines(ringMark(30, 6), ringMark(120, 6)))]]);
  b.row('y', [400, 330], [['joint-pin', headedPin(4, 34)], 16, ['pin-clip', wireClip()]]);
  b.row('y', [260, 520], [['damping-washer', toned(ring(15, 5, 5), 2)]], { axisLine: false });
  b.row('z', [140, 400], [['housing-bolt', hexBolt(5, 30)]]);
};

const driveShaftBoard: BoardDesign = (b, v) => {
  const r = v.range(38, 42);
  b.row('x', [90, 140], [
    ['inner-joint', jointBell(r, false)],
    20,
    ['boot-clamp-large', clampBand(r * 0.96)],
    12,
    ['inner-boot', bellows(r * 0.95, 14, 72, 4)],
    12,
    ['boot-clamp-small', clampBand(13)],
    14,
    ['joint-circlip', circlip(12)],
    14,
    ['drive-shaft', join(shaft([24, 9], [14, 11], [190, 9.5], [14, 11], [24, 9]), splines(9, 0, 22, 14), splines(9, 244, 266, 14))],
  ]);
  b.row('x', [330, 130], [
    ['boot-clamp-small', clampBand(13)],
    12,
    ['outer-boot', bellows(14, r * 0.9, 66, 4)],
    12,
    ['boot-clamp-large', clampBand(r * 0.92)],
    20,
    ['outer-joint', jointBell(r, true)],
    16,
    ['axle-nut', join(nut(11, true))],
  ]);
  b.row('x', [180, 330], [['vibration-absorber', toned(turned([[0, 9], [0, 16], [6, 16], [8, 26], [36, 26], [38, 16], [44, 16], [44, 9]], { ring: true }), 2)]]);
  b.put('grease-tube', join(pillow(60, 22, 12, 5), move(cylinder(5, 12), 30)), [130, 400]);
};

const propshaftBoard: BoardDesign = (b, v) => {
  const r = v.range(19, 22);
  b.row('x', [70, 80], [
    ['flex-disc-bolt', rotate(hexBolt(5, 46), 'z', 180)],
    14,
    ['flex-disc', flexDisc(46)],
    12,
    ['centring-sleeve', join(ring(13, 7, 24), move(ring(17, 13, 6), 0))],
    14,
    ['propshaft-front', propTube(200, r, true)],
    20,
    ['centre-bearing', centreBearing(34)],
    20,
    ['universal-joint', universalJoint(20)],
    16,
    ['propshaft-rear', propTube(190, r, false)],
  ]);
  b.row('x', [130, 220], [['flex-disc-nut', nut(6, true)]], { axisLine: false });
  b.row('z', [420, 430], [['bearing-bolt', rotate(hexBolt(5, 28), 'z', 180)]], { axisLine: false });
  b.row('x', [470, 200], [['joint-circlip', circlip(11)]], { axisLine: false });
  b.put('heat-shield', rotate(rotate(pressedShield(120, 170, 30), 'y', -90), 'z', 0), [340, 90]);
};

const differentialBoard: BoardDesign = (b, v) => {
  const s = v.range(70, 78);
  b.row('x', [100, 90], [
    ['drive-pinion-gear', rotate(join(bevelWheel(26, 0.1, 12), move(shaft([70, 9]), -70), splines(9, -70, -48, 14)), 'z', 0)],
    26,
    ['differential-housing', differentialCase(s)],
    26,
    ['differential-case', join(turned([[0, 0], [0, 16], [14, 16], [14, 36], [34, 40], [34, 24], [50, 16], [64, 16], [64, 0]]), lines(ringMark(24, 38)))],
    24,
    ['crown-wheel', bevelWheel(s * 0.74, s * 0.36, 40)],
    26,
    ['cover-gasket', frameGasket(lobed(8, s * 0.84, s * 0.92), circle(s * 0.7))],
    20,
    ['differential-cover', differentialCover(s)],
    20,
    ['cover-bolt', move(hexBolt(4.5, 24), 0, s * 0.6, s * 0.6)],
  ]);
  b.row('y', [220, 400], [['taper-bearing', taperBearing(30, 16, 20)], 16, ['output-seal', shaftSeal(28, 17)], 16, ['output-flange', outputFlange(38)]]);
  b.row('y', [420, 110], [['bevel-gear', bevelWheel(22, 8, 14)]], { axisLine: false });
  b.row('z', [520, 140], [['vent-cap', join(cylinder(3, 16), move(cap(8, 9, 8), 16))]], { axisLine: false });
  b.row('x', [640, 500], [['oil-fill-plug', plug(9, 12)]], { axisLine: false });
};

export const transmissionBoards = {
  clutch: clutchBoard,
  'manual-gearbox': manualGearboxBoard,
  'gearbox-shafts': gearboxShaftsBoard,
  'automatic-gearbox': automaticBoard,
  gearshift: gearshiftBoard,
  'drive-shaft': driveShaftBoard,
  propshaft: propshaftBoard,
  differential: differentialBoard,
};

