import { circle, lobed, polygon } from '../kit/contour.ts';
import { cylinder, marked, prism, ring, ringMark, torus, tube, turned } from '../kit/primitives.ts';
import { join, move, rotate, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';

/** Rings along a shank, which read as a thread. */
export const thread = (radius: number, from: number, to: number, pitch = 3): Vec3[][] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / pitch)) }, (_, i) =>
    ringMark(from + pitch * (i + 0.5), radius),
  );

/** Bolts point towards low x: their head is the near end, as it is seen when it is pulled out. */
const shank = (radius: number, span: number, threaded = 0.65): Solid =>
  marked(
    turned([
      [-span, 0],
      [-span, radius * 0.75],
      [-span + radius * 0.5, radius],
      [0, radius],
      [0, 0],
    ]),
    ...thread(radius, -span + radius * 0.6, -span + span * threaded, Math.max(2.4, radius * 0.6)),
  );

export const hexBolt = (radius = 5, span = 36, washer = true): Solid =>
  join(
    shank(radius, span),
    ...(washer ? [cylinder(radius * 2.1, radius * 0.4)] : []),
    move(prism(polygon(6, radius * 1.8), radius * 1.25), washer ? radius * 0.4 : 0),
  );

export const socketBolt = (radius = 4, span = 26): Solid =>
  join(
    shank(radius, span),
    prism(circle(radius * 1.75), radius * 1.7, { holes: [polygon(6, radius * 0.95)] }),
  );

export const torxBolt = (radius = 4, span = 22): Solid =>
  join(
    shank(radius, span),
    turned([
      [0, 0],
      [0, radius * 2],
      [radius * 0.5, radius * 2],
      [radius * 1.2, radius * 1.4],
      [radius * 1.2, 0],
    ]),
    marked(
      move(cylinder(0.1, 0.1), radius * 1.1),
      lobed(6, radius * 0.5, radius * 0.95, 0, 4).map(([y, z]): Vec3 => [radius * 1.2, y, z]),
    ),
  );

export const countersunk = (radius = 3.5, span = 16): Solid =>
  join(
    shank(radius, span),
    turned([
      [0, 0],
      [0, radius],
      [radius * 0.9, radius * 1.9],
      [radius * 1.1, radius * 1.9],
      [radius * 1.1, 0],
    ]),
    marked(
      move(cylinder(0.1, 0.1), radius),
      lobed(6, radius * 0.5, radius * 0.9, 0, 4).map(([y, z]): Vec3 => [radius * 1.1, y, z]),
    ),
  );

/** A self-tapping shank with a round head, before its drive is cut. */
const tappingScrew = (radius: number, span: number, ...drive: readonly (readonly Vec3[])[]): Solid =>
  join(
    marked(
      turned([
        [-span, 0],
        [-span * 0.7, radius],
        [0, radius],
        [0, 0],
      ]),
      ...thread(radius, -span * 0.7, -1, 2.8),
    ),
    turned(
      [
        [0, 0],
        [0, radius * 2.1],
        [radius * 0.6, radius * 2],
        [radius * 1.3, radius],
        [radius * 1.4, 0],
      ],
      { smooth: true },
    ),
    marked(cylinder(0.1, 0.1), ...drive),
  );

/** With a cross slot. */
export const screw = (radius = 3, span = 18): Solid =>
  tappingScrew(
    radius,
    span,
    [
      [radius * 1.4, -radius * 0.8, 0],
      [radius * 1.4, radius * 0.8, 0],
    ],
    [
      [radius * 1.4, 0, -radius * 0.8],
      [radius * 1.4, 0, radius * 0.8],
    ],
  );

export const torxScrew = (radius = 3, span = 18): Solid =>
  tappingScrew(
    radius,
    span,
    lobed(6, radius * 0.5, radius, 0, 4).map(([y, z]): Vec3 => [radius * 1.42, y, z]),
  );

export const stud = (radius = 4, span = 40): Solid =>
  marked(
    turned([
      [0, 0],
      [0, radius * 0.7],
      [2, radius],
      [span - 2, radius],
      [span, radius * 0.7],
      [span, 0],
    ]),
    ...thread(radius, 3, span * 0.38, 2.8),
    ...thread(radius, span * 0.62, span - 3, 2.8),
  );

export const nut = (radius = 5, flange = false): Solid =>
  join(
    ...(flange ? [ring(radius * 2.3, radius, radius * 0.4)] : []),
    move(
      prism(polygon(6, radius * 1.9), radius * 1.5, { holes: [circle(radius)] }),
      flange ? radius * 0.4 : 0,
    ),
  );

export const washer = (radius = 5, wide = 1.9, thick = 1.8): Solid => ring(radius * wide, radius, thick);

export const oRing = (radius = 14, section = 1.8): Solid => toned(torus(radius, section), 2);

export const flatSeal = (outer = 12, inner = 7, thick = 2.2): Solid => toned(ring(outer, inner, thick), 1);

export const plug = (radius = 9, span = 12): Solid =>
  join(
    shank(radius * 0.8, span, 1),
    cylinder(radius * 1.5, 2.5),
    move(prism(polygon(6, radius), radius * 0.7), 2.5),
  );

export const banjoBolt = (radius = 5): Solid =>
  join(hexBolt(radius, 22, true), move(rotate(cylinder(1.6, 0.3), 'x', 0), -9, 0, 0));

const pin = (radius = 4, span = 30): Solid =>
  turned([
    [0, 0],
    [0, radius - 1],
    [1, radius],
    [span - 1, radius],
    [span, radius - 1],
    [span, 0],
  ]);

export const headedPin = (radius = 4, span = 30): Solid =>
  join(pin(radius, span), move(cylinder(radius * 1.7, 3), span));

export const circlip = (radius = 16): Solid => {
  const path = Array.from({ length: 27 }, (_, i): Vec3 => {
    const t = ((20 + (320 * i) / 26) * Math.PI) / 180;
    return [0, radius * Math.cos(t), radius * Math.sin(t)];
  });
  return tube(path, Math.max(1.2, radius * 0.1));
};
