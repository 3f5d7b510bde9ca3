import { circle, hullOfCircles, rectangle } from '../kit/contour.ts';
import { cylinder, lines, prism, ring, tube } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, rotate, toned } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { bearingShell, connectingRod, piston, pistonRing, rodCap } from '../shapes/crank-drive.ts';
import { sensor } from '../shapes/electrical.ts';
import { cylinderHead, headGasket } from '../shapes/engine-block.ts';
import { grommet, hoseClamp } from '../shapes/clips-and-buffers.ts';
import { circlip, hexBolt, oRing, socketBolt, stud, torxBolt, washer } from '../shapes/fasteners.ts';
import { collaredHose } from '../shapes/hoses.ts';
import { headCover } from '../shapes/intake.ts';
import { frameGasket, pillow, triFlange } from '../shapes/plates.ts';
import { cap, closedMark, sleeve } from '../shapes/turned-parts.ts';

const cylinderHeadBoard: BoardDesign = (b, v) => {
  const cylinders = v.pick(4, 3, 6);
  const span = cylinders === 6 ? 310 : 270;
  b.put('cylinder-head', cylinderHead(cylinders, span), [340, 250]);
  b.put('head-gasket', headGasket(cylinders, span), [340, 440]);
  b.row('z', [345, 60], [['head-bolt-washer', washer(6)], 12, ['head-bolt', socketBolt(5.5, 80)]]);
  b.row('z', [160, 160], [['valve-guide', join(sleeve(5, 3, 34), move(ring(7, 3, 4), 22))]]);
  b.row('z', [90, 400], [['dowel-sleeve', sleeve(8, 6, 16)]]);
  b.row('y', [230, 350], [['manifold-stud', stud(4, 36)]]);
  b.row(
    'x',
    [530, 330],
    [
      ['flange-gasket', toned(triFlange(15, 28, 2), 1)],
      20,
      [
        'coolant-flange',
        join(
          triFlange(15, 28, 6),
          tube(
            smooth(
              [
                [4, 0, 0],
                [20, 0, 0],
                [34, -4, 0],
                [44, -18, 0],
                [46, -36, 0],
              ],
              6,
            ),
            14,
            { bore: 11 },
          ),
          move(along(ring(9, 6, 12), 'z'), 22, 0, 12),
        ),
      ],
      26,
      ['flange-bolt', move(hexBolt(4, 22), 0, 0, 28)],
    ],
  );
  b.row('z', [690, 320], [['coolant-temperature-sensor', sensor(7, 18)]]);
  b.put(
    'lifting-eye',
    prism(
      hullOfCircles([
        [0, 0, 13],
        [16, 40, 13],
      ]),
      6,
      { holes: [circle(5, [0, 0]), circle(7, [16, 40])] },
    ),
    [560, 130],
  );
};

const headCoverBoard: BoardDesign = (b, v) => {
  const span = v.range(245, 275);
  const width = span * 0.46;
  const wells = v.pick(4, 3);
  b.put('head-cover', headCover(span, width, wells), [330, 330]);
  b.put(
    'head-cover-gasket',
    along(frameGasket(rectangle(span + 10, width + 10, 10), rectangle(span - 2, width - 2, 8), [], 3), 'z'),
    [330, 456],
  );
  const pitch = (span * 0.86) / wells;
  b.nest(
    'plug-well-gasket',
    copies(
      along(oRing(12, 2.4), 'z'),
      ...Array.from({ length: wells }, (_, i): Vec3 => [-span * 0.43 + pitch * (i + 0.5), 0, 0]),
    ),
    [330, 446],
  );
  b.row('z', [404, 262], [['filler-cap-seal', oRing(13, 2)], 12, ['oil-filler-cap', cap(17, 14)]]);
  b.row('z', [120, 250], [['cover-grommet', grommet(8, 4)], 8, ['head-cover-bolt', torxBolt(4, 34)]]);
  b.put(
    'engine-cover',
    join(
      pillow(span * 0.9, width * 0.9, 22, 10),
      lines(
        [
          [-span * 0.3, width * 0.2, 11],
          [span * 0.3, width * 0.2, 11],
        ],
        [
          [-span * 0.3, -width * 0.2, 11],
          [span * 0.3, -width * 0.2, 11],
        ],
      ),
    ),
    [330, 120],
  );
  b.row(
    'x',
    [560, 280],
    [['vent-valve', join(cylinder(18, 12), move(cylinder(22, 8), 12), move(cylinder(9, 22), 20))]],
  );
  b.put(
    'vent-hose',
    collaredHose(
      [
        [0, 0, 0],
        [30, 0, 0],
        [60, 10, -16],
        [90, 40, -40],
        [110, 70, -44],
      ],
      8,
    ),
    [640, 330],
  );
  b.put('hose-clamp', hoseClamp(9), [600, 440]);
};

const pistonBoard: BoardDesign = (b, v) => {
  const radius = v.range(44, 50);
  const big = v.range(26, 30);
  b.row(
    'z',
    [300, 540],
    [
      ['rod-bolt', rotate(hexBolt(4.5, 40, false), 'z', 180)],
      12,
      ['rod-cap', rodCap(big)],
      10,
      ['connecting-rod', connectingRod(120, big, 14)],
      30,
      ['piston', piston(radius)],
      22,
      ['oil-control-ring', join(pistonRing(radius, 6, 60), lines(closedMark(circle(radius), 3)))],
      20,
      ['piston-ring-second', pistonRing(radius, 3.2, 200)],
      20,
      ['piston-ring-top', pistonRing(radius, 3, 60)],
    ],
  );
  b.row('y', [224, 238], [['piston-pin', join(sleeve(11, 6, 64))], 18, ['pin-circlip', circlip(10)]]);
  b.row('y', [400, 300], [['small-end-bush', sleeve(14, 11, 18)]]);
  b.put('rod-bearing-shell', along(rotate(bearingShell(big * 0.8, 15, true), 'x', 0), 'y'), [440, 410]);
  b.put('rod-bearing-shell', along(rotate(bearingShell(big * 0.8, 15, true), 'x', 180), 'y'), [440, 460]);
};

export const cylinderHeadBoards = {
  'cylinder-head': cylinderHeadBoard,
  'cylinder-head-cover': headCoverBoard,
  'piston-conrod': pistonBoard,
};
