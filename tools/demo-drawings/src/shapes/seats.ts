import { type Contour, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, loft, tube } from '../kit/primitives.ts';
import { along, join, move, type Solid } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { pillow } from './plates.ts';
import { lineOn, sidePlate, skin } from './skins.ts';

/** A seat cushion with bolsters and seams, lying flat. */
export function seatCushion(lengthX: number, width: number): Solid {
  const surface = (u: number, w: number): Vec3 => {
    const across = (u - 0.5) * 2;
    const bolster = 12 * Math.exp(-(((Math.abs(across) - 0.86) / 0.16) ** 2));
    return [
      lengthX * (w - 0.5),
      (across * width) / 2,
      14 + bolster + 5 * Math.sin(Math.PI * w) - (w > 0.94 ? 140 * (w - 0.94) : 0),
    ];
  };
  return join(
    move(along(pillow(26, lengthX, width, 12), 'z'), 0, 0, 2),
    skin(surface, 24, 14, 0),
    lines(
      lineOn(surface, [0.26, 0.04], [0.26, 0.96]),
      lineOn(surface, [0.74, 0.04], [0.74, 0.96]),
      ...[0.3, 0.5, 0.7].map((w) => lineOn(surface, [0.26, w], [0.74, w])),
    ),
  );
}

/** A backrest standing upright, its front towards high x. */
export function backrest(width: number, height: number): Solid {
  const shape: Contour = rounded(
    [
      [-width * 0.5, 0],
      [width * 0.5, 0],
      [width * 0.5, height * 0.6],
      [width * 0.34, height],
      [-width * 0.34, height],
      [-width * 0.5, height * 0.6],
    ],
    18,
  );
  const section = (x: number, k: number): Vec3[] =>
    shape.map(([y, z]): Vec3 => [x - z * 0.16, y * k, z * k + (1 - k) * height * 0.5]);
  const seam = (y: number): Vec3[] =>
    Array.from({ length: 13 }, (_, i): Vec3 => {
      const z = height * (0.06 + (0.82 * i) / 12);
      return [20.4 - z * 0.16, y * (1 - (z / height) * 0.16), z];
    });
  const cross = (z: number): Vec3[] => [
    [20.4 - z * 0.16, -width * 0.27, z],
    [20.4 - z * 0.16, width * 0.27, z],
  ];
  return join(
    loft([section(-18, 0.9), section(-14, 0.98), section(10, 1), section(17, 0.96), section(20, 0.88)], {
      smooth: true,
    }),
    lines(seam(-width * 0.28), seam(width * 0.28), ...[0.25, 0.42, 0.59, 0.76].map((t) => cross(height * t))),
  );
}

export const headrest = (width: number): Solid =>
  join(
    pillow(28, width, width * 0.6, 13),
    move(along(cylinder(3, 40), 'z'), 0, -width * 0.2, -width * 0.3 - 38),
    move(along(cylinder(3, 40), 'z'), 0, width * 0.2, -width * 0.3 - 38),
  );

export function seatFrame(lengthX: number, width: number): Solid {
  const side = (y: number): Solid =>
    move(
      sidePlate(
        rounded(
          [
            [-lengthX * 0.5, 0],
            [lengthX * 0.5, 0],
            [lengthX * 0.5, 18],
            [lengthX * 0.1, 24],
            [-lengthX * 0.42, 30],
            [-lengthX * 0.5, 22],
          ],
          6,
        ),
        4,
      ),
      0,
      y,
      0,
    );
  return join(
    side(-width / 2),
    side(width / 2),
    ...[-0.4, 0.42].map((t) =>
      tube(
        [
          [lengthX * t, -width / 2, 12],
          [lengthX * t, width / 2, 12],
        ],
        5,
      ),
    ),
    ...[-0.24, -0.08, 0.08, 0.24].map((t) =>
      tube(
        smooth(
          [
            [lengthX * t, -width / 2, 16],
            [lengthX * t + 5, -width * 0.2, 12],
            [lengthX * t - 5, width * 0.2, 12],
            [lengthX * t, width / 2, 16],
          ],
          4,
        ),
        1.6,
      ),
    ),
  );
}

export const seatRail = (span: number): Solid =>
  join(
    box(span, 14, 10, 2),
    move(box(span * 0.9, 8, 8, 2), 0, 0, 9),
    move(box(14, 14, 5, 0), -span / 2 - 6, 0, -3),
    move(box(14, 14, 5, 0), span / 2 + 6, 0, -3),
  );
