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
}

export interface SceneBuilder {
  /**
   * Parts behind each other on one explosion axis, from its far end to the near one. Shapes are
   * modelled along x. `from` is where on the paper the row begins.
   */
  row(axis: Axis, from: Vec2, entries: readonly RowEntry[], options?: RowOptions): Vec3;
  /** One part with its origin at a place on the paper. */
  put(role: string, solid: Solid, at: Vec2, depth?: number): void;
  /** One part where it was modelled, moved by an offset in space. */
  fix(role: string, solid: Solid, offset?: Vec3): void;
  /** A dash-dot axis between two points in space. */
  axis(from: Vec3, to: Vec3): void;
}

const UNIT: Record<Axis, Vec3> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

const onAxis = (axis: Axis, distance: number): Vec3 => {
  const [x, y, z] = UNIT[axis];
  return [x * distance, y * distance, z * distance];
};

export function buildScene(design: BoardDesign, v: Variation): Scene {
  const parts: PlacedPart[] = [];
  const axes: [Vec3, Vec3][] = [];
  const place = (role: string, solid: Solid, [x, y, z]: Vec3): void => {
    parts.push({ role, solid: move(solid, x, y, z) });
  };
  const builder: SceneBuilder = {
    row: (axis, from, entries, { gap = 26, depth = 0, axisLine = true } = {}) => {
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
        place(role, along(solid, axis), add(start, onAxis(axis, cursor - min[0])));
        cursor += max[0] - min[0];
        [extra, first] = [0, false];
      }
      if (axisLine) axes.push([add(start, onAxis(axis, -14)), add(start, onAxis(axis, cursor + 14))]);
      return add(start, onAxis(axis, cursor));
    },
    put: (role, solid, at, depth = 0) => {
      place(role, solid, fromPaper(at, depth));
    },
    fix: (role, solid, offset = [0, 0, 0]) => {
      place(role, solid, offset);
    },
    axis: (from, to) => {
      axes.push([from, to]);
    },
  };
  design(builder, v);
  return { parts, axes };
}
