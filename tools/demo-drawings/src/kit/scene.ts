import { arrange } from './arrangement.ts';
import { fromPaper, toPaper } from './projection.ts';
import { along, boundsOf, move, type Solid } from './solid.ts';
import { add, type Axis, type Vec2, type Vec3 } from './vector.ts';
import type { Variation } from './variation.ts';

export interface PlacedPart {
  readonly role: string;
  readonly solid: Solid;
}

export interface Scene {
  readonly parts: readonly PlacedPart[];
  readonly axes: readonly (readonly [Vec3, Vec3])[];
}

/** What a board's design gets: the choices of this variant, and where to put its parts. */
export type BoardDesign = (scene: SceneBuilder, v: Variation) => void;

/** A part in a row, or a gap in front of the next one. */
type RowEntry = readonly [role: string, solid: Solid] | number;

interface RowOptions {
  readonly gap?: number;
  readonly depth?: number;
  readonly axisLine?: boolean;
  /** Keeps its place in relation to what was placed last. */
  readonly linked?: boolean;
}

/** Places on the paper are where things should be; groups that would cover each other are moved apart. */
interface SceneBuilder {
  /**
   * Parts behind each other on one explosion axis, from its far end to the near one. Shapes are
   * modelled along x. `from` is where on the paper the row begins.
   */
  row(axis: Axis, from: Vec2, entries: readonly RowEntry[], options?: RowOptions): void;
  /** One part with its origin at a place on the paper. */
  put(role: string, solid: Solid, at: Vec2, depth?: number): void;
  /** As put, but keeps its place in relation to what was placed last, even where they overlap. */
  nest(role: string, solid: Solid, at: Vec2, depth?: number): void;
}

const UNIT: Record<Axis, Vec3> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

const onAxis = (axis: Axis, distance: number): Vec3 => {
  const [x, y, z] = UNIT[axis];
  return [x * distance, y * distance, z * distance];
};

/** What a part takes up on the paper: along its row and across it. */
interface RowReach {
  readonly back: number;
  readonly front: number;
  readonly across: number;
}

/** How much of a part in a row may disappear behind a bigger one in front of it. */
const MOST_HIDDEN = 0.42;

function reachAlong(solid: Solid, axis: Axis): RowReach {
  const [dx, dy] = toPaper(UNIT[axis]);
  let [back, front, left, right] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const vertex of solid.vertices) {
    const [x, y] = toPaper(vertex);
    const [forward, sideways] = [x * dx + y * dy, x * dy - y * dx];
    back = Math.min(back, forward);
    front = Math.max(front, forward);
    left = Math.min(left, sideways);
    right = Math.max(right, sideways);
  }
  return { back, front, across: right - left };
}

/** Where on its row a part may begin at the earliest without hiding one behind it. */
function clearOf(behind: RowReach, reach: RowReach, start: number): number {
  if (reach.across < behind.across * 0.8) return -Infinity;
  const visibleTo = behind.back + (behind.front - behind.back) * (1 - MOST_HIDDEN);
  return visibleTo - reach.back + start;
}

interface Cluster {
  readonly parts: PlacedPart[];
  readonly axes: [Vec3, Vec3][];
}

const CLEARANCE = 22;

/** Places the parts of a design, or only those of some roles, as if the others did not exist. */
export function buildScene(design: BoardDesign, v: Variation, roles?: ReadonlySet<string>): Scene {
  const clusters: Cluster[] = [];
  const isShown = (role: string): boolean => roles?.has(role) ?? true;
  const begin = (): Cluster => {
    const cluster: Cluster = { parts: [], axes: [] };
    clusters.push(cluster);
    return cluster;
  };
  const place = (cluster: Cluster, role: string, solid: Solid, [x, y, z]: Vec3): void => {
    cluster.parts.push({ role, solid: move(solid, x, y, z) });
  };
  const builder: SceneBuilder = {
    row: (axis, from, entries, { gap = 26, depth = 0, axisLine = true, linked = false } = {}) => {
      if (!entries.some((entry) => typeof entry !== 'number' && isShown(entry[0]))) return;
      const cluster = (linked ? clusters[clusters.length - 1] : undefined) ?? begin();
      const start = fromPaper(from, depth);
      let cursor = 0;
      let extra = 0;
      let first = true;
      const behind: RowReach[] = [];
      for (const entry of entries) {
        if (typeof entry === 'number') {
          extra = entry - gap;
          continue;
        }
        const [role, solid] = entry;
        if (!isShown(role)) continue;
        const { min, max } = boundsOf(solid);
        const laid = along(solid, axis);
        const reach = reachAlong(laid, axis);
        if (!first) cursor += gap + extra;
        cursor = Math.max(cursor, ...behind.map((part) => clearOf(part, reach, min[0])));
        const shift = cursor - min[0];
        place(cluster, role, laid, add(start, onAxis(axis, shift)));
        behind.push({ ...reach, back: reach.back + shift, front: reach.front + shift });
        cursor += max[0] - min[0];
        [extra, first] = [0, false];
      }
      if (axisLine) cluster.axes.push([add(start, onAxis(axis, -14)), add(start, onAxis(axis, cursor + 14))]);
    },
    put: (role, solid, at, depth = 0) => {
      if (isShown(role)) place(begin(), role, solid, fromPaper(at, depth));
    },
    nest: (role, solid, at, depth = 0) => {
      if (isShown(role)) place(clusters[clusters.length - 1] ?? begin(), role, solid, fromPaper(at, depth));
    },
  };
  design(builder, v);
  return arranged(clusters);
}

function arranged(clusters: readonly Cluster[]): Scene {
  const shifts = arrange(
    clusters.map(({ parts }) => parts.map(({ solid }) => solid)),
    CLEARANCE,
    1.15,
  );
  const parts: PlacedPart[] = [];
  const axes: [Vec3, Vec3][] = [];
  clusters.forEach((cluster, i) => {
    const offset = fromPaper(shifts[i] ?? [0, 0]);
    for (const { role, solid } of cluster.parts) parts.push({ role, solid: move(solid, ...offset) });
    for (const [from, to] of cluster.axes) axes.push([add(from, offset), add(to, offset)]);
  });
  return { parts, axes };
}
