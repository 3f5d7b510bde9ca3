import type { Solid } from './solid.js';
import { add, cross, dot, times, unit, type Vec3 } from './vector.js';

export interface Edge {
  readonly a: number;
  readonly b: number;
  /** Can be the border between the part and what is behind it. */
  readonly outline: boolean;
}

interface Seen {
  readonly a: number;
  readonly b: number;
  readonly faces: number[];
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
  const seen = new Map<number, Seen>();
  solid.faces.forEach(({ loops }, faceIndex) => {
    for (const loop of loops) {
      for (let i = 0; i < loop.length; i += 1) {
        const from = loop[i] ?? 0;
        const to = loop[i + 1 === loop.length ? 0 : i + 1] ?? 0;
        const a = Math.min(from, to);
        const b = Math.max(from, to);
        const known = seen.get(a * count + b);
        if (known) known.faces.push(faceIndex);
        else seen.set(a * count + b, { a, b, faces: [faceIndex] });
      }
    }
  });
  const edges: Edge[] = [];
  for (const { a, b, faces } of seen.values()) {
    const [first, second] = [faces[0] ?? 0, faces[1]];
    const face = solid.faces[first];
    const normal = normals[first];
    if (!face || !normal) continue;
    const towards = dot(normal, VIEW);
    if (second === undefined) {
      if (!face.closed || towards > 0) edges.push({ a, b, outline: true });
      continue;
    }
    const other = solid.faces[second];
    const otherNormal = normals[second] ?? normal;
    const otherTowards = dot(otherNormal, VIEW);
    const isContour = towards > 0 !== otherTowards > 0;
    if (isContour) {
      edges.push({ a, b, outline: true });
      continue;
    }
    if (face.closed && towards <= 0) continue;
    if (face.smooth && other?.smooth) continue;
    if (dot(normal, otherNormal) < CREASE) edges.push({ a, b, outline: false });
  }
  return edges;
}

