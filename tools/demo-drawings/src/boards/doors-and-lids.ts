import { circle, rectangle, rounded } from '../kit/contour.ts';
import { box, lines, prism, tube } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate, scale, type Solid, toned } from '../kit/solid.ts';
import { smooth } from '../kit/vector.ts';
import { emblem, gooseNeck, hinge, latch, sealLoop, striker } from '../shapes/body-fittings.ts';
import { archLiner, bonnet, bootLid, wing } from '../shapes/body-panels.ts';
import { buffer, clip, expandingRivet, springNut } from '../shapes/clips-and-buffers.ts';
import { connector } from '../shapes/electrical.ts';
import { hexBolt, nut, screw, torxBolt } from '../shapes/fasteners.ts';
import { angleBracket, pillow } from '../shapes/plates.ts';
import { gasSpring } from '../shapes/steering.ts';
import { doorBoard } from './doors.ts';

const bonnetBoard: BoardDesign = (b, v) => {
  const [l, w] = [v.range(190, 214), v.range(230, 250)];
  b.put('bonnet', bonnet(l, w), [340, 160]);
  b.put(
    'sound-insulation',
    toned(
      along(
        prism(
          rounded(
            [
              [-70, -90],
              [70, -74],
              [70, 74],
              [-70, 90],
            ],
            16,
          ),
          5,
          { holes: [circle(5, [-50, -60]), circle(5, [-50, 60]), circle(5, [50, 0])] },
        ),
        'z',
      ),
      1,
    ),
    [330, 350],
  );
  b.put('bonnet-hinge-left', hinge(46), [120, 210]);
  b.put('bonnet-hinge-right', scale(hinge(46), 1, -1, 1), [500, 60]);
  b.row('z', [80, 130], [['hinge-bolt', hexBolt(4.5, 20)]], { axisLine: false });
  b.put('gas-spring', rotate(gasSpring(140), 'y', -20), [560, 180]);
  b.row('z', [560, 440], [['lock-striker', upStriker()]], { axisLine: false });
  b.put('bonnet-lock', latch(28), [590, 480]);
  b.put(
    'safety-hook',
    join(
      along(
        prism(
          rounded(
            [
              [-10, -12],
              [10, -12],
              [8, 40],
              [-6, 46],
              [-22, 40],
              [-20, 32],
              [-6, 34],
            ],
            4,
          ),
          4,
        ),
        'y',
      ),
    ),
    [660, 380],
  );
  b.put(
    'release-cable',
    tube(
      smooth(
        [
          [0, 0, 0],
          [30, 0, 10],
          [80, 10, 30],
          [130, 60, 30],
          [150, 130, 20],
          [130, 170, 20],
        ],
        8,
      ),
      2.2,
    ),
    [110, 340],
  );
  b.put(
    'bonnet-seal',
    toned(
      tube(
        smooth(
          [
            [0, -110, 0],
            [14, -60, 6],
            [18, 0, 8],
            [14, 60, 6],
            [0, 110, 0],
          ],
          6,
        ),
        4,
      ),
      2,
    ),
    [200, 470],
  );
  b.row('z', [460, 420], [['insulation-clip', clip(1.2)]], { axisLine: false });
  b.row('z', [470, 500], [['rubber-buffer', buffer(11, 14)]], { axisLine: false });
};

const upStriker = (): Solid => along(striker(), 'y');

const wingBoard: BoardDesign = (b, v) => {
  b.put('front-wing', wing(v.range(270, 300), v.range(140, 156)), [330, 150]);
  b.put('wheel-arch-liner', archLiner(76, 84), [440, 400]);
  b.row('z', [200, 60], [['wing-bolt', hexBolt(4.5, 20)]], { axisLine: false });
  b.row('y', [330, 470], [['liner-screw', screw(3.4, 18)]], { axisLine: false });
  b.row('y', [250, 500], [['expanding-rivet', expandingRivet(1.3)]], { axisLine: false });
  b.put('wing-bracket', angleBracket(50, 40, 54), [150, 330]);
  b.put(
    'side-marker',
    along(
      join(
        prism(rectangle(20, 54, 8), 7),
        toned(move(prism(rectangle(15, 48, 6), 3), 7), 1),
        move(connector(12, 10, 2, 12), -14),
      ),
      'y',
    ),
    [520, 130],
  );
  b.put('sealing-foam', toned(box(30, 16, 60, 3), 2), [640, 180]);
  b.put('spring-nut', springNut(1.2), [100, 230]);
  b.put('trim-emblem', along(emblem(14, 44), 'y'), [600, 80]);
  b.row('y', [620, 470], [['liner-nut', nut(5, true)]], { axisLine: false });
};

const bootBoard: BoardDesign = (b, v) => {
  const [l, w] = [v.range(110, 126), v.range(210, 230)];
  b.put('boot-lid', bootLid(l, w, 96), [360, 200]);
  b.put(
    'boot-seal',
    sealLoop(
      [
        [0, -w * 0.48, 0],
        [-l, -w * 0.44, 20],
        [-l, w * 0.44, 20],
        [0, w * 0.48, 0],
        [14, w * 0.4, -70],
        [14, -w * 0.4, -70],
      ],
      3.4,
    ),
    [200, 370],
  );
  b.put('boot-hinge-left', gooseNeck(60), [130, 190]);
  b.put('boot-hinge-right', gooseNeck(60), [340, 60]);
  b.row('z', [90, 110], [['hinge-nut', nut(5, true)]], { axisLine: false });
  b.put('gas-spring', rotate(gasSpring(110), 'y', -30), [540, 110]);
  b.put(
    'grip-trim',
    join(
      box(14, 130, 20, 5),
      lines([
        [7.1, -50, 0],
        [7.1, 50, 0],
      ]),
    ),
    [560, 330],
  );
  b.put('number-plate-lamp', join(pillow(14, 40, 16, 4), move(box(6, 30, 9, 2), 8)), [640, 250]);
  b.put('boot-emblem', emblem(36, 36), [480, 380]);
  b.put('boot-lock', join(latch(24), move(connector(16, 11, 3, 12), 22, 0, 6)), [460, 450]);
  b.put('lock-striker', striker(), [560, 480]);
  b.row('z', [640, 440], [['striker-bolt', torxBolt(4, 20)]], { axisLine: false });
  b.row('z', [660, 380], [['rubber-buffer', buffer(10, 13)]], { axisLine: false });
};

export const doorsAndLidsBoards = {
  bonnet: bonnetBoard,
  'front-wing': wingBoard,
  'front-door': doorBoard,
  'boot-lid': bootBoard,
};
