import { rectangle } from '../kit/contour.ts';
import { box, lines, prism } from '../kit/primitives.ts';
import { join, move, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { closedMark } from './turned-parts.ts';

/** An air-filter case half; open face towards high x. */
export function filterCase(lengthY: number, lengthZ: number, depth: number, lid: boolean): Solid {
  const outer = rectangle(lengthY, lengthZ, 14);
  const inner = rectangle(lengthY - 12, lengthZ - 12, 10);
  const lugs = [-0.36, 0, 0.36].flatMap((t) => [
    move(box(12, 16, 5), 6, lengthY * t, lengthZ / 2 + 2),
    move(box(12, 16, 5), 6, lengthY * t, -lengthZ / 2 - 2),
  ]);
  const body = lid
    ? join(
        prism(outer, depth, { taper: 0.14 }),
        lines(closedMark(rectangle(lengthY * 0.62, lengthZ * 0.6, 8), depth)),
      )
    : join(move(prism(outer, 4, { holes: [inner] }), depth - 4), prism(outer, depth - 4));
  return join(
    body,
    prism(rectangle(lengthY + 8, lengthZ + 8, 16), 5, lid ? {} : { holes: [inner] }),
    ...lugs.map((lug) => (lid ? lug : move(lug, depth - 12))),
  );
}

/** A pleated panel filter lying flat: x is up. */
export function panelFilter(lengthY: number, lengthZ: number): Solid {
  const pleats = Math.round(lengthY / 7);
  return join(
    toned(prism(rectangle(lengthY, lengthZ, 8), 6), 2),
    toned(move(prism(rectangle(lengthY - 12, lengthZ - 12, 4), 8), 6), 1),
    lines(
      ...Array.from({ length: pleats }, (_, i): Vec3[] => {
        const y = -lengthY / 2 + 8 + ((lengthY - 16) * i) / (pleats - 1);
        return [
          [14, y, -lengthZ / 2 + 7],
          [14, y, lengthZ / 2 - 7],
        ];
      }),
    ),
  );
}
