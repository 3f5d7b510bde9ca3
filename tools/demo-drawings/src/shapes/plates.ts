import { circle, hullOfCircles, rectangle, rounded, type Contour } from '../kit/contour.ts';
import { lines, loft, prism, sheet, sweep } from '../kit/primitives.ts';
import { along, join, toned, type Solid } from '../kit/solid.ts';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.ts';

/** A block with every edge rounded: tanks, cushions, plastic boxes. */
export function pillow(lengthX: number, lengthY: number, lengthZ: number, radius: number): Solid {
  const steps = [0, 0.35, 0.7, 1];
  const section = (x: number, inset: number): Vec3[] =>
    rectangle(lengthY - inset * 2, lengthZ - inset * 2, Math.max(radius - inset * 0.6, 1)).map(([y, z]) => [
      x,
      y,
      z,
    ]);
  const end = (side: 1 | -1): Vec3[][] =>
    steps.map((t) => {
      const angle = (t * Math.PI) / 2;
      return section(side * (lengthX / 2 - radius * (1 - Math.cos(angle))), radius * (1 - Math.sin(angle)));
    });
  return loft([...end(-1), ...end(1).reverse()], { smooth: true });
}

/** A thin seal that follows a contour with bolt ears; `width` is what is left of the material. */
export const frameGasket = (
  outer: Contour,
  inner: Contour,
  holes: readonly Contour[] = [],
  thick = 2,
): Solid => toned(prism(outer, thick, { holes: [inner, ...holes] }), 1);

/** Holes along a rectangle's border, for pans, covers and gaskets. */
export function borderHoles(
  width: number,
  height: number,
  across: number,
  up: number,
  radius = 2.6,
): Contour[] {
  const holes: Contour[] = [];
  for (let i = 0; i < across; i += 1) {
    const y = -width / 2 + (width * i) / (across - 1);
    holes.push(circle(radius, [y, -height / 2]), circle(radius, [y, height / 2]));
  }
  for (let i = 1; i < up; i += 1) {
    const z = -height / 2 + (height * i) / up;
    holes.push(circle(radius, [-width / 2, z]), circle(radius, [width / 2, z]));
  }
  return holes;
}

/** An oval two-bolt flange or its gasket. */
export const ovalFlange = (bore: number, reach: number, thick = 5): Solid =>
  prism(
    hullOfCircles([
      [0, 0, bore * 1.5],
      [reach, 0, 7],
      [-reach, 0, 7],
    ]),
    thick,
    {
      holes: [circle(bore), circle(3.4, [reach, 0]), circle(3.4, [-reach, 0])],
    },
  );

/** A triangular three-bolt flange. */
export const triFlange = (bore: number, reach: number, thick = 4): Solid => {
  const ears = [90, 210, 330].map((d): Vec2 => [
    reach * Math.cos((d * Math.PI) / 180),
    reach * Math.sin((d * Math.PI) / 180),
  ]);
  return prism(hullOfCircles(ears.map(([y, z]) => [y, z, 7] as const)), thick, {
    holes: [circle(bore), ...ears.map((e) => circle(3.2, e))],
  });
};

/** A bent sheet-metal bracket with a hole in each leg. */
export function angleBracket(width: number, foot: number, height: number, thick = 4): Solid {
  const base = along(
    prism(
      rounded(
        [
          [0, -width / 2],
          [foot, -width / 2],
          [foot, width / 2],
          [0, width / 2],
        ],
        5,
      ),
      thick,
      { holes: [circle(4, [foot * 0.66, -width * 0.22]), circle(4, [foot * 0.66, width * 0.22])] },
    ),
    'z',
  );
  const back = prism(
    rounded(
      [
        [-width / 2, 0],
        [width / 2, 0],
        [width * 0.36, height],
        [-width * 0.36, height],
      ],
      6,
    ),
    thick,
    { holes: [circle(5, [0, height * 0.7])] },
  );
  return join(back, base, gusset(width, foot, height, thick));
}

const gusset = (width: number, foot: number, height: number, thick: number): Solid =>
  lines(
    [
      [thick, -width * 0.25, height * 0.5],
      [foot * 0.5, -width * 0.25, thick],
    ],
    [
      [thick, width * 0.25, height * 0.5],
      [foot * 0.5, width * 0.25, thick],
    ],
  );

/** A flat strap or rail bent along a path in space. */
export const strap = (path: readonly Vec3[], width: number, thick = 2.5, up: Vec3 = [0, 1, 0]): Solid =>
  sweep(path, rectangle(thick, width), { up });

/** A shaped shield with pressed beads. */
export function pressedShield(width: number, height: number, bulge: number): Solid {
  const rows = Array.from({ length: 9 }, (_, i) =>
    Array.from({ length: 13 }, (_unused, j): Vec3 => {
      const [u, w] = [j / 12 - 0.5, i / 8 - 0.5];
      return [
        bulge * (1 - 3.2 * u * u) * (1 - 1.2 * w * w),
        u * width,
        w * height * (1 - 0.25 * Math.abs(u)),
      ];
    }),
  );
  const bead = (w: number): Vec3[] =>
    Array.from({ length: 13 }, (_, j): Vec3 => {
      const u = (j / 12 - 0.5) * 0.8;
      return [
        bulge * (1 - 3.2 * u * u) * (1 - 1.2 * w * w) + 0.3,
        u * width,
        w * height * (1 - 0.25 * Math.abs(u)),
      ];
    });
  return join(toned(sheet(rows), 1), lines(bead(-0.22), bead(0), bead(0.22)));
}

/** A moulded strip along a gentle bow. */
export const strip = (span: number, bow: number, width = 8, thick = 4): Solid =>
  sweep(
    smooth(
      [
        [-span / 2, 0, -bow],
        [-span / 4, 0, -bow * 0.25],
        [0, 0, 0],
        [span / 4, 0, -bow * 0.25],
        [span / 2, 0, -bow],
      ],
      5,
    ),
    rectangle(thick, width, 1.5),
    { up: [0, 1, 0] },
  );
