import type { Solid } from './solid.ts';
import { add, cross, dot, times, unit, type Vec3 } from './vector.ts';

interface Edge {
  readonly a: number;
  readonly b: number;
  /** Can be the border between the part and what is behind it. */
  readonly outline: boolean;
}

const CREASE = Math.cos((29 * Math.PI) / 180);
const VIEW: Vec3 = unit([1, 1, 1]);

function faceNormals(solid: Solid): Vec3[] {
  return solid.faces.map(({ loops }) => {
    const loop = loops[0] ?? [];
    let normal: Vec3 = [0, 0, 0];
    loop.forEach((index, i) => {
      const here = solid.vertices[index] ?? [0, 0, 0];
      const next = solid.vertices[loop[(i + 1) % loop.length] ?? 0] ?? here;
      normal = add(normal, times(cross(here, next), 0.5));
    });
    return unit(normal);
  });
}

/** The edges that a draughtsman would draw, before anything is hidden: creases, borders, contours. */
export function drawnEdges(solid: Solid): Edge[] {
  const normals = faceNormals(solid);
  const count = solid.vertices.length;
  // Meshes have tens of thousands of edges: parallel arrays instead of an object for each.
  const slots = new Map<number, number>();
  const low: number[] = [];
  const high: number[] = [];
  const firstFace: number[] = [];
  const secondFace: number[] = [];
  solid.faces.forEach(({ loops }, faceIndex) => {
    for (const loop of loops) {
      let from = loop[loop.length - 1] ?? 0;
      for (const to of loop) {
        const a = from < to ? from : to;
        const b = from < to ? to : from;
        from = to;
        const slot = slots.get(a * count + b);
        if (slot !== undefined) {
          secondFace[slot] = faceIndex;
          continue;
        }
        slots.set(a * count + b, low.length);
        low.push(a);
        high.push(b);
        firstFace.push(faceIndex);
        secondFace.push(-1);
      }
    }
  });
  const edges: Edge[] = [];
  for (let slot = 0; slot < low.length; slot += 1) {
    const first = firstFace[slot] ?? 0;
    const second = secondFace[slot] ?? -1;
    const kind = kindOf(solid, normals, first, second);
    if (kind) edges.push({ a: low[slot] ?? 0, b: high[slot] ?? 0, outline: kind === 'outline' });
  }
  return edges;
}

function kindOf(
  solid: Solid,
  normals: readonly Vec3[],
  first: number,
  second: number,
): 'outline' | 'crease' | undefined {
  const face = solid.faces[first];
  const normal = normals[first];
  if (!face || !normal) return undefined;
  const towards = dot(normal, VIEW);
  if (second < 0) return !face.closed || towards > 0 ? 'outline' : undefined;
  const otherNormal = normals[second] ?? normal;
  const isContour = towards > 0 !== dot(otherNormal, VIEW) > 0;
  if (isContour) return 'outline';
  if (face.closed && towards <= 0) return undefined;
  if (face.smooth && solid.faces[second]?.smooth) return undefined;
  return dot(normal, otherNormal) < CREASE ? 'crease' : undefined;
}
