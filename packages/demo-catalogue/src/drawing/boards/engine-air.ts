import { circle, hullOfCircles, rectangle } from '../kit/contour.js';
import { box, cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.js';
import { along, copies, join, move, onCircle, rotate, toned } from '../kit/solid.js';
import type { BoardDesign } from '../kit/scene.js';
import { connector, flangeSensor, harness } from '../shapes/electrical.js';
import {
  armature, brushHolder, canActuator, endFrame, gasketOval, ignitionCoil, intakeManifold, pinionClutch, rotorCore,
  solenoidBody, sparkPlug, starterMotor, statorRing, throttleBody, turbocharger,
} from '../shapes/engine-ancillaries.js';
import { banjoBolt, flatSeal, hexBolt, hoseClamp, nut, oRing, torxBolt } from '../shapes/fasteners.js';
import { banjoEye, collaredHose, fittedPipe, smallFlange } from '../shapes/hoses.js';
import { angleBracket, frameGasket, pillow, pressedShield } from '../shapes/plates.js';
import { ballBearing, pulley } from '../shapes/turned-parts.js';

const intakeBoard: BoardDesign = (b, v) => {
  const runners = v.pick(4, 3);
  const pitch = v.range(46, 52);
  b.put('intake-manifold', intakeManifold(runners, pitch), [290, 250]);
  const span = runners * pitch;
  const ports = Array.from({ length: runners }, (_, i) => rectangle(30, 22, 8, [-span / 2 + pitch * (i + 0.5), 0]));
  b.put('manifold-gasket', toned(rotate(along(prism(rectangle(span, 46, 10), 2.4, { holes: ports }), 'z'), 'x', -58), 1), [200, 400]);
  b.row('x', [505, 306], [
    ['throttle-gasket', frameGasket(rectangle(56, 56, 8), circle(21))],
    18,
    ['throttle-body', throttleBody(20)],
    22,
    ['throttle-bolt', copies(torxBolt(3.6, 40), [0, 23, 23], [0, -23, -23])],
  ]);
  b.put('intake-hose', collaredHose([[0, 0, 0], [34, 0, 0], [70, -10, 0], [96, -44, 6], [104, -90, 8]], 21), [600, 462], 40);
  b.put('hose-clamp', hoseClamp(20), [500, 470]);
  b.row('z', [400, 60], [['sensor-o-ring', oRing(8)], 12, ['pressure-sensor', flangeSensor(8, 16)]]);
  b.row('y', [130, 440], [['manifold-nut', nut(5, true)]], { axisLine: false });
  b.put('support-bracket', angleBracket(36, 34, 70), [330, 470]);
  b.put('purge-valve', join(cylinder(13, 40), move(cylinder(5, 18), 40), move(cylinder(5, 18), -18), move(rotate(connector(14, 11, 2, 14), 'y', -90), 20, 0, 10), lines(ringMark(10, 13), ringMark(30, 13))), [560, 110]);
};

const turboBoard: BoardDesign = (b, v) => {
  const size = v.range(84, 94);
  b.put('turbocharger', turbocharger(size), [360, 300]);
  b.row('x', [120, 150], [['turbo-gasket', gasketOval(24, 40)], 22, ['v-band-clamp', join(turned([[0, 40], [0, 46], [9, 46], [9, 40]], { ring: true }), move(rotate(hexBolt(3, 20, false), 'z', 90), 4, 16, 50), move(box(9, 10, 14), 4, 8, 50), move(box(9, 10, 14), 4, -8, 50))]], { axisLine: false });
  b.put('boost-actuator', canActuator(25), [350, 460], 60);
  b.put('actuator-bracket', angleBracket(40, 30, 46), [200, 480]);
  b.put('oil-feed-pipe', fittedPipe([[0, 0, 0], [0, 0, 24], [16, -10, 50], [50, -30, 60], [90, -40, 30], [100, -40, 0]], 3.4, rotate(banjoEye(8), 'x', 0), banjoEye(8)), [380, 150]);
  b.row('z', [540, 40], [['banjo-bolt', banjoBolt(5)]], { axisLine: false });
  b.put('sealing-washer', copies(along(flatSeal(9, 5, 2), 'z'), [0, 0, 0], [0, 0, 12]), [590, 110]);
  b.put('oil-return-pipe', fittedPipe([[0, 0, 0], [0, 0, -24], [8, 4, -50], [30, 14, -70], [50, 20, -90]], 8, smallFlange(9), ring(11, 8, 10)), [500, 430], 30);
  b.row('x', [560, 380], [['hose-clamp', hoseClamp(27)], 16, ['charge-air-hose', collaredHose([[0, 0, 0], [30, 0, 0], [60, 0, 8], [86, -16, 24], [96, -50, 30]], 26)]], { depth: 80, axisLine: false });
  b.row('y', [100, 330], [['manifold-nut', nut(5, true)]], { axisLine: false });
  b.put('heat-shield', rotate(pressedShield(120, 90, 22), 'z', 20), [180, 80]);
};

const starterBoard: BoardDesign = (b, v) => {
  const radius = v.range(34, 38);
  b.row('x', [110, 150], [['starter', starterMotor(radius * 0.94, 92)], 44, ['starter-bolt', move(hexBolt(6, 50), 0, radius * 1.4, 0)]]);
  b.put('heat-shield', rotate(pressedShield(110, 60, 18), 'z', 60), [90, 330]);
  b.row('x', [150, 330], [
    ['commutator-end-cap', turned([[0, 0], [0, radius * 0.9], [14, radius], [18, radius], [18, radius * 0.9], [4, radius * 0.8], [4, 0]])],
    18,
    ['brush-holder', brushHolder(radius * 0.8)],
    20,
    ['armature', armature(radius * 0.66, 52)],
    16,
    ['starter-housing', join(ring(radius, radius * 0.84, 70), lines(ringMark(8, radius), ringMark(62, radius)), onCircle(2, radius * 1.0, move(box(8, 4, 10), 34)))],
    18,
    ['drive-pinion', pinionClutch(17)],
  ]);
  b.row('x', [470, 150], [['terminal-nut', copies(nut(4), [0, 8, 0], [0, -8, 0])], 16, ['solenoid', solenoidBody(22, 56)]]);
};

const alternatorBoard: BoardDesign = (b, v) => {
  const radius = v.range(62, 70);
  b.row('x', [90, 70], [
    ['alternator-cover', join(turned([[0, 0], [0, radius * 0.5], [4, radius * 0.82], [20, radius * 0.86], [20, radius * 0.8], [6, radius * 0.76], [6, 0]]))],
    20,
    ['rectifier', join(prism(hullOfCircles([[0, 0, radius * 0.6]]), 6, { holes: [circle(radius * 0.22)] }), onCircle(6, radius * 0.44, cylinder(6, 9)))],
    20,
    ['voltage-regulator', move(join(pillow(14, 44, 34, 5), move(box(26, 9, 11), 14, 0, -10), move(connector(18, 12, 3, 10), 4, 0, 18)), 0, 0, 10)],
    26,
    ['rear-end-frame', endFrame(radius, 14, false)],
    26,
    ['stator', statorRing(radius * 0.92)],
    22,
    ['rotor', rotorCore(radius * 0.6)],
    24,
    ['alternator-bearing', ballBearing(20, 8, 12)],
    22,
    ['drive-end-frame', endFrame(radius, 14, true)],
    20,
    ['alternator-pulley', pulley(27, 24, 8, 6)],
    18,
    ['pulley-nut', nut(7, true)],
  ]);
  b.row('x', [430, 120], [['through-bolt', hexBolt(3.6, 80, false)]]);
  b.row('x', [240, 380], [['alternator-bolt', hexBolt(6, 76)]]);
};

const ignitionBoard: BoardDesign = (b, v) => {
  const count = v.pick(4, 3);
  for (let i = 0; i < count; i += 1) {
    b.row('z', [150 + i * 74, 390 + i * 43], [['spark-plug', sparkPlug()], 26, ['ignition-coil', ignitionCoil()]], { linked: i > 0 });
  }
  b.row('z', [110, 190], [['coil-bolt', torxBolt(4, 26)]]);
  b.put('ignition-cover', join(pillow(300, 96, 20, 9), lines([[-120, -20, 10], [120, -20, 10]], [[-120, 20, 10], [120, 20, 10]])), [400, 90]);
  b.put('coil-harness', harness([[0, 0, 0], [50, 0, 14], [110, 0, 6], [170, 0, 14], [230, 0, 6], [280, 0, 10]], 4, [['start', connector(16, 12, 3, 14)], ['end', connector(26, 18, 4, 22)]]), [440, 220]);
  b.row('x', [570, 440], [['knock-sensor', join(ring(16, 6, 16), move(harness([[6, 14, 0], [8, 30, 4], [20, 44, 14], [50, 54, 20]], 3, [['end', connector(14, 11, 2, 16)]]), 0))], ['sensor-bolt', hexBolt(5, 34)]]);
  b.row('x', [560, 150], [['sensor-o-ring', oRing(8)], 14, ['camshaft-sensor', flangeSensor(8, 28)]]);
  b.row('x', [640, 290], [['crankshaft-sensor', flangeSensor(8, 34)]]);
};

export const engineAirBoards = {
  'intake-manifold': intakeBoard,
  turbocharger: turboBoard,
  starter: starterBoard,
  alternator: alternatorBoard,
  ignition: ignitionBoard,
};

