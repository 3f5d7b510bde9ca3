import type { Contour } from '../kit/contour.ts';
import { lines, prism, sheet } from '../kit/primitives.ts';
import { along, join, type Solid } from '../kit/solid.ts';
import type { Vec2, Vec3 } from '../kit/vector.ts';

export type Surface = (u: number, w: number) => Vec3;

/** A curved skin over the unit square, with its hem drawn a little inside the edge. */
export function skin(surface: Surface, columns = 18, rows = 8, hem = 0.025): Solid {
  const grid = Array.from({ length: rows + 1 }, (_, i) =>
    Array.from({ length: columns + 1 }, (_unused, j) => surface(j / columns, i / rows)),
  );
  const rim =
    hem > 0
      ? [lineOn(surface, [hem, hem], [1 - hem, hem]), lineOn(surface, [hem, 1 - hem], [1 - hem, 1 - hem])]
      : [];
  return join(sheet(grid, { smooth: true }), lines(...rim));
}

/** A feature line between two places of a skin, lifted a little so that the mesh does not swallow it. */
export function lineOn(surface: Surface, from: Vec2, to: Vec2, lift: Vec3 = [0.3, 0.3, 0.3]): Vec3[] {
  return Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    const [x, y, z] = surface(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
    return [x + lift[0], y + lift[1], z + lift[2]] as const;
  });
}

/** A plate seen from the side: contour in x-z, facing y. */
export const sidePlate = (contour: Contour, thick: number, holes: readonly Contour[] = []): Solid =>
  along(
    prism(
      contour.map(([x, z]): Vec2 => [z, x]),
      thick,
      { holes: holes.map((hole) => hole.map(([x, z]): Vec2 => [z, x])) },
    ),
    'y',
  );
