import { toPaper } from './projection.ts';
import type { Solid } from './solid.ts';
import type { Vec2 } from './vector.ts';

const DIRECTIONS = Array.from({ length: 16 }, (_, i): Vec2 => {
  const angle = (Math.PI * 2 * i) / 16;
  return [Math.cos(angle), Math.sin(angle)];
});
const OPPOSITE = 8;

/** How far a part reaches on the paper in each of sixteen directions. */
type Reach = readonly number[];

function reachOf(solid: Solid): Reach {
  const reach = DIRECTIONS.map(() => -Infinity);
  for (const vertex of solid.vertices) {
    const [x, y] = toPaper(vertex);
    for (let k = 0; k < DIRECTIONS.length; k += 1) {
      const [dx, dy] = DIRECTIONS[k] ?? [0, 0];
      reach[k] = Math.max(reach[k] ?? 0, x * dx + y * dy);
    }
  }
  return reach;
}

interface Group {
  readonly reaches: readonly Reach[];
  readonly middle: Vec2;
  readonly weight: number;
  x: number;
  y: number;
}

function groupOf(solids: readonly Solid[]): Group {
  const reaches = solids.map(reachOf);
  const far = (k: number): number => Math.max(...reaches.map((reach) => reach[k] ?? 0));
  const [right, down, left, up] = [far(0), far(4), -far(8), -far(12)];
  return {
    reaches,
    middle: [(left + right) / 2, (up + down) / 2],
    weight: Math.max(1, (right - left) * (down - up)),
    x: 0,
    y: 0,
  };
}

/** The shortest push that frees two groups, or nothing when they are clear of each other. */
function pushBetween(a: Group, b: Group, clearance: number): Vec2 | undefined {
  let push: Vec2 | undefined;
  let deepest = 0;
  for (const first of a.reaches) {
    for (const second of b.reaches) {
      let [best, bestAt] = [-Infinity, 0];
      for (let k = 0; k < DIRECTIONS.length; k += 1) {
        const [dx, dy] = DIRECTIONS[k] ?? [0, 0];
        const apart =
          (b.x - a.x) * dx + (b.y - a.y) * dy - (first[k] ?? 0) - (second[(k + OPPOSITE) % 16] ?? 0);
        if (apart > best) [best, bestAt] = [apart, k];
      }
      const overlap = clearance - best;
      if (overlap > deepest) {
        deepest = overlap;
        const [dx, dy] = DIRECTIONS[bestAt] ?? [0, 0];
        push = [dx * overlap, dy * overlap];
      }
    }
  }
  return push;
}

/**
 * Where each group of parts has to move on the paper so that no group covers another and the sheet
 * is well used: groups drift to the middle and push each other apart, the big ones staying put.
 */
export function arrange(groups: readonly (readonly Solid[])[], clearance: number, aspect: number): Vec2[] {
  const all = groups.map(groupOf);
  const total = all.reduce((sum, g) => sum + g.weight, 0);
  const rounds = 90;
  for (let round = 0; round < rounds; round += 1) {
    const pull = round < 60 ? 0.018 : 0;
    const centreX = all.reduce((sum, g) => sum + (g.middle[0] + g.x) * g.weight, 0) / total;
    const centreY = all.reduce((sum, g) => sum + (g.middle[1] + g.y) * g.weight, 0) / total;
    for (const g of all) {
      g.x += (centreX - g.middle[0] - g.x) * pull;
      g.y += (centreY - g.middle[1] - g.y) * pull * aspect;
    }
    for (let i = 0; i < all.length; i += 1) {
      for (let j = i + 1; j < all.length; j += 1) {
        const [a, b] = [all[i], all[j]];
        const push = a && b && pushBetween(a, b, clearance);
        if (!push) continue;
        const share = b.weight / (a.weight + b.weight);
        a.x -= push[0] * share;
        a.y -= push[1] * share;
        b.x += push[0] * (1 - share);
        b.y += push[1] * (1 - share);
      }
    }
  }
  return all.map(({ x, y }) => [x, y]);
}
