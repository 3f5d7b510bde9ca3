import { circle, rectangle } from '../kit/contour.ts';
import { box, lines, prism, ring, tube, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, type Solid } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { bladeFuse, connector, relay } from '../shapes/electrical.ts';
import { hexBolt, nut, torxBolt } from '../shapes/fasteners.ts';
import { facing, hose } from '../shapes/hoses.ts';
import { angleBracket, pillow } from '../shapes/plates.ts';

const batteryCase = (l: number, w: number, h: number): Solid =>
  join(
    move(along(prism(rectangle(l, w, 4), h), 'z'), 0, 0, -h / 2),
    move(along(prism(rectangle(l + 6, w + 6, 5), 16), 'z'), 0, 0, h / 2),
    move(along(prism(rectangle(l * 0.94, w * 0.5, 3), 6), 'z'), 0, -w * 0.16, h / 2 + 16),
    copies(
      along(
        turned([
          [0, 0],
          [0, 9],
          [14, 8],
          [14, 0],
        ]),
        'z',
      ),
      [l * 0.38, w * 0.3, h / 2 + 16],
      [-l * 0.38, w * 0.3, h / 2 + 16],
    ),
    lines(
      ...Array.from({ length: 6 }, (_, i): Vec3[] =>
        circle(7, [-l * 0.38 + (l * 0.76 * i) / 5, -w * 0.16]).map(([x, y]) => [x, y, h / 2 + 22]),
      ),
      [
        [-l * 0.4, w / 2 + 0.1, -h * 0.2],
        [l * 0.4, w / 2 + 0.1, -h * 0.2],
      ],
      [
        [-l * 0.4, w / 2 + 0.1, h * 0.2],
        [l * 0.4, w / 2 + 0.1, h * 0.2],
      ],
    ),
  );

const clampEye = (): Solid => join(along(ring(14, 9, 14), 'z'), move(box(16, 10, 14, 2), 18, 0, 7));

const batteryBoard: BoardDesign = (b, v) => {
  const [l, w] = [v.range(150, 170), 100];
  b.put('battery', batteryCase(l, w, 96), [340, 270]);
  b.put(
    'battery-tray',
    join(
      along(prism(rectangle(l + 24, w + 24, 8), 5), 'z'),
      ...[-1, 1].map((s) => move(box(l + 24, 4, 22, 0), 0, (s * (w + 22)) / 2, 12)),
      lines(
        ...[-0.3, 0, 0.3].map((t): Vec3[] => [
          [l * t, -w * 0.5, 5],
          [l * t, w * 0.5, 5],
        ]),
      ),
    ),
    [340, 470],
  );
  b.put('battery-clamp', join(box(46, 20, 14, 3), move(box(10, 20, 30, 2), -18, 0, -14)), [150, 440]);
  b.row('z', [110, 380], [['clamp-bolt', hexBolt(5, 40)]], { axisLine: false });
  b.put(
    'positive-cable',
    join(
      clampEye(),
      tube(
        smooth(
          [
            [22, 0, 8],
            [50, 0, 10],
            [90, -10, 0],
            [130, -20, -40],
            [140, -20, -80],
          ],
          7,
        ),
        5,
      ),
      move(along(ring(9, 4, 4), 'z'), 140, -20, -92),
    ),
    [490, 150],
  );
  b.put(
    'negative-cable',
    join(
      clampEye(),
      tube(
        smooth(
          [
            [22, 0, 8],
            [46, 6, 8],
            [70, 30, -10],
            [80, 60, -30],
          ],
          7,
        ),
        5,
      ),
      move(along(ring(9, 4, 4), 'z'), 80, 66, -36),
    ),
    [160, 220],
  );
  b.put(
    'terminal-cover',
    join(
      pillow(44, 30, 20, 6),
      lines([
        [-14, -8, 10.1],
        [14, -8, 10.1],
      ]),
    ),
    [520, 90],
  );
  b.put(
    'battery-sensor',
    join(
      box(38, 26, 16, 4),
      move(along(ring(13, 9, 12), 'z'), -26, 0, -6),
      move(connector(14, 10, 2, 12), 19),
    ),
    [210, 100],
  );
  b.put(
    'vent-hose',
    hose(
      [
        [0, 0, 0],
        [20, 0, 10],
        [60, 0, 0],
        [90, 20, -20],
        [100, 50, -20],
      ],
      4,
    ),
    [560, 380],
  );
  b.put(
    'battery-cover',
    join(
      move(along(prism(rectangle(l * 0.9, w * 0.8, 8), 12), 'z'), 0, 0, 0),
      lines(rectangle(l * 0.7, w * 0.56, 6).map(([x, y]): Vec3 => [x, y, 12])),
    ),
    [340, 90],
  );
  b.row('z', [640, 240], [['terminal-nut', nut(5, true)]], { axisLine: false });
};

const fuseBoard: BoardDesign = (b, v) => {
  const rows = v.pick(3, 4);
  const carrier = join(
    along(prism(rectangle(190, 120, 8), 34), 'z'),
    lines(
      ...Array.from({ length: rows * 9 }, (_, i): Vec3[] => {
        const [r, c] = [Math.floor(i / 9), i % 9];
        return rectangle(12, 18, 2, [-44 + c * 14.6, -42 + r * 26]).map(([x, y]): Vec3 => [x, y, 34]);
      }),
    ),
    ...[-40, 0, 40].map((y) => move(along(prism(rectangle(26, 28, 2), 10), 'z'), -74, y, 34)),
    move(connector(60, 20, 8, 16), 95, -20, 16),
    move(connector(34, 20, 5, 16), 95, 38, 16),
  );
  b.put('fuse-carrier', carrier, [340, 340]);
  b.put(
    'fuse-box-cover',
    join(
      along(prism(rectangle(200, 130, 10), 24), 'z'),
      lines(rectangle(170, 100, 8).map(([x, y]): Vec3 => [x, y, 24])),
      ...[-1, 1].map((s) => move(box(20, 6, 22, 2), 0, s * 66, 2)),
    ),
    [320, 120],
  );
  b.put('relay', relay(26), [170, 200]);
  b.put(
    'relay-socket',
    join(
      along(prism(rectangle(36, 34, 4), 18), 'z'),
      lines(
        ...[-8, 8].map((x): Vec3[] => [
          [x, -8, 18],
          [x, 8, 18],
        ]),
      ),
    ),
    [130, 300],
  );
  b.put('blade-fuse', join(...[0, 1, 2].map((i) => move(bladeFuse(1.1), i * 18))), [500, 190]);
  b.put('maxi-fuse', bladeFuse(1.7), [580, 150]);
  b.put(
    'fuse-puller',
    join(
      box(10, 8, 40, 2),
      move(box(16, 6, 12, 2), 0, 0, 24),
      move(box(10, 3, 24), 0, 5, -24),
      move(box(10, 3, 24), 0, -5, -24),
    ),
    [640, 230],
  );
  b.put('fuse-box-bracket', join(angleBracket(130, 50, 60)), [270, 500]);
  b.row('z', [140, 420], [['carrier-screw', torxBolt(4, 26)]], { axisLine: false });
  b.put(
    'supply-cable',
    join(
      tube(
        smooth(
          [
            [0, 0, 0],
            [40, 0, 10],
            [90, -10, 10],
            [130, -10, -20],
            [150, 0, -50],
          ],
          7,
        ),
        5,
      ),
      facing(along(ring(9, 4, 4), 'y'), [-1, 0, 0], [-6, 0, -2]),
      facing(ring(6, 5, 10), [0.3, 0, -1], [150, 0, -50]),
    ),
    [520, 400],
  );
  b.row('z', [500, 330], [['terminal-nut', nut(5, true)]], { axisLine: false });
};

export const powerSupplyBoards = {
  battery: batteryBoard,
  'fuse-box': fuseBoard,
};
