import type { Vec2, Vec3 } from './vector.ts';

const COS30 = Math.sqrt(3) / 2;
// With axes drawn at full length, a unit towards the viewer counts the same as a unit on the paper.
const DEPTH = 1 / Math.SQRT2;

/** Isometric: x runs right and down towards the viewer, y left and down, z up. */
export const toPaper = ([x, y, z]: Vec3): Vec3 => [(x - y) * COS30, (x + y) * 0.5 - z, (x + y + z) * DEPTH];

/** The point in space that shows at a place on the paper, `depth` nearer to the viewer than the paper. */
export function fromPaper([u, v]: Vec2, depth = 0): Vec3 {
  // Solves toPaper for x, y, z.
  const difference = u / COS30;
  const sum = depth / DEPTH;
  const z = (sum - 2 * v) / 3;
  const xy = sum - z;
  return [(xy + difference) / 2, (xy - difference) / 2, z];
}
