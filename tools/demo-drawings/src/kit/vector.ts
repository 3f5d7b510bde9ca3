export type Vec2 = readonly [number, number];
export type Vec3 = readonly [number, number, number];
export type Axis = 'x' | 'y' | 'z';

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vec3): Vec3 => {
  const size = length(a);
  return size === 0 ? a : times(a, 1 / size);
};

export function turn(p: Vec3, axis: Axis, degrees: number): Vec3 {
  const angle = (degrees * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const [x, y, z] = p;
  if (axis === 'x') return [x, y * c - z * s, y * s + z * c];
  if (axis === 'y') return [x * c + z * s, y, -x * s + z * c];
  return [x * c - y * s, x * s + y * c, z];
}

/** A smooth curve through the given points (Catmull-Rom), with `steps` pieces between two of them. */
export function smooth(points: readonly Vec3[], steps = 6, closed = false): Vec3[] {
  const count = points.length;
  const at = (i: number): Vec3 => {
    const index = closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1);
    return points[index] ?? [0, 0, 0];
  };
  const result: Vec3[] = [];
  const spans = closed ? count : count - 1;
  for (let i = 0; i < spans; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps;
      const blend = (a: number, b: number, c: number, d: number): number =>
        0.5 *
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      result.push([
        blend(p0[0], p1[0], p2[0], p3[0]),
        blend(p0[1], p1[1], p2[1], p3[1]),
        blend(p0[2], p1[2], p2[2], p3[2]),
      ]);
    }
  }
  if (!closed) result.push(at(count - 1));
  return result;
}
