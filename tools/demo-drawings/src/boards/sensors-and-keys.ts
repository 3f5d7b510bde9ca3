import { circle, rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, tube } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate, type Solid, toned } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { pipeClip } from '../shapes/clips-and-buffers.ts';
import { connector } from '../shapes/electrical.ts';
import { hexBolt } from '../shapes/fasteners.ts';
import { hose } from '../shapes/hoses.ts';
import { lambdaProbe } from '../shapes/exhaust.ts';
import { angleBracket, pillow } from '../shapes/plates.ts';
import { cap, shaft } from '../shapes/turned-parts.ts';

/** A thin probe with a union nut, and its lead. */
const temperatureProbe = (reach: number): Solid =>
  join(
    move(rotate(shaft([34, 3], [8, 6], [12, 10]), 'z', 180), 0),
    tube(
      smooth(
        [
          [0, 0, 0],
          [24, 0, 4],
          [reach * 0.6, 14, 20],
          [reach, 30, 14],
        ],
        6,
      ),
      3,
    ),
    move(connector(14, 10, 2, 20), reach, 30, 14),
  );

const exhaustSensorsBoard: BoardDesign = (b, v) => {
  b.put('oxygen-sensor', rotate(lambdaProbe(v.range(110, 130)), 'z', -30), [190, 170]);
  b.put('monitor-sensor', rotate(lambdaProbe(v.range(140, 160)), 'z', -20), [450, 150]);
  b.put('exhaust-temperature-sensor', temperatureProbe(v.range(120, 140)), [210, 340]);
  b.put(
    'differential-pressure-sensor',
    join(
      pillow(30, 60, 40, 8),
      ...[-14, 14].map((y) => move(rotate(cylinder(5, 26), 'y', 90), 0, y, -18)),
      move(rotate(connector(22, 14, 3, 18), 'y', -90), 0, 0, 20),
      ...[-1, 1].map((s) => move(prism(circle(9), 6, { holes: [circle(4)] }), -12, s * 38, 0)),
    ),
    [470, 340],
  );
  b.put(
    'pressure-line',
    join(
      hose(
        [
          [0, 0, 0],
          [0, 0, -40],
          [30, 10, -70],
          [90, 20, -80],
        ],
        6,
      ),
      hose(
        [
          [0, 26, 0],
          [0, 26, -40],
          [30, 36, -66],
          [90, 46, -76],
        ],
        6,
      ),
    ),
    [580, 400],
  );
  b.put('sensor-holder-plate', angleBracket(70, 30, 50), [330, 470]);
  b.put('cable-holder', pipeClip(9), [340, 90]);
  b.row('x', [200, 460], [['holder-bolt', hexBolt(5, 24)]], { axisLine: false });
};

const notches = (from: number): Vec3[] =>
  Array.from({ length: 9 }, (_, i): Vec3 => [3.2, i % 2 === 0 ? 2.4 : -1, from - i * 5]);

/** A cut key blade hanging down, seen from its flat side. */
const blade = (): Solid => join(prism(rectangle(10, 56, 2, [0, -28]), 3), lines(notches(-8)));

const keyCase = (): Solid =>
  join(
    pillow(14, 44, 66, 10),
    ...[16, 0, -16].map((z) => toned(move(prism(rectangle(26, 11, 5), 2), 7, 0, z), 1)),
  );

const remoteKey = (): Solid => join(keyCase(), move(blade(), 0, 0, -32));

/** The back of a key case: the lid over its battery and a slot to open it. */
const keyCaseBack = (): Solid =>
  join(
    pillow(14, 44, 66, 10),
    lines(
      circle(14, [0, -10]).map(([y, z]): Vec3 => [7.2, y, z]),
      [
        [7.2, -6, -10],
        [7.2, 6, -10],
      ],
      rectangle(20, 8, 3, [0, 20]).map(([y, z]): Vec3 => [7.2, y, z]),
    ),
  );

const lockSetBoard: BoardDesign = (b, v) => {
  const turnKey = v.pick(0, 10, -10);
  b.put('master-key', rotate(remoteKey(), 'x', turnKey), [170, 200]);
  b.put(
    'spare-key',
    join(prism(rectangle(34, 40, 12), 5, { holes: [circle(5, [0, 12])] }), move(blade(), 1, 0, -18)),
    [310, 170],
  );
  b.row(
    'x',
    [180, 420],
    [['key-transmitter', keyCaseBack()], 40, ['key-battery', toned(cylinder(12, 4), 1)]],
  );
  const barrel = (span: number): Solid =>
    join(
      shaft([span, 11], [8, 16]),
      lines([
        [span + 8.2, 0, -8],
        [span + 8.2, 0, 8],
      ]),
      move(box(20, 6, 8, 1), span * 0.4, 0, 12),
    );
  b.row('y', [440, 170], [['lock-cylinder', barrel(44)], 26, ['cylinder-cap', cap(17, 12, 16)]]);
  b.row('y', [470, 360], [['glove-box-lock', join(barrel(26), move(along(ring(6, 3, 8), 'z'), 0, 0, -14))]], {
    axisLine: false,
  });
  b.put(
    'code-plate',
    join(
      prism(rectangle(52, 22, 4), 2, { holes: [circle(3, [-20, 0])] }),
      lines(
        [
          [2.2, -10, 3],
          [2.2, 20, 3],
        ],
        [
          [2.2, -10, -4],
          [2.2, 14, -4],
        ],
      ),
    ),
    [380, 470],
  );
};

export const sensorsAndKeysBoards = {
  'exhaust-sensors': exhaustSensorsBoard,
  'lock-set': lockSetBoard,
};
