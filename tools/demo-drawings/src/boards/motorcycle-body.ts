import { circle, rectangle, rounded } from '../kit/contour.ts';
import { box, lines, prism, tube } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { join, move, rotate, toned } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { buffer, expandingRivet, grommet } from '../shapes/clips-and-buffers.ts';
import { socketBolt } from '../shapes/fasteners.ts';
import { noseFairing, saddle, sideFairing, tailCover, windshield } from '../shapes/motorcycle-body.ts';
import { pillow } from '../shapes/plates.ts';
import { lineOn, skin } from '../shapes/skins.ts';
import { shaft } from '../shapes/turned-parts.ts';

const fairingBoard: BoardDesign = (b, v) => {
  const l = v.range(210, 230);
  b.put('fairing-upper', noseFairing(100, 150, 84), [410, 230]);
  b.put('windshield', windshield(110, 84), [360, 110]);
  b.put('fairing-side-left', sideFairing(l, 130, 1), [230, 420]);
  b.put('fairing-side-right', sideFairing(l, 130, -1), [600, 210]);
  b.put(
    'fairing-bracket',
    join(
      tube(
        smooth(
          [
            [0, -60, 30],
            [20, -50, 30],
            [40, -30, 20],
            [46, 0, 10],
            [40, 30, 20],
            [20, 50, 30],
            [0, 60, 30],
          ],
          5,
        ),
        4,
      ),
      tube(
        [
          [46, 0, 10],
          [0, 0, -10],
        ],
        5,
      ),
      move(box(6, 40, 30, 5), -2, 0, -12),
    ),
    [160, 180],
  );
  b.put(
    'fairing-headlamp',
    join(
      prism(
        rounded(
          [
            [-50, -16],
            [-20, -24],
            [20, -24],
            [50, -16],
            [54, 8],
            [20, 16],
            [-20, 16],
            [-54, 8],
          ],
          8,
        ),
        24,
      ),
      ...[-1, 1].map((s) => move(toned(prism(circle(14), 2), 1), 24, s * 28, -4)),
      move(prism(rectangle(80, 28, 8), 20), -20),
    ),
    [520, 380],
  );
  b.put(
    'inner-panel',
    toned(
      join(
        prism(
          rounded(
            [
              [-50, 0],
              [50, 0],
              [40, 50],
              [-40, 50],
            ],
            10,
          ),
          4,
          { holes: [circle(8, [-26, 26]), circle(8, [26, 26])] },
        ),
        lines([
          [4, -30, 10],
          [4, 30, 10],
        ]),
      ),
      1,
    ),
    [250, 80],
  );
  b.row('z', [430, 60], [['windshield-screw', socketBolt(4, 16)]], { axisLine: false });
  b.row('x', [560, 90], [['rubber-grommet', grommet(11, 4)], 14, ['fairing-screw', socketBolt(3.6, 20)]]);
  b.row('x', [420, 490], [['quick-fastener', expandingRivet(1.4)]], { axisLine: false });
};

const seatBoard: BoardDesign = (b, v) => {
  b.put('mc-seat-rider', saddle(v.range(170, 186), 110, 36), [420, 230]);
  b.put('mc-seat-pillion', saddle(104, 84, 12), [240, 110]);
  b.put('mc-tail-cover', tailCover(160, 92), [200, 270]);
  b.put(
    'mc-grab-rail',
    tube(
      smooth(
        [
          [60, -50, 0],
          [20, -54, 14],
          [-40, -46, 24],
          [-64, 0, 28],
          [-40, 46, 24],
          [20, 54, 14],
          [60, 50, 0],
        ],
        6,
      ),
      6,
    ),
    [120, 150],
  );
  b.row('z', [330, 60], [['grab-rail-bolt', socketBolt(4.4, 26)]], { axisLine: false });
  b.put(
    'mc-rear-lamp',
    join(
      toned(
        prism(
          rounded(
            [
              [-34, -10],
              [34, -10],
              [26, 12],
              [-26, 12],
            ],
            6,
          ),
          12,
        ),
        1,
      ),
      move(pillow(16, 56, 18, 5), -8),
      lines(
        ...[-16, 0, 16].map((y): Vec3[] => [
          [12, y, -8],
          [12, y, 10],
        ]),
      ),
    ),
    [110, 360],
  );
  const guard = (u: number, w: number): Vec3 => {
    const t = Math.PI * (0.1 + 0.52 * w);
    const a = (u - 0.5) * Math.PI * 0.8;
    return [-20 - 100 * Math.cos(t) * 0.9, 34 * Math.sin(a), 84 * Math.sin(t) + 12 * Math.cos(a)];
  };
  b.put(
    'mc-mudguard',
    toned(join(skin(guard, 14, 16, 0), lines(lineOn(guard, [0.5, 0.04], [0.5, 0.96]))), 1),
    [330, 400],
  );
  b.put(
    'mc-number-plate-holder',
    join(
      prism(
        rounded(
          [
            [-40, 0],
            [40, 0],
            [40, 54],
            [20, 74],
            [-20, 74],
            [-40, 54],
          ],
          8,
        ),
        4,
        { holes: [circle(4, [-26, 14]), circle(4, [26, 14])] },
      ),
      move(box(16, 34, 12, 4), 8, 0, 66),
    ),
    [560, 420],
  );
  b.row('x', [640, 320], [['mudguard-screw', socketBolt(4, 18)]], { axisLine: false });
  b.row('z', [560, 250], [['seat-rubber', buffer(10, 12)]], { axisLine: false });
  b.put(
    'mc-seat-lock',
    join(
      box(40, 30, 14, 3),
      move(rotate(shaft([20, 8], [4, 10]), 'z', 90), 6, 14, 0),
      tube(
        smooth(
          [
            [-20, 0, 0],
            [-40, 0, 4],
            [-60, -20, 8],
          ],
          4,
        ),
        2,
      ),
    ),
    [560, 120],
  );
};

export const motorcycleBodyBoards = {
  'mc-fairing': fairingBoard,
  'mc-seat': seatBoard,
};
