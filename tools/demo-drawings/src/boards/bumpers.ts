import { circle, rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, loft, prism, ring, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, rotate, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { beam, bumper, foamBeam, grille, railBar } from '../shapes/body-fittings.ts';
import { connector } from '../shapes/electrical.ts';
import { expandingRivet, springNut } from '../shapes/clips-and-buffers.ts';
import { nut, torxScrew } from '../shapes/fasteners.ts';
import { angleBracket, pillow, strip } from '../shapes/plates.ts';
import { shaft } from '../shapes/turned-parts.ts';

const sensorPuck = (): Solid =>
  join(
    turned([
      [-14, 0],
      [-14, 6],
      [-4, 6],
      [-4, 9],
      [0, 9],
      [0, 7],
      [2, 6],
      [2, 0],
    ]),
    move(rotate(connector(10, 8, 3, 10), 'y', -60), -10, 0, 4),
  );

const frontBumperBoard: BoardDesign = (b, v) => {
  const w = v.range(310, 335);
  b.put('bumper-cover', bumper(w, 90, 74, false), [420, 300]);
  b.put('impact-absorber', foamBeam(w * 0.8, 20, 30), [320, 190]);
  b.put(
    'bumper-carrier',
    join(beam(w * 0.84, 16, 34, 12), ...[-1, 1].map((s) => move(box(30, 34, 34, 4), -26, s * w * 0.34, 0))),
    [240, 120],
  );
  b.put(
    'radiator-grille',
    join(...[-1, 1].map((s) => move(grille(62, 40, v.pick(7, 9), v.pick(true, false)), 0, s * 36, 0))),
    [580, 200],
  );
  b.put('lower-grille', grille(150, 28, 4, false), [560, 430]);
  b.put('fog-lamp-trim', join(grille(50, 30, 3, false)), [640, 330]);
  b.put('tow-hook-cover', prism(rectangle(18, 18, 3), 3), [670, 390]);
  b.put(
    'number-plate-base',
    join(prism(rectangle(120, 28, 4), 5), lines(rectangle(104, 16, 2).map(([y, z]): Vec3 => [5, y, z]))),
    [640, 460],
  );
  b.row('x', [520, 120], [['sensor-holder', ring(14, 9, 8)], 14, ['park-sensor', sensorPuck()]]);
  b.put('bumper-bracket', angleBracket(70, 30, 40), [150, 280]);
  b.row('z', [240, 430], [['bumper-screw', torxScrew(3.6, 20)]], { axisLine: false });
  b.row('z', [320, 480], [['expanding-rivet', expandingRivet(1.3)]], { axisLine: false });
};

const rearBumperBoard: BoardDesign = (b, v) => {
  const w = v.range(310, 335);
  b.put('bumper-cover-rear', bumper(w, 100, 80, true), [420, 300]);
  b.put(
    'bumper-carrier',
    join(beam(w * 0.84, 10, 34, 12), ...[-1, 1].map((s) => move(box(30, 34, 34, 4), -26, s * w * 0.34, 0))),
    [240, 120],
  );
  b.put('impact-absorber', foamBeam(w * 0.76, 14, 32), [320, 200]);
  b.put(
    'diffuser',
    join(beam(w * 0.62, 8, 24, 8), ...[-60, -20, 20, 60].map((y) => move(box(16, 3, 28), 2, y, -2))),
    [580, 440],
  );
  const reflector = join(prism(rectangle(56, 14, 6), 4), toned(move(prism(rectangle(50, 9, 4), 1.5), 4), 2));
  b.put('reflector-left', reflector, [460, 470]);
  b.put('reflector-right', reflector, [680, 330]);
  b.row('x', [540, 110], [['sensor-holder', ring(14, 9, 8)], 14, ['park-sensor', sensorPuck()]]);
  b.put('tow-hook-cover', prism(rectangle(18, 18, 3), 3), [640, 240]);
  b.put('bumper-bracket', angleBracket(80, 30, 40), [150, 280]);
  b.row('z', [240, 430], [['bumper-screw', torxScrew(3.6, 20)]], { axisLine: false });
  b.row('z', [330, 490], [['expanding-rivet', expandingRivet(1.3)]], { axisLine: false });
};

const roofRailsBoard: BoardDesign = (b, v) => {
  const span = v.range(300, 330);
  b.put('roof-rail-left', railBar(span, 22), [270, 200]);
  b.put('roof-rail-right', railBar(span, 22), [420, 130]);
  const foot = join(pillow(40, 18, 18, 6), move(along(shaft([14, 4]), 'z'), 0, 0, -22));
  b.row(
    'z',
    [150, 330],
    [
      ['rail-nut', nut(5, true)],
      14,
      ['rail-gasket', toned(prism(rectangle(20, 44, 8), 2.5, { holes: [circle(5)] }), 2)],
      14,
      ['rail-foot', along(foot, 'y')],
    ],
  );
  b.put('roof-strip', toned(strip(span, 14, 10, 4), 1), [360, 380]);
  b.put('strip-clip', copies(springNut(0.9), [0, 0, 0]), [240, 420]);
  const fin = loft(
    [
      rectangle(26, 60, 10).map(([y, x]): Vec3 => [x, y, 0]),
      rectangle(18, 46, 8).map(([y, x]): Vec3 => [x - 6, y, 12]),
      rectangle(8, 24, 3).map(([y, x]): Vec3 => [x - 18, y, 28]),
      rectangle(3, 8, 1).map(([y, x]): Vec3 => [x - 28, y, 38]),
    ],
    { smooth: true },
  );
  b.row(
    'z',
    [590, 400],
    [
      ['aerial-nut', nut(7)],
      16,
      ['aerial-gasket', toned(prism(rectangle(30, 64, 12), 2.5, { holes: [circle(8)] }), 2)],
      16,
      ['roof-aerial', along(join(fin, move(along(cylinder(6, 16), 'z'), 0, 0, -16)), 'y')],
    ],
  );
};

export const bumpersBoards = {
  'bumper-front': frontBumperBoard,
  'bumper-rear': rearBumperBoard,
  'roof-rails': roofRailsBoard,
};
