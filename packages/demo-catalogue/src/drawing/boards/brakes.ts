import { circle, hullOfCircles, rectangle, rounded } from '../kit/contour.js';
import { box, cylinder, lines, prism, ring, ringMark, tube, turned } from '../kit/primitives.js';
import { along, copies, join, move, rotate, toned, type Solid } from '../kit/solid.js';
import type { BoardDesign } from '../kit/scene.js';
import { smooth } from '../kit/vector.js';
import {
  adjuster, backingPlate, bleederCap, bleederScrew, brakeDisc, brakeDrum, brakePad, brakeShoe, caliper, caliperBracket,
  expander, guideSleeve, holdDownSpring, leadSensor, pistonSeal, splashShield, wireSpring,
} from '../shapes/brakes.js';
import { pedal, tyre, wheelRim } from '../shapes/chassis.js';
import { connector, flangeSensor, harness } from '../shapes/electrical.js';
import {
  banjoBolt, countersunk, flatSeal, grommet, headedPin, hexBolt, nut, oRing, pipeClip, screw, socketBolt, tensionSpring,
  torxBolt,
} from '../shapes/fasteners.js';
import { banjoEye, collaredHose, facing, fittedPipe, unionNut } from '../shapes/hoses.js';
import { angleBracket, frameGasket, pillow } from '../shapes/plates.js';
import { gaiter, wireClip } from '../shapes/transmission.js';
import { cap, electricMotor, shaft, sleeve } from '../shapes/turned-parts.js';

const pads = (width: number): Solid =>
  join(brakePad(width, width * 0.46), move(rotate(brakePad(width, width * 0.46), 'z', 180), -44));

const discFrontBoard: BoardDesign = (b, v) => {
  const radius = v.range(98, 112);
  const size = radius * v.range(0.98, 1.1);
  b.row('x', [150, 190], [
    ['splash-shield', splashShield(radius * 0.96)],
    46,
    ['disc', brakeDisc({ radius, vented: true, bolts: v.pick(5, 4), drilled: v.pick(false, false, true) })],
    30,
    ['disc-screw', move(countersunk(4, 18), 0, radius * 0.36, 0)],
  ]);
  b.row('x', [70, 40], [['shield-screw', screw(3, 16)]], { axisLine: false });
  b.row('x', [390, 110], [
    ['caliper-bracket', caliperBracket(size)],
    24,
    ['pad-set', pads(size * 0.8)],
    30,
    ['retaining-spring', wireSpring(size * 0.9)],
    30,
    ['caliper-piston-seal', pistonSeal(size * 0.2)],
    20,
    ['caliper', caliper(size, v.pick(1, 2))],
  ]);
  b.row('x', [330, 250], [['bracket-bolt', hexBolt(6, 34)]]);
  b.row('x', [520, 330], [['guide-sleeve-boot', guideSleeve()], ['guide-bolt', socketBolt(4, 46)]]);
  b.row('z', [740, 170], [['bleeder-screw', bleederScrew()], 18, ['bleeder-cap', bleederCap()]]);
  b.put('wear-sensor', leadSensor(), [560, 60]);
};

const discRearBoard: BoardDesign = (b, v) => {
  const radius = v.range(90, 102);
  const size = radius * 0.92;
  b.row('x', [130, 200], [
    ['splash-shield', splashShield(radius * 0.96)],
    40,
    ['disc', brakeDisc({ radius, vented: v.pick(false, true), bolts: v.pick(5, 4), drilled: false })],
    30,
    ['disc-screw', move(countersunk(4, 18), 0, radius * 0.36, 0)],
  ]);
  b.row('x', [360, 90], [['caliper-bracket', caliperBracket(size)], 24, ['pad-set', pads(size * 0.78)], 36, ['caliper', caliper(size, 1)], 20, ['parking-actuator', join(rotate(electricMotor(20, 40), 'z', 0), move(box(24, 30, 56, 8), -8, 0, -18), move(rotate(connector(16, 12, 2, 14), 'y', -90), 10, 0, 16))], 18, ['actuator-screw', copies(torxBolt(3.6, 20), [0, 14, -30])]]);
  b.row('x', [330, 270], [['bracket-bolt', hexBolt(6, 34)]]);
  b.row('x', [520, 380], [['guide-bolt', socketBolt(4, 46)]]);
  b.row('z', [700, 170], [['bleeder-screw', bleederScrew()], 18, ['bleeder-cap', bleederCap()]]);
  b.put('wear-sensor', leadSensor(), [560, 60]);
};

const parkingBoard: BoardDesign = (b, v) => {
  const radius = v.range(76, 84);
  b.row('x', [110, 100], [
    ['hold-down-pin', move(rotate(headedPin(2, 40), 'z', 180), 0, radius * 0.5, 0)],
    16,
    ['backing-plate', backingPlate(radius)],
    40,
    ['brake-shoe', join(brakeShoe(radius * 0.92, 1), brakeShoe(radius * 0.92, -1))],
    110,
    ['brake-drum', brakeDrum(radius * 1.05, v.pick(5, 4))],
  ]);
  b.row('y', [420, 90], [['return-spring', tensionSpring(6, 60)]], { axisLine: false });
  b.row('y', [330, 420], [['adjuster', adjuster()]], { axisLine: false });
  b.put('expander', expander(), [500, 130]);
  b.row('x', [240, 380], [['hold-down-spring', holdDownSpring()]], { axisLine: false });
  b.put('parking-cable', join(tube(smooth([[0, 0, 0], [40, 0, 0], [90, 10, 16], [140, 40, 20], [180, 90, 10], [190, 150, 10]], 7), 3.4), facing(shaft([14, 6], [10, 4]), [-1, 0, 0], [0, 0, 0]), facing(shaft([14, 6], [16, 2.4]), [0, 1, 0], [190, 150, 10])), [420, 440]);
  b.put('cable-clip', pipeClip(5), [400, 500]);
  b.put('handbrake-lever', join(tube(smooth([[0, 0, 0], [40, 0, 6], [90, 0, 22], [140, 0, 34]], 6), 9), move(rotate(cylinder(10, 50), 'y', -14), 120, 0, 30), move(along(prism(rounded([[-20, -30], [16, -30], [16, 20], [-10, 26]], 6), 6), 'y'), 0, -10, 0), move(rotate(cylinder(4, 10), 'y', -14), 170, 0, 43)), [590, 190]);
  b.row('z', [680, 330], [['lever-gaiter', gaiter(50, 90, 44)]], { axisLine: false });
};

const boosterBoard: BoardDesign = (b, v) => {
  const radius = v.range(80, 90);
  const booster = join(
    turned([[-50, 0], [-50, 16], [-26, 20], [-26, radius * 0.6], [-14, radius * 0.92], [0, radius * 0.98], [0, radius * 1.04], [6, radius * 1.04], [6, radius * 0.98], [22, radius * 0.86], [34, radius * 0.5], [36, radius * 0.3], [36, 0]]),
    copies(shaft([16, 4]), [36, 24, 0], [36, -24, 0]),
    lines(ringMark(22, radius * 0.86)),
    move(along(cylinder(9, 10), 'z'), 16, -10, radius * 0.86),
  );
  b.row('x', [110, 160], [
    ['push-rod-clevis', join(shaft([40, 4]), move(box(24, 16, 4, 0), -8, 0, 8), move(box(24, 16, 4, 0), -8, 0, -8), move(box(6, 16, 20, 0), 2))],
    18,
    ['booster-gasket', frameGasket(rounded([[-44, -40], [44, -40], [44, 40], [-44, 40]], 14), circle(26), [[34, 30], [34, -30], [-34, 30], [-34, -30]].map(([y, z]) => circle(4, [y ?? 0, z ?? 0])))],
    20,
    ['brake-booster', booster],
    20,
    ['cylinder-o-ring', oRing(19, 2.2)],
    18,
    ['master-cylinder', join(prism(hullOfCircles([[0, 0, 20], [24, 0, 8], [-24, 0, 8]]), 8, { holes: [circle(4, [24, 0]), circle(4, [-24, 0])] }), move(shaft([90, 17], [8, 12]), 8), copies(along(ring(9, 5, 10), 'z'), [36, 0, 15], [78, 0, 15]), copies(along(cylinder(6, 8), 'y'), [40, 14, -4], [80, 14, -4]))],
    26,
    ['cylinder-nut', copies(nut(5, true), [0, 24, 0])],
  ]);
  b.row('z', [560, 260], [['reservoir-grommet', copies(toned(turned([[0, 5], [0, 9], [4, 10], [7, 10], [7, 5]], { ring: true }), 2), [0, 0, 0], [0, 42, 0])], 20, ['fluid-reservoir', join(move(pillow(46, 70, 60, 10), 20), copies(cylinder(6, 10), [-12, -20, 0], [-12, 20, 0]), move(ring(17, 13, 12), 43, 0, 0))], 20, ['reservoir-cap', cap(19, 15)]]);
  b.put('level-switch', join(box(26, 14, 12, 3), move(connector(14, 10, 2, 14), 13)), [640, 330]);
  b.row('z', [230, 90], [['check-valve', join(cylinder(8, 10), move(cylinder(12, 5), 10), move(rotate(cylinder(6, 26), 'z', 90), 22, -6, 0))]]);
  b.put('vacuum-hose', collaredHose([[0, 0, 0], [30, -10, 10], [70, -30, 10], [110, -30, -4], [150, -40, -4]], 7), [300, 80]);
  b.row('x', [100, 370], [['booster-nut', nut(5, true)]], { axisLine: false });
};

const absBoard: BoardDesign = (b, v) => {
  const s = v.range(0.95, 1.08);
  b.row('x', [150, 190], [
    ['unit-bracket', join(angleBracket(120 * s, 70, 90, 4), move(angleBracket(120 * s, 0.1, 60, 4), 66, 0, 0))],
    18,
    ['abs-control-unit', join(pillow(44, 100 * s, 84, 8), move(rotate(connector(40, 26, 8, 22), 'z', 90), 0, 50 * s, 0))],
    20,
    ['hydraulic-unit', join(box(50, 96 * s, 84, 3), move(shaft([50, 28], [6, 20]), 25), ...[-30, -10, 10, 30].map((y) => move(along(ring(8, 5, 4), 'z'), 0, y, 42)), ...[-20, 20].map((y) => move(ring(9, 5, 3), 25, y * 1.8, 30)))],
    20,
    ['unit-screw', copies(torxBolt(3.4, 40), [0, 40, 36])],
  ]);
  b.row('z', [330, 470], [['bracket-nut', nut(5, true)], 14, ['rubber-mount', grommet(14, 5)]]);
  b.put('abs-connector', join(connector(54, 30, 9, 34), tube(smooth([[-8, 0, 0], [-30, 0, 0], [-50, 10, -10], [-80, 30, -20]], 5), 7)), [200, 440]);
  b.put('brake-pipe-short', fittedPipe([[0, 0, 0], [0, 0, 30], [10, -10, 50], [40, -30, 56], [90, -40, 50]], 2.6, unionNut(6), unionNut(6)), [420, 110]);
  const wheelSensor = (reach: number): Solid => join(flangeSensor(6, 20), harness([[14, 0, 12], [20, 0, 40], [50, 0, 56], [reach, 10, 50], [reach + 40, 30, 30]], 2.2, [['end', connector(14, 11, 2, 18)]]), move(grommet(6, 2), reach * 0.7, 6, 54));
  b.put('front-speed-sensor', wheelSensor(100), [520, 150]);
  b.put('rear-speed-sensor', wheelSensor(130), [500, 330]);
  b.put('sensor-cable', harness([[0, 0, 0], [40, 0, 8], [90, -10, 0], [140, -20, 10]], 2.6, [['start', connector(14, 11, 2, 16)], ['end', connector(14, 11, 2, 16)]]), [470, 470]);
  b.row('x', [660, 300], [['sensor-bolt', torxBolt(3.6, 18)]], { axisLine: false });
};

const pipesBoard: BoardDesign = (b, v) => {
  const k = v.range(0.92, 1.08);
  b.put('brake-pipe-front', fittedPipe([[0, 0, 0], [60, 0, 0], [90, 0, 20], [120, -20, 40], [190, -30, 40], [230 * k, -30, 20], [260 * k, 0, 0]], 2.8, unionNut(6.5), unionNut(6.5)), [130, 110]);
  b.put('brake-pipe-rear', fittedPipe([[0, 0, 0], [40, 0, 0], [60, 0, -14], [160, 0, -14], [190, 10, 0], [300 * k, 10, 0], [330 * k, 20, 20], [350 * k, 60, 20]], 2.8, unionNut(6.5), unionNut(6.5)), [150, 270]);
  b.put('brake-hose-front', join(collaredHose([[0, 0, 0], [40, 0, -10], [80, 10, -30], [110, 40, -30], [130, 80, -10]], 5), facing(unionNut(8), [-1, 0, 0.2], [0, 0, 0]), facing(banjoEye(9), [0.4, 1, 0.4], [130, 80, -10])), [480, 120]);
  b.put('brake-hose-rear', join(collaredHose([[0, 0, 0], [40, 0, -6], [70, 0, -20], [110, 20, -20]], 5), facing(unionNut(8), [-1, 0, 0], [0, 0, 0]), facing(unionNut(8), [1, 0.4, 0], [110, 20, -20])), [120, 430]);
  b.put('pipe-union', join(prism(circle(9), 24, { holes: [circle(4)] }), move(box(12, 24, 18, 2), 12)), [360, 470]);
  b.put('distributor', join(box(36, 30, 30, 3), move(ring(9, 5, 8), 18), move(along(ring(9, 5, 8), 'y'), 0, 15, 0), move(along(ring(9, 5, 8), 'z'), 0, 0, 15)), [330, 60]);
  b.put('pipe-clip', copies(pipeClip(5), [0, 0, 0]), [420, 70]);
  b.put('hose-bracket', angleBracket(44, 40, 44), [590, 290]);
  b.row('y', [640, 440], [['sealing-washer', flatSeal(10, 6, 2)], 14, ['banjo-bolt', banjoBolt(6)]]);
  b.put('hose-clip', join(prism(rounded([[-12, -8], [12, -8], [12, 8], [5, 8], [5, -1], [-5, -1], [-5, 8], [-12, 8]], 2), 2.4)), [560, 440]);
};

const pedalsBoard: BoardDesign = (b, v) => {
  const length = v.range(120, 134);
  b.put('pedal-bracket', join(box(6, 170, 110, 10), move(along(prism(rounded([[-40, 0], [40, 0], [20, 70], [-20, 70]], 8), 5, { holes: [circle(7, [0, 20])] }), 'y'), 3, -62, 0), move(along(prism(rounded([[-40, 0], [40, 0], [20, 70], [-20, 70]], 8), 5, { holes: [circle(7, [0, 20])] }), 'y'), 3, 52, 0), lines([[3.1, -60, 30], [3.1, 60, 30]])), [240, 170]);
  b.row('y', [470, 110], [['pedal-shaft', headedPin(5, 120)], 18, ['pedal-bush', sleeve(9, 6, 16)]]);
  b.put('brake-pedal', pedal(length, 6), [420, 260]);
  b.put('clutch-pedal', pedal(length, -10), [280, 330]);
  b.put('accelerator-pedal', join(box(26, 34, 60, 8), tube(smooth([[0, 0, -30], [10, 0, -50], [24, 0, -90]], 4), 4), move(rotate(box(6, 34, 70, 6), 'y', 24), 30, 0, -110), move(connector(18, 12, 3, 12), 13, 0, 10)), [590, 240]);
  b.put('pedal-pad', toned(rotate(join(box(5, 44, 36, 5), lines(...[-8, 0, 8].map((z) => [[2.6, -16, z], [2.6, 16, z]] as const))), 'y', 30), 2), [520, 440]);
  b.row('y', [170, 420], [['return-spring', tensionSpring(6, 56)]], { axisLine: false });
  b.row('x', [360, 70], [['brake-light-switch', join(shaft([10, 3], [26, 8], [10, 11]), move(connector(16, 12, 2, 14), 46))]]);
  b.row('x', [90, 300], [['bracket-bolt', hexBolt(5, 30)]], { axisLine: false });
  b.row('x', [90, 80], [['master-cylinder-clutch', join(shaft([40, 3.4], [6, 22], [60, 14], [8, 9]), move(along(cylinder(5, 16), 'z'), 70, 0, 12))]]);
  b.row('y', [640, 440], [['clevis-pin', headedPin(4.5, 34)], 16, ['pin-clip', wireClip()]]);
};

const wheelBoard: BoardDesign = (b, v) => {
  const radius = v.range(86, 94);
  const bolts = v.pick(5, 4);
  b.row('x', [150, 190], [
    ['tyre', tyre(radius * 1.42, radius * 1.02, radius * 0.78)],
    40,
    ['wheel-rim', wheelRim(radius, v.pick(5, 7, 10), bolts)],
    30,
    ['hub-cap', join(turned([[0, 0], [0, 18], [6, 17], [7, 14], [7, 0]]), lines(ringMark(7, 9)))],
  ]);
  b.row('x', [560, 200], [['wheel-bolt', hexBolt(6, 28)]]);
  b.row('x', [620, 260], [['lock-bolt', join(socketBolt(6, 28))], 22, ['lock-bolt-adapter', join(shaft([18, 9]), move(prism([[-8, 0], [-4, 7], [4, 7], [8, 0], [4, -7], [-4, -7]], 14), 18))]]);
  b.row('x', [470, 90], [['pressure-sensor-wheel', join(pillow(16, 46, 22, 5), move(rotate(cylinder(3, 10), 'z', 30), 6, -22, 0))], 20, ['valve', join(turned([[0, 0], [0, 8], [4, 8], [6, 5], [16, 4], [30, 3], [30, 0]]), lines(ringMark(24, 3.4), ringMark(26, 3.3)))], 16, ['valve-cap', cap(5, 10, 8)]]);
  b.put('balance-weight', join(prism(rectangle(34, 9, 2), 5), lines([[5, -6, -4], [5, -6, 4]], [[5, 6, -4], [5, 6, 4]])), [120, 470]);
};

export const brakeBoards = {
  'brake-disc-front': discFrontBoard,
  'brake-disc-rear': discRearBoard,
  'parking-brake': parkingBoard,
  'brake-booster': boosterBoard,
  'abs-unit': absBoard,
  'brake-pipes': pipesBoard,
  pedals: pedalsBoard,
  wheel: wheelBoard,
};

