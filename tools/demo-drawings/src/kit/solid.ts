import { add, turn, type Axis, type Vec3 } from './vector.ts';

export type Tone = 0 | 1 | 2 | 3;

export interface Face {
  /** Outer loop first, then holes; vertices counter-clockwise seen from outside. */
  readonly loops: readonly (readonly number[])[];
  /** Faces of one body meet in modelled edges; faces of two bodies may cut through each other. */
  readonly body: number;
  readonly tone: Tone;
  /** Part of a closed surface, so that its back is never seen. */
  readonly closed: boolean;
  /** Drawn without creases towards other smooth faces, however coarse the mesh. */
  readonly smooth: boolean;
}

export interface Solid {
  readonly vertices: readonly Vec3[];
  readonly faces: readonly Face[];
  /** Thin lines that lie on the surface: threads, slots, seams. */
  readonly marks: readonly (readonly Vec3[])[];
  readonly bodies: number;
}

interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

export const nothing: Solid = { vertices: [], faces: [], marks: [], bodies: 0 };

export function join(...solids: readonly Solid[]): Solid {
  const vertices: Vec3[] = [];
  const faces: Face[] = [];
  const marks: (readonly Vec3[])[] = [];
  let bodies = 0;
  for (const solid of solids) {
    const first = vertices.length;
    for (const vertex of solid.vertices) vertices.push(vertex);
    for (const face of solid.faces) {
      faces.push({
        ...face,
        loops: face.loops.map((loop) => loop.map((index) => index + first)),
        body: face.body + bodies,
      });
    }
    for (const mark of solid.marks) marks.push(mark);
    bodies += solid.bodies;
  }
  return { vertices, faces, marks, bodies };
}

const mapped = (solid: Solid, change: (p: Vec3) => Vec3): Solid => ({
  ...solid,
  vertices: solid.vertices.map(change),
  marks: solid.marks.map((mark) => mark.map(change)),
});

export const move = (solid: Solid, x: number, y = 0, z = 0): Solid => mapped(solid, (p) => add(p, [x, y, z]));

export const rotate = (solid: Solid, axis: Axis, degrees: number): Solid =>
  mapped(solid, (p) => turn(p, axis, degrees));

const inverted = (solid: Solid): Solid => ({
  ...solid,
  faces: solid.faces.map((face) => ({ ...face, loops: face.loops.map((loop) => [...loop].reverse()) })),
});

export function scale(solid: Solid, x: number, y = x, z = x): Solid {
  const scaled = mapped(solid, (p) => [p[0] * x, p[1] * y, p[2] * z]);
  return x * y * z < 0 ? inverted(scaled) : scaled;
}

/** Shapes are modelled along x; this lays that axis along another one. */
export function along(solid: Solid, axis: Axis): Solid {
  if (axis === 'x') return solid;
  // A cyclic swap is a rotation, so that faces keep their outside.
  return axis === 'y' ? mapped(solid, ([x, y, z]) => [z, x, y]) : mapped(solid, ([x, y, z]) => [y, z, x]);
}

export const toned = (solid: Solid, tone: Tone): Solid => ({
  ...solid,
  faces: solid.faces.map((face) => ({ ...face, tone })),
});

/** Copies on a circle round the x axis. */
export function onCircle(count: number, radius: number, solid: Solid, startDegrees = 0): Solid {
  const raised = move(solid, 0, radius, 0);
  return join(
    ...Array.from({ length: count }, (_, i) => rotate(raised, 'x', startDegrees + (360 * i) / count)),
  );
}

export const copies = (solid: Solid, ...offsets: readonly Vec3[]): Solid =>
  join(...offsets.map(([x, y, z]) => move(solid, x, y, z)));

export function boundsOf(solid: Solid): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  const include = (p: Vec3): void => {
    for (const k of [0, 1, 2] as const) {
      min[k] = Math.min(min[k], p[k]);
      max[k] = Math.max(max[k], p[k]);
    }
  };
  solid.vertices.forEach(include);
  solid.marks.forEach((mark) => {
    mark.forEach(include);
  });
  return { min, max };
}

/** Makes a shape that is modelled standing keep standing in a vertical row. */
export const upright = (solid: Solid): Solid => along(solid, 'y');
