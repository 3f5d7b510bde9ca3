import { chordsOf, rectangle, signedArea, type Contour } from './contour.ts';
import { nothing, type Face, type Solid, type Tone } from './solid.ts';
import { add, cross, dot, length, subtract, times, unit, type Vec2, type Vec3 } from './vector.ts';

interface Look {
  readonly tone?: Tone;
  readonly smooth?: boolean;
}

const face = (loops: readonly (readonly number[])[], look: Look, closed = true): Face => ({
  loops,
  body: 0,
  tone: look.tone ?? 0,
  closed,
  smooth: look.smooth ?? false,
});

export const marked = (solid: Solid, ...marks: readonly (readonly Vec3[])[]): Solid => ({
  ...solid,
  marks: [...solid.marks, ...marks],
});

export const lines = (...marks: readonly (readonly Vec3[])[]): Solid => ({ ...nothing, marks });

/** A closed ring round the x axis, drawn thin on a turned surface of the same radius. */
export function ringMark(x: number, radius: number): Vec3[] {
  const count = chordsOf(radius);
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = (Math.PI * 2 * i) / count;
    return [x, radius * Math.cos(t), radius * Math.sin(t)] as const;
  });
}

/**
 * A body of revolution round x. The profile [x, radius] runs along the outside from low to high x;
 * a ring's profile is closed and comes back along its bore.
 */
export function turned(profile: readonly Vec2[], look: Look & { ring?: boolean } = {}): Solid {
  const count = chordsOf(Math.max(...profile.map(([, radius]) => radius)));
  const vertices: Vec3[] = [];
  const rings = profile.map(([x, radius]) => {
    const first = vertices.length;
    if (radius <= 0) {
      vertices.push([x, 0, 0]);
      return Array.from({ length: count }, () => first);
    }
    for (let i = 0; i < count; i += 1) {
      const t = (Math.PI * 2 * i) / count;
      vertices.push([x, radius * Math.cos(t), radius * Math.sin(t)]);
    }
    return Array.from({ length: count }, (_, i) => first + i);
  });
  const faces: Face[] = [];
  const spans = look.ring ? profile.length : profile.length - 1;
  const opensWide = !look.ring && ((profile[0]?.[1] ?? 0) > 0 || (profile[profile.length - 1]?.[1] ?? 0) > 0);
  for (let i = 0; i < spans; i += 1) {
    const near = rings[i] ?? [];
    const far = rings[(i + 1) % profile.length] ?? [];
    for (let j = 0; j < count; j += 1) {
      const k = (j + 1) % count;
      const corners = [near[j], near[k], far[k], far[j]].filter((v) => v !== undefined);
      const loop = corners.filter((v, at) => v !== corners[(at + 1) % corners.length]);
      if (loop.length > 2) faces.push(face([loop], look, !opensWide));
    }
  }
  return { vertices, faces, marks: [], bodies: 1 };
}

/** A full cylinder from x = 0. */
export const cylinder = (radius: number, depth: number, look: Look = {}): Solid =>
  turned(
    [
      [0, 0],
      [0, radius],
      [depth, radius],
      [depth, 0],
    ],
    look,
  );

/** A hollow cylinder from x = 0. */
export const ring = (outer: number, inner: number, depth: number, look: Look = {}): Solid =>
  turned(
    [
      [0, inner],
      [0, outer],
      [depth, outer],
      [depth, inner],
    ],
    { ...look, ring: true },
  );

/** A round-section ring (O-ring, boss seal) centred on x = 0. */
export function torus(radius: number, section: number, look: Look = {}): Solid {
  const steps = section < 4 ? 8 : 12;
  const profile = Array.from({ length: steps }, (_, i): Vec2 => {
    const t = (-Math.PI * 2 * i) / steps;
    return [section * Math.cos(t), radius + section * Math.sin(t)];
  });
  return turned(profile, { ...look, ring: true, smooth: true });
}

interface PrismLook extends Look {
  readonly holes?: readonly Contour[];
  /** How far the front face is drawn in, as a share of the contour. */
  readonly taper?: number;
}

/** A plate or block: a contour in the y-z plane, pulled along x from 0 to depth. */
export function prism(contour: Contour, depth: number, look: PrismLook = {}): Solid {
  const wound = (points: Contour, counterClockwise: boolean): Contour =>
    signedArea(points) > 0 === counterClockwise ? points : [...points].reverse();
  const loops = [wound(contour, true), ...(look.holes ?? []).map((hole) => wound(hole, false))];
  const shrink = 1 - (look.taper ?? 0);
  const vertices: Vec3[] = [];
  const faces: Face[] = [];
  const fronts: number[][] = [];
  const backs: number[][] = [];
  for (const loop of loops) {
    const first = vertices.length;
    for (const [y, z] of loop) vertices.push([0, y, z]);
    for (const [y, z] of loop) vertices.push([depth, y * shrink, z * shrink]);
    const count = loop.length;
    fronts.push(loop.map((_, i) => first + count + i));
    backs.push(loop.map((_, i) => first + i).reverse());
    for (let i = 0; i < count; i += 1) {
      const next = (i + 1) % count;
      faces.push(face([[first + i, first + next, first + count + next, first + count + i]], look));
    }
  }
  faces.push(face(fronts, { tone: look.tone ?? 0 }), face(backs, { tone: look.tone ?? 0 }));
  return { vertices, faces, marks: [], bodies: 1 };
}

/** A block centred on the origin. */
export function box(lengthX: number, lengthY: number, lengthZ: number, radius = 0, look: Look = {}): Solid {
  const block = prism(rectangle(lengthY, lengthZ, radius), lengthX, look);
  return { ...block, vertices: block.vertices.map(([x, y, z]) => [x - lengthX / 2, y, z]) };
}

/** A closed skin through sections of equal point count, with flat ends. */
export function loft(sections: readonly (readonly Vec3[])[], look: Look & { open?: boolean } = {}): Solid {
  const vertices: Vec3[] = sections.flat();
  const count = sections[0]?.length ?? 0;
  const faces: Face[] = [];
  for (let i = 0; i + 1 < sections.length; i += 1) {
    for (let j = 0; j < count; j += 1) {
      const k = (j + 1) % count;
      faces.push(
        face([[i * count + j, i * count + k, (i + 1) * count + k, (i + 1) * count + j]], look, !look.open),
      );
    }
  }
  if (!look.open) {
    const last = (sections.length - 1) * count;
    const indices = Array.from({ length: count }, (_, j) => j);
    const flat = { tone: look.tone ?? 0 };
    faces.push(face([[...indices].reverse()], flat), face([indices.map((j) => last + j)], flat));
  }
  const solid = { vertices, faces, marks: [], bodies: 1 };
  return !look.open && volumeOf(solid) < 0 ? insideOut(solid) : solid;
}

const insideOut = (solid: Solid): Solid => ({
  ...solid,
  faces: solid.faces.map((f) => ({ ...f, loops: f.loops.map((loop) => [...loop].reverse()) })),
});

function volumeOf(solid: Solid): number {
  let volume = 0;
  for (const { loops } of solid.faces) {
    const loop = loops[0] ?? [];
    const corner = (i: number): Vec3 => solid.vertices[loop[i] ?? 0] ?? [0, 0, 0];
    for (let i = 1; i + 1 < loop.length; i += 1) {
      volume += dot(corner(0), cross(corner(i), corner(i + 1)));
    }
  }
  return volume;
}

/** A thin curved panel: rows of points of equal length. Seen from both sides. */
export function sheet(rows: readonly (readonly Vec3[])[], look: Look = {}): Solid {
  const width = rows[0]?.length ?? 0;
  const faces: Face[] = [];
  for (let i = 0; i + 1 < rows.length; i += 1) {
    for (let j = 0; j + 1 < width; j += 1) {
      const a = i * width + j;
      faces.push(face([[a, a + 1, a + width + 1, a + width]], look, false));
    }
  }
  return { vertices: rows.flat(), faces, marks: [], bodies: 1 };
}

/** Sweeps a section (u, v) along a path; the frame turns as little as possible. */
export function sweep(path: readonly Vec3[], section: Contour, look: Look & { up?: Vec3 } = {}): Solid {
  const counter = signedArea(section) > 0 ? section : [...section].reverse();
  let normal: Vec3 | undefined = look.up;
  const sections = path.map((point, i) => {
    const ahead = path[Math.min(i + 1, path.length - 1)] ?? point;
    const behind = path[Math.max(i - 1, 0)] ?? point;
    const tangent = unit(subtract(ahead, behind));
    const guess: Vec3 = normal ?? (Math.abs(tangent[2]) < 0.9 ? [0, 0, 1] : [0, 1, 0]);
    const along = subtract(guess, times(tangent, dot(guess, tangent)));
    const up = length(along) < 1e-6 ? guess : unit(along);
    normal = up;
    const side = cross(up, tangent);
    return counter.map(([u, v]) => add(point, add(times(side, u), times(up, v))));
  });
  return loft(sections, look);
}

/** A pipe, hose or rod along a path; `bore` shows an open end. */
export function tube(path: readonly Vec3[], radius: number, look: Look & { bore?: number } = {}): Solid {
  const count = radius < 2.5 ? 8 : radius < 7 ? 12 : 18;
  const section = Array.from({ length: count }, (_, i): Vec2 => {
    const t = (Math.PI * 2 * i) / count;
    return [radius * Math.cos(t), radius * Math.sin(t)];
  });
  const pipe = sweep(path, section, { smooth: true, ...look });
  if (!look.bore) return pipe;
  const bore = look.bore / radius;
  const ends = [0, path.length - 1].map((i): Vec3[] => {
    const centre = path[i] ?? [0, 0, 0];
    const loop = pipe.vertices.slice(i * count, (i + 1) * count);
    const rim = loop.map((p) => add(centre, times(subtract(p, centre), bore)));
    return [...rim, rim[0] ?? centre];
  });
  return marked(pipe, ...ends);
}

/** A helical spring along x from 0, with flattened end coils. */
export function coil(radius: number, wire: number, turns: number, span: number, endRadius = radius): Solid {
  const perTurn = radius < 12 ? 14 : 24;
  const total = Math.round(turns * perTurn);
  const path = Array.from({ length: total + 1 }, (_, i): Vec3 => {
    const t = i / total;
    const angle = (Math.PI * 2 * i) / perTurn;
    const flat = Math.min(0.8 / turns, 0.2);
    const rise =
      t < flat
        ? 0.25 * t
        : t > 1 - flat
          ? 1 - 0.25 * (1 - t)
          : 0.25 * flat + ((t - flat) / (1 - 2 * flat)) * (1 - 0.5 * flat);
    const r = radius + (endRadius - radius) * t;
    return [wire + rise * (span - 2 * wire), r * Math.cos(angle), r * Math.sin(angle)];
  });
  return tube(path, wire);
}
