import { circle, type Contour, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, tube, turned } from '../kit/primitives.ts';
import { along, join, move, type Solid, toned } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { thread } from './fasteners.ts';
import { bush } from './turned-parts.ts';

export const ballJoint = (radius: number): Solid =>
  join(
    turned([
      [0, 0],
      [0, radius],
      [4, radius * 1.1],
      [12, radius],
      [12, 0],
    ]),
    toned(
      turned([
        [12, 0],
        [12, radius * 0.9],
        [18, radius],
        [28, radius * 0.5],
        [28, 0],
      ]),
      2,
    ),
    move(
      turned([
        [0, 0],
        [0, radius * 0.42],
        [14, radius * 0.34],
        [30, radius * 0.34],
        [30, 0],
      ]),
      28,
    ),
    lines(...thread(radius * 0.34, 44, 57, 2.6)),
  );

/** A flat forged wishbone in the x-y plane; ball joint end towards high x. */
export function wishbone(span: number, spread: number): Solid {
  const legs: Contour = rounded(
    [
      [span, -10],
      [span, 10],
      [span * 0.45, spread * 0.3],
      [8, spread * 0.6],
      [-14, spread * 0.52],
      [span * 0.3, spread * 0.1],
      [span * 0.28, -spread * 0.12],
      [-14, -spread * 0.42],
      [4, -spread * 0.56],
      [span * 0.5, -spread * 0.26],
    ],
    8,
  );
  const window: Contour = rounded(
    [
      [span * 0.52, -4],
      [span * 0.52, 4],
      [span * 0.42, spread * 0.14],
      [span * 0.36, -spread * 0.1],
    ],
    4,
  );
  return join(
    along(prism(legs, 13, { holes: [window] }), 'z'),
    move(ring(18, 10, 32), -26, spread * 0.56, 6),
    move(along(ring(17, 10, 28), 'z'), -6, -spread * 0.5, -8),
    move(along(join(cylinder(15, 18)), 'z'), span, 0, -2),
    lines(
      [
        [span * 0.9, 6, 13],
        [span * 0.5, spread * 0.24, 13],
      ],
      [
        [span * 0.9, -6, 13],
        [span * 0.5, -spread * 0.22, 13],
      ],
    ),
  );
}

/** A bar with an eye for a bush at low x and a ball joint at high x. */
export const strutArm = (span: number, bow: number): Solid =>
  join(
    tube(
      smooth(
        [
          [0, 0, 0],
          [span * 0.3, bow, 0],
          [span * 0.7, bow, 0],
          [span, 0, 0],
        ],
        6,
      ),
      9,
    ),
    move(along(ring(22, 13, 30), 'z'), -18, 0, -15),
    toned(move(along(ring(13, 6, 34), 'z'), -18, 0, -17), 2),
    move(along(join(cylinder(14, 14), move(cylinder(6, 24), 14)), 'z'), span + 8, 0, -7),
  );

/** A round link between two joints, along x. */
export const rodLink = (span: number, radius = 5): Solid =>
  join(
    cylinder(radius, span),
    move(
      along(
        join(cylinder(radius * 2, radius * 2.4), move(cylinder(radius * 0.9, radius * 2.6), radius * 2.4)),
        'y',
      ),
      0,
      -radius,
      0,
    ),
    move(
      along(
        join(cylinder(radius * 2, radius * 2.4), move(cylinder(radius * 0.9, radius * 2.6), radius * 2.4)),
        'y',
      ),
      span,
      -radius,
      0,
    ),
  );

export const stabiliserBar = (span: number, arm: number): Solid => {
  const half = span / 2;
  return join(
    tube(
      smooth(
        [
          [arm, -half, -6],
          [arm * 0.4, -half * 0.96, 0],
          [0, -half * 0.8, 4],
          [0, -half * 0.3, 0],
          [0, half * 0.3, 0],
          [0, half * 0.8, 4],
          [arm * 0.4, half * 0.96, 0],
          [arm, half, -6],
        ],
        6,
      ),
      6,
    ),
    move(prism(circle(9), 4, { holes: [circle(4)] }), arm, -half, -6),
    move(prism(circle(9), 4, { holes: [circle(4)] }), arm, half, -6),
  );
};

export const saddleClamp = (radius = 9): Solid =>
  prism(
    rounded(
      [
        [-radius * 2.6, 0],
        [-radius * 1.3, 0],
        [-radius * 1.3, radius],
        [-radius * 0.7, radius * 1.6],
        [radius * 0.7, radius * 1.6],
        [radius * 1.3, radius],
        [radius * 1.3, 0],
        [radius * 2.6, 0],
        [radius * 2.6, 3],
        [radius * 1.6, 3],
        [radius * 1.6, radius * 1.2],
        [radius * 0.9, radius * 1.95],
        [-radius * 0.9, radius * 1.95],
        [-radius * 1.6, radius * 1.2],
        [-radius * 1.6, 3],
        [-radius * 2.6, 3],
      ],
      1.5,
      2,
    ),
    18,
  );

export const barBush = (radius = 9): Solid =>
  toned(
    prism(
      rounded(
        [
          [-radius * 1.2, 0],
          [radius * 1.2, 0],
          [radius * 1.2, radius],
          [radius * 0.6, radius * 1.5],
          [-radius * 0.6, radius * 1.5],
          [-radius * 1.2, radius],
        ],
        3,
      ),
      20,
      { holes: [circle(radius * 0.55, [0, radius * 0.65])] },
    ),
    2,
  );

/** A welded subframe: two rails along y, cross tubes along x, bush eyes in the corners. */
export function subframe(lengthX: number, width: number): Solid {
  const rail = (x: number, sag: number): Solid =>
    tube(
      smooth(
        [
          [x, -width / 2, 14],
          [x, -width * 0.34, 4],
          [x, -width * 0.16, -sag],
          [x, width * 0.16, -sag],
          [x, width * 0.34, 4],
          [x, width / 2, 14],
        ],
        5,
      ),
      14,
    );
  const side = (y: number): Solid => move(box(lengthX, 26, 26, 8), 0, y, 6);
  const eye = (x: number, y: number): Solid =>
    move(along(join(ring(20, 12, 34), toned(move(ring(12, 5, 38), -2), 2)), 'z'), x, y, -2);
  const tab = (x: number, y: number): Solid =>
    move(join(box(4, 24, 34, 6), move(box(4, 24, 34, 6), 22)), x, y, -22);
  return join(
    rail(-lengthX / 2, 8),
    rail(lengthX / 2, 14),
    side(width * 0.3),
    side(-width * 0.3),
    ...[-1, 1].flatMap((i) => [-1, 1].map((j) => eye((i * lengthX) / 2, j * (width / 2 + 10)))),
    tab(lengthX * 0.2, width * 0.42),
    tab(lengthX * 0.2, -width * 0.44),
  );
}

export const tripodLink = (points: readonly Vec3[], radius: number): Solid => {
  const path = smooth(points, 5);
  const ends = [points[0], points[points.length - 1]].map((p) =>
    move(along(bush(14, 5, 30), 'z'), p?.[0] ?? 0, p?.[1] ?? 0, (p?.[2] ?? 0) - 15),
  );
  return join(tube(path, radius), ...ends);
};

export const stoneGuard = (width: number, lengthX: number): Solid =>
  join(
    along(
      prism(
        rounded(
          [
            [-lengthX / 2, -width / 2],
            [lengthX / 2, -width * 0.42],
            [lengthX / 2, width * 0.42],
            [-lengthX / 2, width / 2],
          ],
          10,
        ),
        4,
        {
          holes: [
            circle(4, [-lengthX * 0.4, -width * 0.4]),
            circle(4, [-lengthX * 0.4, width * 0.4]),
            circle(4, [lengthX * 0.4, 0]),
          ],
        },
      ),
      'z',
    ),
    lines(
      ...[-0.25, 0, 0.25].map((t): Vec3[] => [
        [-lengthX * 0.3, width * t, 4],
        [lengthX * 0.3, width * t, 4],
      ]),
    ),
  );
