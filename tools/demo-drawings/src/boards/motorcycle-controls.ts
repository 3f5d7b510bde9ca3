import {
  barClamp,
  forkBridge,
  forkSlider,
  grip,
  handlebar,
  leverBlade,
  leverCylinder,
  stalkMirror,
  stanchion,
  switchUnit,
} from '../shapes/motorcycle-controls.ts';
import { coilSpring } from '../shapes/struts.ts';
import { cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { copies, join, move, toned } from '../kit/solid.ts';
import { socketBolt } from '../shapes/fasteners.ts';

import { shaft, shaftSeal, sleeve, taperBearing } from '../shapes/turned-parts.ts';

const forkBoard: BoardDesign = (b, v) => {
  const tall = v.range(150, 166);
  b.row(
    'z',
    [230, 540],
    [
      ['fork-slider', forkSlider(tall)],
      14,
      ['slide-bush', sleeve(15.5, 13, 16)],
      12,
      ['fork-seal', shaftSeal(17, 12)],
      12,
      [
        'dust-seal',
        toned(
          turned(
            [
              [0, 12],
              [0, 17],
              [5, 19],
              [9, 19],
              [9, 12],
            ],
            { ring: true },
          ),
          2,
        ),
      ],
      14,
      ['fork-stanchion', stanchion(150)],
    ],
  );
  b.row(
    'z',
    [360, 520],
    [
      [
        'damper-rod',
        join(shaft([14, 8], [120, 5], [8, 9], [10, 7]), lines(ringMark(20, 5), ringMark(26, 5))),
      ],
      14,
      ['fork-spring', coilSpring(9, v.range(150, 166), 15, 2)],
      14,
      [
        'fork-cap',
        join(
          cylinder(12, 14),
          move(
            prism(
              [
                [9, 0],
                [4.5, 7.8],
                [-4.5, 7.8],
                [-9, 0],
                [-4.5, -7.8],
                [4.5, -7.8],
              ],
              9,
            ),
            14,
          ),
          lines(ringMark(4, 12), ringMark(8, 12)),
        ),
      ],
    ],
  );
  b.put('fork-bridge-upper', forkBridge(62, false), [560, 110]);
  b.put('fork-bridge-lower', forkBridge(62, true), [560, 330]);
  b.row('z', [470, 140], [['steering-head-bearing', taperBearing(24, 11, 16)]], { axisLine: false });
  b.row(
    'y',
    [600, 400],
    [
      [
        'front-axle',
        join(shaft([16, 11], [130, 8], [16, 6]), lines(ringMark(150, 6), ringMark(154, 6), ringMark(158, 6))),
      ],
    ],
  );
  b.row('y', [480, 500], [['axle-clamp-bolt', socketBolt(4, 26)]], { axisLine: false });
};

const handlebarBoard: BoardDesign = (b, v) => {
  const half = v.range(150, 166);
  b.put('handlebar', handlebar(half), [390, 270]);
  b.row(
    'y',
    [150, 370],
    [
      ['bar-grip-left', grip(64)],
      16,
      [
        'bar-end-weight',
        turned([
          [0, 0],
          [0, 10],
          [14, 12],
          [20, 9],
          [20, 0],
        ]),
      ],
    ],
  );
  b.row('y', [640, 110], [['throttle-grip', join(grip(62), move(ring(16, 8, 10), -12))]]);
  b.put('clutch-lever', leverBlade(84, 1), [260, 430]);
  b.put('brake-lever', leverBlade(84, -1), [610, 260]);
  b.put('lever-cylinder', leverCylinder(-1), [540, 210]);
  b.row('y', [300, 360], [['switch-unit-left', switchUnit()]], { axisLine: false });
  b.row('y', [600, 170], [['switch-unit-right', switchUnit()]], { axisLine: false });
  b.row('y', [440, 390], [['bar-clamp', copies(barClamp(), [0, 0, 0])]], { axisLine: false });
  b.row('z', [460, 200], [['clamp-screw', socketBolt(4.4, 34)]], { axisLine: false });
  b.put('mirror-left', stalkMirror(1), [230, 210]);
  b.put('mirror-right', stalkMirror(-1), [480, 90]);
};

export const motorcycleControlsBoards = {
  'mc-fork': forkBoard,
  'mc-handlebar': handlebarBoard,
};
