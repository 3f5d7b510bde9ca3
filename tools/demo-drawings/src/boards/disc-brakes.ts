import {
  bleederCap,
  bleederScrew,
  guideSleeve,
  leadSensor,
  pistonSeal,
  wireSpring,
} from '../shapes/brake-fittings.ts';
import { brakeDisc, brakePad, caliper, caliperBracket, splashShield } from '../shapes/disc-brakes.ts';
import { box } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { copies, join, move, rotate, type Solid } from '../kit/solid.ts';

import { connector } from '../shapes/electrical.ts';
import { countersunk, hexBolt, socketBolt, torxBolt } from '../shapes/fasteners.ts';
import { electricMotor } from '../shapes/turned-parts.ts';

const pads = (width: number): Solid =>
  join(brakePad(width, width * 0.46), move(rotate(brakePad(width, width * 0.46), 'z', 180), -44));

const discFrontBoard: BoardDesign = (b, v) => {
  const radius = v.range(98, 112);
  const size = radius * v.range(0.98, 1.1);
  b.row(
    'x',
    [150, 190],
    [
      ['splash-shield', splashShield(radius * 0.96)],
      46,
      ['disc', brakeDisc({ radius, vented: true, bolts: v.pick(5, 4), drilled: v.pick(false, false, true) })],
      30,
      ['disc-screw', move(countersunk(4, 18), 0, radius * 0.36, 0)],
    ],
  );
  b.row('x', [70, 40], [['shield-screw', hexBolt(3, 16)]], { axisLine: false });
  b.row(
    'x',
    [390, 110],
    [
      ['caliper-bracket', caliperBracket(size)],
      24,
      ['pad-set', pads(size * 0.8)],
      30,
      ['retaining-spring', wireSpring(size * 0.9)],
      30,
      ['caliper-piston-seal', pistonSeal(size * 0.2)],
      20,
      ['caliper', caliper(size, v.pick(1, 2))],
    ],
  );
  b.row('x', [330, 250], [['bracket-bolt', hexBolt(6, 34)]]);
  b.row(
    'x',
    [520, 330],
    [
      ['guide-sleeve-boot', guideSleeve()],
      ['guide-bolt', socketBolt(4, 46)],
    ],
  );
  b.row('z', [740, 170], [['bleeder-screw', bleederScrew()], 18, ['bleeder-cap', bleederCap()]]);
  b.put('wear-sensor', leadSensor(), [560, 60]);
};

const discRearBoard: BoardDesign = (b, v) => {
  const radius = v.range(90, 102);
  const size = radius * 0.92;
  b.row(
    'x',
    [130, 200],
    [
      ['splash-shield', splashShield(radius * 0.96)],
      40,
      ['disc', brakeDisc({ radius, vented: v.pick(false, true), bolts: v.pick(5, 4), drilled: false })],
      30,
      ['disc-screw', move(countersunk(4, 18), 0, radius * 0.36, 0)],
    ],
  );
  b.row(
    'x',
    [360, 90],
    [
      ['caliper-bracket', caliperBracket(size)],
      24,
      ['pad-set', pads(size * 0.78)],
      36,
      ['caliper', caliper(size, 1)],
      20,
      [
        'parking-actuator',
        join(
          rotate(electricMotor(20, 40), 'z', 0),
          move(box(24, 30, 56, 8), -8, 0, -18),
          move(rotate(connector(16, 12, 2, 14), 'y', -90), 10, 0, 16),
        ),
      ],
      18,
      ['actuator-screw', copies(torxBolt(3.6, 20), [0, 14, -30])],
    ],
  );
  b.row('x', [330, 270], [['bracket-bolt', hexBolt(6, 34)]]);
  b.row('x', [520, 380], [['guide-bolt', socketBolt(4, 46)]]);
  b.row('z', [700, 170], [['bleeder-screw', bleederScrew()], 18, ['bleeder-cap', bleederCap()]]);
  b.put('wear-sensor', leadSensor(), [560, 60]);
};

export const discBrakesBoards = {
  'brake-disc-front': discFrontBoard,
  'brake-disc-rear': discRearBoard,
};
