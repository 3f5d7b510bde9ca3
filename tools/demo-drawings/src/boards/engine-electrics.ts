import { circle, hullOfCircles } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { copies, join, move, onCircle, rotate } from '../kit/solid.ts';
import { connector, flangeSensor, harness } from '../shapes/electrical.ts';
import { hexBolt, nut, oRing, torxBolt } from '../shapes/fasteners.ts';
import { pillow, pressedShield } from '../shapes/plates.ts';
import {
  armature,
  brushHolder,
  endFrame,
  ignitionCoil,
  pinionClutch,
  rotorCore,
  solenoidBody,
  sparkPlug,
  starterMotor,
  statorRing,
} from '../shapes/rotating-electrics.ts';
import { ballBearing, pulley } from '../shapes/turned-parts.ts';

const starterBoard: BoardDesign = (b, v) => {
  const radius = v.range(34, 38);
  b.row(
    'x',
    [110, 150],
    [
      ['starter', starterMotor(radius * 0.94, 92)],
      44,
      ['starter-bolt', move(hexBolt(6, 50), 0, radius * 1.4, 0)],
    ],
  );
  b.put('heat-shield', rotate(pressedShield(110, 60, 18), 'z', 60), [90, 330]);
  b.row(
    'x',
    [150, 330],
    [
      [
        'commutator-end-cap',
        turned([
          [0, 0],
          [0, radius * 0.9],
          [14, radius],
          [18, radius],
          [18, radius * 0.9],
          [4, radius * 0.8],
          [4, 0],
        ]),
      ],
      18,
      ['brush-holder', brushHolder(radius * 0.8)],
      20,
      ['armature', armature(radius * 0.66, 52)],
      16,
      [
        'starter-housing',
        join(
          ring(radius, radius * 0.84, 70),
          lines(ringMark(8, radius), ringMark(62, radius)),
          onCircle(2, radius * 1.0, move(box(8, 4, 10), 34)),
        ),
      ],
      18,
      ['drive-pinion', pinionClutch(17)],
    ],
  );
  b.row(
    'x',
    [470, 150],
    [['terminal-nut', copies(nut(4), [0, 8, 0], [0, -8, 0])], 16, ['solenoid', solenoidBody(22, 56)]],
  );
};

const alternatorBoard: BoardDesign = (b, v) => {
  const radius = v.range(62, 70);
  b.row(
    'x',
    [90, 70],
    [
      [
        'alternator-cover',
        join(
          turned([
            [0, 0],
            [0, radius * 0.5],
            [4, radius * 0.82],
            [20, radius * 0.86],
            [20, radius * 0.8],
            [6, radius * 0.76],
            [6, 0],
          ]),
        ),
      ],
      20,
      [
        'rectifier',
        join(
          prism(hullOfCircles([[0, 0, radius * 0.6]]), 6, { holes: [circle(radius * 0.22)] }),
          onCircle(6, radius * 0.44, cylinder(6, 9)),
        ),
      ],
      20,
      [
        'voltage-regulator',
        move(
          join(
            pillow(14, 44, 34, 5),
            move(box(26, 9, 11), 14, 0, -10),
            move(connector(18, 12, 3, 10), 4, 0, 18),
          ),
          0,
          0,
          10,
        ),
      ],
      26,
      ['rear-end-frame', endFrame(radius, 14, false)],
      26,
      ['stator', statorRing(radius * 0.92)],
      22,
      ['rotor', rotorCore(radius * 0.6)],
      24,
      ['alternator-bearing', ballBearing(20, 8, 12)],
      22,
      ['drive-end-frame', endFrame(radius, 14, true)],
      20,
      ['alternator-pulley', pulley(27, 24, 8, 6)],
      18,
      ['pulley-nut', nut(7, true)],
    ],
  );
  b.row('x', [430, 120], [['through-bolt', torxBolt(3.6, 80)]]);
  b.row('x', [240, 380], [['alternator-bolt', hexBolt(6, 76)]]);
};

const ignitionBoard: BoardDesign = (b, v) => {
  const count = v.pick(4, 3);
  for (let i = 0; i < count; i += 1) {
    b.row(
      'z',
      [150 + i * 74, 390 + i * 43],
      [['spark-plug', sparkPlug()], 26, ['ignition-coil', ignitionCoil()]],
      { linked: i > 0 },
    );
  }
  b.row('z', [110, 190], [['coil-bolt', hexBolt(4, 26)]]);
  b.put(
    'ignition-cover',
    join(
      pillow(300, 96, 20, 9),
      lines(
        [
          [-120, -20, 10],
          [120, -20, 10],
        ],
        [
          [-120, 20, 10],
          [120, 20, 10],
        ],
      ),
    ),
    [400, 90],
  );
  b.put(
    'coil-harness',
    harness(
      [
        [0, 0, 0],
        [50, 0, 14],
        [110, 0, 6],
        [170, 0, 14],
        [230, 0, 6],
        [280, 0, 10],
      ],
      4,
      [
        ['start', connector(16, 12, 3, 14)],
        ['end', connector(26, 18, 4, 22)],
      ],
    ),
    [440, 220],
  );
  b.row(
    'x',
    [570, 440],
    [
      [
        'knock-sensor',
        join(
          ring(16, 6, 16),
          move(
            harness(
              [
                [6, 14, 0],
                [8, 30, 4],
                [20, 44, 14],
                [50, 54, 20],
              ],
              3,
              [['end', connector(14, 11, 2, 16)]],
            ),
            0,
          ),
        ),
      ],
      ['sensor-bolt', torxBolt(5, 34)],
    ],
  );
  b.row('x', [560, 150], [['sensor-o-ring', oRing(8)], 14, ['camshaft-sensor', flangeSensor(8, 28)]]);
  b.row('x', [640, 290], [['crankshaft-sensor', flangeSensor(8, 34)]]);
};

export const engineElectricsBoards = {
  starter: starterBoard,
  alternator: alternatorBoard,
  ignition: ignitionBoard,
};
