import { circle, rectangle } from '../kit/contour.ts';
import { box, lines, prism, ring, ringMark, turned } from '../kit/primitives.ts';
import { join, move, onCircle, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';

/** A round loudspeaker, cone towards high x. */
export const speaker = (radius: number): Solid =>
  join(
    turned([
      [-radius * 0.5, 0],
      [-radius * 0.5, radius * 0.45],
      [-radius * 0.32, radius * 0.45],
      [-radius * 0.32, radius * 0.55],
      [-3, radius * 0.9],
      [-3, 0],
    ]),
    move(prism(circle(radius * 1.02), 4, { holes: [circle(radius * 0.88)] }), -3),
    onCircle(4, radius * 1.02, prism(circle(5), 3, { holes: [circle(2)] }), 45),
    toned(
      turned([
        [1, radius * 0.88],
        [2.5, radius * 0.82],
        [1, radius * 0.74],
        [-radius * 0.22, radius * 0.26],
        [-radius * 0.16, radius * 0.16],
        [-radius * 0.12, 0],
      ]),
      2,
    ),
    lines(ringMark(1, radius * 0.88)),
  );

/** A key cap or rocker panel of switches in a frame. */
export function switchPanel(width: number, height: number, keys: number, depth = 14): Solid {
  const share = (width - 8) / keys;
  return join(
    prism(rectangle(width, height, 4), depth),
    ...Array.from({ length: keys }, (_, i) =>
      move(
        prism(rectangle(share - 3, height - 8, 2), 3.5, { taper: 0.02 }),
        depth,
        -width / 2 + 4 + share * (i + 0.5),
        0,
      ),
    ),
    move(box(depth * 0.8, width * 0.5, height * 0.5, 2), -depth * 0.4),
  );
}

export const rotarySwitch = (radius = 18): Solid =>
  join(
    prism(rectangle(radius * 3, radius * 2.4, 5), 6),
    move(ring(radius * 1.08, radius * 0.9, 3), 6),
    move(
      turned([
        [0, 0],
        [0, radius * 0.86],
        [9, radius * 0.76],
        [10, radius * 0.66],
        [10, 0],
      ]),
      6,
    ),
    move(box(4, radius * 0.2, radius * 1.2), 17),
    move(box(22, radius * 2, radius * 1.6, 2), -11),
  );

/** A grille of holes on a plate. */
export function perforatedCover(radius: number, rings = 5): Solid {
  const dots = Array.from({ length: rings }, (_, k) => {
    const r = (radius * 0.84 * (k + 0.4)) / rings;
    const count = Math.max(1, Math.round((r * 6.28) / (radius * 0.17)));
    return Array.from({ length: count }, (_unused, i): Vec3[] => {
      const t = (Math.PI * 2 * i) / count;
      const [y, z] = [r * Math.cos(t), r * Math.sin(t)];
      return [
        [5, y - 1.2, z],
        [5, y + 1.2, z],
      ];
    });
  }).flat();
  return join(
    turned([
      [0, radius],
      [2, radius],
      [5, radius * 0.93],
      [5, 0],
    ]),
    lines(...dots),
  );
}

export const screenPanel = (width: number, height: number): Solid =>
  join(
    prism(rectangle(width, height, 6), 7),
    toned(move(prism(rectangle(width - 8, height - 8, 4), 0.8), 7), 2),
    lines(
      [
        [7.9, -width * 0.34, -height * 0.2],
        [7.9, -width * 0.1, height * 0.3],
      ],
      [
        [7.9, -width * 0.26, -height * 0.2],
        [7.9, -width * 0.02, height * 0.3],
      ],
    ),
    move(box(12, width * 0.6, height * 0.6, 3), -6),
  );
