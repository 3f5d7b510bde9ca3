import { circle, hullOfCircles, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, rotate, toned } from '../kit/solid.ts';
import { connector } from '../shapes/electrical.ts';
import { nut, oRing } from '../shapes/fasteners.ts';
import { collaredHose } from '../shapes/hoses.ts';
import { frameGasket, pillow } from '../shapes/plates.ts';
import { cap, shaft } from '../shapes/turned-parts.ts';

const boosterBoard: BoardDesign = (b, v) => {
  const radius = v.range(80, 90);
  const booster = join(
    turned([
      [-50, 0],
      [-50, 16],
      [-26, 20],
      [-26, radius * 0.6],
      [-14, radius * 0.92],
      [0, radius * 0.98],
      [0, radius * 1.04],
      [6, radius * 1.04],
      [6, radius * 0.98],
      [22, radius * 0.86],
      [34, radius * 0.5],
      [36, radius * 0.3],
      [36, 0],
    ]),
    copies(shaft([16, 4]), [36, 24, 0], [36, -24, 0]),
    lines(ringMark(22, radius * 0.86)),
    move(along(cylinder(9, 10), 'z'), 16, -10, radius * 0.86),
  );
  b.row(
    'x',
    [110, 160],
    [
      [
        'push-rod-clevis',
        join(
          shaft([40, 4]),
          move(box(24, 16, 4, 0), -8, 0, 8),
          move(box(24, 16, 4, 0), -8, 0, -8),
          move(box(6, 16, 20, 0), 2),
        ),
      ],
      18,
      [
        'booster-gasket',
        frameGasket(
          rounded(
            [
              [-44, -40],
              [44, -40],
              [44, 40],
              [-44, 40],
            ],
            14,
          ),
          circle(26),
          [
            [34, 30],
            [34, -30],
            [-34, 30],
            [-34, -30],
          ].map(([y, z]) => circle(4, [y ?? 0, z ?? 0])),
        ),
      ],
      20,
      ['brake-booster', booster],
      20,
      ['cylinder-o-ring', oRing(19, 2.2)],
      18,
      [
        'master-cylinder',
        join(
          prism(
            hullOfCircles([
              [0, 0, 20],
              [24, 0, 8],
              [-24, 0, 8],
            ]),
            8,
            { holes: [circle(4, [24, 0]), circle(4, [-24, 0])] },
          ),
          move(shaft([90, 17], [8, 12]), 8),
          copies(along(ring(9, 5, 10), 'z'), [36, 0, 15], [78, 0, 15]),
          copies(along(cylinder(6, 8), 'y'), [40, 14, -4], [80, 14, -4]),
        ),
      ],
      26,
      ['cylinder-nut', copies(nut(5, true), [0, 24, 0])],
    ],
  );
  b.row(
    'z',
    [560, 260],
    [
      [
        'reservoir-grommet',
        copies(
          toned(
            turned(
              [
                [0, 5],
                [0, 9],
                [4, 10],
                [7, 10],
                [7, 5],
              ],
              { ring: true },
            ),
            2,
          ),
          [0, 0, 0],
          [0, 42, 0],
        ),
      ],
      20,
      [
        'fluid-reservoir',
        join(
          move(pillow(46, 70, 60, 10), 20),
          copies(cylinder(6, 10), [-12, -20, 0], [-12, 20, 0]),
          move(ring(17, 13, 12), 43, 0, 0),
        ),
      ],
      20,
      ['reservoir-cap', cap(19, 15)],
    ],
  );
  b.put('level-switch', join(box(26, 14, 12, 3), move(connector(14, 10, 2, 14), 13)), [640, 330]);
  b.row(
    'z',
    [230, 90],
    [
      [
        'check-valve',
        join(cylinder(8, 10), move(cylinder(12, 5), 10), move(rotate(cylinder(6, 26), 'z', 90), 22, -6, 0)),
      ],
    ],
  );
  b.put(
    'vacuum-hose',
    collaredHose(
      [
        [0, 0, 0],
        [30, -10, 10],
        [70, -30, 10],
        [110, -30, -4],
        [150, -40, -4],
      ],
      7,
    ),
    [300, 80],
  );
  b.row('x', [100, 370], [['booster-nut', nut(5, true)]], { axisLine: false });
};

export const brakeBoosterBoards = {
  'brake-booster': boosterBoard,
};
