import { circle, rectangle } from '../kit/contour.js';
import { box, cylinder, lines, prism, ring, ringMark, tube, turned } from '../kit/primitives.js';
import { along, copies, join, move, rotate, scale, toned, type Solid } from '../kit/solid.js';
import type { BoardDesign } from '../kit/scene.js';
import { smooth } from '../kit/vector.js';
import { connector, sensor } from '../shapes/electrical.js';
import { thermostat, thermostatHousing, waterPump } from '../shapes/engine-ancillaries.js';
import {
  buffer, grommet, hexBolt, hoseClamp, oRing, plug, screw, socketBolt, torxBolt,
} from '../shapes/fasteners.js';
import { collaredHose, corrugated, fittedPipe, hose, pipe, quickCoupling, unionNut } from '../shapes/hoses.js';
import { angleBracket, pressedShield, strap, triFlange } from '../shapes/plates.js';
import { cap, electricMotor, pulley, wheelFan } from '../shapes/turned-parts.js';
import {
  bottle, cartridgeCan, fanShroud, filterCase, fuelTank, lockRing, panelFilter, pumpUnit, radiatorCore,
} from '../shapes/vessels.js';

const fuelTankBoard: BoardDesign = (b, v) => {
  const span = v.range(280, 310);
  b.put('fuel-tank', fuelTank(span, 150, 84), [330, 250]);
  const loop = (y: number): Solid => strap(smooth([[-95, y, 60], [-92, y, 16], [-78, y, -8], [78, y, -8], [92, y, 16], [95, y, 60]], 5), 18, 2.5);
  b.put('tank-strap', loop(0), [230, 440]);
  b.put('tank-strap', loop(0), [420, 350], 60);
  b.row('z', [120, 500], [['strap-bolt', rotate(hexBolt(5, 30), 'z', 180)]], { axisLine: false });
  b.put('tank-heat-shield', rotate(rotate(pressedShield(150, 110, 14), 'y', -90), 'z', 0), [560, 450]);
  b.row('z', [232, 180], [['lock-ring', lockRing(32)]]);
  b.row('z', [440, 150], [['roll-over-valve', join(cylinder(9, 22), move(cylinder(14, 4), 22), move(tube([[0, 0, 0], [8, 0, 0], [10, 3, 0], [10, 20, 0]], 3), 24))]]);
  b.put('vent-pipe', pipe([[0, 0, 0], [0, 40, 0], [10, 70, 10], [0, 110, 16], [-30, 130, 60], [-30, 132, 90]], 3.4), [130, 250]);
  b.put('rubber-buffer', along(buffer(12, 12), 'z'), [330, 110]);
  b.row('x', [530, 240], [['filler-hose', collaredHose([[0, 0, 0], [40, 0, 0], [60, 0, 20], [70, 0, 50]], 15)]], { axisLine: false });
  b.put('hose-clamp', hoseClamp(15), [510, 330], 20);
  b.put('filler-neck', join(tube(smooth([[0, 0, 0], [6, 0, 40], [20, -6, 80], [44, -20, 110]], 6), 13, { bore: 10 }), move(rotate(rotate(ring(26, 14, 6), 'y', -50), 'z', -30), 46, -21, 112)), [630, 200]);
  b.row('x', [720, 70], [['filler-cap', cap(20, 16)]], { axisLine: false });
};

const fuelPumpBoard: BoardDesign = (b, v) => {
  const radius = v.range(34, 38);
  b.row('z', [230, 400], [
    ['fuel-strainer', toned(turned([[0, 0], [0, radius * 0.8], [12, radius * 0.8], [12, 0]]), 1)],
    18,
    ['fuel-pump-unit', pumpUnit(radius)],
    26,
    ['pump-seal', oRing(radius * 1.1, 2.4)],
    18,
    ['lock-ring', lockRing(radius * 1.25)],
  ]);
  b.put('fuel-level-sensor', join(box(20, 14, 34, 3), tube(smooth([[0, 10, 8], [10, 20, 10], [30, 34, 0], [60, 50, -20]], 5), 1.5), move(box(26, 16, 12, 4), 68, 54, -24)), [110, 260]);
  b.row('z', [300, 70], [['pump-connector', rotate(connector(24, 15, 4, 22), 'z', 180)]], { axisLine: false });
  b.row('x', [450, 300], [['fuel-filter', cartridgeCan(30, 110)]]);
  b.put('filter-bracket', join(ring(33, 31, 26), move(prism([[-8, 30], [8, 30], [8, 52], [-8, 52]], 26), 0), move(box(26, 60, 5), 13, 0, 54)), [500, 430], 30);
  b.put('hose-clamp', hoseClamp(7), [400, 350], 10);
  b.put('fuel-hose', hose([[0, 0, 0], [-30, 0, 0], [-50, 10, 10], [-70, 40, 14], [-74, 70, 10]], 6), [400, 190]);
  b.put('quick-coupling', quickCoupling(8), [640, 420]);
  b.put('fuel-line', fittedPipe([[0, 0, 0], [50, 0, 0], [80, -10, 6], [110, -40, 30], [140, -44, 60], [150, -44, 100]], 3.6, rotate(quickCoupling(5), 'x', 90), quickCoupling(5)), [590, 240]);
};

const injectionBoard: BoardDesign = (b, v) => {
  const count = v.pick(4, 3);
  const pitch = 66;
  const span = pitch * count;
  const injector = join(
    turned([[-60, 0], [-60, 2.4], [-36, 2.4], [-36, 5], [-30, 5], [-30, 8], [0, 9], [10, 7], [10, 5], [22, 5], [22, 0]]),
    lines(ringMark(-24, 8.2), ringMark(-8, 8.8)),
    move(rotate(connector(13, 10, 2, 16), 'z', 60), -6, 6, 0),
  );
  const rail = join(
    cylinder(11, span),
    ...Array.from({ length: count }, (_, i) => move(along(turned([[-30, 7], [-30, 10], [0, 9], [0, 0]]), 'z'), pitch * (i + 0.5), 0, -6)),
    ...[0.25, count - 0.75].map((t) => move(along(prism(rectangle(16, 40, 7), 8, { holes: [circle(4, [0, 12])] }), 'z'), pitch * t, 12, -4)),
    move(cylinder(7, 14), span),
  );
  b.put('fuel-rail', rail, [190, 110]);
  for (let i = 0; i < count; i += 1) {
    b.row('z', [218 + i * 57.2, 380 + i * 33], [
      ['injector-seal', toned(ring(5, 3, 4), 2)],
      12,
      ['injector', injector],
      10,
      ['injector-clip', prism(rectangle(20, 14, 4), 3, { holes: [circle(6)] })],
      10,
      ['injector-o-ring', oRing(7, 1.8)],
    ], { linked: i > 0 });
  }
  b.row('z', [150, 60], [['rail-bolt', torxBolt(4.5, 34)]], { axisLine: false });
  b.row('x', [470, 260], [['rail-pressure-sensor', sensor(9, 16)]]);
  b.row('z', [640, 330], [
    ['roller-tappet', join(cylinder(13, 30), move(along(ring(9, 4, 8), 'y'), -4, -4, 0))],
    18,
    ['pump-gasket', toned(triFlange(16, 30, 2), 1)],
    16,
    ['high-pressure-pump', join(triFlange(10, 30, 8), move(turned([[0, 0], [0, 22], [26, 22], [28, 26], [46, 26], [50, 20], [50, 0]]), 8), move(along(cylinder(7, 22), 'y'), 34, 20, 0), move(rotate(connector(16, 12, 2, 18), 'z', -60), 40, -20, 0))],
    22,
    ['pump-bolt', move(socketBolt(4, 30), 0, 0, 28)],
  ]);
  b.put('high-pressure-pipe', fittedPipe([[0, 0, 0], [26, 0, 0], [40, 8, 6], [56, 30, 30], [60, 50, 60], [40, 60, 90], [10, 60, 96]], 3.4, unionNut(7), unionNut(7)), [520, 150]);
};

const airFilterBoard: BoardDesign = (b, v) => {
  const [w, l] = [v.range(150, 170), v.range(112, 124)];
  b.row('z', [290, 400], [
    ['air-filter-lower', filterCase(w, l, 64, false)],
    44,
    ['air-filter-element', panelFilter(w - 14, l - 14)],
    44,
    ['air-filter-upper', join(filterCase(w, l, 40, true), move(rotate(ring(25, 20, 26), 'z', -90), 20, -w * 0.48, 0))],
  ]);
  b.row('z', [150, 230], [['cover-screw', screw(3.4, 26)]]);
  b.row('z', [110, 470], [['rubber-mount', grommet(13, 5)]], { axisLine: false });
  const meter = join(ring(27, 22, 52), move(ring(31, 22, 6), 46), move(box(30, 20, 12, 3), 26, 0, 32), move(connector(18, 12, 4, 12), 36, 0, 32), lines([[46, 0, 22], [46, 0, -22]], [[46, -22, 0], [46, 22, 0]]));
  b.row('x', [450, 130], [['meter-seal', oRing(26, 2.4)], 16, ['air-mass-meter', meter], 24, ['hose-clamp', hoseClamp(27)], 20, ['intake-duct', corrugated([[0, 0, 0], [50, 0, 0], [90, 0, 8], [130, -20, 14], [160, -60, 10]], 25)]]);
  b.put('meter-bolt', torxBolt(3.4, 18), [560, 90], 20);
  b.put('intake-snorkel', join(tube(smooth([[0, 0, 0], [40, 0, 0], [70, 20, 10], [110, 30, 20], [150, 30, 20]], 6), 20, { bore: 16 }), move(box(16, 90, 36, 10), 156, 30, 20), lines([[164.2, -8, 8], [164.2, 68, 8], [164.2, 68, 32], [164.2, -8, 32], [164.2, -8, 8]])), [430, 440]);
};

const radiatorBoard: BoardDesign = (b, v) => {
  const [w, h] = [v.range(210, 240), v.range(150, 170)];
  const fans = v.pick(1, 2);
  const r = fans === 1 ? 60 : 46;
  b.put('radiator', radiatorCore(w, h, 14, true), [230, 230]);
  b.row('x', [395, 325], [['fan-shroud', fanShroud(w * 0.96, h * 0.98, fans)], 34, ['fan-wheel', move(wheelFan(r, v.pick(7, 9)), 0, fans === 2 ? w * 0.24 : 0, 0)], 22, ['fan-motor', move(rotate(electricMotor(24, 26), 'z', 180), 0, fans === 2 ? w * 0.24 : 0, 0)]]);
  b.row('z', [110, 150], [['radiator-mount-upper', join(grommet(12, 5), move(box(6, 34, 20, 4), 14))]]);
  b.row('z', [330, 420], [['radiator-mount-lower', grommet(13, 5)]]);
  b.put('upper-hose', collaredHose([[0, 0, 0], [30, 0, 0], [60, 8, 10], [90, 0, 40], [130, -30, 50]], 12), [400, 130]);
  b.put('lower-hose', collaredHose([[0, 0, 0], [0, 30, -10], [10, 60, -20], [40, 90, -20], [70, 100, -10]], 12), [220, 420], 40);
  b.put('hose-clamp', hoseClamp(13), [360, 80]);
  b.put('hose-clamp', hoseClamp(13), [130, 500]);
  b.row('x', [590, 320], [['shroud-screw', screw(3.4, 18)]], { axisLine: false });
  b.row('y', [90, 400], [['drain-screw', plug(7, 12)]], { axisLine: false });
  b.put('air-duct', join(prism(rectangle(w, 36, 6), 3), move(box(30, w, 3), 15, 0, 18), lines([[3, -w * 0.3, -18], [3, -w * 0.3, 18]], [[3, w * 0.3, -18], [3, w * 0.3, 18]])), [620, 140]);
};

const waterPumpBoard: BoardDesign = (b, v) => {
  const radius = v.range(44, 50);
  b.row('x', [90, 170], [
    ['water-pump-gasket', toned(triFlange(radius * 0.62, radius * 0.98, 2), 1)],
    34,
    ['water-pump', waterPump(radius)],
    28,
    ['pump-bolt', move(hexBolt(4.5, 30), 0, radius * 0.9, radius * 0.3)],
    10,
    ['water-pump-pulley', pulley(52, 22, 12, 6)],
    24,
    ['pulley-bolt', copies(hexBolt(3.6, 16), [0, 14, 0], [0, -14, 0])],
  ]);
  b.row('x', [360, 130], [['thermostat-o-ring', oRing(22, 2.2)], 20, ['thermostat', thermostat(24)], 26, ['thermostat-housing', thermostatHousing(22)], 26, ['housing-bolt', move(hexBolt(4.5, 28), 0, 0, 28)]]);
  b.row('z', [650, 120], [['coolant-temperature-sensor', sensor(8, 18)]], { axisLine: false });
  b.put('coolant-pipe', join(pipe([[0, 0, 0], [50, 0, 0], [80, 0, 10], [130, 0, 30], [200, 0, 30], [230, 10, 30]], 10), move(box(4, 24, 34, 5), 150, 0, 30)), [130, 440]);
  b.put('coolant-pipe-o-ring', oRing(11, 2), [86, 400]);
};

const expansionTankBoard: BoardDesign = (b, v) => {
  const height = v.range(110, 126);
  b.put('expansion-tank', join(bottle(90, 120, height, [10, 10, 0], 19), move(along(cylinder(7, 20), 'y'), 10, 58, 24), move(cylinder(6, 20), 42, -30, height * 0.75)), [340, 300]);
  b.row('z', [344, 130], [['expansion-tank-cap', cap(25, 20)]]);
  b.row('z', [480, 400], [['coolant-level-sensor', join(cylinder(12, 30), move(cylinder(17, 5), 0), move(rotate(connector(16, 12, 2, 14), 'z', 180), 0))]]);
  b.put('tank-bracket', join(angleBracket(110, 70, 50), lines([[40, -30, 4], [40, 30, 4]])), [230, 470]);
  b.row('z', [130, 440], [['bracket-bolt', hexBolt(5, 26)]], { axisLine: false });
  b.put('vent-hose', collaredHose([[0, 0, 0], [40, 0, 0], [80, 0, 10], [120, -20, 30], [170, -30, 30], [210, -20, 10]], 7), [450, 230]);
  b.put('return-hose', collaredHose([[0, 0, 0], [0, 40, 0], [10, 70, -10], [40, 100, -20], [90, 130, -20], [120, 170, -10]], 11), [250, 340], 40);
  b.put('hose-clamp', hoseClamp(9), [440, 180]);
  b.put('bleeder-screw', along(scale(screw(4, 16), 1.3), 'z'), [560, 150]);
  b.row('x', [630, 300], [['quick-coupling', quickCoupling(9)]], { axisLine: false });
};

export const fuelCoolingBoards = {
  'fuel-tank': fuelTankBoard,
  'fuel-pump': fuelPumpBoard,
  'fuel-injection': injectionBoard,
  'air-filter': airFilterBoard,
  radiator: radiatorBoard,
  'water-pump': waterPumpBoard,
  'expansion-tank': expansionTankBoard,
};

