import { circle, rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import type { BoardDesign } from '../kit/scene.ts';
import { along, copies, join, move, rotate, toned } from '../kit/solid.ts';
import { connector, flangeSensor } from '../shapes/electrical.ts';
import { hoseClamp } from '../shapes/clips-and-buffers.ts';
import { banjoBolt, flatSeal, hexBolt, nut, oRing, torxBolt } from '../shapes/fasteners.ts';
import { banjoEye, collaredHose, fittedPipe, smallFlange } from '../shapes/hoses.ts';
import { canActuator, gasketOval, intakeManifold, throttleBody, turbocharger } from '../shapes/intake.ts';
import { angleBracket, frameGasket, pressedShield } from '../shapes/plates.ts';

const intakeBoard: BoardDesign = (b, v) => {
  const runners = v.pick(4, 3);
  const pitch = v.range(46, 52);
  b.put('intake-manifold', intakeManifold(runners, pitch), [290, 250]);
  const span = runners * pitch;
  const ports = Array.from({ length: runners }, (_, i) =>
    rectangle(30, 22, 8, [-span / 2 + pitch * (i + 0.5), 0]),
  );
  b.put(
    'manifold-gasket',
    toned(rotate(along(prism(rectangle(span, 46, 10), 2.4, { holes: ports }), 'z'), 'x', -58), 1),
    [200, 400],
  );
  b.row(
    'x',
    [505, 306],
    [
      ['throttle-gasket', frameGasket(rectangle(56, 56, 8), circle(21))],
      18,
      ['throttle-body', throttleBody(20)],
      22,
      ['throttle-bolt', copies(torxBolt(3.6, 40), [0, 23, 23], [0, -23, -23])],
    ],
  );
  b.put(
    'intake-hose',
    collaredHose(
      [
        [0, 0, 0],
        [34, 0, 0],
        [70, -10, 0],
        [96, -44, 6],
        [104, -90, 8],
      ],
      21,
    ),
    [600, 462],
    40,
  );
  b.put('hose-clamp', hoseClamp(20), [500, 470]);
  b.row('z', [400, 60], [['sensor-o-ring', oRing(8)], 12, ['pressure-sensor', flangeSensor(8, 16)]]);
  b.row('y', [130, 440], [['manifold-nut', nut(5, true)]], { axisLine: false });
  b.put('support-bracket', angleBracket(36, 34, 70), [330, 470]);
  b.put(
    'purge-valve',
    join(
      cylinder(13, 40),
      move(cylinder(5, 18), 40),
      move(cylinder(5, 18), -18),
      move(rotate(connector(14, 11, 2, 14), 'y', -90), 20, 0, 10),
      lines(ringMark(10, 13), ringMark(30, 13)),
    ),
    [560, 110],
  );
};

const turboBoard: BoardDesign = (b, v) => {
  const size = v.range(84, 94);
  b.put('turbocharger', turbocharger(size), [360, 300]);
  b.row(
    'x',
    [120, 150],
    [
      ['turbo-gasket', gasketOval(24, 40)],
      22,
      [
        'v-band-clamp',
        join(
          turned(
            [
              [0, 40],
              [0, 46],
              [9, 46],
              [9, 40],
            ],
            { ring: true },
          ),
          move(rotate(hexBolt(3, 20, false), 'z', 90), 4, 16, 50),
          move(box(9, 10, 14), 4, 8, 50),
          move(box(9, 10, 14), 4, -8, 50),
        ),
      ],
    ],
    { axisLine: false },
  );
  b.put('boost-actuator', canActuator(25), [350, 460], 60);
  b.put('actuator-bracket', angleBracket(40, 30, 46), [200, 480]);
  b.put(
    'oil-feed-pipe',
    fittedPipe(
      [
        [0, 0, 0],
        [0, 0, 24],
        [16, -10, 50],
        [50, -30, 60],
        [90, -40, 30],
        [100, -40, 0],
      ],
      3.4,
      rotate(banjoEye(8), 'x', 0),
      banjoEye(8),
    ),
    [380, 150],
  );
  b.row('z', [540, 40], [['banjo-bolt', banjoBolt(5)]], { axisLine: false });
  b.put('sealing-washer', copies(along(flatSeal(9, 5, 2), 'z'), [0, 0, 0], [0, 0, 12]), [590, 110]);
  b.put(
    'oil-return-pipe',
    fittedPipe(
      [
        [0, 0, 0],
        [0, 0, -24],
        [8, 4, -50],
        [30, 14, -70],
        [50, 20, -90],
      ],
      8,
      smallFlange(9),
      ring(11, 8, 10),
    ),
    [500, 430],
    30,
  );
  b.row(
    'x',
    [560, 380],
    [
      ['hose-clamp', hoseClamp(27)],
      16,
      [
        'charge-air-hose',
        collaredHose(
          [
            [0, 0, 0],
            [30, 0, 0],
            [60, 0, 8],
            [86, -16, 24],
            [96, -50, 30],
          ],
          26,
        ),
      ],
    ],
    { depth: 80, axisLine: false },
  );
  b.row('y', [100, 330], [['manifold-nut', nut(5, true)]], { axisLine: false });
  b.put('heat-shield', rotate(pressedShield(120, 90, 22), 'z', 20), [180, 80]);
};

export const intakeBoards = {
  'intake-manifold': intakeBoard,
  turbocharger: turboBoard,
};
