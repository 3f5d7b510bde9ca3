import { circle, type Contour, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring } from '../kit/primitives.ts';
import { join, move, rotate, type Solid, toned } from '../kit/solid.ts';
import type { Vec2, Vec3 } from '../kit/vector.ts';
import { bulb } from './electrical.ts';

/** A headlamp standing on z, lens towards high x; swept back at one side. */
export function headlampBody(width: number, height: number, eyes: number): Solid {
  const outline: Contour = rounded(
    [
      [-width * 0.5, -height * 0.3],
      [width * 0.3, -height * 0.5],
      [width * 0.5, -height * 0.1],
      [width * 0.5, height * 0.34],
      [width * 0.3, height * 0.5],
      [-width * 0.46, height * 0.3],
    ],
    height * 0.16,
  );
  return join(
    prism(outline, 26),
    move(
      prism(
        outline.map(([y, z]): Vec2 => [y * 0.84, z * 0.84]),
        30,
      ),
      -30,
    ),
    ...Array.from({ length: eyes }, (_, i) => {
      const y = width * (0.28 - (0.56 * i) / Math.max(1, eyes - 1));
      const r = height * (0.27 - 0.02 * i);
      return move(
        join(
          ring(r, r * 0.82, 3),
          toned(cylinder(r * 0.8, 1), 1),
          lines(circle(r * 0.4).map(([a, c]): Vec3 => [1, a, c])),
        ),
        26,
        y,
        height * 0.02,
      );
    }),
    lines([
      [26, -width * 0.42, -height * 0.22],
      [26, width * 0.24, -height * 0.38],
      [26, width * 0.44, -height * 0.2],
    ]),
    move(ring(height * 0.26, height * 0.2, 8), -38, width * 0.2, 0),
    ...[
      [-0.4, 0.44],
      [0.46, 0.56],
    ].map(([y, z]) =>
      move(prism(rectangle(14, 12, 4), 4, { holes: [circle(3)] }), 4, width * (y ?? 0), height * (z ?? 0)),
    ),
  );
}

export function headlampLens(width: number, height: number): Solid {
  const outline: Contour = rounded(
    [
      [-width * 0.5, -height * 0.3],
      [width * 0.3, -height * 0.5],
      [width * 0.5, -height * 0.1],
      [width * 0.5, height * 0.34],
      [width * 0.3, height * 0.5],
      [-width * 0.46, height * 0.3],
    ],
    height * 0.16,
  );
  return join(
    toned(prism(outline, 8, { taper: 0.05 }), 1),
    lines(
      [
        [8, -width * 0.1, -height * 0.2],
        [8, width * 0.04, height * 0.24],
      ],
      [
        [8, 0, -height * 0.2],
        [8, width * 0.14, height * 0.24],
      ],
    ),
  );
}

/** A rear lamp wrapping round the corner, facing x. */
export function rearLampBody(width: number, height: number, chambers: number): Solid {
  const outline: Contour = rounded(
    [
      [-width * 0.5, -height * 0.34],
      [width * 0.36, -height * 0.5],
      [width * 0.5, -height * 0.3],
      [width * 0.5, height * 0.42],
      [width * 0.4, height * 0.5],
      [-width * 0.5, height * 0.36],
    ],
    8,
  );
  const cut = (i: number): Vec3[] => {
    const y = -width * 0.5 + (width * (i + 1)) / chambers;
    return [
      [18, y, -height * 0.4],
      [18, y + 4, height * 0.4],
    ];
  };
  return join(
    toned(prism(outline, 18), 1),
    lines(
      ...Array.from({ length: chambers - 1 }, (_, i) => cut(i)),
      ...[-0.2, 0, 0.2].map((t): Vec3[] => [
        [18, -width * 0.46, height * t],
        [18, width * 0.46, height * t],
      ]),
    ),
    move(
      prism(
        outline.map(([y, z]): Vec2 => [y * 0.86, z * 0.86]),
        14,
      ),
      -14,
    ),
    ...[
      [-0.3, 0.1],
      [0.3, 0.2],
      [0.2, -0.26],
    ].map(([y, z]) => move(rotate(cylinder(3, 18), 'z', 180), -14, width * (y ?? 0), height * (z ?? 0))),
  );
}

export const bulbCarrier = (width: number, height: number): Solid =>
  join(
    prism(rectangle(width, height, 6), 5, { holes: [] }),
    ...[-0.28, 0, 0.28].map((t) => move(ring(9, 6, 7), 5, width * t, 0)),
    move(box(10, 24, 14, 2), -5, width * 0.2, 0),
    lines(
      [
        [5, -width * 0.4, height * 0.36],
        [5, width * 0.4, height * 0.36],
      ],
      [
        [5, -width * 0.4, -height * 0.36],
        [5, width * 0.4, -height * 0.36],
      ],
    ),
  );

export const smallBulb = (): Solid => bulb(6, 20);
