import { circle, rectangle, rounded } from '../kit/contour.js';
import { box, cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.js';
import { along, join, move, rotate, toned, upright, type Solid } from '../kit/solid.js';
import type { BoardDesign } from '../kit/scene.js';
import type { Vec2, Vec3 } from '../kit/vector.js';
import { sensor } from '../shapes/electrical.js';
import {
  filterCap, idlerPulley, oilFilterHousing, plateCooler, ribbedBelt, rubberMount, tensionerArm,
} from '../shapes/engine-ancillaries.js';
import {
  camshaft, chainLoop, cotter, hydraulicLifter, rockerArm, springRetainer, valve, valveSpring,
} from '../shapes/engine-core.js';
import { flatSeal, headedPin, hexBolt, nut, oRing, plug, torxBolt } from '../shapes/fasteners.js';
import { frameGasket, pressedShield, strap } from '../shapes/plates.js';
import { bush, cartridge, pulley, toothedWheel, torsionalDamper } from '../shapes/turned-parts.js';

const camWheel = (): Solid =>
  join(
    toothedWheel({ teeth: 38, tip: 44, root: 39, width: 7, bore: 8, hub: 32, hubWidth: 20 }),
    lines(...[0, 60, 120, 180, 240, 300].map((d): Vec3[] => circle(4, [22 * Math.cos((d * Math.PI) / 180), 22 * Math.sin((d * Math.PI) / 180)]).map(([y, z]) => [20, y, z]))),
  );

const arcRail = (from: Vec2, bend: Vec2, to: Vec2, width: number): Solid => {
  const points = Array.from({ length: 15 }, (_, i): Vec2 => {
    const t = i / 14;
    return [
      (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0],
      (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1],
    ];
  });
  const outer = points.map(([y, z]): Vec2 => [y + 9, z]);
  return join(
    prism([...points, ...outer.reverse()], width),
    move(prism(circle(8, from), width + 4, { holes: [circle(4, from)] }), -2),
  );
};

const timingChainBoard: BoardDesign = (b, v) => {
  const tall = v.range(215, 245);
  const wheels = [[-52, tall, 46], [52, tall, 46], [0, 0, 28]] as const;
  b.put('timing-chain', chainLoop(wheels, 9, 8.4), [300, 400]);
  b.row('x', [330, 90], [['intake-sprocket', camWheel()], 22, ['sprocket-bolt', torxBolt(6, 30)]]);
  b.row('x', [230, 40], [['exhaust-sprocket', camWheel()], 22, ['sprocket-bolt', torxBolt(6, 30)]]);
  b.row('x', [340, 424], [['crankshaft-sprocket', toothedWheel({ teeth: 20, tip: 27, root: 22, width: 8, bore: 13, hubWidth: 16 })]]);
  b.put('tensioning-rail', arcRail([0, 0], [-34, 90], [6, tall * 0.8], 12), [410, 370]);
  b.put('chain-guide', arcRail([0, 0], [12, 90], [-8, tall * 0.8], 12), [150, 330]);
  b.row('x', [430, 130], [['tensioner-seal', flatSeal(13, 8)], 12, ['chain-tensioner', join(cylinder(6, 16), move(cylinder(10, 26), 16), move(prism(circle(15), 8), 42), move(hexBolt(8, 4, false), 50))]]);
  b.row('x', [436, 430], [['guide-pin', headedPin(5, 28)]]);
  const contour = rounded([[-86, -70], [60, -70], [86, -20], [96, 190], [70, 214], [-70, 214], [-96, 190], [-86, 0]], 16);
  const inner = rounded([[-74, -58], [52, -58], [74, -14], [84, 184], [64, 202], [-64, 202], [-84, 184], [-74, 4]], 14);
  const holes = [[-78, -40], [62, -54], [89, 60], [89, 140], [0, 208], [-89, 140], [-84, 50]].map(([y, z]) => circle(3, [y ?? 0, z ?? 0]));
  b.put('timing-cover-gasket', frameGasket(contour, inner, holes), [560, 350]);
  b.put('timing-cover', join(prism(contour, 8, { holes }), move(prism(inner, 14), 8), move(ring(30, 22, 8), 22), lines([[22, -60, 120], [22, 60, 120]], [[22, -70, 170], [22, 70, 170]], [[22, -40, 60], [22, 60, 60]])), [660, 410]);
  b.row('x', [700, 260], [['cover-bolt', torxBolt(4, 24)]], { axisLine: false });
};

const valveGearBoard: BoardDesign = (b, v) => {
  const pitch = v.range(62, 70);
  const train = (at: Vec2, valveRole: string, head: number, withRoles: boolean): void => {
    b.row('z', at, [
      [valveRole, valve(head, 96)],
      14,
      ...(withRoles
        ? ([['spring-seat', ring(13, 5, 3)], 10, ['valve-stem-seal', toned(turned([[0, 3], [0, 6], [10, 6], [13, 4.5], [13, 3]], { ring: true }), 2)], 12, ['valve-spring', valveSpring(11, 40)], 10, ['spring-retainer', springRetainer()], 12, ['valve-cotter', cotter()]] as const)
        : []),
    ]);
  };
  b.row('x', [120, 60], [['intake-camshaft', camshaft(4, pitch)]]);
  b.row('x', [60, 180], [['exhaust-camshaft', camshaft(4, pitch)]]);
  b.row('z', [520, 80], [['camshaft-bearing-cap', upright(prism(rounded([[-24, 0], [-12, 0], [-8, 8], [8, 8], [12, 0], [24, 0], [24, 12], [14, 20], [-14, 20], [-24, 12]], 2), 14))], 16, ['bearing-cap-bolt', torxBolt(3.6, 34)]]);
  train([600, 520], 'intake-valve', 20, true);
  train([500, 480], 'exhaust-valve', 16, false);
  b.put('rocker-arm', rockerArm(), [500, 280]);
  b.row('z', [450, 340], [['hydraulic-lifter', hydraulicLifter()]]);
};

const beltDriveBoard: BoardDesign = (b, v) => {
  const k = v.range(0.94, 1.06);
  const wheel = (y: number, z: number): Vec2 => [y * k, z];
  const [crank, alternator, compressor, pump] = [wheel(0, 0), wheel(104, 156), wheel(104, -20), wheel(-40, 120)];
  const path: Vec3[] = [
    [0, crank[0] - 46, crank[1] - 10], [0, crank[0] + 6, crank[1] - 54], [0, compressor[0] - 10, compressor[1] - 42], [0, compressor[0] + 38, compressor[1] - 6],
    [0, compressor[0] + 14, compressor[1] + 44], [0, alternator[0] - 20, 70], [0, alternator[0] + 22, alternator[1] - 24], [0, alternator[0] + 14, alternator[1] + 28], [0, alternator[0] - 30, alternator[1] + 22],
    [0, pump[0] + 40, pump[1] + 46], [0, pump[0] - 30, pump[1] + 38], [0, pump[0] - 44, pump[1] - 20],
  ];
  b.put('ribbed-belt', ribbedBelt(path, 17), [220, 330]);
  b.row('x', [390, 400], [['vibration-damper', torsionalDamper(46)], 16, ['pulley-bolt', hexBolt(7, 32)]]);
  b.row('x', [290, 180], [['water-pump-pulley', pulley(38, 20, 10, 5)]]);
  b.row('x', [130, 110], [['alternator-pulley', pulley(26, 22, 8, 6)]], { axisLine: false });
  b.row('x', [90, 380], [['compressor-pulley', pulley(40, 20, 12, 6)]]);
  b.row('x', [420, 160], [['belt-tensioner', tensionerArm(22)], 20, ['tensioner-pulley', idlerPulley(26)], 16, ['tensioner-bolt', hexBolt(5, 36)]]);
  b.row('x', [480, 70], [['deflection-pulley', idlerPulley(28)], 14, ['pulley-cover', turned([[0, 0], [0, 16], [5, 14], [5, 0]])]]);
};

const engineMountBoard: BoardDesign = (b, v) => {
  const arm = (side: 1 | -1): Solid =>
    join(
      prism(rounded([[-30, 0], [30, 0], [22, 44], [8, 60], [-8, 60], [-22, 44]], 6), 12, { holes: [circle(5, [-18, 12]), circle(5, [18, 12]), circle(5, [0, 48])] }),
      move(box(60, 34, 12, 4), 36, side * 4, 14),
      move(along(ring(16, 7, 14), 'z'), 62, side * 4, 8),
    );
  const radius = v.range(27, 31);
  b.row('z', [200, 420], [['mount-nut', nut(5, true)], 18, ['engine-mount-left', rubberMount(radius, 52)], 26, ['support-bracket-left', upright(arm(1))]]);
  b.row('z', [430, 330], [['mount-bolt', rotate(hexBolt(6, 28), 'z', 180)], 18, ['engine-mount-right', rubberMount(radius, 52)], 26, ['support-bracket-right', upright(arm(-1))]]);
  b.row('y', [80, 330], [['bracket-bolt', hexBolt(5, 36)]], { axisLine: false });
  b.put('heat-shield', rotate(pressedShield(100, 70, 16), 'z', 40), [330, 90]);
  b.put('torque-rod', join(rotate(box(110, 16, 22, 4), 'z', 0), move(along(bush(18, 6, 26), 'z'), -66, 0, -13), move(along(ring(27, 18, 24), 'z'), -66, 0, -12), move(along(ring(20, 6, 24), 'z'), 62, 0, -12)), [610, 150]);
  b.put('gearbox-crossmember', join(strap([[-120, 0, 16], [-80, 0, 16], [-50, 0, 0], [50, 0, 0], [80, 0, 16], [120, 0, 16]], 40, 8), move(along(ring(8, 5, 6), 'z'), -104, 0, 18), move(along(ring(8, 5, 6), 'z'), 104, 0, 18)), [560, 440]);
  b.row('z', [560, 380], [['gearbox-mount', rubberMount(24, 34)]]);
  b.row('z', [700, 480], [['crossmember-bolt', rotate(hexBolt(5.5, 40), 'z', 180)]], { axisLine: false });
};

const oilFilterBoard: BoardDesign = (b, v) => {
  b.put('oil-filter-housing', oilFilterHousing(), [330, 350]);
  const radius = v.range(25, 28);
  b.row('z', [352, 210], [['oil-filter-element', cartridge(radius, 84)], 20, ['filter-cap-o-ring', oRing(28, 2)], 16, ['oil-filter-cap', filterCap(32)], 14, ['cap-drain-plug', plug(5, 12)]]);
  b.put('housing-gasket', frameGasket(rounded([[-46, -40], [40, -46], [54, -6], [44, 44], [-20, 50], [-54, 18]], 12), rounded([[-30, -26], [28, -30], [38, -4], [30, 28], [-14, 32], [-36, 12]], 8), [circle(4, [-40, -30]), circle(4, [42, -34]), circle(4, [36, 36]), circle(4, [-40, 22])]), [210, 290]);
  b.row('x', [470, 400], [['oil-cooler-seal', toned(prism(rectangle(60, 46, 10), 3, { holes: [circle(9, [-14, 10]), circle(9, [14, -10])] }), 2)], 22, ['oil-cooler', plateCooler(86, 70, v.pick(6, 7, 5))], 24, ['housing-bolt', move(hexBolt(4.5, 44), 0, 36, 36)]]);
  b.row('x', [500, 250], [['oil-pressure-switch', sensor(8, 16)]]);
  b.row('z', [520, 120], [['bypass-valve', join(cylinder(8, 12), move(valveSpring(6, 24), 12), move(cylinder(9, 6), 36), lines(ringMark(38, 9)))]]);
};

export const engineDriveBoards = {
  'timing-chain': timingChainBoard,
  'valve-gear': valveGearBoard,
  'belt-drive': beltDriveBoard,
  'engine-mount': engineMountBoard,
  'oil-filter': oilFilterBoard,
};

