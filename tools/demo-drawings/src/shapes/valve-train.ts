import { type Contour, hullOfCircles, rounded } from '../kit/contour.ts';
import { coil, cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import { join, move, rotate, type Solid } from '../kit/solid.ts';
import type { Vec2 } from '../kit/vector.ts';
import { shaft } from './turned-parts.ts';

export function camshaft(cylinders: number, pitch: number): Solid {
  const parts: Solid[] = [shaft([10, 14])];
  const lobe = (angle: number): Solid =>
    rotate(
      prism(
        hullOfCircles([
          [0, 0, 11],
          [9, 0, 5],
        ]),
        9,
      ),
      'x',
      angle,
    );
  let x = 10;
  const order = [0, 90, 270, 180, 45, 225];
  for (let i = 0; i < cylinders; i += 1) {
    const angle = order[i % order.length] ?? 0;
    parts.push(
      move(cylinder(7, pitch), x),
      move(cylinder(11, 12), x + pitch * 0.06),
      move(lobe(angle), x + pitch * 0.36),
      move(lobe(angle), x + pitch * 0.72),
    );
    x += pitch;
  }
  parts.push(move(shaft([14, 11], [6, 15], [8, 8]), x));
  return join(...parts);
}

/** A valve with its head at low x. */
export const valve = (head: number, span: number): Solid =>
  join(
    turned(
      [
        [0, 0],
        [0, head * 0.9],
        [2, head],
        [4, head * 0.94],
        [9, head * 0.5],
        [16, head * 0.26],
        [24, 3.2],
        [span - 8, 3.2],
        [span - 8, 2.2],
        [span - 5, 2.2],
        [span - 5, 3.2],
        [span, 3],
        [span, 0],
      ],
      { smooth: false },
    ),
  );

export const valveSpring = (radius = 11, span = 36): Solid => coil(radius, 1.9, 6, span);

export const springRetainer = (radius = 13): Solid =>
  turned(
    [
      [0, 4],
      [0, radius * 0.6],
      [4, radius * 0.6],
      [4, radius],
      [8, radius],
      [8, 5],
    ],
    { ring: true },
  );

export const cotter = (): Solid =>
  join(
    turned(
      [
        [0, 2.4],
        [0, 3.6],
        [9, 5.4],
        [9, 2.4],
      ],
      { ring: true },
    ),
    lines(
      [
        [0, 3.6, 0],
        [9, 5.4, 0],
      ],
      [
        [0, -3.6, 0],
        [9, -5.4, 0],
      ],
    ),
  );

export const rockerArm = (): Solid =>
  join(
    prism(
      hullOfCircles([
        [-22, 0, 7],
        [0, 2, 10],
      ]),
      14,
    ),
    prism(
      hullOfCircles([
        [0, 2, 10],
        [22, -3, 6],
      ]),
      14,
    ),
    move(ring(8, 4, 22), -4, 0, 2),
  );

export const hydraulicLifter = (): Solid =>
  join(
    turned([
      [0, 0],
      [0, 7],
      [1, 8],
      [20, 8],
      [20, 6],
      [22, 5],
      [22, 3],
      [20, 2],
      [20, 0],
    ]),
    lines(ringMark(7, 8), ringMark(10, 8)),
  );

/** A closed roller chain round wheels given as [y, z, radius] in order; drawn as a run of plates. */
export function chainLoop(
  wheels: readonly (readonly [number, number, number])[],
  width: number,
  pitch = 9,
): Solid {
  const outline = hullOfCircles(wheels);
  const points: Vec2[] = [];
  let carry = 0;
  outline.forEach(([y, z], i) => {
    const [ny, nz] = outline[(i + 1) % outline.length] ?? [y, z];
    const size = Math.hypot(ny - y, nz - z);
    for (let at = carry; at < size; at += pitch)
      points.push([y + ((ny - y) * at) / size, z + ((nz - z) * at) / size]);
    carry = (pitch - ((size - carry) % pitch)) % pitch;
  });
  const links = points.map(([y, z], i) => {
    const [ny, nz] = points[(i + 1) % points.length] ?? [y, z];
    const size = Math.hypot(ny - y, nz - z) || 1;
    const plate: Contour = [
      [-3.4, -3],
      [size + 3.4, -3],
      [size + 3.4, 3],
      [-3.4, 3],
    ];
    const angle = (Math.atan2(nz - z, ny - y) * 180) / Math.PI;
    const wide = i % 2 === 0 ? width : width * 0.66;
    return move(rotate(move(prism(rounded(plate, 2.6, 2), wide), (width - wide) / 2), 'x', angle), 0, y, z);
  });
  return join(...links);
}
