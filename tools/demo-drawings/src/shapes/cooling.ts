import { circle, rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring } from '../kit/primitives.ts';
import { along, join, move, onCircle, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { pillow } from './plates.ts';

/** A finned core between two plastic side tanks; faces x. */
export function radiatorCore(width: number, height: number, thick: number, tanks: boolean): Solid {
  const rows = Math.round(height / 9);
  const core = toned(prism(rectangle(width, height), thick), 1);
  const fins = Array.from({ length: rows + 1 }, (_, i): Vec3[] => {
    const z = -height / 2 + (height * i) / rows;
    return [
      [thick, -width / 2, z],
      [thick, width / 2, z],
    ];
  });
  const tops = Array.from({ length: 9 }, (_, i): Vec3[] => {
    const y = -width / 2 + (width * (i + 0.5)) / 9;
    return [
      [thick, y, -height / 2],
      [thick, y, height / 2],
    ];
  });
  const tank = (side: 1 | -1): Solid =>
    move(pillow(thick + 14, 26, height + 8, 8), thick / 2, side * (width / 2 + 12), 0);
  return join(
    core,
    lines(...fins, ...(tanks ? [] : tops.slice(3, 6))),
    ...(tanks
      ? [tank(1), tank(-1)]
      : [
          move(along(cylinder(8, height + 10), 'z'), thick / 2, width / 2 + 6, -height / 2 - 5),
          move(along(cylinder(8, height + 10), 'z'), thick / 2, -width / 2 - 6, -height / 2 - 5),
        ]),
    move(box(thick, width, 6), thick / 2, 0, height / 2 + 3),
    move(box(thick, width, 6), thick / 2, 0, -height / 2 - 3),
  );
}

export function fanShroud(width: number, height: number, fans: number): Solid {
  const radius = Math.min(height * 0.44, (width / fans) * 0.44);
  const centres = Array.from({ length: fans }, (_, i): number => -width / 2 + (width / fans) * (i + 0.5));
  const spokes = (y: number): Solid =>
    move(join(onCircle(6, radius * 0.62, box(4, radius * 0.8, 5)), cylinder(radius * 0.28, 6)), 6, y, 0);
  return join(
    prism(rectangle(width, height, 12), 10, { holes: centres.map((y) => circle(radius, [y, 0])) }),
    ...centres.map((y) => move(ring(radius + 4, radius, 18), 10, y, 0)),
    ...centres.map(spokes),
  );
}

/** A translucent bottle with a neck; stands on z. */
export function bottle(
  lengthX: number,
  lengthY: number,
  height: number,
  neckAt: Vec3 = [0, 0, 0],
  neck = 16,
): Solid {
  return join(
    move(along(pillow(height, lengthX, lengthY, 14), 'z'), 0, 0, height / 2),
    move(along(ring(neck, neck * 0.76, 14), 'z'), neckAt[0], neckAt[1], height),
    lines(
      ...[0.45].map((t): Vec3[] => [
        [lengthX / 2, -lengthY / 2 + 14, height * t],
        [lengthX / 2, lengthY / 2 - 14, height * t],
      ]),
      [
        [lengthX / 2 - 14, lengthY / 2, height * 0.45],
        [-lengthX / 2 + 14, lengthY / 2, height * 0.45],
      ],
    ),
  );
}
