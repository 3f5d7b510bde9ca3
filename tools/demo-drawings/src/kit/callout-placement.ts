import type { PartMap } from './depth-buffer.ts';
import type { Vec2 } from './vector.ts';

/** One number to write: the part it points at (as numbered in the buffer) and where on it. */
export interface Callout {
  readonly number: number;
  readonly part: number;
}

export interface PlacedCallout {
  readonly number: number;
  readonly centre: Vec2;
  readonly target: Vec2;
}

interface LabelSize {
  readonly width: number;
  readonly height: number;
}

interface Candidate {
  readonly centre: Vec2;
  readonly target: Vec2;
  readonly cost: number;
}

const EDGE = 4;
const GAP = 4;
const STEP = 4;

/** Summed coverage on a coarse grid: how much of any rectangle is drawn on, in constant time. */
class Coverage {
  private readonly map: PartMap;
  private readonly columns: number;
  private readonly rows: number;
  private readonly sums: Float64Array;

  constructor(map: PartMap) {
    this.map = map;
    this.columns = Math.ceil(map.width / STEP);
    this.rows = Math.ceil(map.height / STEP);
    this.sums = new Float64Array((this.columns + 1) * (this.rows + 1));
    for (let row = 0; row < this.rows; row += 1) {
      let inRow = 0;
      for (let column = 0; column < this.columns; column += 1) {
        const isDrawn = map.part[(row * STEP + 2) * map.width + column * STEP + 2] !== 0;
        inRow += isDrawn ? 1 : 0;
        this.sums[(row + 1) * (this.columns + 1) + column + 1] =
          (this.sums[row * (this.columns + 1) + column + 1] ?? 0) + inRow;
      }
    }
  }

  partAt([x, y]: Vec2): number {
    const { width, height, part } = this.map;
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 0 || row < 0 || column >= width || row >= height) return 0;
    return part[row * width + column] ?? 0;
  }

  share(x1: number, y1: number, x2: number, y2: number): number {
    const clamp = (value: number, most: number): number =>
      Math.max(0, Math.min(most, Math.round(value / STEP)));
    const [c1, c2] = [clamp(x1, this.columns), clamp(x2, this.columns)];
    const [r1, r2] = [clamp(y1, this.rows), clamp(y2, this.rows)];
    const at = (row: number, column: number): number => this.sums[row * (this.columns + 1) + column] ?? 0;
    const cells = Math.max(1, (c2 - c1) * (r2 - r1));
    return (at(r2, c2) - at(r1, c2) - at(r2, c1) + at(r1, c1)) / cells;
  }
}

/** Places on a part where a leader may end: spread over what can be seen of it. */
function targetsOn({ width, height, part: shown }: PartMap, parts: ReadonlySet<number>): Map<number, Vec2[]> {
  const seen = new Map<number, Vec2[]>();
  for (const part of parts) seen.set(part, []);
  for (let row = 1; row < height - 1; row += 2) {
    for (let column = 1; column < width - 1; column += 2) {
      const part = shown[row * width + column] ?? 0;
      if (part !== 0) seen.get(part)?.push([column + 0.5, row + 0.5]);
    }
  }
  // A part thinner than the sampling grid still needs a place to point at.
  for (const [part, points] of seen) {
    if (points.length > 3) continue;
    for (let at = shown.indexOf(part); at >= 0; at = shown.indexOf(part, at + 1)) {
      points.push([(at % width) + 0.5, Math.floor(at / width) + 0.5]);
    }
  }
  return seen;
}

const crosses = (a: Vec2, b: Vec2, c: Vec2, d: Vec2): boolean => {
  const side = (p: Vec2, q: Vec2, r: Vec2): number =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;
};

/** Distance from a point to a leader, to keep numbers off other numbers' leaders. */
const distanceTo = (p: Vec2, a: Vec2, b: Vec2): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
};

const DIRECTIONS = Array.from({ length: 16 }, (_, i): Vec2 => {
  const angle = (Math.PI * 2 * i) / 16;
  return [Math.cos(angle), Math.sin(angle)];
});

const REACHES: readonly number[] = [28, 36, 46, 58, 72, 90, 114, 144, 180];

export function placeCallouts(callouts: readonly Callout[], map: PartMap, size: LabelSize): PlacedCallout[] {
  const coverage = new Coverage(map);
  const targets = targetsOn(map, new Set(callouts.map(({ part }) => part)));
  const options = callouts.map(({ part }) =>
    candidatesFor(part, targets.get(part) ?? [], coverage, size, map),
  );
  const placed: (Candidate | undefined)[] = callouts.map(() => undefined);
  // The most hemmed-in part chooses first; later rounds let each reconsider.
  const order = callouts
    .map((_, i) => i)
    .sort((a, b) => (options[b]?.[0]?.cost ?? 0) - (options[a]?.[0]?.cost ?? 0) || a - b);
  for (let round = 0; round < 3; round += 1) {
    for (const i of order) {
      placed[i] = cheapest(
        options[i] ?? [],
        placed.filter((_, k) => k !== i),
        size,
      );
    }
  }
  return callouts.map(({ number }, i) => {
    const { centre, target } = placed[i] ?? { centre: [0, 0] as const, target: [0, 0] as const };
    return { number, centre, target };
  });
}

function candidatesFor(
  part: number,
  points: readonly Vec2[],
  coverage: Coverage,
  size: LabelSize,
  page: PartMap,
): Candidate[] {
  let cheapestBase = Infinity;
  const found: Candidate[] = [];
  const [halfWidth, halfHeight] = [size.width / 2 + GAP, size.height / 2 + GAP];
  const consider = (target: Vec2, centre: Vec2, offCentre: number): void => {
    const [x, y] = centre;
    if (x < halfWidth + EDGE || y < halfHeight + EDGE) return;
    if (x > page.width - halfWidth - EDGE || y > page.height - halfHeight - EDGE) return;
    const covered = coverage.share(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight);
    const reach = Math.hypot(x - target[0], y - target[1]);
    const base = covered * 260 + reach * 0.55 + offCentre;
    // Far from the best without looking at its leader: not worth the look.
    if (base > cheapestBase + 170) return;
    cheapestBase = Math.min(cheapestBase, base);
    const samples = Math.ceil(reach / 5);
    let [foreign, own] = [0, 0];
    for (let i = 1; i < samples; i += 1) {
      const t = i / samples;
      const over = coverage.partAt([target[0] + (x - target[0]) * t, target[1] + (y - target[1]) * t]);
      if (over === part) own += 1;
      else if (over !== 0) foreign += 1;
    }
    found.push({ centre, target, cost: base + foreign * 13 + own * 2.6 });
  };
  const [middle, picks] = spread(points);
  for (const target of picks) {
    const offCentre = Math.min(30, Math.hypot(target[0] - middle[0], target[1] - middle[1]) * 0.12);
    for (const [dx, dy] of DIRECTIONS) {
      for (const reach of REACHES)
        consider(target, [target[0] + dx * reach, target[1] + dy * reach], offCentre);
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** The middle of what is seen of a part, and up to nine of its points that stand for all of it. */
function spread(all: readonly Vec2[]): [Vec2, Vec2[]] {
  const stride = Math.ceil(all.length / 900);
  const points = stride > 1 ? all.filter((_, i) => i % stride === 0) : all;
  const count = Math.max(1, points.length);
  const middle: Vec2 = [
    points.reduce((sum, p) => sum + p[0], 0) / count,
    points.reduce((sum, p) => sum + p[1], 0) / count,
  ];
  const picks: Vec2[] = [];
  const pick = (score: (p: Vec2) => number): void => {
    let best: Vec2 | undefined;
    let least = Infinity;
    for (const p of points) {
      const value = score(p);
      if (value < least) [best, least] = [p, value];
    }
    const found = best;
    if (found && picks.every((p) => Math.hypot(p[0] - found[0], p[1] - found[1]) > 5)) picks.push(found);
  };
  pick((p) => Math.hypot(p[0] - middle[0], p[1] - middle[1]));
  for (const [dx, dy] of DIRECTIONS.filter((_, i) => i % 2 === 0)) {
    // Not the very tip: a leader should end inside the outline.
    let far = -Infinity;
    for (const p of points) far = Math.max(far, (p[0] - middle[0]) * dx + (p[1] - middle[1]) * dy);
    pick((p) => {
      const [x, y] = [p[0] - middle[0], p[1] - middle[1]];
      return Math.abs(x * dx + y * dy - (far - 3)) + Math.abs(x * dy - y * dx) * 0.35;
    });
  }
  return [middle, picks];
}

function cheapest(
  options: readonly Candidate[],
  others: readonly (Candidate | undefined)[],
  size: LabelSize,
): Candidate | undefined {
  let best: Candidate | undefined;
  let least = Infinity;
  for (const option of options) {
    // Sorted by their own cost: nothing behind can be cheaper.
    if (option.cost >= least) break;
    let cost = option.cost;
    for (const other of others) {
      if (!other) continue;
      const [dx, dy] = [
        Math.abs(option.centre[0] - other.centre[0]),
        Math.abs(option.centre[1] - other.centre[1]),
      ];
      if (dx < size.width + GAP && dy < size.height + GAP) cost += 4000;
      if (crosses(option.centre, option.target, other.centre, other.target)) cost += 160;
      if (distanceTo(option.centre, other.centre, other.target) < size.height * 0.72) cost += 220;
      if (distanceTo(other.centre, option.centre, option.target) < size.height * 0.72) cost += 220;
    }
    if (cost < least) [best, least] = [option, cost];
  }
  return best;
}
