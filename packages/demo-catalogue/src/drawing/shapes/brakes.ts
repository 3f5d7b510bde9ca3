import { boltHoles, circle, hullOfCircles, rounded, type Contour } from '../kit/contour.js';
import { box, coil, cylinder, lines, prism, ring, torus, tube, turned } from '../kit/primitives.js';
import { copies, join, move, onCircle, rotate, toned, type Solid } from '../kit/solid.js';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.js';
import { hexBolt } from './fasteners.js';

const arc = (radius: number, from: number, to: number, steps = Math.ceil(Math.abs(to - from) / 7)): Vec2[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [radius * Math.cos(t), radius * Math.sin(t)];
  });

/** A sector of a ring: pads, shoes, shields. */
export const sector = (inner: number, outer: number, from: number, to: number): Contour => [
  ...arc(outer, from, to),
  ...arc(inner, to, from),
];

interface DiscOptions {
  readonly radius: number;
  readonly vented: boolean;
  readonly bolts: number;
  readonly drilled: boolean;
}

export function brakeDisc({ radius, vented, bolts, drilled }: DiscOptions): Solid {
  const hat = radius * 0.53;
  const holes = drilled
    ? [0.66, 0.78, 0.9].flatMap((share, k) => boltHoles(14, radius * share, 3, k * 9))
    : [];
  const plate = (x: number): Solid => move(prism(circle(radius), 6, { holes: [circle(hat * 0.96), ...holes] }), x);
  const vanes = onCircle(vented ? 44 : 0, radius * 0.97, box(8, radius * 0.05, 4));
  const bell = turned(
    [[-2, hat * 0.9], [-2, hat + 3], [2, hat + 3], [30, hat], [34, hat * 0.94], [34, hat * 0.4], [28, hat * 0.4], [28, hat * 0.86]],
    { ring: true },
  );
  const boltMarks = boltHoles(bolts, hat * 0.68, hat * 0.085, 90).map((hole) =>
    [...hole, hole[0] ?? [0, 0]].map(([y, z]): Vec3 => [34, y, z]),
  );
  const screwMark = circle(hat * 0.05, [hat * 0.68, 0]);
  return join(
    vented ? join(plate(-12), move(vanes, -2), ring(radius * 0.94, hat, 0.1), plate(2)) : plate(-4),
    bell,
    lines(...boltMarks, [...screwMark, screwMark[0] ?? [0, 0]].map(([y, z]): Vec3 => [34, y, z])),
  );
}

/** A lining on its back plate, friction side towards low x. */
export function brakePad(width: number, height: number): Solid {
  const ears: Contour = rounded(
    [
      [-width / 2, -height * 0.2], [-width * 0.42, -height * 0.5], [width * 0.42, -height * 0.5], [width / 2, -height * 0.2],
      [width * 0.58, -height * 0.2], [width * 0.58, height * 0.12], [width / 2, height * 0.12], [width * 0.46, height * 0.45],
      [width * 0.2, height * 0.54], [-width * 0.2, height * 0.54], [-width * 0.46, height * 0.45], [-width / 2, height * 0.12],
      [-width * 0.58, height * 0.12], [-width * 0.58, -height * 0.2],
    ],
    2.5,
  );
  const lining: Contour = rounded(
    [[-width * 0.44, -height * 0.4], [width * 0.44, -height * 0.4], [width * 0.42, height * 0.36], [width * 0.18, height * 0.44], [-width * 0.18, height * 0.44], [-width * 0.42, height * 0.36]],
    4,
  );
  return join(toned(move(prism(lining, 11), -11), 2), prism(ears, 5));
}

/** A floating caliper; pistons push towards low x, the bridge spans over the disc. */
export function caliper(size: number, pistons: number): Solid {
  const [w, h] = [size, size * 0.56];
  const housing: Contour = rounded(
    [[-w * 0.4, -h * 0.5], [w * 0.4, -h * 0.5], [w * 0.5, 0], [w * 0.44, h * 0.42], [w * 0.2, h * 0.56], [-w * 0.2, h * 0.56], [-w * 0.44, h * 0.42], [-w * 0.5, 0]],
    9,
  );
  const finger: Contour = rounded(
    [[-w * 0.36, -h * 0.42], [-w * 0.1, -h * 0.42], [-w * 0.1, -h * 0.05], [w * 0.1, -h * 0.05], [w * 0.1, -h * 0.42], [w * 0.36, -h * 0.42], [w * 0.42, h * 0.4], [w * 0.2, h * 0.56], [-w * 0.2, h * 0.56], [-w * 0.42, h * 0.4]],
    6,
  );
  const offsets = pistons === 1 ? [0] : [-w * 0.2, w * 0.2];
  const bore = (y: number): Solid => move(join(cylinder(h * 0.36, 14), move(cylinder(h * 0.3, 4), 14)), 30, y, -h * 0.05);
  const ear = (side: number): Solid =>
    move(join(box(12, 22, 20, 6), move(ring(8.5, 4, 16), -8)), 14, side * w * 0.56, -h * 0.1);
  return join(
    move(prism(housing, 30), 0),
    move(prism(finger, 14), -58),
    move(box(48, w * 0.78, h * 0.2, 6), -22, 0, h * 0.44),
    lines([[-44, -w * 0.14, h * 0.541], [-2, -w * 0.14, h * 0.541]], [[-44, w * 0.14, h * 0.541], [-2, w * 0.14, h * 0.541]]),
    ...offsets.map(bore),
    ear(1),
    ear(-1),
  );
}

/** The carrier that bolts to the knuckle and holds the pads. */
export function caliperBracket(size: number): Solid {
  const [w, h] = [size * 1.12, size * 0.5];
  const frame: Contour = rounded(
    [[-w * 0.5, -h * 0.4], [w * 0.5, -h * 0.4], [w * 0.5, h * 0.5], [w * 0.36, h * 0.5], [w * 0.36, -h * 0.02], [-w * 0.36, -h * 0.02], [-w * 0.36, h * 0.5], [-w * 0.5, h * 0.5]],
    4,
  );
  const arms = copies(box(60, w * 0.13, h * 0.3, 3), [-30, w * 0.43, h * 0.33], [-30, -w * 0.43, h * 0.33]);
  const front = prism(frame, 12, { holes: [circle(5.5, [-w * 0.3, -h * 0.2]), circle(5.5, [w * 0.3, -h * 0.2])] });
  return join(arms, front, move(prism(rounded([[-w * 0.5, h * 0.1], [-w * 0.36, h * 0.1], [-w * 0.36, h * 0.5], [-w * 0.5, h * 0.5]], 2), 8), -66), move(prism(rounded([[w * 0.36, h * 0.1], [w * 0.5, h * 0.1], [w * 0.5, h * 0.5], [w * 0.36, h * 0.5]], 2), 8), -66));
}

export const guideSleeve = (): Solid =>
  toned(turned([[0, 5], [0, 8], [4, 8], [5, 6.4], [8, 6.4], [9, 8.4], [12, 8.4], [13, 6.4], [16, 6.4], [17, 8], [22, 8], [22, 5]], { ring: true }), 2);

export const bleederScrew = (): Solid =>
  join(hexBolt(3.4, 14, false), move(turned([[0, 0], [0, 2.4], [7, 2.4], [7, 3.4], [9, 3.4], [11, 2], [11, 0]]), 4));

export const bleederCap = (): Solid =>
  join(toned(turned([[0, 2.6], [0, 4.6], [11, 4], [13, 2.4], [13, 0]]), 2), toned(tube(smooth([[4, 4, 0], [3, 10, -3], [0, 14, -8], [-4, 12, -14]], 4), 1.1), 2));

/** A wear sensor or other small sensor on a lead. */
export const leadSensor = (reach = 90): Solid =>
  join(
    box(12, 9, 7, 1.5),
    tube(smooth([[5, 0, 0], [16, 0, -2], [reach * 0.3, 6, -18], [reach * 0.55, 2, -20], [reach * 0.8, -4, -6], [reach, -4, 0]], 6), 1.7),
    move(box(18, 10, 10, 2), reach + 8, -4, 0),
    move(box(8, 7, 7, 1), reach + 20, -4, 0),
  );

/** The outer wire spring of a floating caliper. */
export const wireSpring = (width: number): Solid =>
  tube(
    smooth(
      [[-4, -width * 0.5, 6], [-2, -width * 0.42, -4], [4, -width * 0.3, -9], [6, -width * 0.16, 8], [6, width * 0.16, 8], [4, width * 0.3, -9], [-2, width * 0.42, -4], [-4, width * 0.5, 6]],
      5,
    ),
    1.7,
  );

export function splashShield(radius: number): Solid {
  const rim = sector(radius * 0.34, radius, -40, 250);
  return join(
    prism(rim, 2.5, { holes: boltHoles(3, radius * 0.46, 3.4, 100) }),
    move(prism(sector(radius * 0.95, radius, -40, 250), 8), 0),
    lines(sector(radius * 0.56, radius * 0.58, -20, 230).slice(0, 15).map(([y, z]): Vec3 => [2.5, y, z])),
  );
}

export const brakeDrum = (radius: number, bolts: number): Solid =>
  join(
    turned([[-40, radius * 0.9], [-40, radius], [-34, radius], [-34, radius * 0.96], [0, radius * 0.96], [6, radius * 0.88], [6, radius * 0.3], [0, radius * 0.3], [0, radius * 0.86]], { ring: true }),
    lines(...boltHoles(bolts, radius * 0.52, radius * 0.07).map((hole) => [...hole, hole[0] ?? [0, 0]].map(([y, z]): Vec3 => [6, y, z]))),
  );

export const backingPlate = (radius: number): Solid =>
  join(
    prism(circle(radius), 3, { holes: [circle(radius * 0.3), ...boltHoles(4, radius * 0.42, 4, 45)] }),
    move(ring(radius, radius - 4, 8), 0),
    move(box(10, 26, 16, 3), 6, 0, radius * 0.72),
    move(box(8, 34, 12, 3), 6, 0, -radius * 0.74),
    lines(circle(radius * 0.6).map(([y, z]): Vec3 => [3, y, z])),
  );

/** One shoe of a drum brake, its lining outwards; `side` chooses left or right of the axis. */
export const brakeShoe = (radius: number, side: 1 | -1): Solid => {
  const [from, to] = side === 1 ? [-62, 62] : [118, 242];
  return join(
    toned(prism(sector(radius - 7, radius, from, to), 26), 1),
    move(prism(sector(radius - 9, radius - 7, from - 4, to + 4), 26), 0),
    move(prism(sector(radius * 0.66, radius - 9, from - 6, to + 6), 3, { holes: [circle(4, [side * (radius * 0.76), 0]), circle(3, [side * radius * 0.5, radius * 0.6])] }), 12),
  );
};

export const adjuster = (): Solid =>
  join(
    turned([[0, 0], [0, 4], [18, 4], [18, 9], [23, 9], [23, 4.5], [44, 4.5], [44, 0]]),
    lines(...Array.from({ length: 12 }, (_, i): Vec3[] => {
      const t = (Math.PI * 2 * i) / 12;
      return [[18, 9 * Math.cos(t), 9 * Math.sin(t)], [23, 9 * Math.cos(t), 9 * Math.sin(t)]];
    })),
    move(box(8, 3, 12), -3),
    move(box(8, 3, 12), 47),
  );

export const expander = (): Solid =>
  join(prism(hullOfCircles([[-14, 0, 7], [14, 6, 6]]), 5, { holes: [circle(3, [-14, 0])] }), move(prism(hullOfCircles([[-14, 0, 7], [14, -6, 6]]), 5), 7), move(cylinder(3, 16), -2, -14, 0));

export const holdDownSpring = (): Solid => join(coil(7, 1.3, 4, 18), move(ring(8, 2, 2), 18));

export const wheelCylinder = (): Solid =>
  join(cylinder(10, 46), move(toned(turned([[0, 8], [0, 10], [6, 6], [6, 0]]), 2), 46), move(rotate(cylinder(5, 14), 'y', -90), 22, 0, 8));

export const pistonSeal = (radius: number): Solid => toned(torus(radius, 2.2), 2);

