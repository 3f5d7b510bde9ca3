import { circle, rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, tube, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate, toned } from '../kit/solid.ts';
import { smooth } from '../kit/vector.ts';
import { connector, sensor } from '../shapes/electrical.ts';
import { grommet, hoseClamp } from '../shapes/clips-and-buffers.ts';
import { hexBolt, oRing, torxBolt, torxScrew } from '../shapes/fasteners.ts';
import { corrugated, fittedPipe, unionNut } from '../shapes/hoses.ts';
import { triFlange } from '../shapes/plates.ts';
import { filterCase, panelFilter } from '../shapes/air-filters.ts';

const injectionBoard: BoardDesign = (b, v) => {
  const count = v.pick(4, 3);
  const pitch = 66;
  const span = pitch * count;
  const injector = join(
    turned([
      [-60, 0],
      [-60, 2.4],
      [-36, 2.4],
      [-36, 5],
      [-30, 5],
      [-30, 8],
      [0, 9],
      [10, 7],
      [10, 5],
      [22, 5],
      [22, 0],
    ]),
    lines(ringMark(-24, 8.2), ringMark(-8, 8.8)),
    move(rotate(connector(13, 10, 2, 16), 'z', 60), -6, 6, 0),
  );
  const rail = join(
    cylinder(11, span),
    ...Array.from({ length: count }, (_, i) =>
      move(
        along(
          turned([
            [-30, 7],
            [-30, 10],
            [0, 9],
            [0, 0],
          ]),
          'z',
        ),
        pitch * (i + 0.5),
        0,
        -6,
      ),
    ),
    ...[0.25, count - 0.75].map((t) =>
      move(along(prism(rectangle(16, 40, 7), 8, { holes: [circle(4, [0, 12])] }), 'z'), pitch * t, 12, -4),
    ),
    move(cylinder(7, 14), span),
  );
  b.put('fuel-rail', rail, [190, 110]);
  for (let i = 0; i < count; i += 1) {
    b.row(
      'z',
      [218 + i * 57.2, 380 + i * 33],
      [
        ['injector-seal', toned(ring(5, 3, 4), 2)],
        12,
        ['injector', injector],
        10,
        ['injector-clip', prism(rectangle(20, 14, 4), 3, { holes: [circle(6)] })],
        10,
        ['injector-o-ring', oRing(7, 1.8)],
      ],
      { linked: i > 0 },
    );
  }
  b.row('z', [150, 60], [['rail-bolt', hexBolt(4.5, 34)]], { axisLine: false });
  b.row('x', [470, 260], [['rail-pressure-sensor', sensor(9, 16)]]);
  b.row(
    'z',
    [640, 330],
    [
      ['roller-tappet', join(cylinder(13, 30), move(along(ring(9, 4, 8), 'y'), -4, -4, 0))],
      18,
      ['pump-gasket', toned(triFlange(16, 30, 2), 1)],
      16,
      [
        'high-pressure-pump',
        join(
          triFlange(10, 30, 8),
          move(
            turned([
              [0, 0],
              [0, 22],
              [26, 22],
              [28, 26],
              [46, 26],
              [50, 20],
              [50, 0],
            ]),
            8,
          ),
          move(along(cylinder(7, 22), 'y'), 34, 20, 0),
          move(rotate(connector(16, 12, 2, 18), 'z', -60), 40, -20, 0),
        ),
      ],
      22,
      ['pump-bolt', move(torxBolt(4, 30), 0, 0, 28)],
    ],
  );
  b.put(
    'high-pressure-pipe',
    fittedPipe(
      [
        [0, 0, 0],
        [26, 0, 0],
        [40, 8, 6],
        [56, 30, 30],
        [60, 50, 60],
        [40, 60, 90],
        [10, 60, 96],
      ],
      3.4,
      unionNut(7),
      unionNut(7),
    ),
    [520, 150],
  );
};

const airFilterBoard: BoardDesign = (b, v) => {
  const [w, l] = [v.range(150, 170), v.range(112, 124)];
  b.row(
    'z',
    [290, 400],
    [
      ['air-filter-lower', filterCase(w, l, 64, false)],
      44,
      ['air-filter-element', panelFilter(w - 14, l - 14)],
      44,
      [
        'air-filter-upper',
        join(filterCase(w, l, 40, true), move(rotate(ring(25, 20, 26), 'z', -90), 20, -w * 0.48, 0)),
      ],
    ],
  );
  b.row('z', [150, 230], [['cover-screw', torxScrew(3.4, 26)]]);
  b.row('z', [110, 470], [['rubber-mount', grommet(13, 5)]], { axisLine: false });
  const meter = join(
    ring(27, 22, 52),
    move(ring(31, 22, 6), 46),
    move(box(30, 20, 12, 3), 26, 0, 32),
    move(connector(18, 12, 4, 12), 36, 0, 32),
    lines(
      [
        [46, 0, 22],
        [46, 0, -22],
      ],
      [
        [46, -22, 0],
        [46, 22, 0],
      ],
    ),
  );
  b.row(
    'x',
    [450, 130],
    [
      ['meter-seal', oRing(26, 2.4)],
      16,
      ['air-mass-meter', meter],
      24,
      ['hose-clamp', hoseClamp(27)],
      20,
      [
        'intake-duct',
        corrugated(
          [
            [0, 0, 0],
            [50, 0, 0],
            [90, 0, 8],
            [130, -20, 14],
            [160, -60, 10],
          ],
          25,
        ),
      ],
    ],
  );
  b.put('meter-bolt', torxBolt(3.4, 18), [560, 90], 20);
  b.put(
    'intake-snorkel',
    join(
      tube(
        smooth(
          [
            [0, 0, 0],
            [40, 0, 0],
            [70, 20, 10],
            [110, 30, 20],
            [150, 30, 20],
          ],
          6,
        ),
        20,
        { bore: 16 },
      ),
      move(box(16, 90, 36, 10), 156, 30, 20),
      lines([
        [164.2, -8, 8],
        [164.2, 68, 8],
        [164.2, 68, 32],
        [164.2, -8, 32],
        [164.2, -8, 8],
      ]),
    ),
    [430, 440],
  );
};

export const injectionBoards = {
  'fuel-injection': injectionBoard,
  'air-filter': airFilterBoard,
};
