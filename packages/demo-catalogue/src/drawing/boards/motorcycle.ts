import { circle, lobed, rectangle, rounded } from '../kit/contour.js';
import { box, cylinder, lines, prism, ring, ringMark, tube, turned } from '../kit/primitives.js';
import { copies, join, move, onCircle, rotate, toned } from '../kit/solid.js';
import type { BoardDesign } from '../kit/scene.js';
import { smooth, type Vec3 } from '../kit/vector.js';
import { lineOn, skin } from '../shapes/body-panels.js';
import { coilSpring } from '../shapes/chassis.js';
import { chainLoop } from '../shapes/engine-core.js';
import { buffer, expandingRivet, grommet, hexBolt, nut, screw, socketBolt, torxBolt } from '../shapes/fasteners.js';
import {
  barClamp, forkBridge, forkSlider, grip, handlebar, leverBlade, leverCylinder, noseFairing, saddle, sideFairing, stalkMirror,
  stanchion, switchUnit, tailCover, windshield,
} from '../shapes/motorcycle.js';
import { pillow } from '../shapes/plates.js';
import { shaft, shaftSeal, sleeve, taperBearing, toothedWheel } from '../shapes/turned-parts.js';

const forkBoard: BoardDesign = (b, v) => {
  const tall = v.range(150, 166);
  b.row('z', [230, 540], [['fork-slider', forkSlider(tall)], 14, ['slide-bush', sleeve(15.5, 13, 16)], 12, ['fork-seal', shaftSeal(17, 12)], 12, ['dust-seal', toned(turned([[0, 12], [0, 17], [5, 19], [9, 19], [9, 12]], { ring: true }), 2)], 14, ['fork-stanchion', stanchion(150)]]);
  b.row('z', [360, 520], [['damper-rod', join(shaft([14, 8], [120, 5], [8, 9], [10, 7]), lines(ringMark(20, 5), ringMark(26, 5)))], 14, ['fork-spring', coilSpring(9, v.range(150, 166), 15, 2)], 14, ['fork-cap', join(cylinder(12, 14), move(prism([[9, 0], [4.5, 7.8], [-4.5, 7.8], [-9, 0], [-4.5, -7.8], [4.5, -7.8]], 9), 14), lines(ringMark(4, 12), ringMark(8, 12)))]]);
  b.put('fork-bridge-upper', forkBridge(62, false), [560, 110]);
  b.put('fork-bridge-lower', forkBridge(62, true), [560, 330]);
  b.row('z', [470, 140], [['steering-head-bearing', taperBearing(24, 11, 16)]], { axisLine: false });
  b.row('y', [600, 400], [['front-axle', join(shaft([16, 11], [130, 8], [16, 6]), lines(ringMark(150, 6), ringMark(154, 6), ringMark(158, 6)))]]);
  b.row('y', [480, 500], [['axle-clamp-bolt', socketBolt(4, 26)]], { axisLine: false });
};

const handlebarBoard: BoardDesign = (b, v) => {
  const half = v.range(150, 166);
  b.put('handlebar', handlebar(half), [390, 270]);
  b.row('y', [150, 370], [['bar-grip-left', grip(64)], 16, ['bar-end-weight', turned([[0, 0], [0, 10], [14, 12], [20, 9], [20, 0]])]]);
  b.row('y', [640, 110], [['throttle-grip', join(grip(62), move(ring(16, 8, 10), -12))]]);
  b.put('clutch-lever', leverBlade(84, 1), [260, 430]);
  b.put('brake-lever', leverBlade(84, -1), [610, 260]);
  b.put('lever-cylinder', leverCylinder(-1), [540, 210]);
  b.row('y', [300, 360], [['switch-unit-left', switchUnit()]], { axisLine: false });
  b.row('y', [600, 170], [['switch-unit-right', switchUnit()]], { axisLine: false });
  b.row('y', [440, 390], [['bar-clamp', copies(barClamp(), [0, 0, 0])]], { axisLine: false });
  b.row('z', [460, 200], [['clamp-screw', socketBolt(4.4, 34)]], { axisLine: false });
  b.put('mirror-left', stalkMirror(1), [230, 210]);
  b.put('mirror-right', stalkMirror(-1), [480, 90]);
};

const chainBoard: BoardDesign = (b, v) => {
  const gap = v.range(210, 240);
  b.put('drive-chain', chainLoop([[-gap / 2, 0, 62], [gap / 2, 10, 27]], 11, 10.5), [250, 180]);
  b.row('x', [380, 190], [
    ['sprocket-carrier', join(prism(lobed(5, 30, 46), 12, { holes: [circle(15)] }), onCircle(5, 34, move(box(22, 12, 8, 2), -10)), move(ring(20, 15, 22), -10))],
    26,
    ['chain-sprocket-rear', toothedWheel({ teeth: v.pick(45, 42), tip: 66, root: 60, width: 5, bore: 30, hub: 34, hubWidth: 6, holes: 5, holeRadius: 5 })],
    18,
    ['sprocket-nut', onCircle(5, 40, nut(4.4, true))],
  ]);
  b.row('x', [330, 130], [['cush-rubber', onCircle(5, 26, toned(box(18, 16, 20, 4), 2))]], { axisLine: false });
  b.row('x', [500, 120], [['chain-pinion', toothedWheel({ teeth: 16, tip: 26, root: 21, width: 6, bore: 10, hubWidth: 9 })]]);
  b.put('chain-link', join(prism(rounded([[-6, -5], [18, -5], [18, 5], [-6, 5]], 4.8), 2), move(copies(cylinder(3, 16), [0, 0, 0], [0, 12, 0]), -14), move(prism(rounded([[-6, -5], [18, -5], [18, 5], [-6, 5]], 4.8), 2), -16)), [620, 200]);
  b.row('x', [200, 420], [['chain-adjuster', join(box(16, 36, 30, 4), move(rotate(hexBolt(4, 40, false), 'z', 90), 0, 18, 0))], 24, ['rear-axle', join(shaft([18, 10], [150, 8], [20, 7]), lines(ringMark(172, 7), ringMark(176, 7), ringMark(180, 7)))], 20, ['axle-nut', nut(8, true)]]);
  const guard = (u: number, w: number): Vec3 => {
    const t = Math.PI * (0.15 + 0.5 * u);
    return [12 - 24 * w, -10 + 130 * Math.cos(t), 70 * Math.sin(t) + (w < 0.2 ? -10 * (1 - w / 0.2) : 0)];
  };
  b.put('chain-guard', join(skin(guard, 22, 5, 0), lines(lineOn(guard, [0.05, 0.2], [0.95, 0.2]))), [150, 320]);
  b.row('x', [120, 240], [['guard-screw', screw(3.6, 18)]], { axisLine: false });
};

const fairingBoard: BoardDesign = (b, v) => {
  const l = v.range(210, 230);
  b.put('fairing-upper', noseFairing(100, 150, 84), [410, 230]);
  b.put('windshield', windshield(110, 84), [360, 110]);
  b.put('fairing-side-left', sideFairing(l, 130, 1), [230, 420]);
  b.put('fairing-side-right', sideFairing(l, 130, -1), [600, 210]);
  b.put('fairing-bracket', join(tube(smooth([[0, -60, 30], [20, -50, 30], [40, -30, 20], [46, 0, 10], [40, 30, 20], [20, 50, 30], [0, 60, 30]], 5), 4), tube([[46, 0, 10], [0, 0, -10]], 5), move(box(6, 40, 30, 5), -2, 0, -12)), [160, 180]);
  b.put('fairing-headlamp', join(prism(rounded([[-50, -16], [-20, -24], [20, -24], [50, -16], [54, 8], [20, 16], [-20, 16], [-54, 8]], 8), 24), ...[-1, 1].map((s) => move(toned(prism(circle(14), 2), 1), 24, s * 28, -4)), move(prism(rectangle(80, 28, 8), 20), -20)), [520, 380]);
  b.put('inner-panel', toned(join(prism(rounded([[-50, 0], [50, 0], [40, 50], [-40, 50]], 10), 4, { holes: [circle(8, [-26, 26]), circle(8, [26, 26])] }), lines([[4, -30, 10], [4, 30, 10]])), 1), [250, 80]);
  b.row('z', [430, 60], [['windshield-screw', torxBolt(4, 16)]], { axisLine: false });
  b.row('x', [560, 90], [['rubber-grommet', grommet(11, 4)], 14, ['fairing-screw', socketBolt(3.6, 20)]]);
  b.row('x', [420, 490], [['quick-fastener', expandingRivet(1.4)]], { axisLine: false });
};

const seatBoard: BoardDesign = (b, v) => {
  b.put('mc-seat-rider', saddle(v.range(170, 186), 110, 36), [420, 230]);
  b.put('mc-seat-pillion', saddle(104, 84, 12), [240, 110]);
  b.put('mc-tail-cover', tailCover(160, 92), [200, 270]);
  b.put('mc-grab-rail', tube(smooth([[60, -50, 0], [20, -54, 14], [-40, -46, 24], [-64, 0, 28], [-40, 46, 24], [20, 54, 14], [60, 50, 0]], 6), 6), [120, 150]);
  b.row('z', [330, 60], [['grab-rail-bolt', socketBolt(4.4, 26)]], { axisLine: false });
  b.put('mc-rear-lamp', join(toned(prism(rounded([[-34, -10], [34, -10], [26, 12], [-26, 12]], 6), 12), 1), move(pillow(16, 56, 18, 5), -8), lines(...[-16, 0, 16].map((y): Vec3[] => [[12, y, -8], [12, y, 10]]))), [110, 360]);
  const guard = (u: number, w: number): Vec3 => {
    const t = Math.PI * (0.1 + 0.52 * w);
    const a = (u - 0.5) * Math.PI * 0.8;
    return [-20 - 100 * Math.cos(t) * 0.9, 34 * Math.sin(a), 84 * Math.sin(t) + 12 * Math.cos(a)];
  };
  b.put('mc-mudguard', toned(join(skin(guard, 14, 16, 0), lines(lineOn(guard, [0.5, 0.04], [0.5, 0.96]))), 1), [330, 400]);
  b.put('mc-number-plate-holder', join(prism(rounded([[-40, 0], [40, 0], [40, 54], [20, 74], [-20, 74], [-40, 54]], 8), 4, { holes: [circle(4, [-26, 14]), circle(4, [26, 14])] }), move(box(16, 34, 12, 4), 8, 0, 66)), [560, 420]);
  b.row('x', [640, 320], [['mudguard-screw', torxBolt(4, 18)]], { axisLine: false });
  b.row('z', [560, 250], [['seat-rubber', buffer(10, 12)]], { axisLine: false });
  b.put('mc-seat-lock', join(box(40, 30, 14, 3), move(rotate(shaft([20, 8], [4, 10]), 'z', 90), 6, 14, 0), tube(smooth([[-20, 0, 0], [-40, 0, 4], [-60, -20, 8]], 4), 2)), [560, 120]);
};

export const motorcycleBoards = {
  'mc-fork': forkBoard,
  'mc-handlebar': handlebarBoard,
  'mc-chain-drive': chainBoard,
  'mc-fairing': fairingBoard,
  'mc-seat': seatBoard,
};

