import { rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { torxBolt } from '../shapes/fasteners.ts';
import { backrest, headrest, seatCushion, seatFrame, seatRail } from '../shapes/seats.ts';
import { sidePlate } from '../shapes/skins.ts';
import { electricMotor } from '../shapes/turned-parts.ts';

const seatBoard: BoardDesign = (b, v) => {
  const w = v.range(122, 132);
  b.put('seat-backrest', backrest(w, 150), [250, 220]);
  b.row(
    'z',
    [240, 110],
    [
      ['headrest-guide', copies(join(cylinder(5, 16), move(cylinder(9, 4), 16)), [0, 0, 0], [0, 30, 0])],
      12,
      ['headrest', along(headrest(70), 'y')],
    ],
    { axisLine: false },
  );
  b.put(
    'backrest-panel',
    join(
      prism(
        rounded(
          [
            [-w * 0.42, 0],
            [w * 0.42, 0],
            [w * 0.4, 80],
            [w * 0.26, 120],
            [-w * 0.26, 120],
            [-w * 0.4, 80],
          ],
          14,
        ),
        5,
      ),
      lines(rectangle(w * 0.6, 46, 8, [0, 40]).map(([y, z]): Vec3 => [5, y, z])),
    ),
    [120, 200],
  );
  b.put('seat-cushion', seatCushion(130, w), [430, 250]);
  b.put(
    'seat-heater-mat',
    toned(
      join(
        along(prism(rectangle(100, w * 0.6, 8), 2), 'z'),
        lines(
          Array.from({ length: 22 }, (_, i): Vec3 => [
            -44 + Math.floor(i / 2) * 8.6,
            (i % 4 === 0 || i % 4 === 3 ? -1 : 1) * w * 0.24,
            2,
          ]),
        ),
      ),
      1,
    ),
    [560, 150],
  );
  b.put('seat-frame', seatFrame(130, w), [440, 380]);
  b.put('seat-rail', seatRail(150), [330, 470]);
  b.put('seat-rail', seatRail(150), [560, 460]);
  b.put('seat-motor', electricMotor(14, 36), [640, 360]);
  b.put(
    'seat-trim-outer',
    join(
      sidePlate(
        rounded(
          [
            [-70, 0],
            [70, 0],
            [64, 22],
            [10, 30],
            [-64, 26],
          ],
          8,
        ),
        8,
      ),
      lines([
        [-50, 8.2, 14],
        [40, 8.2, 14],
      ]),
    ),
    [250, 410],
  );
  b.put(
    'seat-adjuster-switch',
    along(
      join(
        prism(rectangle(18, 54, 5), 8),
        move(box(6, 10, 16, 2), 10, 0, 14),
        move(cylinder(7, 6), 8, 0, -14),
      ),
      'y',
    ),
    [140, 380],
  );
  b.row('z', [660, 480], [['seat-bolt', torxBolt(5, 24)]], { axisLine: false });
};

export const seatsBoards = {
  'front-seat': seatBoard,
};
