import { circle, rectangle, rounded } from '../kit/contour.js';
import { box, cylinder, lines, prism, ring, tube, turned } from '../kit/primitives.js';
import { along, copies, join, move, rotate, toned, type Solid } from '../kit/solid.js';
import type { BoardDesign } from '../kit/scene.js';
import { smooth, type Vec3 } from '../kit/vector.js';
import { sidePlate } from '../shapes/body-panels.js';
import { airbagCushion } from '../shapes/chassis.js';
import { connector, controlUnit, harness, perforatedCover, rotarySwitch, screenPanel, speaker, switchPanel } from '../shapes/electrical.js';
import { clip, hexBolt, nut, screw, torxBolt } from '../shapes/fasteners.js';
import {
  airVent, armRest, backrest, consoleBody, dashboard, doorTrim, gloveBox, headrest, instrumentCluster, seatCushion, seatFrame,
  seatRail,
} from '../shapes/interior.js';
import { angleBracket, pillow } from '../shapes/plates.js';
import { gaiter } from '../shapes/transmission.js';
import { electricMotor, shaft } from '../shapes/turned-parts.js';

const panelBoard: BoardDesign = (b, v) => {
  b.put('dashboard', dashboard(v.range(290, 316)), [330, 190]);
  b.put('instrument-cluster', instrumentCluster(96, 52), [400, 380]);
  b.put('centre-display', screenPanel(v.range(80, 96), 44), [530, 270]);
  b.put('centre-vent', airVent(76, 28), [560, 190]);
  b.put('side-vent-left', airVent(38, 30), [160, 380]);
  b.put('side-vent-right', airVent(38, 30), [640, 130]);
  b.put('glove-box', gloveBox(96, 54), [660, 300]);
  b.row('x', [720, 250], [['glove-box-lock', join(shaft([16, 6], [4, 9]), lines([[20, 0, -4], [20, 0, 4]]))]], { axisLine: false });
  b.put('decor-strip', join(box(4, 150, 16, 4), lines([[2.1, -68, 0], [2.1, 68, 0]])), [540, 400]);
  b.put('knee-trim', join(prism(rounded([[-60, -24], [60, -24], [66, 24], [-56, 24]], 10), 7), lines(rectangle(90, 30, 8).map(([y, z]): Vec3 => [7, y, z]))), [260, 480]);
  b.row('x', [400, 500], [['dashboard-screw', screw(3.6, 20)]], { axisLine: false });
  b.row('x', [480, 500], [['trim-clip', clip(1.2)]], { axisLine: false });
};

const doorTrimBoard: BoardDesign = (b, v) => {
  const l = v.range(230, 250);
  b.put('door-trim-panel', doorTrim(l, 150), [280, 200]);
  b.put('decor-strip', sidePlate(rounded([[-l * 0.42, 0], [l * 0.42, 6], [l * 0.42, 20], [-l * 0.42, 14]], 5), 4), [470, 150]);
  b.put('armrest', armRest(110), [300, 400]);
  b.put('pull-handle', tube(smooth([[-40, 0, 0], [-36, 12, 4], [-10, 18, 8], [20, 18, 14], [38, 10, 18], [42, 0, 18]], 6), 5.5), [200, 440]);
  b.put('inner-handle', join(along(pillow(10, 26, 52, 5), 'y'), move(along(pillow(8, 12, 34, 4), 'y'), 2, 8, 0)), [120, 330]);
  b.put('door-pocket', join(sidePlate(rounded([[-80, 0], [60, 0], [76, 36], [-80, 30]], 8), 16), lines([[-70, 16.2, 24], [64, 16.2, 30]])), [400, 470]);
  b.row('y', [560, 330], [['speaker-grille', perforatedCover(34)]], { axisLine: false });
  b.put('window-switch', along(switchPanel(20, 60, 1), 'y'), [600, 230]);
  b.row('y', [100, 210], [['trim-clip', clip(1.3)]], { axisLine: false });
  b.row('y', [150, 500], [['trim-screw', screw(3.4, 20)]], { axisLine: false });
  b.put('ambient-lamp', join(box(30, 8, 10, 2), move(connector(10, 8, 2, 10), 15)), [560, 80]);
  b.put('mirror-triangle', sidePlate(rounded([[-30, 0], [30, 0], [-24, 50]], 6), 6), [640, 140]);
};

const consoleBoard: BoardDesign = (b, v) => {
  const l = v.range(230, 250);
  b.put('console-body', consoleBody(l, 84), [310, 300]);
  b.put('console-armrest', join(pillow(96, 66, 22, 9), lines([[-36, 0, 11], [36, 0, 11]])), [200, 140]);
  b.put('armrest-hinge', join(box(16, 50, 10, 2), move(along(cylinder(5, 60), 'y'), 6, -30, 4)), [110, 250]);
  b.put('cup-holder', join(along(prism(rectangle(86, 56, 10), 5, { holes: [circle(18, [-21, 0]), circle(18, [21, 0])] }), 'z'), ...[-21, 21].map((x) => move(along(ring(20, 18, 30), 'z'), x, 0, -30))), [330, 150]);
  b.put('ashtray-insert', join(move(along(prism(rectangle(50, 44, 8), 26), 'z'), 0, 0, -26), along(prism(rectangle(56, 50, 9), 4), 'z')), [560, 330]);
  b.row('z', [440, 190], [['shift-boot', gaiter(60, 60, 54)]]);
  b.put('console-trim', join(along(prism(rectangle(110, 72, 12), 4, { holes: [rectangle(56, 50, 10, [-20, 0]), rectangle(28, 46, 6, [34, 0])] }), 'z')), [520, 230]);
  b.put('charging-tray', join(along(prism(rectangle(70, 54, 8), 8), 'z'), lines(rectangle(58, 42, 6).map(([x, y]): Vec3 => [x, y, 8]), circle(12).map(([x, y]): Vec3 => [x, y, 8]))), [640, 250]);
  b.put('console-bracket', angleBracket(60, 40, 50), [470, 450]);
  b.put('rear-vent', airVent(60, 28), [170, 440]);
  b.row('z', [300, 480], [['console-screw', torxBolt(4, 20)]], { axisLine: false });
  b.row('z', [370, 500], [['trim-clip', clip(1.2)]], { axisLine: false });
};

const seatBoard: BoardDesign = (b, v) => {
  const w = v.range(122, 132);
  b.put('seat-backrest', backrest(w, 150), [250, 220]);
  b.row('z', [240, 110], [['headrest-guide', copies(join(cylinder(5, 16), move(cylinder(9, 4), 16)), [0, 0, 0], [0, 30, 0])], 12, ['headrest', along(headrest(70), 'y')]], { axisLine: false });
  b.put('backrest-panel', join(prism(rounded([[-w * 0.42, 0], [w * 0.42, 0], [w * 0.4, 80], [w * 0.26, 120], [-w * 0.26, 120], [-w * 0.4, 80]], 14), 5), lines(rectangle(w * 0.6, 46, 8, [0, 40]).map(([y, z]): Vec3 => [5, y, z]))), [120, 200]);
  b.put('seat-cushion', seatCushion(130, w), [430, 250]);
  b.put('seat-heater-mat', toned(join(along(prism(rectangle(100, w * 0.6, 8), 2), 'z'), lines(Array.from({ length: 22 }, (_, i): Vec3 => [-44 + Math.floor(i / 2) * 8.6, (i % 4 === 0 || i % 4 === 3 ? -1 : 1) * w * 0.24, 2]))), 1), [560, 150]);
  b.put('seat-frame', seatFrame(130, w), [440, 380]);
  b.put('seat-rail', seatRail(150), [330, 470]);
  b.put('seat-rail', seatRail(150), [560, 460]);
  b.put('seat-motor', electricMotor(14, 36), [640, 360]);
  b.put('seat-trim-outer', join(sidePlate(rounded([[-70, 0], [70, 0], [64, 22], [10, 30], [-64, 26]], 8), 8), lines([[-50, 8.2, 14], [40, 8.2, 14]])), [250, 410]);
  b.put('seat-adjuster-switch', along(join(prism(rectangle(18, 54, 5), 8), move(box(6, 10, 16, 2), 10, 0, 14), move(cylinder(7, 6), 8, 0, -14)), 'y'), [140, 380]);
  b.row('z', [660, 480], [['seat-bolt', hexBolt(5, 24)]], { axisLine: false });
};

const switchesBoard: BoardDesign = (b, v) => {
  b.put('light-switch', rotarySwitch(v.range(22, 25)), [180, 150]);
  b.put('hazard-switch', join(switchPanel(46, 30, 1, 22), lines([[25.6, -8, -6], [25.6, 8, -6], [25.6, 0, 8], [25.6, -8, -6]])), [330, 110]);
  b.put('start-button', join(prism(rectangle(54, 54, 14), 6), move(ring(21, 18, 5), 6), move(cylinder(17, 7), 6), move(box(26, 36, 30, 4), -13), lines(circle(9).map(([y, z]): Vec3 => [13, y, z]))), [450, 130]);
  b.put('steering-column-lever', join(shaft([18, 10], [70, 5], [26, 9]), move(box(34, 46, 34, 5), -20), move(rotate(connector(24, 14, 5, 14), 'z', 180), -37)), [190, 310]);
  b.put('window-switch', join(pillow(20, 120, 40, 6), ...[-36, -12, 12, 36].map((y) => move(box(8, 16, 20, 3), 12, y, 2))), [340, 270]);
  b.put('mirror-switch', join(prism(rectangle(40, 40, 8), 12), move(ring(15, 12, 3), 12), move(cylinder(11, 10), 12), lines([[22, 0, -6], [22, 0, 6]], [[22, -6, 0], [22, 6, 0]])), [480, 260]);
  b.put('seat-adjuster-switch', join(prism(rectangle(80, 34, 6), 10), move(box(8, 44, 11, 4), 13, -12, -4), move(box(8, 11, 24, 4), 13, 26, 2)), [560, 360]);
  b.put('switch-panel', join(switchPanel(150, 40, 6, 16), move(rotate(connector(30, 16, 5, 16), 'z', 180), -12)), [350, 420]);
  b.row('x', [580, 180], [['brake-light-switch', join(shaft([10, 3], [26, 8], [10, 11]), move(connector(16, 12, 2, 14), 46))]], { axisLine: false });
  b.put('switch-connector', join(connector(32, 18, 6, 26), tube(smooth([[-8, 0, 0], [-26, 0, 2], [-50, 10, 10]], 4), 5)), [200, 460]);
  b.row('x', [480, 490], [['trim-screw', screw(3.4, 18)]], { axisLine: false });
};

const audioBoard: BoardDesign = (b, v) => {
  b.put('head-unit', join(box(110, 130, 40, 3), move(prism(rectangle(138, 46, 5), 8), 55), lines(rectangle(84, 30, 3).map(([y, z]): Vec3 => [63, y, z])), ...[-1, 1].map((s) => move(cylinder(9, 9), 63, s * 56, 0))), [220, 170]);
  b.put('centre-display', screenPanel(v.range(124, 140), 54), [460, 110]);
  b.put('display-bracket', angleBracket(80, 40, 46), [370, 220]);
  b.row('z', [330, 330], [['controller-knob', join(cylinder(26, 8), move(turned([[0, 0], [0, 20], [18, 17], [20, 14], [20, 0]]), 8), lines(circle(12).map(([y, z]): Vec3 => [28, y, z])))]], { axisLine: false });
  b.put('amplifier', controlUnit(110, 140, 34, 2, 9), [190, 400]);
  b.put('amplifier-bracket', join(along(prism(rectangle(130, 150, 8), 4, { holes: [circle(6, [-54, -64]), circle(6, [54, 64]), rectangle(70, 80, 8)] }), 'z')), [190, 500]);
  b.row('x', [440, 350], [['woofer', speaker(v.range(52, 58))], 34, ['speaker-grille', perforatedCover(52, 6)]]);
  b.put('mid-range-speaker', speaker(32), [590, 230]);
  b.put('tweeter', speaker(17), [660, 320]);
  b.put('roof-aerial', join(move(along(prism(rounded([[-34, -11], [34, -6], [34, 6], [-34, 11]], 8), 5), 'z'), 0, 0, 0), sidePlate(rounded([[-34, 5], [28, 5], [-20, 36], [-32, 36]], 5), 6), move(along(cylinder(5, 14), 'z'), 0, 0, -14), tube(smooth([[0, 0, -12], [6, 0, -30], [30, 0, -40]], 4), 1.8)), [620, 100]);
  b.row('x', [340, 450], [['unit-screw', torxBolt(3.6, 16)]], { axisLine: false });
};

const airbagBoard: BoardDesign = (b, v) => {
  b.put('airbag-module', airbagCushion(v.range(92, 100)), [200, 170]);
  b.put('clock-spring', join(ring(40, 14, 14), move(connector(22, 13, 4, 10), 14, 0, -28), lines(circle(30).map(([y, z]): Vec3 => [14, y, z]))), [110, 320]);
  b.put('passenger-airbag', join(pillow(60, 150, 50, 10), lines([[-20, -60, 25.1], [-20, 60, 25.1]], [[20, -60, 25.1], [20, 60, 25.1]]), ...[-50, 50].map((y) => move(box(70, 8, 12, 2), 0, y, -22))), [400, 140]);
  b.put('airbag-bracket', join(box(5, 130, 24, 5), move(box(30, 5, 24, 5), 15, -60, 0), move(box(30, 5, 24, 5), 15, 60, 0)), [560, 190]);
  b.put('side-airbag', join(pillow(30, 46, 120, 9), lines([[15.2, -16, -44], [15.2, -16, 44]]), move(along(cylinder(7, 80), 'z'), -18, 0, -40)), [640, 300]);
  b.put('curtain-airbag', join(toned(tube(smooth([[-150, 0, 0], [-100, 0, 14], [0, 0, 20], [100, 0, 12], [150, 0, -14]], 7), 8), 1), ...[-110, -40, 40, 110].map((x) => move(box(16, 3, 24, 3), x, 0, 26)), move(cylinder(9, 50), -200, 0, 0)), [330, 330]);
  b.put('airbag-control-unit', controlUnit(84, 70, 30, 1, 0), [250, 460]);
  b.put('impact-sensor', join(box(26, 30, 24, 4), move(connector(16, 12, 2, 14), 13), move(prism(rectangle(14, 14, 5), 4, { holes: [circle(3)] }), -13, 22, 0)), [450, 450]);
  b.row('x', [530, 420], [['airbag-screw', torxBolt(4, 20)]], { axisLine: false });
  b.row('x', [580, 470], [['airbag-nut', nut(5, true)]], { axisLine: false });
};

const beltBoard: BoardDesign = (b, v) => {
  const web = (points: readonly Vec3[]): Solid => {
    const path = smooth(points, 7);
    const edge = (dy: number): Vec3[] => path.map(([x, y, z]): Vec3 => [x + dy * 0.5, y + dy, z]);
    return toned(join({ ...stripOf(edge(-9), edge(9)) }), 1);
  };
  b.put('belt-retractor', join(box(46, 40, 46, 5), move(along(cylinder(26, 12), 'y'), 0, 20, 0), move(along(cylinder(20, 10), 'y'), 0, -30, 0), move(box(6, 26, 40, 5), 0, 0, -40)), [200, 410]);
  b.put('belt-pretensioner', join(cylinder(9, 66), move(cylinder(12, 14), 66), move(connector(12, 10, 2, 12), 80)), [330, 480]);
  b.put('belt-webbing', web([[0, 0, 0], [0, 0, 90], [4, 4, 180], [20, 0, 230], [44, -6, 170], [70, 0, 60], [90, 20, v.range(-30, -10)]]), [330, 350]);
  b.put('belt-guide', join(prism(rounded([[-24, 0], [24, 0], [16, 40], [-16, 40]], 9), 7, { holes: [rectangle(30, 6, 3, [0, 8]), circle(6, [0, 28])] })), [200, 150]);
  b.row('x', [260, 110], [['belt-bolt', hexBolt(6, 24)], 16, ['belt-cap', turned([[0, 0], [0, 17], [7, 15], [8, 0]])]]);
  b.put('height-adjuster', join(prism(rectangle(24, 130, 6), 6, { holes: [circle(5, [0, 56]), circle(5, [0, -56])] }), move(box(14, 32, 36, 5), 10, 0, 16), lines(...[-40, -30, -20].map((z) => [[6, -6, z], [6, 6, z]] as const))), [110, 210]);
  b.put('belt-tongue', join(prism(rectangle(44, 30, 6), 7, { holes: [rectangle(34, 6, 3, [0, 6])] }), move(prism(rectangle(26, 40, 4), 3, { holes: [rectangle(12, 8, 2, [0, -4])] }), 2, 0, -32)), [560, 200]);
  b.put('belt-buckle', join(pillow(22, 34, 66, 7), move(prism(rectangle(24, 14, 3), 3), 11, 0, 20), move(rotate(tube(smooth([[0, 0, -30], [0, 0, -60], [-6, 0, -90]], 4), 5), 'z', 0), 0), move(prism(circle(12), 5, { holes: [circle(6)] }), -8, 0, -100)), [560, 330]);
  b.put('buckle-connector', harness([[0, 0, 0], [30, 0, 6], [60, 10, 0], [90, 10, 6]], 2, [['start', connector(14, 10, 2, 14)], ['end', connector(14, 10, 2, 14)]]), [600, 450]);
  b.put('lower-anchor', prism(rounded([[-20, 0], [20, 0], [14, 44], [-14, 44]], 8), 5, { holes: [rectangle(26, 6, 3, [0, 10]), circle(6, [0, 32])] }), [460, 470]);
};

const stripOf = (left: readonly Vec3[], right: readonly Vec3[]): Solid => {
  const vertices = [...left, ...right];
  const n = left.length;
  return {
    vertices,
    faces: left.slice(0, -1).map((_, i) => ({ loops: [[i, i + 1, n + i + 1, n + i]], body: 0, tone: 1, closed: false, smooth: true })),
    marks: [],
    bodies: 1,
  };
};

export const interiorBoards = {
  'instrument-panel': panelBoard,
  'door-trim': doorTrimBoard,
  'centre-console': consoleBoard,
  'front-seat': seatBoard,
  switches: switchesBoard,
  'audio-system': audioBoard,
  airbag: airbagBoard,
  'seat-belt': beltBoard,
};

