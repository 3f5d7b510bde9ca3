import { rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, turned } from '../kit/primitives.ts';
import { along, join, move, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';

/** A rectangle drawn on the wall that faces x (at x, across y) or y (at y, along x). */
export const onX = (x: number, y: number, z: number, width: number, height: number): Vec3[] =>
  [...rectangle(width, height, 0, [y, z]), [y - width / 2, z - height / 2] as const].map(([b, c]): Vec3 => [
    x + 0.3,
    b,
    c,
  ]);

export const onY = (y: number, x: number, z: number, width: number, height: number): Vec3[] =>
  [...rectangle(width, height, 0, [x, z]), [x - width / 2, z - height / 2] as const].map(([a, c]): Vec3 => [
    a,
    y + 0.3,
    c,
  ]);

export const block = (lengthX: number, lengthY: number, height: number): Solid =>
  move(box(lengthX, lengthY, height), 0, 0, height / 2);

export const windows = (count: number, span: number, at: (offset: number) => Vec3[]): Solid =>
  lines(...Array.from({ length: count }, (_, i) => at(-span / 2 + (span * (i + 0.5)) / count)));

/** Roller doors on the wall that faces x. */
export const rollerDoors = (count: number, x: number, span: number, height: number): Solid =>
  lines(
    ...Array.from({ length: count }, (_, i) => {
      const y = -span / 2 + (span * (i + 0.5)) / count;
      const width = (span / count) * 0.78;
      const slats = Array.from({ length: 6 }, (_unused, k): Vec3[] => {
        const z = (height * (k + 1)) / 7;
        return [
          [x + 0.3, y - width / 2, z],
          [x + 0.3, y + width / 2, z],
        ];
      });
      return [onX(x, y, height / 2, width, height), ...slats];
    }).flat(),
  );

export const glassFront = (x: number, span: number, height: number, panes: number): Solid =>
  join(
    toned(move(box(0.6, span, height), x, 0, height / 2), 1),
    windows(panes, span, (y) => onX(x + 0.3, y, height / 2, span / panes, height)),
    lines([
      [x + 0.7, -span / 2, height * 0.7],
      [x + 0.7, span / 2, height * 0.7],
    ]),
  );

export const tree = (size: number): Solid =>
  join(
    along(cylinder(size * 0.06, size * 0.4), 'z'),
    move(
      along(
        turned(
          [
            [0, 0],
            [size * 0.08, size * 0.24],
            [size * 0.3, size * 0.34],
            [size * 0.56, size * 0.26],
            [size * 0.74, 0],
          ],
          { smooth: true, tone: 1 },
        ),
        'z',
      ),
      0,
      0,
      size * 0.34,
    ),
  );

export const sign = (height: number): Solid =>
  join(
    along(cylinder(1.6, height), 'z'),
    move(toned(box(5, 34, 22), 2), 0, 0, height + 8),
    lines(onX(2.5, 0, height + 8, 26, 5)),
  );

export const ground = (lengthX: number, lengthY: number): Solid =>
  join(
    move(box(lengthX, lengthY, 3), 0, 0, -1.8),
    lines(
      ...[-3, -1, 1, 3].map((k): Vec3[] => [
        [lengthX * 0.26, k * 22, -0.2],
        [lengthX * 0.46, k * 22, -0.2],
      ]),
    ),
  );

export const van = (): Solid =>
  join(
    move(box(52, 24, 22, 3), -6, 0, 17),
    move(box(20, 24, 15, 3), 29, 0, 13),
    ...[-20, 24].map((x) => move(along(toned(cylinder(6, 3), 3), 'y'), x, 10, 6)),
    lines(onY(12, 26, 17, 11, 7), [
      [20, 12.3, 6],
      [20, 12.3, 27],
    ]),
  );
