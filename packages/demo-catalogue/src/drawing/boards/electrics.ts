import { circle, rectangle, rounded } from '../kit/contour.js';
import { box, cylinder, lines, prism, ring, ringMark, tube, turned } from '../kit/primitives.js';
import { along, copies, join, move, rotate, toned, type Solid } from '../kit/solid.js';
import type { BoardDesign } from '../kit/scene.js';
import { smooth, type Vec3 } from '../kit/vector.js';
import { bladeFuse, bulb, bulbHolder, connector, controlUnit, harness, relay } from '../shapes/electrical.js';
import { cableTie, grommet, hexBolt, nut, screw, torxBolt } from '../shapes/fasteners.js';
import { facing, hose } from '../shapes/hoses.js';
import { bulbCarrier, headlampBody, headlampLens, rearLampBody, smallBulb } from '../shapes/interior.js';
import { angleBracket, pillow, strap } from '../shapes/plates.js';
import { cap, electricMotor, shaft, wheelFan } from '../shapes/turned-parts.js';

const batteryCase = (l: number, w: number, h: number): Solid =>
  join(
    move(along(prism(rectangle(l, w, 4), h), 'z'), 0, 0, -h / 2),
    move(along(prism(rectangle(l + 6, w + 6, 5), 16), 'z'), 0, 0, h / 2),
    move(along(prism(rectangle(l * 0.94, w * 0.5, 3), 6), 'z'), 0, -w * 0.16, h / 2 + 16),
    copies(along(turned([[0, 0], [0, 9], [14, 8], [14, 0]]), 'z'), [l * 0.38, w * 0.3, h / 2 + 16], [-l * 0.38, w * 0.3, h / 2 + 16]),
    lines(...Array.from({ length: 6 }, (_, i): Vec3[] => circle(7, [-l * 0.38 + (l * 0.76 * i) / 5, -w * 0.16]).map(([x, y]) => [x, y, h / 2 + 22])), [[-l * 0.4, w / 2 + 0.1, -h * 0.2], [l * 0.4, w / 2 + 0.1, -h * 0.2]], [[-l * 0.4, w / 2 + 0.1, h * 0.2], [l * 0.4, w / 2 + 0.1, h * 0.2]]),
  );

const clampEye = (): Solid => join(along(ring(14, 9, 14), 'z'), move(box(16, 10, 14, 2), 18, 0, 7));

const batteryBoard: BoardDesign = (b, v) => {
  const [l, w] = [v.range(150, 170), 100];
  b.put('battery', batteryCase(l, w, 96), [340, 270]);
  b.put('battery-tray', join(along(prism(rectangle(l + 24, w + 24, 8), 5), 'z'), ...[-1, 1].map((s) => move(box(l + 24, 4, 22, 0), 0, (s * (w + 22)) / 2, 12)), lines(...[-0.3, 0, 0.3].map((t): Vec3[] => [[l * t, -w * 0.5, 5], [l * t, w * 0.5, 5]]))), [340, 470]);
  b.put('battery-clamp', join(box(46, 20, 14, 3), move(box(10, 20, 30, 2), -18, 0, -14)), [150, 440]);
  b.row('z', [110, 380], [['clamp-bolt', hexBolt(5, 40)]], { axisLine: false });
  b.put('positive-cable', join(clampEye(), tube(smooth([[22, 0, 8], [50, 0, 10], [90, -10, 0], [130, -20, -40], [140, -20, -80]], 7), 5), move(along(ring(9, 4, 4), 'z'), 140, -20, -92)), [490, 150]);
  b.put('negative-cable', join(clampEye(), tube(smooth([[22, 0, 8], [46, 6, 8], [70, 30, -10], [80, 60, -30]], 7), 5), move(along(ring(9, 4, 4), 'z'), 80, 66, -36)), [160, 220]);
  b.put('terminal-cover', join(pillow(44, 30, 20, 6), lines([[-14, -8, 10.1], [14, -8, 10.1]])), [520, 90]);
  b.put('battery-sensor', join(box(38, 26, 16, 4), move(along(ring(13, 9, 12), 'z'), -26, 0, -6), move(connector(14, 10, 2, 12), 19)), [210, 100]);
  b.put('vent-hose', hose([[0, 0, 0], [20, 0, 10], [60, 0, 0], [90, 20, -20], [100, 50, -20]], 4), [560, 380]);
  b.put('battery-cover', join(move(along(prism(rectangle(l * 0.9, w * 0.8, 8), 12), 'z'), 0, 0, 0), lines(rectangle(l * 0.7, w * 0.56, 6).map(([x, y]): Vec3 => [x, y, 12]))), [340, 90]);
  b.row('z', [640, 240], [['terminal-nut', nut(5, true)]], { axisLine: false });
};

const fuseBoard: BoardDesign = (b, v) => {
  const rows = v.pick(3, 4);
  const carrier = join(
    along(prism(rectangle(190, 120, 8), 34), 'z'),
    lines(...Array.from({ length: rows * 9 }, (_, i): Vec3[] => {
      const [r, c] = [Math.floor(i / 9), i % 9];
      return rectangle(12, 18, 2, [-44 + c * 14.6, -42 + r * 26]).map(([x, y]): Vec3 => [x, y, 34]);
    })),
    ...[-40, 0, 40].map((y) => move(along(prism(rectangle(26, 28, 2), 10), 'z'), -74, y, 34)),
    move(connector(60, 20, 8, 16), 95, -20, 16),
    move(connector(34, 20, 5, 16), 95, 38, 16),
  );
  b.put('fuse-carrier', carrier, [340, 340]);
  b.put('fuse-box-cover', join(along(prism(rectangle(200, 130, 10), 24), 'z'), lines(rectangle(170, 100, 8).map(([x, y]): Vec3 => [x, y, 24])), ...[-1, 1].map((s) => move(box(20, 6, 22, 2), 0, s * 66, 2))), [320, 120]);
  b.put('relay', relay(26), [170, 200]);
  b.put('relay-socket', join(along(prism(rectangle(36, 34, 4), 18), 'z'), lines(...[-8, 8].map((x): Vec3[] => [[x, -8, 18], [x, 8, 18]]))), [130, 300]);
  b.put('blade-fuse', join(...[0, 1, 2].map((i) => move(bladeFuse(1.1), i * 18))), [500, 190]);
  b.put('maxi-fuse', bladeFuse(1.7), [580, 150]);
  b.put('fuse-puller', join(box(10, 8, 40, 2), move(box(16, 6, 12, 2), 0, 0, 24), move(box(10, 3, 24), 0, 5, -24), move(box(10, 3, 24), 0, -5, -24)), [640, 230]);
  b.put('fuse-box-bracket', join(angleBracket(130, 50, 60)), [270, 500]);
  b.row('z', [140, 420], [['carrier-screw', torxBolt(4, 26)]], { axisLine: false });
  b.put('supply-cable', join(tube(smooth([[0, 0, 0], [40, 0, 10], [90, -10, 10], [130, -10, -20], [150, 0, -50]], 7), 5), facing(along(ring(9, 4, 4), 'y'), [-1, 0, 0], [-6, 0, -2]), facing(ring(6, 5, 10), [0.3, 0, -1], [150, 0, -50])), [520, 400]);
  b.row('z', [500, 330], [['terminal-nut', nut(5, true)]], { axisLine: false });
};

const harnessBoard: BoardDesign = (b, v) => {
  const bend = v.range(20, 40);
  const trunk: Vec3[] = [[0, 0, 0], [60, 0, bend], [130, 0, 10], [210, -10, bend], [290, -10, 0], [350, 20, 10]];
  const main = join(
    harness(trunk, 7, [['start', connector(44, 24, 7, 28)], ['end', connector(36, 20, 6, 26)]]),
    harness([[70, 0, bend * 0.9], [80, 30, 10], [90, 70, 0], [90, 100, 0]], 3.4, [['end', connector(18, 13, 3, 18)]]),
    harness([[160, -4, 18], [176, 30, 6], [190, 60, 10], [200, 90, 0]], 3.4, [['end', connector(18, 13, 3, 18)]]),
    harness([[230, -10, bend * 0.8], [240, -40, 30], [250, -70, 40], [260, -90, 40]], 3.4, [['end', connector(22, 14, 4, 18)]]),
    harness([[120, 0, 14], [126, -30, 30], [140, -60, 36], [150, -80, 36]], 3.4, [['end', connector(16, 12, 2, 16)]]),
    ...[40, 110, 200, 270].map((x, i) => move(box(9, 17, 17, 5), x, i > 1 ? -9 : 0, i % 2 === 0 ? bend * 0.72 : 13)),
  );
  b.put('main-harness', main, [180, 150]);
  b.row('x', [160, 360], [['plug-housing', connector(44, 26, 6, 34)], 30, ['socket-housing', join(connector(50, 32, 6, 30), move(box(30, 6, 26, 2), 12, 30, 0))]]);
  b.row('x', [420, 430], [['wire-seal', toned(turned([[0, 2], [0, 5], [3, 5], [4, 4], [7, 5], [8, 4], [11, 5], [14, 5], [14, 2]], { ring: true }), 2)], 14, ['contact-pin', join(cylinder(2.6, 22), move(box(18, 7, 6), -8), move(tube([[-40, 0, 0], [-16, 0, 0]], 2.4), 0))]]);
  b.row('x', [440, 500], [['contact-bush', join(box(28, 9, 8), move(box(18, 7, 6), -20), move(tube([[-54, 0, 0], [-28, 0, 0]], 2.4), 0), lines([[14.1, -2, -2], [14.1, 2, -2], [14.1, 2, 2], [14.1, -2, 2], [14.1, -2, -2]]))]], { axisLine: false });
  b.put('cable-duct', join(prism([[-24, -12], [24, -12], [24, 12], [20, 12], [20, -8], [-20, -8], [-20, 12], [-24, 12]], 140), lines()), [560, 300]);
  b.row('x', [640, 220], [['harness-grommet', grommet(26, 9)]], { axisLine: false });
  b.put('cable-tie', cableTie(), [300, 490]);
  b.row('z', [640, 450], [['harness-clip', join(cylinder(5, 14), move(prism(rectangle(24, 14, 3), 5), 14), move(ring(10, 8, 8), 19))]], { axisLine: false });
  b.put('connector-bracket', angleBracket(50, 30, 44), [110, 480]);
  b.row('z', [90, 300], [['ground-bolt', hexBolt(5, 24)]], { axisLine: false });
};

const controlBoard: BoardDesign = (b, v) => {
  b.put('engine-control-unit', controlUnit(110, v.range(130, 146), 28, 2, 8), [260, 170]);
  b.put('body-control-unit', controlUnit(100, 110, 30, 3, 0), [470, 140]);
  b.put('gateway-unit', controlUnit(60, 70, 22, 1, 4), [620, 200]);
  b.put('control-unit-box', join(along(prism(rectangle(190, 150, 12), 60, { holes: [rectangle(178, 138, 9)] }), 'z'), move(along(prism(rectangle(190, 150, 12), 4), 'z'), 0, 0, 0), move(along(ring(12, 9, 10), 'y'), -50, 75, 30)), [300, 440]);
  b.put('box-seal', toned(along(prism(rectangle(196, 156, 13), 4, { holes: [rectangle(184, 144, 10)] }), 'z'), 2), [300, 330]);
  b.put('box-cover', join(along(prism(rectangle(200, 160, 14), 14), 'z'), lines(rectangle(170, 130, 10).map(([x, y]): Vec3 => [x, y, 14]))), [560, 400]);
  b.put('unit-connector', join(connector(60, 26, 9, 30), tube(smooth([[-8, 0, 0], [-30, 0, 0], [-50, 14, -8], [-70, 40, -10]], 4), 8)), [120, 280]);
  b.put('unit-bracket', angleBracket(70, 40, 54), [640, 320]);
  b.put('box-fan', join(prism(rectangle(54, 54, 6), 14, { holes: [circle(23)] }), move(wheelFan(22, 7), 2)), [120, 430]);
  b.row('z', [420, 60], [['unit-screw', torxBolt(4, 24)]], { axisLine: false });
  b.row('z', [700, 420], [['bracket-nut', nut(5, true)]], { axisLine: false });
};

const headlampBoard: BoardDesign = (b, v) => {
  const [w, h] = [v.range(164, 182), v.range(84, 94)];
  b.row('x', [240, 210], [['bulb-cover', move(cap(24, 16), 0, w * 0.2, 0)], 26, ['headlamp', headlampBody(w, h, v.pick(2, 3))], 24, ['lamp-seal', toned(prism(rectangle(w * 0.98, h * 0.86, 16), 4, { holes: [rectangle(w * 0.92, h * 0.76, 14)] }), 2)], 22, ['headlamp-lens', headlampLens(w, h)]]);
  b.row('x', [90, 280], [['bulb-low', bulb(9, 34)]]);
  b.row('x', [130, 380], [['bulb-high', bulb(9, 30)]]);
  b.row('x', [210, 440], [['bulb-holder', bulbHolder(13)], 18, ['indicator-bulb', smallBulb()]]);
  b.put('lamp-control-unit', controlUnit(60, 76, 20, 1, 5), [350, 470]);
  b.row('x', [130, 120], [['levelling-motor', join(box(34, 36, 30, 5), move(shaft([10, 8], [22, 3.4], [6, 6]), 17), move(rotate(connector(16, 12, 3, 12), 'z', 180), -17))]]);
  b.put('headlamp-bracket', angleBracket(60, 30, 40), [470, 80]);
  b.row('z', [400, 60], [['headlamp-screw', torxBolt(4.4, 24)]], { axisLine: false });
};

const rearLampBoard: BoardDesign = (b, v) => {
  const [w, h] = [v.range(110, 124), v.range(84, 96)];
  b.row('x', [130, 150], [
    ['lamp-connector', join(connector(26, 16, 5, 22), tube(smooth([[-8, 0, 0], [-24, 0, 2], [-44, 8, 12]], 4), 5))],
    26,
    ['bulb-carrier', bulbCarrier(w * 0.8, h * 0.6)],
    22,
    ['bulb-tail', move(bulb(8, 24), 0, -w * 0.22, 0)],
    34,
    ['rear-lamp-gasket', toned(prism(rectangle(w * 0.96, h * 0.88, 12), 4, { holes: [rectangle(w * 0.84, h * 0.72, 10)] }), 2)],
    20,
    ['rear-lamp', rearLampBody(w, h, 3)],
  ]);
  b.put('bulb-brake', bulb(9, 28), [330, 110]);
  b.put('indicator-bulb', bulb(8, 24), [400, 160]);
  b.row('x', [110, 330], [['lamp-nut', nut(5, true)]], { axisLine: false });
  b.put('rear-lamp-inner', rearLampBody(w * 0.9, h * 0.8, 2), [600, 230]);
  b.put('lamp-cover', join(prism(rounded([[-w * 0.4, -h * 0.36], [w * 0.4, -h * 0.36], [w * 0.36, h * 0.36], [-w * 0.36, h * 0.36]], 8), 6), lines(rectangle(24, 10, 4).map(([y, z]): Vec3 => [6, y, z]))), [220, 430]);
  b.put('number-plate-lamp', join(pillow(16, 50, 18, 5), toned(move(box(4, 38, 11, 2), 9), 1), move(rotate(connector(12, 9, 2, 12), 'z', 180), -8)), [470, 470]);
};

const arm = (span: number, bow: number): Solid =>
  join(
    move(along(turned([[0, 6], [0, 12], [16, 11], [16, 0]]), 'z'), 0, 0, -4),
    strap(smooth([[0, 0, 6], [30, 0, 9], [80, 0, 9 + bow], [span * 0.7, 0, 5 + bow], [span, 0, 0]], 6), 8, 5, [0, 1, 0]),
    tube(smooth([[span, 0, 0], [span + 14, 0, -2], [span + 16, 0, -8], [span + 8, 0, -9]], 4), 2.2),
  );

const blade = (span: number): Solid =>
  join(
    strap(smooth([[-span / 2, 0, -8], [-span * 0.25, 0, -2], [0, 0, 1], [span * 0.25, 0, -2], [span / 2, 0, -8]], 6), 7, 4, [0, 1, 0]),
    toned(strap(smooth([[-span / 2, 0, -13], [-span * 0.25, 0, -7], [0, 0, -4], [span * 0.25, 0, -7], [span / 2, 0, -13]], 6), 2, 7, [0, 1, 0]), 3),
    move(box(28, 11, 11, 3), 0, 0, 3),
  );

const wiperBoard: BoardDesign = (b, v) => {
  const span = v.range(170, 190);
  const pivot = (y: number): Solid => join(move(along(shaft([10, 12], [26, 8], [12, 5]), 'z'), 0, y, 0), move(box(16, 44, 6, 3), 10, y, 4));
  b.put('wiper-linkage', join(tube([[0, -120, 4], [0, 120, 4]], 8), pivot(-120), pivot(120), strap([[20, -110, 12], [26, 0, 14]], 9, 4, [0, 0, 1]), strap([[26, 0, 20], [20, 110, 14]], 9, 4, [0, 0, 1])), [300, 340]);
  b.row('z', [330, 470], [['wiper-motor', join(electricMotor(22, 54), move(box(20, 52, 40, 6), 60, 10, 0), move(shaft([14, 6]), 70, 18, 0))]]);
  b.put('wiper-arm-left', arm(span * 0.8, 6), [150, 160]);
  b.put('wiper-arm-right', arm(span * 0.86, 6), [390, 210]);
  b.put('wiper-blade-left', blade(span), [230, 80]);
  b.put('wiper-blade-right', blade(span * 0.9), [500, 120]);
  b.row('z', [120, 330], [['wiper-nut', nut(5, true)], 12, ['arm-nut-cap', turned([[0, 0], [0, 11], [8, 8], [10, 0]])]]);
  b.row('z', [480, 430], [['linkage-bush', grommet(12, 5)], 12, ['linkage-bolt', hexBolt(4.5, 28)]]);
  b.put('cowl-panel', join(along(prism(rounded([[-30, -150], [20, -146], [34, 0], [20, 146], [-30, 150]], 10), 6), 'z'), lines(...Array.from({ length: 16 }, (_, i): Vec3[] => [[-16, -80 + i * 7, 6], [12, -80 + i * 7, 6]]))), [580, 350]);
};

const washerBoard: BoardDesign = (b, v) => {
  const tall = v.range(120, 136);
  b.put('washer-tank', join(move(along(pillow(tall, 70, 120, 16), 'z'), 0, 0, tall / 2), move(along(pillow(60, 60, 60, 14), 'z'), 20, 60, 30), move(along(ring(15, 11, 10), 'z'), 0, -30, tall), move(prism(rectangle(16, 22, 5), 4, { holes: [circle(4)] }), 34, 20, tall * 0.84)), [340, 320]);
  b.row('z', [370, 140], [['washer-filler', join(shaft([70, 13]), move(ring(18, 12, 10), 68), lines(ringMark(20, 13)))], 18, ['washer-cap', cap(21, 13)]]);
  b.row('y', [240, 440], [['pump-grommet', grommet(11, 5)], 14, ['washer-pump', join(cylinder(5, 12), move(cylinder(13, 46), 12), move(along(cylinder(4, 14), 'z'), 20, 0, 10), move(connector(14, 10, 2, 12), 58))]]);
  b.row('x', [450, 420], [['level-sensor', join(cylinder(8, 16), move(cylinder(12, 5), 16), move(connector(14, 10, 2, 14), 21))]]);
  b.put('washer-hose', hose([[0, 0, 0], [50, 0, 10], [100, -10, 20], [150, -60, 20], [160, -130, 30], [200, -170, 30]], 3.2), [420, 300]);
  b.put('hose-connector', join(tube([[-14, 0, 0], [14, 0, 0]], 3.4), tube([[0, 0, 0], [0, 0, 14]], 3.4), cylinder(0.1, 0.1)), [560, 330]);
  const jet = join(pillow(26, 22, 10, 4), move(along(cylinder(4, 16), 'z'), -2, 0, -20), lines(circle(2, [0, 1]).map(([y, z]): Vec3 => [13.2, y, z])));
  b.put('washer-nozzle', jet, [560, 140]);
  b.put('washer-nozzle', jet, [660, 90]);
  b.put('headlamp-nozzle', join(cylinder(9, 60), move(box(20, 40, 16, 4), 66), lines(ringMark(20, 9), ringMark(40, 9))), [560, 430]);
  b.row('x', [160, 250], [['tank-screw', screw(4, 22)]], { axisLine: false });
};

export const electricsBoards = {
  battery: batteryBoard,
  'fuse-box': fuseBoard,
  'wiring-harness': harnessBoard,
  'control-units': controlBoard,
  headlamp: headlampBoard,
  'rear-lamp': rearLampBoard,
  wiper: wiperBoard,
  'washer-system': washerBoard,
};

