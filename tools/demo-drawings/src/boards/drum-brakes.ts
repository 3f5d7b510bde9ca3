import { rounded } from '../kit/contour.ts';
import { cylinder, prism, tube } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate } from '../kit/solid.ts';
import { smooth } from '../kit/vector.ts';
import {
  adjuster,
  backingPlate,
  brakeDrum,
  brakeShoe,
  expander,
  holdDownSpring,
} from '../shapes/drum-brakes.ts';
import { pipeClip, tensionSpring } from '../shapes/clips-and-buffers.ts';
import { headedPin } from '../shapes/fasteners.ts';
import { gaiter } from '../shapes/gearshift.ts';
import { facing } from '../shapes/hoses.ts';
import { shaft } from '../shapes/turned-parts.ts';

const parkingBoard: BoardDesign = (b, v) => {
  const radius = v.range(76, 84);
  b.row(
    'x',
    [110, 100],
    [
      ['hold-down-pin', move(rotate(headedPin(2, 40), 'z', 180), 0, radius * 0.5, 0)],
      16,
      ['backing-plate', backingPlate(radius)],
      40,
      ['brake-shoe', join(brakeShoe(radius * 0.92, 1), brakeShoe(radius * 0.92, -1))],
      110,
      ['brake-drum', brakeDrum(radius * 1.05, v.pick(5, 4))],
    ],
  );
  b.row('y', [420, 90], [['return-spring', tensionSpring(6, 60)]], { axisLine: false });
  b.row('y', [330, 420], [['adjuster', adjuster()]], { axisLine: false });
  b.put('expander', expander(), [500, 130]);
  b.row('x', [240, 380], [['hold-down-spring', holdDownSpring()]], { axisLine: false });
  b.put(
    'parking-cable',
    join(
      tube(
        smooth(
          [
            [0, 0, 0],
            [40, 0, 0],
            [90, 10, 16],
            [140, 40, 20],
            [180, 90, 10],
            [190, 150, 10],
          ],
          7,
        ),
        3.4,
      ),
      facing(shaft([14, 6], [10, 4]), [-1, 0, 0], [0, 0, 0]),
      facing(shaft([14, 6], [16, 2.4]), [0, 1, 0], [190, 150, 10]),
    ),
    [420, 440],
  );
  b.put('cable-clip', pipeClip(5), [400, 500]);
  b.put(
    'handbrake-lever',
    join(
      tube(
        smooth(
          [
            [0, 0, 0],
            [40, 0, 6],
            [90, 0, 22],
            [140, 0, 34],
          ],
          6,
        ),
        9,
      ),
      move(rotate(cylinder(10, 50), 'y', -14), 120, 0, 30),
      move(
        along(
          prism(
            rounded(
              [
                [-20, -30],
                [16, -30],
                [16, 20],
                [-10, 26],
              ],
              6,
            ),
            6,
          ),
          'y',
        ),
        0,
        -10,
        0,
      ),
      move(rotate(cylinder(4, 10), 'y', -14), 170, 0, 43),
    ),
    [590, 190],
  );
  b.row('z', [680, 330], [['lever-gaiter', gaiter(50, 90, 44)]], { axisLine: false });
};

export const drumBrakesBoards = {
  'parking-brake': parkingBoard,
};
