import { circle, hullOfCircles, rectangle, rounded } from '../kit/contour.js';
import { box, cylinder, lines, prism, ring, ringMark, sweep, tube, turned } from '../kit/primitives.js';
import { along, copies, join, move, onCircle, rotate, toned, type Solid } from '../kit/solid.js';
import type { BoardDesign } from '../kit/scene.js';
import { smooth, type Vec3 } from '../kit/vector.js';
import { pane, paneSeal, sidePlate } from '../shapes/body-panels.js';
import { connector, controlUnit, harness } from '../shapes/electrical.js';
import { cableTie, grommet, hexBolt, nut, oRing, screw, springNut, torxBolt } from '../shapes/fasteners.js';
import { fittedPipe, quickCoupling, smallFlange } from '../shapes/hoses.js';
import { angleBracket, pillow } from '../shapes/plates.js';
import { cap, electricMotor, pulley, shaft } from '../shapes/turned-parts.js';
import { panelFilter, radiatorCore } from '../shapes/vessels.js';

const blowerBoard: BoardDesign = (b, v) => {
  const housing = join(
    move(along(pillow(120, 110, 110, 16), 'z'), 0, 0, 60),
    move(along(cylinder(56, 60), 'z'), 20, 96, 20),
    move(along(ring(52, 46, 6), 'z'), 20, 96, 80),
    move(box(60, 50, 30, 6), 0, 0, 132),
    lines(rectangle(44, 34, 4).map(([x, y]): Vec3 => [x, y, 147.2])),
    move(prism(rectangle(60, 40, 5), 4), 55, 0, 60),
    lines(...[-16, 0, 16].map((z): Vec3[] => [[-30, 55.2, 60 + z * 2], [30, 55.2, 60 + z * 2]])),
  );
  b.put('heater-housing', housing, [330, 260]);
  const cage = join(ring(44, 36, 40), lines(...Array.from({ length: 30 }, (_, i): Vec3[] => {
    const t = (Math.PI * 2 * i) / 30;
    return [[2, 44 * Math.cos(t), 44 * Math.sin(t)], [38, 44 * Math.cos(t), 44 * Math.sin(t)]];
  })));
  b.row('z', [200, 520], [['blower-motor', join(cage, move(turned([[0, 0], [0, 50], [5, 50], [5, 0]]), -5), move(electricMotor(20, 24), -34))]]);
  b.put('blower-resistor', join(box(8, 46, 26, 3), ...[-12, 0, 12].map((y) => move(box(26, 4, 18), -16, y, 0)), move(connector(22, 12, 4, 12), 4)), [130, 300]);
  b.put('heater-core', join(radiatorCore(v.range(84, 96), 62, 14, true)), [510, 230]);
  b.put('evaporator', join(radiatorCore(100, 76, 22, false)), [600, 130]);
  b.row('x', [520, 370], [['cabin-filter', toned(panelFilter(96, 64), 1)], 24, ['filter-cover', join(prism(rectangle(100, 68, 6), 7), lines(rectangle(80, 48, 5).map(([y, z]): Vec3 => [7, y, z])))]]);
  b.put('flap-motor', join(box(20, 44, 36, 5), move(ring(9, 4, 7), 10), move(rotate(connector(16, 10, 4, 12), 'y', -90), 0, 8, 18)), [160, 170]);
  b.put('housing-clip', springNut(1.1), [390, 500]);
  b.put('heater-pipe', fittedPipe([[0, 0, 0], [30, 0, 0], [50, 0, 10], [60, -20, 40], [60, -60, 50]], 7, ring(9, 7, 6), quickCoupling(9)), [420, 90]);
  b.put('heater-pipe-seal', oRing(9, 2), [360, 60]);
  b.row('x', [330, 470], [['housing-screw', screw(3.4, 18)]], { axisLine: false });
};

const compressor = (): Solid =>
  join(
    turned([[0, 0], [0, 30], [6, 40], [66, 40], [66, 44], [72, 44], [72, 36], [78, 24], [78, 0]]),
    lines(ringMark(30, 40), ringMark(50, 40)),
    ...[40, 160, 280].flatMap((d) => [rotate(move(prism(circle(9), 20, { holes: [circle(4.5)] }), 8, 48, 0), 'x', d), rotate(move(prism(circle(9), 20, { holes: [circle(4.5)] }), 44, 48, 0), 'x', d)]),
    move(along(cylinder(12, 12), 'z'), 24, 0, 36),
    move(along(cylinder(9, 10), 'z'), 46, 0, 37),
  );

const airConditioningBoard: BoardDesign = (b, v) => {
  b.put('condenser', radiatorCore(v.range(210, 230), 130, 9, false), [230, 190]);
  b.row('z', [130, 360], [['condenser-mount', grommet(13, 5)]], { axisLine: false });
  b.row('x', [390, 330], [['ac-compressor', compressor()], 18, ['compressor-clutch', join(pulley(42, 22, 9, 6), move(prism(circle(28), 5, { holes: [circle(5)] }), 22), onCircle(3, 20, move(box(3, 12, 6), 29)))], 20, ['compressor-bolt', move(hexBolt(4.6, 60), 0, 36, -30)]]);
  b.row('z', [420, 120], [['receiver-drier', join(shaft([110, 15]), move(box(12, 30, 20, 3), 112), lines(ringMark(12, 15), ringMark(98, 15)))]]);
  b.put('pressure-pipe', fittedPipe([[0, 0, 0], [40, 0, 0], [70, 0, 20], [110, -20, 50], [160, -20, 50], [190, 0, 30]], 5, smallFlange(9), smallFlange(9)), [510, 220]);
  b.put('suction-pipe', fittedPipe([[0, 0, 0], [40, 0, 0], [80, 20, 0], [130, 20, 10], [170, 60, 10], [180, 110, 10]], 8, smallFlange(11), smallFlange(11)), [200, 440]);
  b.put('pipe-o-ring', copies(oRing(8, 1.8), [0, 0, 0], [16, 0, 0]), [480, 130]);
  b.row('z', [560, 120], [['ac-pressure-sensor', join(cylinder(5, 12), move(prism([[10, 0], [5, 8.7], [-5, 8.7], [-10, 0], [-5, -8.7], [5, -8.7]], 9), 12), move(cylinder(9, 14), 21), move(connector(14, 11, 3, 10), 35))]], { axisLine: false });
  b.put('expansion-valve', join(box(34, 26, 46, 3), ...[-10, 10].map((z) => move(ring(8, 5, 5), 17, 0, z)), move(along(cylinder(10, 8), 'z'), 0, 0, 23)), [640, 370]);
  b.row('z', [680, 270], [['service-valve-cap', cap(9, 14, 10)]], { axisLine: false });
};

const windscreenBoard: BoardDesign = (b, v) => {
  const w = v.range(230, 250);
  b.put('windscreen', pane(w, 110, 34, 70), [270, 250]);
  b.put('windscreen-frame-seal', paneSeal(w + 6, 114, 34, 70), [430, 330]);
  b.put('rear-window', pane(w * 0.84, 84, 24, 46), [570, 150]);
  b.put('side-window', join(toned(sidePlate(rounded([[-70, 0], [70, 0], [50, 50], [-30, 56]], 8), 2.5), 1), lines([[-20, 2.8, 16], [-4, 2.8, 38]], [[-10, 2.8, 16], [6, 2.8, 38]])), [150, 420]);
  b.put('interior-mirror', join(pillow(18, 110, 34, 8), toned(move(prism(rectangle(98, 25, 8), 1.2), 9), 1)), [300, 80]);
  b.put('mirror-base', join(prism(rectangle(20, 34, 6), 5), move(rotate(shaft([34, 5], [10, 8]), 'y', 30), 4, 0, -4)), [200, 70]);
  b.put('rain-sensor', join(turned([[0, 0], [0, 18], [8, 18], [10, 14], [10, 0]]), move(rotate(connector(14, 9, 3, 10), 'y', -90), 5, 0, 16)), [430, 90]);
  b.put('sensor-cover', join(pillow(26, 50, 70, 9), lines([[13.2, -16, 10], [13.2, 16, 10]])), [500, 80]);
  b.row('z', [360, 500], [['glazing-adhesive', join(shaft([96, 16]), move(turned([[0, 0], [0, 6], [34, 3], [34, 0]]), 96), lines(ringMark(6, 16), ringMark(90, 16)))]], { axisLine: false });
  b.put('glass-clip', springNut(1.2), [520, 470]);
  b.put('spacer-block', copies(toned(box(20, 12, 9, 2), 2), [0, 0, 0], [0, 24, 0]), [600, 440]);
};

const mirrorBoard: BoardDesign = (b, v) => {
  const w = v.range(120, 132);
  const face = (k: number) => rounded([[-w * 0.5 * k, -34 * k], [w * 0.42 * k, -38 * k], [w * 0.5 * k, 20 * k], [w * 0.4 * k, 40 * k], [-w * 0.44 * k, 36 * k]], 16 * k);
  b.row('x', [190, 150], [
    ['mirror-cap', join(prism(face(0.92), 5, {}), move(prism(face(0.98), 16), 4), lines())],
    26,
    ['indicator-repeater', toned(move(prism(rounded([[-w * 0.4, -7], [w * 0.4, -3], [w * 0.44, 7], [-w * 0.4, 5]], 4), 9), 0, 0, -6), 1)],
    26,
    ['mirror-housing', join(prism(face(1), 34, { holes: [face(0.88)] }), prism(face(0.9), 6))],
    24,
    ['mirror-motor', join(move(box(20, 52, 46, 10), 0), move(cylinder(20, 6), 10), move(connector(14, 10, 4, 8), 4, -18, 0))],
    24,
    ['mirror-glass', join(toned(prism(face(0.84), 4), 1), lines([[4.1, -w * 0.1, -14], [4.1, w * 0.04, 18]], [[4.1, 0, -14], [4.1, w * 0.14, 18]]))],
  ]);
  b.put('mirror-foot', join(sidePlate(rounded([[-36, 0], [40, 0], [30, 30], [-34, 60]], 8), 10), sweep(smooth([[10, 8, 30], [20, 40, 36], [20, 70, 40]], 5), rectangle(22, 16, 5))), [230, 440]);
  b.put('mirror-gasket', toned(sidePlate(rounded([[-38, -2], [42, -2], [32, 32], [-36, 63]], 8), 3, [rounded([[-26, 8], [26, 8], [18, 22], [-24, 46]], 6)]), 2), [360, 470]);
  b.put('mirror-triangle', join(sidePlate(rounded([[-34, 0], [34, 0], [-28, 56]], 6), 6), lines([[-24, 6.2, 8], [20, 6.2, 8]])), [480, 480]);
  b.row('y', [150, 350], [['mirror-screw', torxBolt(4, 26)]], { axisLine: false });
  b.put('mirror-connector', harness([[0, 0, 0], [30, 0, 8], [60, -6, 0], [100, -10, 10]], 3, [['start', connector(18, 12, 4, 16)], ['end', connector(18, 12, 4, 16)]]), [560, 150]);
};

const towbarBoard: BoardDesign = (b, v) => {
  const w = v.range(270, 300);
  b.put('towbar-crossmember', join(move(box(30, w, 34, 4), 0), move(box(34, 44, 30, 4), 28, 0, -12), ...[-1, 1].map((s) => move(box(6, 40, 60, 6), 0, s * w * 0.46, 4))), [260, 200]);
  b.put('side-plate', join(sidePlate(rounded([[-70, -16], [40, -20], [50, 20], [-70, 16]], 8), 6, [circle(6, [-50, 0]), circle(6, [-16, 0]), circle(6, [30, 0])])), [150, 370]);
  b.put('side-plate', join(sidePlate(rounded([[-70, -16], [40, -20], [50, 20], [-70, 16]], 8), 6, [circle(6, [-50, 0]), circle(6, [-16, 0]), circle(6, [30, 0])])), [420, 90]);
  b.put('tow-ball', join(tube(smooth([[0, 0, 0], [34, 0, -4], [60, 0, -14], [84, 0, -4], [92, 0, 26]], 7), 10), move(along(turned([[0, 0], [0, 7], [8, 7], [10, 12], [20, 16], [30, 12], [34, 0]], { smooth: true }), 'z'), 92, 0, 24), move(box(10, 40, 36, 5), -5)), [430, 330]);
  b.row('z', [590, 220], [['ball-cover', toned(turned([[0, 15], [0, 19], [22, 19], [30, 14], [34, 0]], { smooth: true }), 2)]]);
  b.put('towbar-socket', join(prism(circle(24), 10), move(ring(20, 17, 14), 10), ...Array.from({ length: 7 }, (_, i) => rotate(move(cylinder(2, 3), 10, i === 6 ? 0 : 11, 0), 'x', i * 60)), move(box(12, 44, 8, 2), 16, 0, 24), move(cylinder(14, 16), -16)), [620, 330]);
  b.put('socket-gasket', toned(prism(hullOfCircles([[0, 0, 25], [24, -14, 6], [-24, -14, 6]]), 3, { holes: [circle(17)] }), 2), [540, 420]);
  b.put('socket-bracket', angleBracket(56, 36, 56), [440, 460]);
  b.put('towbar-harness', harness([[0, 0, 0], [50, 0, 20], [110, -10, 0], [180, -10, 20], [230, 10, 10]], 4, [['start', connector(22, 14, 4, 18)], ['end', connector(26, 16, 5, 20)]]), [170, 450]);
  b.put('trailer-control-unit', controlUnit(60, 74, 20, 2, 0), [560, 120]);
  b.row('x', [330, 370], [['towbar-bolt', hexBolt(6, 44)], 20, ['towbar-nut', nut(6, true)]]);
};

const roofRackBoard: BoardDesign = (b, v) => {
  const w = v.range(270, 300);
  const bar = (): Solid => join(prism(rounded([[-16, -5], [16, -7], [16, 7], [-16, 5]], 4), w), lines([[0, 0, 6.2], [w, 0, 6.2]]));
  b.put('roof-box', join(pillow(250, 110, 52, 20), lines([[-115, 55.2, 2], [115, 55.2, 2]], [[125.2, -40, 2], [125.2, 40, 2]], [[-80, -20, 26.2], [90, -12, 26.2]], [[-80, 20, 26.2], [90, 12, 26.2]]), move(along(cylinder(6, 4), 'y'), 20, 54, -4)), [360, 120]);
  b.put('rack-bar-front', along(bar(), 'y'), [520, 260]);
  b.put('rack-bar-rear', along(bar(), 'y'), [360, 230]);
  const foot = join(pillow(30, 46, 60, 10), move(box(36, 40, 8, 3), 2, 0, 33), move(prism(circle(8), 3), 15, 0, -6));
  b.put('rack-foot', foot, [200, 400]);
  b.put('rack-foot-cover', join(prism(rounded([[-22, -28], [22, -28], [16, 28], [-16, 28]], 8), 6), lines(circle(7, [0, -6]).map(([y, z]): Vec3 => [6, y, z]))), [290, 440]);
  b.put('foot-pad', toned(pillow(40, 56, 12, 5), 2), [190, 490]);
  b.put('clamp-bracket', join(prism(rounded([[-18, -30], [18, -30], [18, 30], [-18, 30]], 6), 4, { holes: [circle(5)] }), move(box(22, 36, 4, 0), 10, 0, -30)), [110, 420]);
  b.row('x', [390, 420], [['rack-lock', join(shaft([24, 8], [5, 11]), lines([[29, 0, -5], [29, 0, 5]]))], 22, ['rack-key', join(prism(circle(13), 3.5, { holes: [circle(4, [0, 6])] }), move(prism(rectangle(6, 30, 1), 2.4), 0.5, 0, -26))]]);
  b.put('bar-end-cap', toned(prism(rounded([[-17, -6], [17, -8], [17, 8], [-17, 6]], 4), 10), 2), [100, 290]);
  b.row('z', [560, 440], [['rack-bolt', torxBolt(4.4, 34)]], { axisLine: false });
};

const parkBoard: BoardDesign = (b, v) => {
  const puck = join(turned([[-16, 0], [-16, 8], [-5, 8], [-5, 12], [0, 12], [0, 9.5], [3, 8.5], [3, 0]]), move(rotate(connector(12, 9, 3, 12), 'y', -60), -12, 0, 5));
  b.put('retrofit-kit-box', join(along(prism(rectangle(150, 120), 60, {}), 'z'), sheetFlap(-1), sheetFlap(1), lines(rectangle(80, 30, 0, [0, 30]).map(([x, z]): Vec3 => [x, 60.2, z]))), [210, 280]);
  b.put('park-control-unit', controlUnit(80, 90, 24, 2, 0), [420, 150]);
  b.row('x', [520, 230], [['sensor-holder', join(ring(19, 12.5, 10), onCircle(3, 19, box(8, 6, 8)))], 22, ['park-sensor', puck]]);
  b.row('x', [600, 130], [['sensor-holder', join(ring(19, 12.5, 10), onCircle(3, 19, box(8, 6, 8)))], 22, ['park-sensor', puck]]);
  b.put('retrofit-harness', join(harness([[0, 0, 0], [50, 0, 24], [120, 0, 4], [190, -6, 24], [260, 0, 0]], 4, [['start', connector(30, 18, 5, 22)], ['end', connector(14, 11, 3, 14)]]), ...[70, 130, 200].map((x) => harness([[x, 0, 14], [x + 8, 30, 6], [x + 10, 60, 0]], 2.4, [['end', connector(14, 11, 3, 14)]]))), [270, 400]);
  b.put('warning-buzzer', join(turned([[0, 0], [0, 20], [16, 20], [18, 16], [18, 0]]), lines(circle(6).map(([y, z]): Vec3 => [18, y, z])), move(box(10, 14, 10, 2), 4, 24, 0)), [120, 420]);
  b.put('park-switch', join(prism(rectangle(40, 30, 4), 18), move(prism(rectangle(34, 24, 3), 4), 18), lines([[22, -8, -2], [22, 8, -2]], [[22, -5, 5], [22, 5, 5]])), [640, 330]);
  b.put('drill-template', join(prism(rectangle(v.range(110, 124), 36, 2), 1.6, { holes: [circle(8, [-38, 0]), circle(8, [38, 0])] }), lines([[1.6, -46, 0], [1.6, 46, 0]], [[1.6, -38, -14], [1.6, -38, 14]], [[1.6, 38, -14], [1.6, 38, 14]])), [500, 450]);
  b.put('plug-housing', connector(34, 22, 5, 28), [640, 430]);
  b.put('cable-tie', cableTie(), [200, 490]);
  b.row('z', [420, 490], [['fitting-screw', screw(3.4, 20)]], { axisLine: false });
};

const sheetFlap = (side: 1 | -1): Solid => move(rotate(box(150, 56, 2, 0), 'x', side * -38), 0, side * 80, 60 + 17);

export const comfortBoards = {
  blower: blowerBoard,
  'air-conditioning': airConditioningBoard,
  windscreen: windscreenBoard,
  'door-mirror': mirrorBoard,
  towbar: towbarBoard,
  'roof-rack': roofRackBoard,
  'park-retrofit': parkBoard,
};

