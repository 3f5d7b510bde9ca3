import { boltHoles, circle, type Contour, rounded } from '../kit/contour.ts';
import { cylinder, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import { along, join, move, rotate, type Solid } from '../kit/solid.ts';
import type { Vec2, Vec3 } from '../kit/vector.ts';
import { closedMark, shaft } from './turned-parts.ts';

/** Throws at the given angles, main journals between; flange at low x, nose at high x. */
export function crankshaft(throws: number, pitch: number): Solid {
  const [main, pin, stroke] = [15, 12, 22];
  const parts: Solid[] = [shaft([8, 30], [10, 20]), shaft([18, main])];
  let x = 18;
  const angles = throws === 4 ? [0, 180, 180, 0] : throws === 3 ? [0, 120, 240] : [0, 120, 240, 240, 120, 0];
  const web = (angle: number): Solid => {
    const outline: Contour = rounded(
      [
        [-13, stroke + 12],
        [13, stroke + 12],
        [19, -6],
        [34, -16],
        [26, -36],
        [0, -42],
        [-26, -36],
        [-34, -16],
        [-19, -6],
      ],
      8,
    );
    return rotate(prism(outline, pitch * 0.17), 'x', angle);
  };
  for (const angle of angles) {
    const raised = rotate(move(cylinder(pin, pitch * 0.28), 0, 0, stroke), 'x', angle);
    parts.push(
      move(cylinder(main, pitch * 0.38), x),
      move(web(angle), x + pitch * 0.38),
      move(raised, x + pitch * 0.55),
      move(web(angle), x + pitch * 0.83),
    );
    x += pitch;
  }
  parts.push(move(shaft([pitch * 0.4, main], [16, 12], [26, 9]), x));
  return join(...parts);
}

export const bearingShell = (radius: number, width: number, upper: boolean): Solid => {
  const arc = (r: number, from: number, to: number): Vec2[] =>
    Array.from({ length: 17 }, (_, i) => {
      const t = ((from + ((to - from) * i) / 16) * Math.PI) / 180;
      return [r * Math.cos(t), r * Math.sin(t)];
    });
  const [from, to] = upper ? [2, 178] : [182, 358];
  const half = prism([...arc(radius, from, to), ...arc(radius - 3, to, from)], width);
  const groove = arc(radius - 3, from, to).map(([y, z]): Vec3 => [width * 0.5, y, z]);
  return join(half, lines(groove));
};

export function piston(radius: number): Solid {
  const crown = radius * 1.5;
  const groove = (x: number): Vec2[] => [
    [x, radius],
    [x, radius - 2.4],
    [x + 2.6, radius - 2.4],
    [x + 2.6, radius],
  ];
  return join(
    turned([
      [0, radius * 0.82],
      [0, radius * 0.96],
      [crown * 0.5, radius],
      ...groove(crown * 0.62),
      ...groove(crown * 0.74),
      ...groove(crown * 0.86),
      [crown, radius],
      [crown, radius * 0.62],
      [crown - 4, radius * 0.52],
      [crown - 4, 0],
    ]),
    move(along(ring(radius * 0.36, radius * 0.22, 3), 'y'), crown * 0.34, radius * 0.92, 0),
    lines(closedMark(circle(radius * 0.2, [radius * 0.74, 0]), crown).slice(0, 1)),
  );
}

export const pistonRing = (radius: number, thick: number, gapAt = 40): Solid => {
  const steps = 40;
  const arc = (r: number, reversed: boolean): Vec2[] => {
    const points = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const t = ((gapAt + 4 + (352 * i) / steps) * Math.PI) / 180;
      return [r * Math.cos(t), r * Math.sin(t)];
    });
    return reversed ? points.reverse() : points;
  };
  return prism([...arc(radius, false), ...arc(radius - 4, true)], thick);
};

/** Small end at high x. Pin axis along y. */
export function connectingRod(span: number, big: number, small: number): Solid {
  const side = (half: Contour, thick: number, holes: Contour[]): Solid =>
    move(along(prism(half, thick, { holes }), 'y'), 0, -thick / 2, 0);
  const arc = (r: number, from: number, to: number): Vec2[] =>
    Array.from({ length: 13 }, (_, i) => {
      const t = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
      return [r * Math.sin(t), r * Math.cos(t)];
    });
  // In the side view the contour's first coordinate becomes z and the second x.
  const upperHalf: Contour = [
    ...arc(big * 0.72, -90, 90).reverse(),
    [-big * 1.25, 0],
    [-big * 1.25, big * 0.5],
    [-big * 0.62, big * 1.15],
    [-small * 0.62, span - small],
    [small * 0.62, span - small],
    [big * 0.62, big * 1.15],
    [big * 1.25, big * 0.5],
    [big * 1.25, 0],
  ];
  return join(
    side(upperHalf, 13, []),
    side(circle(small * 1.5, [0, span]), 15, [circle(small, [0, span])]),
    lines(
      [
        [big * 1.5, 6.6, -4],
        [span - small * 1.9, 6.6, -3],
      ],
      [
        [big * 1.5, 6.6, 4],
        [span - small * 1.9, 6.6, 3],
      ],
    ),
  );
}

export function rodCap(big: number): Solid {
  const arc = (r: number, from: number, to: number): Vec2[] =>
    Array.from({ length: 13 }, (_, i) => {
      const t = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
      return [r * Math.sin(t), -r * Math.cos(t)];
    });
  const outline: Contour = [
    ...arc(big * 0.72, -90, 90),
    [big * 1.25, 0],
    [big * 1.25, -big * 0.55],
    [big * 0.7, -big * 0.75],
    [big * 0.4, -big * 1.05],
    [-big * 0.4, -big * 1.05],
    [-big * 0.7, -big * 0.75],
    [-big * 1.25, -big * 0.55],
    [-big * 1.25, 0],
  ];
  return move(along(prism(outline, 13), 'y'), 0, -6.5, 0);
}

export const flywheel = (radius: number, teeth: number, holes: number): Solid => {
  const t = Array.from({ length: teeth }, (_, i): Vec3[] => {
    const a = (Math.PI * 2 * i) / teeth;
    return [
      [0, radius * Math.cos(a), radius * Math.sin(a)],
      [9, radius * Math.cos(a), radius * Math.sin(a)],
    ];
  });
  return join(
    ring(radius, radius * 0.9, 9),
    lines(...t),
    turned(
      [
        [2, radius * 0.14],
        [2, radius * 0.93],
        [18, radius * 0.93],
        [18, radius * 0.56],
        [13, radius * 0.5],
        [13, radius * 0.14],
      ],
      { ring: true },
    ),
    lines(
      ...boltHoles(holes, radius * 0.3, radius * 0.05).map((h) => closedMark(h, 13)),
      ...boltHoles(6, radius * 0.85, 3, 30).map((h) => closedMark(h, 18)),
      ringMark(18, radius * 0.6),
    ),
  );
};
