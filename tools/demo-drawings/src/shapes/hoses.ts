import { circle, polygon } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, tube } from '../kit/primitives.ts';
import { join, move, rotate, toned, type Solid } from '../kit/solid.ts';
import { smooth, subtract, unit, type Vec3 } from '../kit/vector.ts';

export const hose = (points: readonly Vec3[], radius: number, tone: 0 | 1 | 2 = 1): Solid =>
  toned(tube(smooth(points, 7), radius, { bore: radius * 0.7 }), tone);

export const pipe = (points: readonly Vec3[], radius: number): Solid =>
  tube(smooth(points, 7), radius, { bore: radius * 0.6 });

/** Turns a shape that looks along x so that it looks along a direction, and puts it there. */
export function facing(solid: Solid, direction: Vec3, at: Vec3): Solid {
  const [x, y, z] = unit(direction);
  const pitch = (-Math.asin(z) * 180) / Math.PI;
  const yaw = (Math.atan2(y, x) * 180) / Math.PI;
  return move(rotate(rotate(solid, 'y', pitch), 'z', yaw), ...at);
}

const endOf = (points: readonly Vec3[], last: boolean): [Vec3, Vec3] => {
  const tip = (last ? points[points.length - 1] : points[0]) ?? [0, 0, 0];
  const before = (last ? points[points.length - 2] : points[1]) ?? [1, 0, 0];
  return [tip, unit(subtract(tip, before))];
};

/** A pipe with a fitting of some kind at each end. */
export function fittedPipe(points: readonly Vec3[], radius: number, first: Solid, second: Solid): Solid {
  const [start, startDirection] = endOf(points, false);
  const [end, endDirection] = endOf(points, true);
  return join(pipe(points, radius), facing(first, startDirection, start), facing(second, endDirection, end));
}

export const unionNut = (radius = 6): Solid =>
  join(
    prism(polygon(6, radius), radius * 1.4, { holes: [circle(radius * 0.4)] }),
    move(cylinder(radius * 0.6, radius * 1.1), radius * 1.4),
  );

export const banjoEye = (radius = 9): Solid =>
  move(rotate(ring(radius, radius * 0.5, radius), 'y', 90), radius, 0, radius * 0.5);

export const quickCoupling = (radius = 7): Solid =>
  join(
    cylinder(radius * 1.3, radius * 2),
    move(cylinder(radius, radius), radius * 2),
    lines(ringMark(radius * 0.7, radius * 1.3)),
    move(box(radius, radius * 0.8, radius * 0.6), radius, 0, radius * 1.5),
    move(ring(radius * 1.1, radius * 0.7, 3), radius * 3),
  );

export const smallFlange = (radius = 6): Solid =>
  join(
    move(
      prism(
        [
          [-radius, -radius],
          [radius, -radius],
          [radius * 0.8, radius * 2.6],
          [-radius * 0.8, radius * 2.6],
        ],
        radius * 0.8,
        { holes: [circle(radius * 0.45, [0, radius * 1.7])] },
      ),
      0,
    ),
    cylinder(radius * 0.8, radius * 1.7),
  );

/** A hose with a collar at each end. */
export function collaredHose(points: readonly Vec3[], radius: number): Solid {
  const [start, startDirection] = endOf(points, false);
  const [end, endDirection] = endOf(points, true);
  const collar = toned(move(ring(radius * 1.15, radius * 0.72, radius * 1.1), -radius * 1.1), 2);
  return join(hose(points, radius), facing(collar, startDirection, start), facing(collar, endDirection, end));
}

/** A corrugated duct. */
export const corrugated = (points: readonly Vec3[], radius: number, from = 0.3, to = 0.7): Solid => {
  const path = smooth(points, 9);
  const rings = path.flatMap((p, i) => {
    const t = i / (path.length - 1);
    const next = path[i + 1];
    return next && t > from && t < to
      ? [facing(move(ring(radius * 1.12, radius, 3.4), -1.7), subtract(next, p), p)]
      : [];
  });
  return join(toned(tube(path, radius, { bore: radius * 0.8 }), 1), ...rings.map((r) => toned(r, 1)));
};
