import { circle, type Contour, rectangle, rounded } from '../kit/contour.ts';
import { cylinder, lines, loft, prism, ring, ringMark, tube, turned } from '../kit/primitives.ts';
import { along, join, move, type Solid } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { connector, harness } from './electrical.ts';
import { closedMark } from './turned-parts.ts';

/** A muffler along x, oval in section. */
export function muffler(span: number, width: number, height: number): Solid {
  const oval = (k: number): Contour =>
    Array.from({ length: 32 }, (_, i) => {
      const t = (Math.PI * 2 * i) / 32;
      return [(width / 2) * k * Math.cos(t), (height / 2) * k * Math.sin(t)] as const;
    });
  const at = (x: number, k: number): Vec3[] => oval(k).map(([y, z]) => [x, y, z]);
  return join(
    loft([at(0, 0.9), at(4, 1.02), at(8, 1), at(span - 8, 1), at(span - 4, 1.02), at(span, 0.9)]),
    lines(closedMark(oval(1), span * 0.5), closedMark(oval(1), span * 0.46)),
    lines(closedMark(oval(0.7), span)),
  );
}

export const catalyst = (radius: number, span: number): Solid =>
  join(
    turned([
      [-30, 0],
      [-30, radius * 0.42],
      [-22, radius * 0.42],
      [0, radius * 0.95],
      [0, radius],
      [span, radius],
      [span, radius * 0.95],
      [span + 22, radius * 0.42],
      [span + 32, radius * 0.42],
      [span + 32, 0],
    ]),
    lines(
      ringMark(span * 0.28, radius),
      ringMark(span * 0.32, radius),
      ringMark(span * 0.68, radius),
      ringMark(span * 0.72, radius),
    ),
    move(
      prism(
        rounded(
          [
            [-radius * 0.7, -radius * 0.5],
            [radius * 0.7, -radius * 0.5],
            [0, radius * 0.75],
          ],
          8,
        ),
        6,
        { holes: [circle(radius * 0.36)] },
      ),
      span + 30,
    ),
    move(along(ring(6, 3, 8), 'z'), span + 12, 0, radius * 0.55),
  );

/** A header: runners from a port flange into a collector. */
export function exhaustHeader(ports: number, pitch: number): Solid {
  const span = pitch * ports;
  const runner = (i: number): Solid => {
    const x = -span / 2 + pitch * (i + 0.5);
    return tube(
      smooth(
        [
          [x, 0, 0],
          [x, 26, -2],
          [x * 0.7, 48, -22],
          [x * 0.25, 58, -56],
          [x * 0.12, 60, -84],
        ],
        6,
      ),
      pitch * 0.24,
    );
  };
  const flanges = Array.from({ length: ports }, (_, i) => {
    const x = -span / 2 + pitch * (i + 0.5);
    return move(
      along(
        prism(rectangle(46, pitch * 0.8, 10), 6, {
          holes: [circle(3, [18, pitch * 0.24]), circle(3, [-18, -pitch * 0.24])],
        }),
        'y',
      ),
      x,
      -4,
      0,
    );
  });
  return join(
    ...flanges,
    ...Array.from({ length: ports }, (_, i) => runner(i)),
    move(
      along(
        turned(
          [
            [0, 20],
            [0, 24],
            [24, 30],
            [24, 36],
            [30, 36],
            [30, 22],
          ],
          { ring: true },
        ),
        'z',
      ),
      0,
      60,
      -116,
    ),
    move(along(cylinder(27, 26), 'z'), 0, 60, -98),
  );
}

/** An oxygen sensor with its lead; the probe points towards low x. */
export const lambdaProbe = (reach: number): Solid =>
  join(
    turned([
      [-26, 0],
      [-26, 4],
      [-10, 5],
      [-10, 8],
      [-2, 8],
      [-2, 12],
      [8, 12],
      [8, 7],
      [24, 6],
      [24, 0],
    ]),
    harness(
      [
        [22, 0, 0],
        [40, 0, 4],
        [reach * 0.6, 10, 20],
        [reach, 4, 24],
      ],
      2,
      [['end', connector(14, 12, 4, 18)]],
    ),
  );
