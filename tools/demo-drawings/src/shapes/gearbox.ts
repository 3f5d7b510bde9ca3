import { boltHoles, circle, type Contour, lobed, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, loft, prism, ring, ringMark, torus, turned } from '../kit/primitives.ts';
import { along, join, move, onCircle, rotate, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { borderHoles } from './plates.ts';
import { closedMark, shaft, splines } from './turned-parts.ts';

/** A bell housing tapering from the engine flange (low x) to the gearbox. */
export function bellHousing(radius: number, depth: number): Solid {
  const flange: Contour = lobed(8, radius * 0.98, radius * 1.08, 0, 8);
  const section = (k: number, x: number): Vec3[] => circle(radius * k).map(([y, z]) => [x, y, z]);
  return join(
    prism(flange, 8, { holes: [circle(radius * 0.84), ...boltHoles(8, radius * 0.98, 3.4)] }),
    loft([section(0.96, 8), section(0.92, depth * 0.4), section(0.64, depth), section(0.64, depth + 8)]),
    move(ring(radius * 0.2, radius * 0.12, 8), depth + 8),
    ...[20, 70, 110, 160, 250, 300].map((d) =>
      rotate(move(box(depth * 0.8, 10, 4), depth * 0.5, radius * 0.82, 0), 'x', d),
    ),
    lines(...boltHoles(8, radius * 0.54, 3).map((h) => closedMark(h, depth + 8))),
  );
}

/** A gearbox case along x with ribs, bosses and a tail. */
export function gearCase(span: number, width: number, height: number): Solid {
  const outline = (k: number): Contour =>
    rounded(
      [
        [-width * 0.5 * k, -height * 0.5 * k],
        [width * 0.5 * k, -height * 0.5 * k],
        [width * 0.56 * k, 0],
        [width * 0.4 * k, height * 0.5 * k],
        [-width * 0.4 * k, height * 0.5 * k],
        [-width * 0.56 * k, 0],
      ],
      14,
    );
  const at = (x: number, k: number): Vec3[] => outline(k).map(([y, z]) => [x, y, z]);
  const rib = (x: number): Solid => loft([at(x, 1.03), at(x + 4, 1.03)]);
  return join(
    loft([at(0, 1), at(span * 0.55, 0.94), at(span * 0.62, 0.76), at(span, 0.68)]),
    loft([at(-8, 1.14), at(0, 1.14)]),
    ...[0.16, 0.32, 0.48].map((t) => rib(span * t)),
    loft([at(span * 0.8, 0.76), at(span * 0.83, 0.76)]),
    move(shaft([10, width * 0.24], [14, width * 0.17], [18, 8]), span),
    move(along(ring(11, 6, 8), 'y'), span * 0.24, width * 0.52, -height * 0.1),
    move(along(ring(9, 5, 8), 'y'), span * 0.4, width * 0.5, height * 0.14),
    move(along(ring(12, 8, 10), 'z'), span * 0.3, 0, height * 0.48),
  );
}

export const outputFlange = (radius: number): Solid =>
  join(
    prism(lobed(3, radius * 0.86, radius), 8, { holes: boltHoles(3, radius * 0.76, 4) }),
    move(shaft([24, radius * 0.42]), -24),
    lines(ringMark(-8, radius * 0.42), closedMark(circle(radius * 0.3), 8)),
    splines(radius * 0.42, -24, -10, 16),
  );

export const synchroRing = (radius: number): Solid =>
  join(
    turned(
      [
        [0, radius * 0.8],
        [0, radius],
        [5, radius],
        [5, radius * 0.92],
        [13, radius * 0.86],
        [13, radius * 0.76],
      ],
      { ring: true },
    ),
    splines(radius, 0, 5, 34),
    onCircle(3, radius * 0.92, move(box(6, 4, 10), 9)),
  );

export const synchroHub = (radius: number): Solid =>
  join(
    ring(radius, radius * 0.86, 16),
    splines(radius, 0, 16, 30),
    move(ring(radius * 0.88, radius * 0.4, 6), 5),
    move(ring(radius * 0.5, radius * 0.34, 20), -2),
  );

export const shiftSleeve = (radius: number): Solid =>
  turned(
    [
      [0, radius * 0.8],
      [0, radius],
      [7, radius],
      [7, radius * 0.9],
      [13, radius * 0.9],
      [13, radius],
      [20, radius],
      [20, radius * 0.8],
    ],
    { ring: true },
  );

export const splinedShaft = (
  scale: number,
  ...gears: readonly (readonly [number, number, number])[]
): Solid => {
  const parts: Solid[] = [];
  let x = 0;
  for (const [length, radius, teeth] of gears) {
    parts.push(move(cylinder(radius * scale, length * scale), x));
    if (teeth > 0) parts.push(move(splines(radius * scale, 0, length * scale, teeth), x));
    x += length * scale;
  }
  return join(...parts);
};

export const torqueConverter = (radius: number): Solid =>
  join(
    turned([
      [0, 0],
      [0, radius * 0.3],
      [6, radius * 0.7],
      [14, radius * 0.95],
      [24, radius],
      [36, radius],
      [36, radius * 0.97],
      [52, radius * 0.86],
      [60, radius * 0.6],
      [62, radius * 0.3],
      [84, radius * 0.22],
      [84, radius * 0.16],
      [70, radius * 0.14],
      [70, 0],
    ]),
    lines(ringMark(30, radius)),
    onCircle(3, radius * 0.86, move(box(10, 20, 26, 4), 4)),
  );

export const valveBody = (lengthX: number, width: number): Solid =>
  join(
    along(prism(rectangle(lengthX, width, 8), 14), 'z'),
    move(
      along(
        prism(
          rounded(
            [
              [-lengthX * 0.46, -width * 0.44],
              [lengthX * 0.3, -width * 0.44],
              [lengthX * 0.46, -width * 0.1],
              [lengthX * 0.46, width * 0.44],
              [-lengthX * 0.46, width * 0.4],
            ],
            6,
          ),
          10,
        ),
        'z',
      ),
      0,
      0,
      14,
    ),
    ...[-0.3, -0.12, 0.06, 0.24].map((t) => move(along(cylinder(7, 22), 'y'), lengthX * t, width * 0.44, 8)),
    ...[-0.3, -0.05, 0.2].flatMap((t) =>
      [-0.25, 0, 0.25].map((u) => move(along(ring(4, 2, 3), 'z'), lengthX * t, width * u, 24)),
    ),
    lines(
      [
        [-lengthX * 0.4, -width * 0.12, 24],
        [lengthX * 0.3, -width * 0.12, 24],
        [lengthX * 0.36, width * 0.1, 24],
      ],
      [
        [-lengthX * 0.4, width * 0.14, 24],
        [lengthX * 0.1, width * 0.14, 24],
      ],
    ),
  );

export const shallowPan = (lengthX: number, width: number, depth: number): Solid =>
  join(
    along(
      prism(rectangle(lengthX + 14, width + 14, 14), 4, {
        holes: [rectangle(lengthX - 4, width - 4, 10), ...borderHoles(lengthX + 4, width + 4, 5, 3, 2.4)],
      }),
      'z',
    ),
    move(along(prism(rectangle(lengthX, width, 12), depth, { holes: [] }), 'z'), 0, 0, -depth),
    lines(closedMark(rectangle(lengthX - 40, width - 36, 8), 0).map(([, x, y]): Vec3 => [x, y, 0.2])),
  );

export const magnet = (): Solid => join(ring(12, 5, 7), lines(ringMark(7, 8)));

export const plugSleeve = (): Solid =>
  join(
    ring(15, 11, 26),
    move(toned(torus(15, 1.6), 2), 6),
    move(toned(torus(15, 1.6), 2), 20),
    move(ring(19, 15, 4), 24),
  );
