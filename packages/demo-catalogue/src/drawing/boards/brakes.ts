import { join, move, rotate, type Solid } from '../kit/solid.js';
import type { BoardDesign } from '../kit/scene.js';
import {
  bleederCap, bleederScrew, brakeDisc, brakePad, caliper, caliperBracket, guideSleeve, leadSensor, pistonSeal,
  splashShield, wireSpring,
} from '../shapes/brakes.js';
import { countersunk, hexBolt, screw, socketBolt } from '../shapes/fasteners.js';

const pads = (width: number): Solid =>
  join(brakePad(width, width * 0.46), move(rotate(brakePad(width, width * 0.46), 'z', 180), -44));

export const brakeDiscFront: BoardDesign = (b, v) => {
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
