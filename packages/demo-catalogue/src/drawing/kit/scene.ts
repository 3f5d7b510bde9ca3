import { arrange } from './arrangement.js';
import { fromPaper } from './projection.js';
import { along, boundsOf, move, type Solid } from './solid.js';
import { add, type Axis, type Vec2, type Vec3 } from './vector.js';
import type { Variation } from './variation.js';

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
export type RowEntry = readonly [role: string, solid: Solid] | number;

interface RowOptions {
  readonly gap?: number;
  readonly depth?: number;
  readonly axisLine?: boolean;
  /** Keeps its place in relation to what was placed last. */
  readonly linked?: boolean;
}

/** Places on the paper are where things should be; groups that would cover each other are moved apart. */
export interface SceneBuilder {
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

interface Cluster {
  readonly parts: PlacedPart[];
  readonly axes: [Vec3, Vec3][];
}

const CLEARANCE = 22;

export function buildScene(design: BoardDesign, v: Variation): Scene {
  const clusters: Cluster[] = [];
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
      const cluster = (linked ? clusters[clusters.length - 1] : undefined) ?? begin();
      const start = fromPaper(from, depth);
      let cursor = 0;
      let extra = 0;
      let first = true;
      for (const entry of entries) {
        if (typeof entry === 'number') {
          extra = entry - gap;
          continue;
        }
        const [role, solid] = entry;
        const { min, max } = boundsOf(solid);
        if (!first) cursor += gap + extra;
        place(cluster, role, along(solid, axis), add(start, onAxis(axis, cursor - min[0])));
        cursor += max[0] - min[0];
        [extra, first] = [0, false];
      }
      if (axisLine) cluster.axes.push([add(start, onAxis(axis, -14)), add(start, onAxis(axis, cursor + 14))]);
    },
    put: (role, solid, at, depth = 0) => {
      place(begin(), role, solid, fromPaper(at, depth));
    },
    nest: (role, solid, at, depth = 0) => {
      place(clusters[clusters.length - 1] ?? begin(), role, solid, fromPaper(at, depth));
    },
  };
  design(builder, v);
  return arranged(clusters);
}

function arranged(clusters: readonly Cluster[]): Scene {
  const shifts = arrange(clusters.map(({ parts }) => parts.map(({ solid }) => solid)), CLEARANCE, 1.15);
  const parts: PlacedPart[] = [];
  const axes: [Vec3, Vec3][] = [];
  clusters.forEach((cluster, i) => {
    const offset = fromPaper(shifts[i] ?? [0, 0]);
    for (const { role, solid } of cluster.parts) parts.push({ role, solid: move(solid, ...offset) });
    for (const [from, to] of cluster.axes) axes.push([add(from, offset), add(to, offset)]);
  });
  return { parts, axes };
}
