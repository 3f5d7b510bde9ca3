import { circle, hullOfCircles, rectangle, rounded } from '../kit/contour.js';
import { cylinder, lines, prism, ring, tube } from '../kit/primitives.js';
import { along, copies, join, move, rotate, toned, upright } from '../kit/solid.js';
import type { BoardDesign } from '../kit/scene.js';
import { smooth, type Vec3 } from '../kit/vector.js';
import { flangeSensor, sensor } from '../shapes/electrical.js';
import { headCover } from '../shapes/engine-ancillaries.js';
import {
  bearingCap, bearingShell, connectingRod, corePlug, coverPlate, crankshaft, cylinderHead, engineBlock, flywheel,
  headGasket, oilNozzle, oilPanBody, piston, pistonRing, rodCap,
} from '../shapes/engine-core.js';
import {
  circlip, flatSeal, grommet, hexBolt, hoseClamp, nut, oRing, plug, socketBolt, stud, torxBolt, washer,
} from '../shapes/fasteners.js';
import { collaredHose } from '../shapes/hoses.js';
import { borderHoles, frameGasket, pillow, triFlange } from '../shapes/plates.js';
import { ballBearing, cap, closedMark, shaftSeal, sleeve, toothedWheel, torsionalDamper } from '../shapes/turned-parts.js';

const rearContour = rounded([[-58, -50], [58, -50], [70, 0], [46, 44], [-46, 44], [-70, 0]], 14);
const rearHoles = [circle(3.4, [-50, -42]), circle(3.4, [50, -42]), circle(3.4, [58, 0]), circle(3.4, [-58, 0]), circle(3.4, [36, 36]), circle(3.4, [-36, 36])];

const engineBlockBoard: BoardDesign = (b, v) => {
  const cylinders = v.pick(4, 6, 3);
  const span = cylinders === 6 ? 290 : cylinders === 3 ? 215 : 250;
  b.put('cylinder-block', engineBlock(cylinders, span), [330, 330]);
  b.row('x', [520, 330], [
    ['rear-cover-gasket', frameGasket(rearContour, rectangle(84, 66, 20), rearHoles)],
    24,
    ['rear-cover', coverPlate(rearContour, 9, 25, [0, 0], rearHoles)],
    20,
    ['rear-shaft-seal', shaftSeal(25, 17)],
    22,
    ['cover-bolt', move(torxBolt(4, 22), 0, 36, 36)],
  ]);
  b.row('z', [330, 40], [['dowel-sleeve', sleeve(8, 5.5, 16)]]);
  b.row('y', [180, 366], [['core-plug', corePlug(15)]]);
  b.row('y', [120, 300], [['knock-sensor', join(ring(14, 5, 14), move(flangeSensor(5, 10), 6, 12, 0))]]);
  b.row('y', [232, 446], [['drain-plug-seal', flatSeal(12, 8)], 14, ['block-drain-plug', plug(8, 14)]]);
  b.row('z', [390, 430], [['bearing-cap-bolt', rotate(hexBolt(5, 46), 'z', 180)], 16, ['main-bearing-cap', upright(bearingCap(64, 20))]]);
  b.put('oil-spray-nozzle', oilNozzle(), [460, 80]);
};

const oilPanBoard: BoardDesign = (b, v) => {
  const span = v.range(240, 270);
  const width = span * 0.5;
  b.row('z', [330, 430], [['oil-pan', upright(oilPanBody(span, width, 78, 40))]], { axisLine: false });
  b.put('oil-pan-gasket', along(frameGasket(rectangle(span + 16, width + 16, 10), rectangle(span - 2, width - 2, 8), borderHoles(span + 5, width + 5, 5, 3, 2.8)), 'z'), [330, 236]);
  b.put('oil-pickup', join(
    tube(smooth([[0, 0, 60], [0, 0, 40], [30, 8, 20], [60, 8, 4], [70, 8, -10]], 6), 8),
    move(along(prism(rectangle(44, 40, 10), 10), 'z'), 70, 8, -18),
    move(along(triFlange(9, 18), 'z'), 0, 0, 58),
  ), [300, 130]);
  b.row('y', [212, 424], [['drain-plug-seal', flatSeal(13, 8)], 16, ['oil-drain-plug', plug(9, 14)]]);
  b.row('z', [470, 470], [['sensor-nut', nut(4, true)], 16, ['oil-level-sensor', join(cylinder(26, 5), move(cylinder(14, 46), 5), move(prism(rectangle(20, 14, 3), 14), -14, 8, 0))], 20, ['sensor-o-ring', oRing(20)]]);
  b.row('z', [590, 330], [['oil-pan-bolt', rotate(hexBolt(4.5, 30), 'z', 180)]], { axisLine: false });
  b.row('z', [650, 300], [
    ['dipstick-o-ring', oRing(9)],
    14,
    ['dipstick-tube', join(tube(smooth([[0, 0, 0], [40, 0, 0], [80, 6, 6], [120, 6, 6]], 6), 5, { bore: 4 }), move(ring(8, 5, 5), 118, 6, 6), move(prism(hullOfCircles([[0, 0, 8], [18, 0, 6]]), 3, { holes: [circle(3, [18, 0])] }), 90, 6, 6))],
  ]);
  b.row('z', [720, 330], [['dipstick', join(tube(smooth([[0, 0, 0], [70, 0, 0], [120, 5, 4], [190, 5, 4]], 6), 1.5), move(cylinder(6, 14), 186, 5, 4), move(tube(smooth([[0, -12, 0], [10, -12, 0], [16, 0, 0], [10, 12, 0], [0, 12, 0]], 5), 2.5), 198, 5, 4), lines([[10, 1.5, 0], [10, -1.5, 0]]))]]);
};

const cylinderHeadBoard: BoardDesign = (b, v) => {
  const cylinders = v.pick(4, 3, 6);
  const span = cylinders === 6 ? 310 : 270;
  b.put('cylinder-head', cylinderHead(cylinders, span), [340, 250]);
  b.put('head-gasket', headGasket(cylinders, span), [340, 440]);
  b.row('z', [345, 60], [['head-bolt-washer', washer(6)], 12, ['head-bolt', socketBolt(5.5, 80)]]);
  b.row('z', [160, 160], [['valve-guide', join(sleeve(5, 3, 34), move(ring(7, 3, 4), 22))]]);
  b.row('z', [90, 400], [['dowel-sleeve', sleeve(8, 6, 16)]]);
  b.row('y', [230, 350], [['manifold-stud', stud(4, 36)]]);
  b.row('x', [530, 330], [
    ['flange-gasket', toned(triFlange(15, 28, 2), 1)],
    20,
    ['coolant-flange', join(triFlange(15, 28, 6), tube(smooth([[4, 0, 0], [20, 0, 0], [34, -4, 0], [44, -18, 0], [46, -36, 0]], 6), 14, { bore: 11 }), move(along(ring(9, 6, 12), 'z'), 22, 0, 12))],
    26,
    ['flange-bolt', move(torxBolt(4, 22), 0, 0, 28)],
  ]);
  b.row('z', [690, 320], [['coolant-temperature-sensor', sensor(7, 18)]]);
  b.put('lifting-eye', prism(hullOfCircles([[0, 0, 13], [16, 40, 13]]), 6, { holes: [circle(5, [0, 0]), circle(7, [16, 40])] }), [560, 130]);
};

const headCoverBoard: BoardDesign = (b, v) => {
  const span = v.range(245, 275);
  const width = span * 0.46;
  const wells = v.pick(4, 3);
  b.put('head-cover', headCover(span, width, wells), [330, 330]);
  b.put('head-cover-gasket', along(frameGasket(rectangle(span + 10, width + 10, 10), rectangle(span - 2, width - 2, 8), [], 3), 'z'), [330, 456]);
  const pitch = (span * 0.86) / wells;
  b.nest('plug-well-gasket', copies(along(oRing(12, 2.4), 'z'), ...Array.from({ length: wells }, (_, i): Vec3 => [-span * 0.43 + pitch * (i + 0.5), 0, 0])), [330, 446]);
  b.row('z', [404, 262], [['filler-cap-seal', oRing(13, 2)], 12, ['oil-filler-cap', cap(17, 14)]]);
  b.row('z', [120, 250], [['cover-grommet', grommet(8, 4)], 8, ['head-cover-bolt', torxBolt(4, 34)]]);
  b.put('engine-cover', join(pillow(span * 0.9, width * 0.9, 22, 10), lines([[-span * 0.3, width * 0.2, 11], [span * 0.3, width * 0.2, 11]], [[-span * 0.3, -width * 0.2, 11], [span * 0.3, -width * 0.2, 11]])), [330, 120]);
  b.row('x', [560, 280], [['vent-valve', join(cylinder(18, 12), move(cylinder(22, 8), 12), move(cylinder(9, 22), 20))]]);
  b.put('vent-hose', collaredHose([[0, 0, 0], [30, 0, 0], [60, 10, -16], [90, 40, -40], [110, 70, -44]], 8), [640, 330]);
  b.put('hose-clamp', hoseClamp(9), [600, 440]);
};

const crankshaftBoard: BoardDesign = (b, v) => {
  const throws = v.pick(4, 3);
  b.row('x', [90, 96], [
    ['flywheel-bolt', rotate(torxBolt(5, 24), 'z', 180)],
    16,
    ['flywheel', rotate(flywheel(82, 90, 8), 'z', 180)],
    14,
    ['pilot-bearing', ballBearing(16, 7, 9)],
    12,
    ['trigger-wheel', toothedWheel({ teeth: 40, tip: 46, root: 42, width: 3, bore: 30, hub: 32, hubWidth: 4 })],
    14,
    ['crankshaft', crankshaft(throws, throws === 4 ? 58 : 66)],
    24,
    ['crankshaft-sprocket', toothedWheel({ teeth: 20, tip: 25, root: 20, width: 8, bore: 12, hubWidth: 18 })],
    14,
    ['front-shaft-seal', shaftSeal(26, 16)],
    16,
    ['vibration-damper', torsionalDamper(58)],
    18,
    ['damper-bolt', hexBolt(8, 44)],
  ]);
  b.put('woodruff-key', prism([[-9, 0], [9, 0], [7, -5], [3, -8], [-3, -8], [-7, -5]], 4), [560, 300]);
  b.row('z', [300, 440], [['main-bearing-shell', upright(bearingShell(21, 16, false))]], { axisLine: false });
  b.put('main-bearing-shell', bearingShell(21, 16, true), [400, 100]);
  b.put('thrust-bearing-shell', join(bearingShell(21, 20, true), move(bearingShell(28, 3, true), -2), move(bearingShell(28, 3, true), 18)), [500, 120]);
};

const pistonBoard: BoardDesign = (b, v) => {
  const radius = v.range(44, 50);
  const big = v.range(26, 30);
  b.row('z', [300, 540], [
    ['rod-bolt', rotate(hexBolt(4.5, 40, false), 'z', 180)],
    12,
    ['rod-cap', rodCap(big)],
    10,
    ['connecting-rod', connectingRod(120, big, 14)],
    30,
    ['piston', piston(radius)],
    22,
    ['oil-control-ring', join(pistonRing(radius, 6, 60), lines(closedMark(circle(radius), 3)))],
    20,
    ['piston-ring-second', pistonRing(radius, 3.2, 200)],
    20,
    ['piston-ring-top', pistonRing(radius, 3, 60)],
  ]);
  b.row('y', [224, 238], [['piston-pin', join(sleeve(11, 6, 64))], 18, ['pin-circlip', circlip(10)]]);
  b.row('y', [400, 300], [['small-end-bush', sleeve(14, 11, 18)]]);
  b.put('rod-bearing-shell', along(rotate(bearingShell(big * 0.8, 15, true), 'x', 0), 'y'), [440, 410]);
  b.put('rod-bearing-shell', along(rotate(bearingShell(big * 0.8, 15, true), 'x', 180), 'y'), [440, 460]);
};

export const engineBlockBoards = {
  'engine-block': engineBlockBoard,
  'oil-pan': oilPanBoard,
  'cylinder-head': cylinderHeadBoard,
  'cylinder-head-cover': headCoverBoard,
  crankshaft: crankshaftBoard,
  'piston-conrod': pistonBoard,
};

