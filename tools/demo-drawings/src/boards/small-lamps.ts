import { circle, rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { join, move, rotate, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { clip } from '../shapes/clips-and-buffers.ts';
import { bulb, bulbHolder, connector } from '../shapes/electrical.ts';
import { torxBolt } from '../shapes/fasteners.ts';
import { angleBracket, pillow } from '../shapes/plates.ts';
import { shaft } from '../shapes/turned-parts.ts';

/** A round lamp with its lens towards high x. */
const roundLamp = (radius: number): Solid =>
  join(
    turned([
      [-46, 0],
      [-46, radius * 0.34],
      [-30, radius * 0.4],
      [-12, radius * 0.86],
      [0, radius],
      [10, radius],
      [10, 0],
    ]),
    move(toned(cylinder(radius * 0.88, 4), 1), 9),
    lines(
      circle(radius * 0.55).map(([y, z]): Vec3 => [13.2, y, z]),
      circle(radius * 0.25).map(([y, z]): Vec3 => [13.2, y, z]),
    ),
    ...[-1, 1].map((s) =>
      move(prism(rectangle(16, 14, 4), 4, { holes: [circle(3)] }), 0, s * (radius + 6), 0),
    ),
  );

const fogLampBoard: BoardDesign = (b, v) => {
  const radius = v.range(54, 60);
  b.row(
    'x',
    [130, 180],
    [
      ['fog-lamp-connector', connector(24, 16, 2, 24)],
      24,
      ['fog-bulb-holder', bulbHolder(16)],
      20,
      ['fog-bulb', bulb(12, 40)],
      36,
      ['fog-lamp', roundLamp(radius)],
      40,
      [
        'fog-lamp-trim',
        prism(rectangle(radius * 3, radius * 2.5, 18), 8, { holes: [circle(radius * 0.96)], taper: 0.05 }),
      ],
    ],
  );
  b.put('fog-lamp-bracket', angleBracket(90, 40, 56), [210, 430]);
  b.row('x', [420, 450], [['fog-lamp-screw', torxBolt(5, 26)]], { axisLine: false });
  b.row('x', [330, 90], [['fog-adjuster', shaft([34, 4], [4, 10], [10, 6])]], { axisLine: false });
};

/** A lamp of the headlining, its glass towards high x. */
const roofLamp = (width: number, height: number, windows: number): Solid =>
  join(
    pillow(26, width, height, 8),
    ...Array.from({ length: windows }, (_, i) => {
      const y = width * ((i + 0.5) / windows - 0.5);
      return join(
        move(toned(prism(rectangle((width / windows) * 0.7, height * 0.56, 6), 3), 1), 13, y, 0),
        lines(circle(height * 0.14, [y, 0]).map(([a, c]): Vec3 => [16.2, a, c])),
      );
    }),
    move(rotate(connector(18, 12, 3, 14), 'z', 180), -13),
  );

const smallLamp = (): Solid =>
  join(
    pillow(18, 52, 24, 5),
    toned(move(box(4, 40, 15, 3), 10), 1),
    move(rotate(connector(12, 9, 2, 12), 'z', 180), -9),
  );

/** A tube-shaped bulb with a metal cap at each end. */
const festoon = (): Solid =>
  rotate(
    join(
      turned(
        [
          [-14, 0],
          [-14, 6],
          [14, 6],
          [14, 0],
        ],
        { smooth: true },
      ),
      ...[-1, 1].map((s) => move(cylinder(6.6, 5), s > 0 ? 13 : -18)),
    ),
    'z',
    90,
  );

const interiorLampsBoard: BoardDesign = (b, v) => {
  const width = v.range(150, 170);
  b.row(
    'x',
    [190, 200],
    [
      ['interior-lamp-front', roofLamp(width, 78, 3)],
      36,
      ['reading-lamp-lens', toned(prism(rectangle(44, 40, 8), 6, { taper: 0.08 }), 1)],
    ],
  );
  b.put('interior-lamp-rear', roofLamp(width * 0.7, 60, 2), [520, 180]);
  b.put('interior-bulb', festoon(), [420, 330]);
  b.put(
    'ambient-lamp',
    join(ring(10, 6, 8), move(cylinder(6, 26), -26), move(toned(cylinder(6, 3), 1), 6)),
    [300, 420],
  );
  b.put('glove-box-lamp', smallLamp(), [150, 380]);
  b.put(
    'luggage-lamp',
    join(smallLamp(), lines(rectangle(30, 8, 3).map(([y, z]): Vec3 => [12.4, y, z]))),
    [560, 380],
  );
  b.put(
    'footwell-lamp',
    join(
      move(prism(rectangle(40, 30, 6), 14), -7),
      toned(move(prism(rectangle(28, 20, 5), 4), 7), 1),
      move(rotate(connector(12, 9, 2, 12), 'z', 180), -7),
    ),
    [440, 450],
  );
  b.put('lamp-plug', connector(26, 16, 4, 26), [640, 280]);
  b.put('lamp-clip', clip(1.3), [250, 90]);
};

export const smallLampsBoards = {
  'fog-lamp': fogLampBoard,
  'interior-lamps': interiorLampsBoard,
};
