import type { Vec2 } from './vector.ts';

export type Contour = readonly Vec2[];

const TAU = Math.PI * 2;

/** Enough chords that a circle of this radius still looks round in the drawing. */
export const chordsOf = (radius: number): number => {
  if (radius < 3) return 10;
  if (radius < 6) return 14;
  if (radius < 12) return 20;
  if (radius < 25) return 28;
  if (radius < 50) return 40;
  return radius < 90 ? 52 : 68;
};

export function circle(radius: number, centre: Vec2 = [0, 0]): Contour {
  const count = chordsOf(radius);
  return Array.from({ length: count }, (_, i) => {
    const t = (TAU * i) / count;
    return [centre[0] + radius * Math.cos(t), centre[1] + radius * Math.sin(t)] as const;
  });
}

export function polygon(corners: number, radius: number, startDegrees = 0): Contour {
  return Array.from({ length: corners }, (_, i) => {
    const t = (TAU * i) / corners + (startDegrees * Math.PI) / 180;
    return [radius * Math.cos(t), radius * Math.sin(t)] as const;
  });
}

/** Rounds every corner of a polygon by its own or the common radius. */
export function rounded(points: Contour, radius: number, steps = 4): Contour {
  const count = points.length;
  const result: Vec2[] = [];
  points.forEach((corner, i) => {
    const before = points[(i + count - 1) % count] ?? corner;
    const after = points[(i + 1) % count] ?? corner;
    const toBefore: Vec2 = [before[0] - corner[0], before[1] - corner[1]];
    const toAfter: Vec2 = [after[0] - corner[0], after[1] - corner[1]];
    const [lengthBefore, lengthAfter] = [Math.hypot(...toBefore), Math.hypot(...toAfter)];
    const cut = Math.min(radius, lengthBefore * 0.48, lengthAfter * 0.48);
    if (cut < 0.3) {
      result.push(corner);
      return;
    }
    const start: Vec2 = [
      corner[0] + (toBefore[0] / lengthBefore) * cut,
      corner[1] + (toBefore[1] / lengthBefore) * cut,
    ];
    const end: Vec2 = [
      corner[0] + (toAfter[0] / lengthAfter) * cut,
      corner[1] + (toAfter[1] / lengthAfter) * cut,
    ];
    for (let k = 0; k <= steps; k += 1) {
      const t = k / steps;
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      result.push([a * start[0] + b * corner[0] + c * end[0], a * start[1] + b * corner[1] + c * end[1]]);
    }
  });
  return result;
}

export const rectangle = (width: number, height: number, radius = 0, centre: Vec2 = [0, 0]): Contour => {
  const [cx, cy] = centre;
  const corners: Contour = [
    [cx - width / 2, cy - height / 2],
    [cx + width / 2, cy - height / 2],
    [cx + width / 2, cy + height / 2],
    [cx - width / 2, cy + height / 2],
  ];
  return radius > 0 ? rounded(corners, radius) : corners;
};

/** A wheel with `count` teeth between two radii; `land` is the tooth's share of the pitch at its tip. */
export function toothed(count: number, root: number, tip: number, land = 0.32): Contour {
  const result: Vec2[] = [];
  const pitch = TAU / count;
  for (let i = 0; i < count; i += 1) {
    const centre = i * pitch;
    const put = (radius: number, offset: number): void => {
      const t = centre + offset * pitch;
      result.push([radius * Math.cos(t), radius * Math.sin(t)]);
    };
    put(root, -0.5 + (1 - land) * 0.22);
    put(tip, -land / 2);
    put(tip, land / 2);
    put(root, 0.5 - (1 - land) * 0.22);
  }
  return result;
}

/** A radius that swells `lobes` times: bolted flanges, star knobs, torx sockets. */
export function lobed(lobes: number, inner: number, outer: number, startDegrees = 0, perLobe = 8): Contour {
  const count = lobes * perLobe;
  return Array.from({ length: count }, (_, i) => {
    const t = (TAU * i) / count;
    const swell = (1 + Math.cos(lobes * t)) / 2;
    const radius = inner + (outer - inner) * swell * swell;
    const angle = t + (startDegrees * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/** The outline of circles joined by tangents, in the order given: arms, links, brackets, flanges. */
export function hullOfCircles(circles: readonly (readonly [number, number, number])[]): Contour {
  const points = circles.flatMap(([x, y, radius]) => [...circle(radius, [x, y])]);
  return convexHull(points);
}

export function convexHull(points: readonly Vec2[]): Contour {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Vec2[]): Vec2[] => {
    const chain: Vec2[] = [];
    for (const p of ordered) {
      for (;;) {
        const b = chain[chain.length - 1];
        const a = chain[chain.length - 2];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 1e-9) break;
        chain.pop();
      }
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export function signedArea(contour: Contour): number {
  let area = 0;
  contour.forEach(([x, y], i) => {
    const [nextX, nextY] = contour[(i + 1) % contour.length] ?? [x, y];
    area += x * nextY - nextX * y;
  });
  return area / 2;
}

/** Points on a circle, for bolt holes. */
export const boltHoles = (count: number, pitchRadius: number, radius: number, startDegrees = 0): Contour[] =>
  polygon(count, pitchRadius, startDegrees).map((centre) => circle(radius, centre));
