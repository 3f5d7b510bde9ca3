import { circle, rectangle, rounded } from '../kit/contour.ts';
import { box, lines, prism, sweep, tube } from '../kit/primitives.ts';
import { along, join, move, type Solid, toned } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { lineOn, skin, type Surface } from './skins.ts';

/** A bumper skin in plan: U shape, nose towards high x. `profile` gives x-offset and z by share of height. */
export function bumper(width: number, depth: number, height: number, rear: boolean): Solid {
  const surface: Surface = (u, w) => {
    const t = (u - 0.5) * 2;
    const side = Math.abs(t);
    const plan = side < 0.72 ? 22 * (1 - (side / 0.72) ** 2) : -depth * ((side - 0.72) / 0.28) ** 1.6;
    const y =
      Math.sign(t) *
      (side < 0.72
        ? (side / 0.72) * width * 0.42
        : width * (0.42 + 0.08 * Math.sin(((side - 0.72) / 0.28) * Math.PI * 0.5)));
    const bulge = rear ? 10 * Math.sin(Math.PI * w) : 12 * Math.sin(Math.PI * (0.25 + 0.75 * w)) - 8 * w;
    return [plan + bulge, y, height * (w - 0.5) - (side > 0.72 ? 0 : 3 * (1 - w))];
  };
  return join(
    skin(surface, 44, 10, 0),
    lines(
      lineOn(surface, [0, 0.62], [1, 0.62]),
      lineOn(surface, [0.02, 0.97], [0.98, 0.97]),
      ...(rear
        ? [lineOn(surface, [0.2, 0.24], [0.8, 0.24])]
        : [
            lineOn(surface, [0.24, 0.12], [0.76, 0.12]),
            lineOn(surface, [0.28, 0.42], [0.72, 0.42]),
            lineOn(surface, [0.24, 0.12], [0.28, 0.42]),
            lineOn(surface, [0.76, 0.12], [0.72, 0.42]),
          ]),
    ),
    lines(
      ...[0.12, 0.88].map((u) => [
        ...lineOn(surface, [u - 0.04, 0.22], [u + 0.04, 0.22]),
        ...lineOn(surface, [u + 0.04, 0.42], [u - 0.04, 0.42]),
        ...lineOn(surface, [u - 0.04, 0.22], [u - 0.04, 0.22]),
      ]),
    ),
  );
}

export const beam = (width: number, bow: number, height: number, thick: number): Solid =>
  sweep(
    Array.from({ length: 17 }, (_, i): Vec3 => {
      const t = i / 8 - 1;
      return [-bow * t * t, (t * width) / 2, 0];
    }),
    rectangle(thick, height, 3),
    { up: [0, 0, 1] },
  );

export const foamBeam = (width: number, bow: number, height: number): Solid =>
  join(
    toned(beam(width, bow, height, 16), 1),
    lines(
      ...Array.from({ length: 9 }, (_, i): Vec3[] => {
        const t = (i + 0.5) / 4.5 - 1;
        return [
          [-bow * t * t + 8.3, (t * width) / 2, -height * 0.3],
          [-bow * t * t + 8.3, (t * width) / 2, height * 0.3],
        ];
      }),
    ),
  );

/** A grille: frame with bars, facing x. */
export function grille(width: number, height: number, bars: number, upright: boolean): Solid {
  const frame = prism(rectangle(width, height, height * 0.24), 8, {
    holes: [rectangle(width - 9, height - 9, height * 0.2)],
  });
  const slats = Array.from({ length: bars }, (_, i) => {
    const t = (i + 0.5) / bars - 0.5;
    return upright
      ? move(box(5, 3, height - 8), 4, t * (width - 12), 0)
      : move(box(5, width - 8, 3), 4, 0, t * (height - 12));
  });
  return join(frame, ...slats);
}

/** A closed rubber section along a loop: door, bonnet and boot seals. */
export const sealLoop = (points: readonly Vec3[], radius = 3): Solid => {
  const loop = smooth(points, 6, true);
  return toned(tube([...loop, ...loop.slice(0, 2)], radius), 2);
};

export const hinge = (size: number): Solid =>
  join(
    along(
      prism(
        rounded(
          [
            [0, -10],
            [size, -8],
            [size, 8],
            [0, 10],
          ],
          5,
        ),
        4,
        { holes: [circle(3, [size * 0.7, 0]), circle(3, [size * 0.35, 0])] },
      ),
      'z',
    ),
    move(
      along(
        prism(
          rounded(
            [
              [-size * 0.9, -9],
              [0, -10],
              [0, 10],
              [-size * 0.9, 9],
            ],
            5,
          ),
          4,
          { holes: [circle(3, [-size * 0.6, 0])] },
        ),
        'z',
      ),
      0,
      0,
      10,
    ),
    move(
      along(
        tube(
          [
            [-12, 0, 0],
            [12, 0, 0],
          ],
          5,
        ),
        'y',
      ),
      0,
      0,
      7,
    ),
  );

/** A goose-neck hinge for lids. */
export const gooseNeck = (size: number): Solid =>
  join(
    sweep(
      smooth(
        [
          [-size, 0, 0],
          [-size * 0.6, 0, 4],
          [-size * 0.3, 0, -12],
          [0, 0, -26],
          [size * 0.3, 0, -14],
          [size * 0.36, 0, 6],
        ],
        5,
      ),
      rectangle(6, 8),
      { up: [0, 1, 0] },
    ),
    move(box(36, 20, 4, 0), -size, 0, 4),
    move(box(20, 20, 24, 4), size * 0.36, 0, 14),
  );

export const latch = (size: number): Solid =>
  join(
    along(
      prism(
        rounded(
          [
            [-size, -size * 0.6],
            [size, -size * 0.6],
            [size * 0.8, size * 0.7],
            [-size * 0.8, size * 0.7],
          ],
          6,
        ),
        size * 0.5,
        { holes: [] },
      ),
      'z',
    ),
    move(box(size * 0.4, size * 0.3, size * 0.5), 0, 0, size * 0.6),
    lines(rectangle(size * 0.5, size * 1.0, 4).map(([x, y]): Vec3 => [x, y, size * 0.5])),
    move(along(prism(circle(size * 0.18), 4), 'z'), -size * 0.5, size * 0.3, size * 0.5),
    move(along(prism(circle(size * 0.18), 4), 'z'), size * 0.5, size * 0.3, size * 0.5),
  );

export const striker = (): Solid =>
  join(
    along(prism(rectangle(46, 26, 8), 4, { holes: [circle(4, [-16, 0]), circle(4, [16, 0])] }), 'z'),
    tube(
      smooth(
        [
          [-8, 0, 4],
          [-8, 0, 22],
          [0, 0, 28],
          [8, 0, 22],
          [8, 0, 4],
        ],
        4,
      ),
      3,
    ),
  );

export const emblem = (width: number, height: number): Solid =>
  join(
    prism(rectangle(width, height, Math.min(width, height) * 0.45), 3.5),
    lines(
      rectangle(width - 6, height - 6, Math.min(width, height) * 0.36).map(([y, z]): Vec3 => [3.5, y, z]),
      [
        [3.5, -width * 0.2, -height * 0.14],
        [3.5, 0, height * 0.2],
        [3.5, width * 0.2, -height * 0.14],
      ],
    ),
  );

export const railBar = (span: number, rise: number): Solid =>
  join(
    sweep(
      smooth(
        [
          [-span / 2, 0, -rise],
          [-span * 0.46, 0, -rise * 0.2],
          [-span * 0.36, 0, 0],
          [0, 0, 5],
          [span * 0.36, 0, 0],
          [span * 0.46, 0, -rise * 0.2],
          [span / 2, 0, -rise],
        ],
        7,
      ),
      rectangle(12, 14, 5),
      { up: [0, 1, 0], smooth: true },
    ),
    lines(),
  );
