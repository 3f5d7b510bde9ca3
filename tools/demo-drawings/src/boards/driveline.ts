import { circle, lobed, rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, join, move, rotate, toned, upright } from '../kit/solid.ts';
import {
  bevelWheel,
  centreBearing,
  differentialCase,
  differentialCover,
  flexDisc,
  jointBell,
  propTube,
  universalJoint,
} from '../shapes/driveline.ts';
import { circlip, headedPin, hexBolt, nut, plug, torxBolt } from '../shapes/fasteners.ts';
import { outputFlange } from '../shapes/gearbox.ts';
import { gaiter, leverRod, selectorJoint, shiftKnob, wireClip } from '../shapes/gearshift.ts';
import { frameGasket, pillow, pressedShield } from '../shapes/plates.ts';
import { bellows, cap, clampBand, shaft, shaftSeal, splines, taperBearing } from '../shapes/turned-parts.ts';

const gearshiftBoard: BoardDesign = (b, v) => {
  const tall = v.range(120, 136);
  b.row(
    'z',
    [300, 470],
    [
      [
        'shift-housing',
        upright(
          join(
            along(prism(rectangle(120, 90, 12), 8, { holes: [circle(20)] }), 'z'),
            move(along(ring(34, 20, 26), 'z'), 0, 0, 8),
            ...[-48, 48].flatMap((x) => [-36, 36].map((y) => move(along(ring(8, 4, 10), 'z'), x, y, 0))),
          ),
        ),
      ],
      12,
      ['lever-bush', toned(ring(20, 9, 16), 1)],
      16,
      ['shift-lever', leverRod(tall)],
      14,
      ['boot-frame', prism(rectangle(96, 84, 16), 6, { holes: [rectangle(80, 68, 12)] })],
      12,
      ['shift-boot', gaiter(80, 68, 64)],
      16,
      ['shift-knob', shiftKnob(20)],
    ],
  );
  b.row(
    'x',
    [360, 400],
    [
      ['selector-joint', selectorJoint()],
      24,
      [
        'shift-rod',
        join(shaft([150, 6]), move(box(18, 14, 14, 3), -6), lines(ringMark(30, 6), ringMark(120, 6))),
      ],
    ],
  );
  b.row('y', [400, 330], [['joint-pin', headedPin(4, 34)], 16, ['pin-clip', wireClip()]]);
  b.row('y', [260, 520], [['damping-washer', toned(ring(15, 5, 5), 2)]], { axisLine: false });
  b.row('z', [140, 400], [['housing-bolt', hexBolt(5, 30)]]);
};

const driveShaftBoard: BoardDesign = (b, v) => {
  const r = v.range(38, 42);
  b.row(
    'x',
    [90, 140],
    [
      ['inner-joint', jointBell(r, false)],
      20,
      ['boot-clamp-large', clampBand(r * 0.96)],
      12,
      ['inner-boot', bellows(r * 0.95, 14, 72, 4)],
      12,
      ['boot-clamp-small', clampBand(13)],
      14,
      ['joint-circlip', circlip(12)],
      14,
      [
        'drive-shaft',
        join(
          shaft([24, 9], [14, 11], [190, 9.5], [14, 11], [24, 9]),
          splines(9, 0, 22, 14),
          splines(9, 244, 266, 14),
        ),
      ],
    ],
  );
  b.row(
    'x',
    [330, 130],
    [
      ['boot-clamp-small', clampBand(13)],
      12,
      ['outer-boot', bellows(14, r * 0.9, 66, 4)],
      12,
      ['boot-clamp-large', clampBand(r * 0.92)],
      20,
      ['outer-joint', jointBell(r, true)],
      16,
      ['axle-nut', join(nut(11, true))],
    ],
  );
  b.row(
    'x',
    [180, 330],
    [
      [
        'vibration-absorber',
        toned(
          turned(
            [
              [0, 9],
              [0, 16],
              [6, 16],
              [8, 26],
              [36, 26],
              [38, 16],
              [44, 16],
              [44, 9],
            ],
            { ring: true },
          ),
          2,
        ),
      ],
    ],
  );
  b.put('grease-tube', join(pillow(60, 22, 12, 5), move(cylinder(5, 12), 30)), [130, 400]);
};

const propshaftBoard: BoardDesign = (b, v) => {
  const r = v.range(19, 22);
  b.row(
    'x',
    [70, 80],
    [
      ['flex-disc-bolt', rotate(hexBolt(5, 46), 'z', 180)],
      14,
      ['flex-disc', flexDisc(46)],
      12,
      ['centring-sleeve', join(ring(13, 7, 24), move(ring(17, 13, 6), 0))],
      14,
      ['propshaft-front', propTube(200, r, true)],
      20,
      ['centre-bearing', centreBearing(34)],
      20,
      ['universal-joint', universalJoint(20)],
      16,
      ['propshaft-rear', propTube(190, r, false)],
    ],
  );
  b.row('x', [130, 220], [['flex-disc-nut', nut(6, true)]], { axisLine: false });
  b.row('z', [420, 430], [['bearing-bolt', rotate(hexBolt(5, 28), 'z', 180)]], { axisLine: false });
  b.row('x', [470, 200], [['joint-circlip', circlip(11)]], { axisLine: false });
  b.put('heat-shield', rotate(rotate(pressedShield(120, 170, 30), 'y', -90), 'z', 0), [340, 90]);
};

const differentialBoard: BoardDesign = (b, v) => {
  const s = v.range(70, 78);
  b.row(
    'x',
    [100, 90],
    [
      [
        'drive-pinion-gear',
        rotate(join(bevelWheel(26, 0.1, 12), move(shaft([70, 9]), -70), splines(9, -70, -48, 14)), 'z', 0),
      ],
      26,
      ['differential-housing', differentialCase(s)],
      26,
      [
        'differential-case',
        join(
          turned([
            [0, 0],
            [0, 16],
            [14, 16],
            [14, 36],
            [34, 40],
            [34, 24],
            [50, 16],
            [64, 16],
            [64, 0],
          ]),
          lines(ringMark(24, 38)),
        ),
      ],
      24,
      ['crown-wheel', bevelWheel(s * 0.74, s * 0.36, 40)],
      26,
      ['cover-gasket', frameGasket(lobed(8, s * 0.84, s * 0.92), circle(s * 0.7))],
      20,
      ['differential-cover', differentialCover(s)],
      20,
      ['cover-bolt', move(torxBolt(4.5, 24), 0, s * 0.6, s * 0.6)],
    ],
  );
  b.row(
    'y',
    [220, 400],
    [
      ['taper-bearing', taperBearing(30, 16, 20)],
      16,
      ['output-seal', shaftSeal(28, 17)],
      16,
      ['output-flange', outputFlange(38)],
    ],
  );
  b.row('y', [420, 110], [['bevel-gear', bevelWheel(22, 8, 14)]], { axisLine: false });
  b.row('z', [520, 140], [['vent-cap', join(cylinder(3, 16), move(cap(8, 9, 8), 16))]], { axisLine: false });
  b.row('x', [640, 500], [['oil-fill-plug', plug(9, 12)]], { axisLine: false });
};

export const drivelineBoards = {
  gearshift: gearshiftBoard,
  'drive-shaft': driveShaftBoard,
  propshaft: propshaftBoard,
  differential: differentialBoard,
};
