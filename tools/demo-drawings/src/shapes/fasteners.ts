import { circle, lobed, polygon, rectangle } from '../kit/contour.ts';
import {
  box,
  coil,
  cylinder,
  marked,
  prism,
  ring,
  ringMark,
  torus,
  tube,
  turned,
} from '../kit/primitives.ts';
import { join, move, rotate, toned, type Solid } from '../kit/solid.ts';
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

export const screw = (radius = 3, span = 18): Solid =>
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
    marked(
      cylinder(0.1, 0.1),
      [
        [radius * 1.4, -radius * 0.8, 0],
        [radius * 1.4, radius * 0.8, 0],
      ],
      [
        [radius * 1.4, 0, -radius * 0.8],
        [radius * 1.4, 0, radius * 0.8],
      ],
    ),
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

/** A worm-drive clamp round a hose. */
export const hoseClamp = (radius = 14): Solid =>
  join(
    ring(radius + 1.2, radius, 8),
    move(box(9, 12, 6, 0), 4, 0, radius + 4),
    move(rotate(hexBolt(2.2, 4, false), 'z', 90), 4, 8, radius + 4),
  );

/** A moulded clip with a fir-tree foot. */
export const clip = (size = 1): Solid =>
  join(
    turned([
      [-14 * size, 0],
      [-14 * size, 1.4 * size],
      [-4 * size, 3.4 * size],
      [-4 * size, 2 * size],
      [0, 2 * size],
      [0, 0],
    ]),
    turned([
      [-11 * size, 0],
      [-10 * size, 4 * size],
      [-7 * size, 2 * size],
      [-7 * size, 0],
    ]),
    cylinder(7 * size, 2.4 * size),
    move(cylinder(3.6 * size, 3 * size), 2.4 * size),
  );

export const expandingRivet = (size = 1): Solid =>
  join(
    ring(7 * size, 2.6 * size, 2 * size),
    turned([
      [-13 * size, 0],
      [-13 * size, 3 * size],
      [0, 4 * size],
      [0, 0],
    ]),
    move(
      turned([
        [0, 0],
        [0, 2.6 * size],
        [6 * size, 2.6 * size],
        [6 * size, 4.6 * size],
        [8 * size, 4.6 * size],
        [8 * size, 0],
      ]),
      2 * size,
    ),
  );

export const springNut = (size = 1): Solid =>
  join(
    box(16 * size, 20 * size, 2 * size, 0),
    move(box(16 * size, 20 * size, 2 * size, 0), 0, 0, 7 * size),
    move(box(2 * size, 20 * size, 9 * size, 0), -8 * size, 0, 3.5 * size),
    marked(
      move(box(0.1, 0.1, 0.1), 0, 0, 3 * size),
      circle(4 * size).map(([x, y]): Vec3 => [x, y, 8 * size]),
    ),
  );

/** A rubber buffer or grommet, waisted where it sits in the sheet. */
export const grommet = (radius = 12, bore = 4): Solid =>
  toned(
    turned(
      [
        [-9, bore],
        [-9, radius * 0.8],
        [-5, radius],
        [-2.5, radius],
        [-2.5, radius * 0.7],
        [2.5, radius * 0.7],
        [2.5, radius],
        [5, radius],
        [9, radius * 0.8],
        [9, bore],
      ],
      { ring: true },
    ),
    2,
  );

export const buffer = (radius = 11, height = 16): Solid =>
  join(
    toned(
      turned([
        [0, 0],
        [0, radius],
        [height * 0.7, radius * 0.85],
        [height, radius * 0.5],
        [height, 0],
      ]),
      2,
    ),
    move(stud(radius * 0.3, 12), -12),
  );

export const tensionSpring = (radius = 6, span = 46): Solid =>
  join(
    move(coil(radius, 1.3, Math.round(span / 5), span - 16), 8),
    tube(
      [
        [10, radius, 0],
        [4, 0, 0],
        [0, 0, 2],
        [-4, 0, 0],
        [0, 0, -4],
      ],
      1.2,
    ),
    tube(
      [
        [span - 10, radius, 0],
        [span - 4, 0, 0],
        [span, 0, 2],
        [span + 4, 0, 0],
        [span, 0, -4],
      ],
      1.2,
    ),
  );

export const cableTie = (): Solid =>
  join(
    box(70, 3, 1.6, 0),
    move(box(7, 6, 5, 0), 36),
    tube(
      [
        [-35, 0, 0],
        [-50, 0, 4],
        [-56, 0, 16],
        [-48, 0, 26],
        [-38, 0, 28],
      ],
      1.2,
    ),
  );

export const pipeClip = (radius = 5): Solid =>
  prism([...rectangle(radius * 3.2, radius * 2.6, 2)], 8, { holes: [circle(radius, [0, 0.4])] });
