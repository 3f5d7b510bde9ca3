import { circle, type Contour, rectangle, rounded } from '../kit/contour.ts';
import { box, lines, prism, ring, sweep } from '../kit/primitives.ts';
import { join, move, type Solid } from '../kit/solid.ts';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.ts';
import { pillow } from './plates.ts';
import { sidePlate } from './skins.ts';

/** A profile in x-z, drawn along y: dashboards, consoles, ledges. */
const profileAlongY = (profile: Contour, width: number): Solid =>
  move(sidePlate(profile, width), 0, -width / 2, 0);

export function dashboard(width: number): Solid {
  const profile: Contour = rounded(
    [
      [-70, 0],
      [-66, 60],
      [-20, 84],
      [20, 82],
      [46, 66],
      [40, 50],
      [30, 30],
      [24, 0],
      [-10, -8],
    ],
    10,
  );
  const hood = sweep(
    smooth(
      [
        [10, -34, 70],
        [10, -30, 92],
        [10, 0, 100],
        [10, 30, 92],
        [10, 34, 70],
      ],
      6,
    ),
    rectangle(5, 40, 2),
    { up: [1, 0, 0] },
  );
  const opening = (y: number, z: number, w: number, h: number): Vec3[] =>
    rectangle(w, h, 5, [y, z]).map(([a, c]): Vec3 => [43.4 + (c - 58) * 0.35, a, c]);
  return join(
    profileAlongY(profile, width),
    move(hood, 6, width * 0.25, -8),
    lines(
      [
        [20, -width * 0.48, 82.2],
        [20, width * 0.12, 82.2],
      ],
      opening(0, 58, 56, 14),
      opening(-width * 0.42, 58, 26, 14),
      opening(width * 0.44, 58, 24, 14),
    ),
    move(box(40, 76, 70, 8), 6, 0, -20),
    lines(
      rectangle(60, 46, 6, [0, -18]).map(([y, z]): Vec3 => [26.2, y, z]),
      rectangle(width * 0.26, 34, 6, [-width * 0.3, 26]).map(([y, z]): Vec3 => [29 + (z - 30) * 0.2, y, z]),
    ),
  );
}

export const instrumentCluster = (width: number, height: number): Solid =>
  join(
    prism(
      rounded(
        [
          [-width / 2, -height * 0.4],
          [width / 2, -height * 0.4],
          [width * 0.46, height * 0.4],
          [width * 0.2, height * 0.6],
          [-width * 0.2, height * 0.6],
          [-width * 0.46, height * 0.4],
        ],
        12,
      ),
      20,
    ),
    ...[-1, 1].map((s) => move(ring(height * 0.38, height * 0.33, 5), 20, s * width * 0.24, 0)),
    lines(
      ...[-1, 1].flatMap(
        (s) =>
          Array.from({ length: 9 }, (_, i): Vec3[] => {
            const t = Math.PI * (-0.2 + (1.4 * i) / 8);
            const [c, d] = [Math.cos(t), Math.sin(t)];
            return [
              [20, s * width * 0.24 + height * 0.26 * c, height * 0.26 * d],
              [20, s * width * 0.24 + height * 0.32 * c, height * 0.32 * d],
            ];
          }),
        [
          [20, -6, -10],
          [20, 6, -10],
          [20, 6, 14],
          [20, -6, 14],
          [20, -6, -10],
        ],
      ),
    ),
  );

export const airVent = (width: number, height: number): Solid =>
  join(
    prism(rectangle(width, height, 6), 10, { holes: [rectangle(width - 8, height - 8, 4)] }),
    ...Array.from({ length: 4 }, (_, i) =>
      move(box(5, width - 8, 1.8), 6, 0, -height / 2 + 8 + ((height - 14) * i) / 3),
    ),
    move(box(6, 7, 5, 1), 9),
    move(prism(rectangle(width - 6, height - 6, 4), 14), -14),
  );

export const gloveBox = (width: number, height: number): Solid =>
  join(
    prism(rectangle(width, height, 10), 7, { taper: 0.01 }),
    move(box(50, width * 0.88, height * 0.8, 8), -26),
    lines(
      rectangle(width - 14, height - 14, 7).map(([y, z]): Vec3 => [7, y, z]),
      rectangle(28, 8, 3, [0, height * 0.3]).map(([y, z]): Vec3 => [7, y, z]),
    ),
  );

/** A door trim facing y. */
export function doorTrim(lengthX: number, height: number): Solid {
  const contour: Contour = rounded(
    [
      [-lengthX * 0.5, 6],
      [-lengthX * 0.42, 0],
      [lengthX * 0.42, 0],
      [lengthX * 0.5, 16],
      [lengthX * 0.5, height * 0.92],
      [lengthX * 0.4, height],
      [-lengthX * 0.5, height * 0.94],
    ],
    12,
  );
  const at = (points: readonly Vec2[]): Vec3[] => points.map(([x, z]): Vec3 => [x, 10.2, z]);
  return join(
    sidePlate(contour, 10),
    lines(
      at([
        [-lengthX * 0.48, height * 0.72],
        [0, height * 0.76],
        [lengthX * 0.48, height * 0.72],
      ]),
      at(
        rounded(
          [
            [-lengthX * 0.36, height * 0.4],
            [lengthX * 0.2, height * 0.46],
            [lengthX * 0.28, height * 0.62],
            [-lengthX * 0.36, height * 0.6],
          ],
          8,
        ),
      ),
      at([
        ...circle(height * 0.13, [lengthX * 0.34, height * 0.2]),
        ...circle(height * 0.13, [lengthX * 0.34, height * 0.2]).slice(0, 1),
      ]),
      at([
        [-lengthX * 0.44, height * 0.26],
        [lengthX * 0.16, height * 0.26],
        [lengthX * 0.14, height * 0.06],
      ]),
      at(rectangle(26, 12, 4, [lengthX * 0.34, height * 0.62])),
    ),
  );
}

export const armRest = (lengthX: number): Solid =>
  join(
    pillow(lengthX, 22, 24, 9),
    lines([
      [-lengthX * 0.4, 11, 0],
      [lengthX * 0.4, 11, 0],
    ]),
  );

/** A centre console: trough with openings, rising to the front. */
export function consoleBody(lengthX: number, width: number): Solid {
  const profile: Contour = rounded(
    [
      [-lengthX * 0.5, 0],
      [lengthX * 0.5, 0],
      [lengthX * 0.52, 66],
      [lengthX * 0.3, 52],
      [lengthX * 0.1, 44],
      [-lengthX * 0.2, 48],
      [-lengthX * 0.5, 52],
    ],
    8,
  );
  const top = (x: number): number =>
    x < -lengthX * 0.2 ? 50 : x < lengthX * 0.1 ? 46 : 44 + (x - lengthX * 0.1) * 0.16;
  const opening = (x: number, w: number, l: number): Vec3[] =>
    rectangle(l, w, 6).map(([a, y]): Vec3 => [x + a, y, top(x + a) + 0.6]);
  return join(
    profileAlongY(profile, width),
    lines(
      opening(-lengthX * 0.32, width * 0.7, lengthX * 0.26),
      opening(-lengthX * 0.03, width * 0.7, lengthX * 0.2),
      opening(lengthX * 0.24, width * 0.62, lengthX * 0.2),
    ),
  );
}
