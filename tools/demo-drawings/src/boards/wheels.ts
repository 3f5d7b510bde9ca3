import { rectangle } from '../kit/contour.ts';
import { cylinder, lines, prism, ringMark, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { join, move, rotate, type Solid } from '../kit/solid.ts';
import type { Variation } from '../kit/variation.ts';
import { hexBolt, socketBolt } from '../shapes/fasteners.ts';
import { pillow } from '../shapes/plates.ts';
import { cap, shaft } from '../shapes/turned-parts.ts';
import { tyre, type Tread } from '../shapes/tyres.ts';
import { wheelRim } from '../shapes/wheels.ts';

interface WheelLook {
  readonly tread: Tread;
  readonly rim: (radius: number, v: Variation) => Solid;
  /** Width of the tyre as a share of the rim's radius. */
  readonly width: number;
}

const wheelBoard =
  ({ tread, rim, width }: WheelLook): BoardDesign =>
  (b, v) => {
    const radius = v.range(86, 94);
    b.row(
      'x',
      [150, 190],
      [
        ['tyre', tyre(radius * 1.42, radius * 1.02, radius * width, tread)],
        40,
        ['wheel-rim', rim(radius, v)],
        30,
        [
          'hub-cap',
          join(
            turned([
              [0, 0],
              [0, 18],
              [6, 17],
              [7, 14],
              [7, 0],
            ]),
            lines(ringMark(7, 9)),
          ),
        ],
      ],
    );
    b.row('x', [560, 200], [['wheel-bolt', hexBolt(6, 28)]]);
    b.row(
      'x',
      [620, 260],
      [
        ['lock-bolt', join(socketBolt(6, 28))],
        22,
        [
          'lock-bolt-adapter',
          join(
            shaft([18, 9]),
            move(
              prism(
                [
                  [-8, 0],
                  [-4, 7],
                  [4, 7],
                  [8, 0],
                  [4, -7],
                  [-4, -7],
                ],
                14,
              ),
              18,
            ),
          ),
        ],
      ],
    );
    b.row(
      'x',
      [470, 90],
      [
        [
          'pressure-sensor-wheel',
          join(pillow(16, 46, 22, 5), move(rotate(cylinder(3, 10), 'z', 30), 6, -22, 0)),
        ],
        20,
        [
          'valve',
          join(
            turned([
              [0, 0],
              [0, 8],
              [4, 8],
              [6, 5],
              [16, 4],
              [30, 3],
              [30, 0],
            ]),
            lines(ringMark(24, 3.4), ringMark(26, 3.3)),
          ),
        ],
        16,
        ['valve-cap', cap(5, 10, 8)],
      ],
    );
    b.put(
      'balance-weight',
      join(
        prism(rectangle(34, 9, 2), 5),
        lines(
          [
            [5, -6, -4],
            [5, -6, 4],
          ],
          [
            [5, 6, -4],
            [5, 6, 4],
          ],
        ),
      ),
      [120, 470],
    );
  };

const starRim = (radius: number, v: Variation): Solid => {
  const bolts = v.pick(5, 4);
  return wheelRim(radius, v.pick(5, 7, 10), bolts);
};

export const wheelsBoards = {
  wheel: wheelBoard({ tread: 'summer', rim: starRim, width: 0.78 }),
  'wheel-double-spoke': wheelBoard({
    tread: 'summer',
    rim: (radius, v) => wheelRim(radius, v.pick(5, 6, 7), 5, { isDoubleSpoke: true }),
    width: 0.78,
  }),
  'winter-wheel': wheelBoard({ tread: 'winter', rim: starRim, width: 0.78 }),
  'mc-wheel': wheelBoard({
    tread: 'motorcycle',
    rim: (radius, v) => wheelRim(radius, v.pick(3, 5, 6), 0, { isDoubleSpoke: true, width: 0.42 }),
    width: 0.5,
  }),
};
