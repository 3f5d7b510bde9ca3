import { boltHoles, circle, toothed, type Contour } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import { join, move, onCircle, toned, type Solid } from '../kit/solid.ts';
import type { Vec2, Vec3 } from '../kit/vector.ts';

export const closedMark = (contour: Contour, x: number): Vec3[] =>
  [...contour, ...contour.slice(0, 1)].map(([y, z]) => [x, y, z] as const);

/** A stepped shaft: pairs of length and radius from low to high x. */
export function shaft(...steps: readonly (readonly [length: number, radius: number])[]): Solid {
  const profile: Vec2[] = [[0, 0]];
  let x = 0;
  for (const [length, radius] of steps) {
    profile.push([x, radius], [x + length, radius]);
    x += length;
  }
  profile.push([x, 0]);
  return turned(profile);
}

/** Straight splines on a shaft of this radius. */
export const splines = (radius: number, from: number, to: number, count = 18): Solid =>
  lines(
    ...Array.from({ length: count }, (_, i): Vec3[] => {
      const t = (Math.PI * 2 * i) / count;
      const [y, z] = [radius * Math.cos(t), radius * Math.sin(t)];
      return [
        [from, y, z],
        [to, y, z],
      ];
    }),
  );

export const ballBearing = (outer = 34, inner = 17, width = 14): Solid => {
  const middle = (outer + inner) / 2;
  const ball = (outer - inner) * 0.2;
  return join(
    ring(outer, middle + ball * 0.9, width),
    ring(middle - ball * 0.9, inner, width),
    onCircle(
      11,
      middle,
      move(
        turned(
          [
            [-ball, 0],
            [-ball * 0.7, ball * 0.7],
            [0, ball],
            [ball * 0.7, ball * 0.7],
            [ball, 0],
          ],
          { smooth: true },
        ),
        width - ball,
      ),
    ),
    ring(middle + ball, middle - ball, width * 0.4),
  );
};

export const needleBearing = (outer = 20, inner = 16, width = 22): Solid =>
  join(ring(outer, inner, width), splinesBetween(outer, 3, width - 3, 26));

const splinesBetween = (radius: number, from: number, to: number, count: number): Solid =>
  lines(ringMark(from, radius), ringMark(to, radius), ...splines(radius, from, to, count).marks);

export const taperBearing = (outer = 30, inner = 15, width = 20): Solid =>
  join(
    turned(
      [
        [0, inner],
        [0, outer * 0.82],
        [width, outer * 0.66],
        [width, inner],
      ],
      { ring: true },
    ),
    onCircle(14, outer * 0.76, move(box(width * 0.8, outer * 0.14, outer * 0.16), width / 2)),
  );

/** A radial shaft seal with its lip and spring. */
export const shaftSeal = (outer = 26, inner = 17, width = 8): Solid =>
  toned(
    turned(
      [
        [0, inner + 2],
        [0, outer],
        [width, outer],
        [width, outer - 3],
        [width - 3, outer - 3],
        [width - 3, inner + 3],
        [width, inner + 1.5],
        [width - 2, inner],
      ],
      { ring: true },
    ),
    2,
  );

/** A gear, chain wheel or trigger wheel with a hub. */
interface WheelOptions {
  readonly teeth: number;
  readonly tip: number;
  readonly root: number;
  readonly width: number;
  readonly bore: number;
  readonly hub?: number;
  readonly hubWidth?: number;
  readonly holes?: number;
  readonly holeRadius?: number;
}

export function toothedWheel(o: WheelOptions): Solid {
  const hub = o.hub ?? o.bore * 1.6;
  const hubWidth = o.hubWidth ?? o.width * 1.5;
  const pitch = (hub + o.root) / 2;
  const holes = o.holes ? boltHoles(o.holes, pitch, o.holeRadius ?? (o.root - hub) * 0.28) : [];
  return join(
    prism(toothed(o.teeth, o.root, o.tip), o.width, { holes: [circle(o.bore), ...holes] }),
    move(ring(hub, o.bore, hubWidth - o.width), o.width),
  );
}

/** A helical gear seen from the side, with the slant drawn on its rim. */
export const gear = (
  radius: number,
  width: number,
  bore: number,
  teeth = Math.round(radius * 0.9),
): Solid => {
  const slant = 7 / radius;
  return join(
    turned(
      [
        [0, bore],
        [0, radius],
        [width, radius],
        [width, radius * 0.84],
        [width - 2.5, radius * 0.82],
        [width - 2.5, bore * 1.5],
        [width + 2, bore * 1.5],
        [width + 2, bore],
      ],
      { ring: true },
    ),
    lines(
      ...Array.from({ length: teeth }, (_, i): Vec3[] => {
        const t = (Math.PI * 2 * i) / teeth;
        return [
          [0, radius * Math.cos(t), radius * Math.sin(t)],
          [width, radius * Math.cos(t + slant), radius * Math.sin(t + slant)],
          [width, radius * 0.84 * Math.cos(t + slant), radius * 0.84 * Math.sin(t + slant)],
        ];
      }),
    ),
  );
};

/** A belt pulley, ribbed when `ribs` is not 0. */
export function pulley(radius: number, width: number, bore: number, ribs = 4): Solid {
  const rim: Vec2[] = [];
  for (let i = 0; i < ribs; i += 1) {
    const [a, b] = [2.5 + ((width - 5) * i) / ribs, 2.5 + ((width - 5) * (i + 1)) / ribs];
    rim.push([a, radius - 0.6], [(a + b) / 2, radius - 3.2], [b, radius - 0.6]);
  }
  return turned(
    [
      [0, bore],
      [0, radius + 2],
      [2, radius + 2],
      [2, radius - 0.6],
      ...rim,
      [width - 2, radius - 0.6],
      [width - 2, radius + 2],
      [width, radius + 2],
      [width, radius * 0.86],
      [width * 0.5, radius * 0.82],
      [width * 0.5, bore * 2],
      [width * 0.9, bore * 2],
      [width * 0.9, bore],
    ],
    { ring: true },
  );
}

export const torsionalDamper = (radius: number): Solid =>
  join(
    pulley(radius, 26, radius * 0.2, 6),
    lines(ringMark(26, radius * 0.93)),
    toned(move(ring(radius * 0.8, radius * 0.72, 2), 14), 2),
    move(prism(circle(radius * 0.4), 4, { holes: boltHoles(6, radius * 0.29, radius * 0.05) }), 23),
  );

export const bush = (outer = 16, inner = 6, width = 28): Solid =>
  join(
    toned(move(ring(outer, inner * 1.4, width * 0.8), width * 0.1), 2),
    ring(inner * 1.4, inner, width),
    move(ring(outer + 1.5, outer, width * 0.6), width * 0.2),
  );

export const sleeve = (outer = 10, inner = 7, width = 16): Solid => ring(outer, inner, width);

/** A bellows between two radii: joint boots, rack boots, dust sleeves. */
export function bellows(from: number, to: number, span: number, folds: number): Solid {
  const outside: Vec2[] = [
    [0, from],
    [4, from],
  ];
  for (let i = 0; i < folds; i += 1) {
    const t = (i + 0.5) / folds;
    const base = from + (to - from) * t;
    const x = 5 + (span - 10) * (i / folds);
    const step = (span - 10) / folds;
    outside.push([x + step * 0.2, base * 0.86], [x + step * 0.6, base * 1.13]);
  }
  outside.push([span - 4, to], [span, to]);
  return toned(turned([[0, from * 0.85], ...outside, [span, to * 0.8]]), 1);
}

export const clampBand = (radius: number): Solid =>
  join(ring(radius + 1, radius, 6), move(box(5, 8, 4), 3, 0, radius + 2));

export const cap = (radius: number, height: number, grips = 12): Solid =>
  join(
    turned([
      [0, 0],
      [0, radius],
      [height * 0.85, radius * 0.96],
      [height, radius * 0.84],
      [height, 0],
    ]),
    lines(
      ...Array.from({ length: grips }, (_, i): Vec3[] => {
        const t = (Math.PI * 2 * i) / grips;
        return [
          [1, radius * Math.cos(t), radius * Math.sin(t)],
          [height * 0.85, radius * 0.96 * Math.cos(t), radius * 0.96 * Math.sin(t)],
        ];
      }),
      ringMark(height, radius * 0.6),
    ),
    move(box(3, radius * 1.1, 4), height + 1),
  );

export const cartridge = (radius: number, height: number, pleats = 28): Solid =>
  join(
    ring(radius, radius * 0.36, 4),
    toned(move(ring(radius * 0.96, radius * 0.36, height - 8), 4), 1),
    splinesBetween(radius * 0.96, 4, height - 4, pleats),
    move(ring(radius, radius * 0.36, 4), height - 4),
  );

export const electricMotor = (radius: number, span: number): Solid =>
  join(
    turned([
      [0, 0],
      [0, radius * 0.4],
      [4, radius * 0.5],
      [4, radius * 0.92],
      [8, radius],
      [span, radius],
      [span, radius * 0.8],
      [span + 5, radius * 0.7],
      [span + 5, 0],
    ]),
    lines(ringMark(span * 0.3, radius), ringMark(span * 0.8, radius)),
    move(cylinder(radius * 0.14, 16), span + 5),
  );

export const wheelFan = (radius: number, blades: number): Solid =>
  join(
    ring(radius, radius * 0.95, 12),
    onCircle(
      blades,
      0,
      prism(
        [
          [radius * 0.26, -radius * 0.1],
          [radius * 0.96, -radius * 0.02],
          [radius * 0.96, radius * 0.2],
          [radius * 0.6, radius * 0.2],
          [radius * 0.26, radius * 0.08],
        ],
        3,
      ),
    ),
    turned([
      [-4, 0],
      [-4, radius * 0.3],
      [12, radius * 0.3],
      [16, radius * 0.24],
      [16, 0],
    ]),
  );
