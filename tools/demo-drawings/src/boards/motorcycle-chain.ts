import { circle, lobed, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { copies, join, move, onCircle, rotate, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { hexBolt, nut, socketBolt } from '../shapes/fasteners.ts';
import { lineOn, skin } from '../shapes/skins.ts';
import { shaft, toothedWheel } from '../shapes/turned-parts.ts';
import { chainLoop } from '../shapes/valve-train.ts';

const chainBoard: BoardDesign = (b, v) => {
  const gap = v.range(210, 240);
  b.put(
    'drive-chain',
    chainLoop(
      [
        [-gap / 2, 0, 62],
        [gap / 2, 10, 27],
      ],
      11,
      10.5,
    ),
    [250, 180],
  );
  b.row(
    'x',
    [380, 190],
    [
      [
        'sprocket-carrier',
        join(
          prism(lobed(5, 30, 46), 12, { holes: [circle(15)] }),
          onCircle(5, 34, move(box(22, 12, 8, 2), -10)),
          move(ring(20, 15, 22), -10),
        ),
      ],
      26,
      [
        'chain-sprocket-rear',
        toothedWheel({
          teeth: v.pick(45, 42),
          tip: 66,
          root: 60,
          width: 5,
          bore: 30,
          hub: 34,
          hubWidth: 6,
          holes: 5,
          holeRadius: 5,
        }),
      ],
      18,
      ['sprocket-nut', onCircle(5, 40, nut(4.4, true))],
    ],
  );
  b.row('x', [330, 130], [['cush-rubber', onCircle(5, 26, toned(box(18, 16, 20, 4), 2))]], {
    axisLine: false,
  });
  b.row(
    'x',
    [500, 120],
    [['chain-pinion', toothedWheel({ teeth: 16, tip: 26, root: 21, width: 6, bore: 10, hubWidth: 9 })]],
  );
  b.put(
    'chain-link',
    join(
      prism(
        rounded(
          [
            [-6, -5],
            [18, -5],
            [18, 5],
            [-6, 5],
          ],
          4.8,
        ),
        2,
      ),
      move(copies(cylinder(3, 16), [0, 0, 0], [0, 12, 0]), -14),
      move(
        prism(
          rounded(
            [
              [-6, -5],
              [18, -5],
              [18, 5],
              [-6, 5],
            ],
            4.8,
          ),
          2,
        ),
        -16,
      ),
    ),
    [620, 200],
  );
  b.row(
    'x',
    [200, 420],
    [
      ['chain-adjuster', join(box(16, 36, 30, 4), move(rotate(hexBolt(4, 40, false), 'z', 90), 0, 18, 0))],
      24,
      [
        'rear-axle',
        join(shaft([18, 10], [150, 8], [20, 7]), lines(ringMark(172, 7), ringMark(176, 7), ringMark(180, 7))),
      ],
      20,
      ['axle-nut', nut(8, true)],
    ],
  );
  const guard = (u: number, w: number): Vec3 => {
    const t = Math.PI * (0.15 + 0.5 * u);
    return [12 - 24 * w, -10 + 130 * Math.cos(t), 70 * Math.sin(t) + (w < 0.2 ? -10 * (1 - w / 0.2) : 0)];
  };
  b.put(
    'chain-guard',
    join(skin(guard, 22, 5, 0), lines(lineOn(guard, [0.05, 0.2], [0.95, 0.2]))),
    [150, 320],
  );
  b.row('x', [120, 240], [['guard-screw', socketBolt(3.6, 18)]], { axisLine: false });
};

export const motorcycleChainBoards = {
  'mc-chain-drive': chainBoard,
};
