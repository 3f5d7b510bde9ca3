import { circle, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, onCircle, rotate, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { connector, controlUnit, harness } from '../shapes/electrical.ts';
import { cableTie } from '../shapes/clips-and-buffers.ts';
import { screw, torxBolt } from '../shapes/fasteners.ts';
import { pillow } from '../shapes/plates.ts';
import { shaft } from '../shapes/turned-parts.ts';

const roofRackBoard: BoardDesign = (b, v) => {
  const w = v.range(270, 300);
  const bar = (): Solid =>
    join(
      prism(
        rounded(
          [
            [-16, -5],
            [16, -7],
            [16, 7],
            [-16, 5],
          ],
          4,
        ),
        w,
      ),
      lines([
        [0, 0, 6.2],
        [w, 0, 6.2],
      ]),
    );
  b.put(
    'roof-box',
    join(
      pillow(250, 110, 52, 20),
      lines(
        [
          [-115, 55.2, 2],
          [115, 55.2, 2],
        ],
        [
          [125.2, -40, 2],
          [125.2, 40, 2],
        ],
        [
          [-80, -20, 26.2],
          [90, -12, 26.2],
        ],
        [
          [-80, 20, 26.2],
          [90, 12, 26.2],
        ],
      ),
      move(along(cylinder(6, 4), 'y'), 20, 54, -4),
    ),
    [360, 120],
  );
  b.put('rack-bar-front', along(bar(), 'y'), [520, 260]);
  b.put('rack-bar-rear', along(bar(), 'y'), [360, 230]);
  const foot = join(
    pillow(30, 46, 60, 10),
    move(box(36, 40, 8, 3), 2, 0, 33),
    move(prism(circle(8), 3), 15, 0, -6),
  );
  b.put('rack-foot', foot, [200, 400]);
  b.put(
    'rack-foot-cover',
    join(
      prism(
        rounded(
          [
            [-22, -28],
            [22, -28],
            [16, 28],
            [-16, 28],
          ],
          8,
        ),
        6,
      ),
      lines(circle(7, [0, -6]).map(([y, z]): Vec3 => [6, y, z])),
    ),
    [290, 440],
  );
  b.put('foot-pad', toned(pillow(40, 56, 12, 5), 2), [190, 490]);
  b.put(
    'clamp-bracket',
    join(
      prism(
        rounded(
          [
            [-18, -30],
            [18, -30],
            [18, 30],
            [-18, 30],
          ],
          6,
        ),
        4,
        { holes: [circle(5)] },
      ),
      move(box(22, 36, 4, 0), 10, 0, -30),
    ),
    [110, 420],
  );
  b.row(
    'x',
    [390, 420],
    [
      [
        'rack-lock',
        join(
          shaft([24, 8], [5, 11]),
          lines([
            [29, 0, -5],
            [29, 0, 5],
          ]),
        ),
      ],
      22,
      [
        'rack-key',
        join(
          prism(circle(13), 3.5, { holes: [circle(4, [0, 6])] }),
          move(prism(rectangle(6, 30, 1), 2.4), 0.5, 0, -26),
        ),
      ],
    ],
  );
  b.put(
    'bar-end-cap',
    toned(
      prism(
        rounded(
          [
            [-17, -6],
            [17, -8],
            [17, 8],
            [-17, 6],
          ],
          4,
        ),
        10,
      ),
      2,
    ),
    [100, 290],
  );
  b.row('z', [560, 440], [['rack-bolt', torxBolt(4.4, 34)]], { axisLine: false });
};

const parkBoard: BoardDesign = (b, v) => {
  const puck = join(
    turned([
      [-16, 0],
      [-16, 8],
      [-5, 8],
      [-5, 12],
      [0, 12],
      [0, 9.5],
      [3, 8.5],
      [3, 0],
    ]),
    move(rotate(connector(12, 9, 3, 12), 'y', -60), -12, 0, 5),
  );
  b.put(
    'retrofit-kit-box',
    join(
      along(prism(rectangle(150, 120), 60, {}), 'z'),
      sheetFlap(-1),
      sheetFlap(1),
      lines(rectangle(80, 30, 0, [0, 30]).map(([x, z]): Vec3 => [x, 60.2, z])),
    ),
    [210, 280],
  );
  b.put('park-control-unit', controlUnit(80, 90, 24, 2, 0), [420, 150]);
  b.row(
    'x',
    [520, 230],
    [['sensor-holder', join(ring(19, 12.5, 10), onCircle(3, 19, box(8, 6, 8)))], 22, ['park-sensor', puck]],
  );
  b.row(
    'x',
    [600, 130],
    [['sensor-holder', join(ring(19, 12.5, 10), onCircle(3, 19, box(8, 6, 8)))], 22, ['park-sensor', puck]],
  );
  b.put(
    'retrofit-harness',
    join(
      harness(
        [
          [0, 0, 0],
          [50, 0, 24],
          [120, 0, 4],
          [190, -6, 24],
          [260, 0, 0],
        ],
        4,
        [
          ['start', connector(30, 18, 5, 22)],
          ['end', connector(14, 11, 3, 14)],
        ],
      ),
      ...[70, 130, 200].map((x) =>
        harness(
          [
            [x, 0, 14],
            [x + 8, 30, 6],
            [x + 10, 60, 0],
          ],
          2.4,
          [['end', connector(14, 11, 3, 14)]],
        ),
      ),
    ),
    [270, 400],
  );
  b.put(
    'warning-buzzer',
    join(
      turned([
        [0, 0],
        [0, 20],
        [16, 20],
        [18, 16],
        [18, 0],
      ]),
      lines(circle(6).map(([y, z]): Vec3 => [18, y, z])),
      move(box(10, 14, 10, 2), 4, 24, 0),
    ),
    [120, 420],
  );
  b.put(
    'park-switch',
    join(
      prism(rectangle(40, 30, 4), 18),
      move(prism(rectangle(34, 24, 3), 4), 18),
      lines(
        [
          [22, -8, -2],
          [22, 8, -2],
        ],
        [
          [22, -5, 5],
          [22, 5, 5],
        ],
      ),
    ),
    [640, 330],
  );
  b.put(
    'drill-template',
    join(
      prism(rectangle(v.range(110, 124), 36, 2), 1.6, { holes: [circle(8, [-38, 0]), circle(8, [38, 0])] }),
      lines(
        [
          [1.6, -46, 0],
          [1.6, 46, 0],
        ],
        [
          [1.6, -38, -14],
          [1.6, -38, 14],
        ],
        [
          [1.6, 38, -14],
          [1.6, 38, 14],
        ],
      ),
    ),
    [500, 450],
  );
  b.put('plug-housing', connector(34, 22, 5, 28), [640, 430]);
  b.put('cable-tie', cableTie(), [200, 490]);
  b.row('z', [420, 490], [['fitting-screw', screw(3.4, 20)]], { axisLine: false });
};

const sheetFlap = (side: 1 | -1): Solid =>
  move(rotate(box(150, 56, 2, 0), 'x', side * -38), 0, side * 80, 60 + 17);

export const retrofitBoards = {
  'roof-rack': roofRackBoard,
  'park-retrofit': parkBoard,
};
