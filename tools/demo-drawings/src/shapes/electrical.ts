import { circle, type Contour, polygon, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, tube, turned } from '../kit/primitives.ts';
import { along, copies, join, move, onCircle, rotate, type Solid, toned } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { thread } from './fasteners.ts';
import { facing } from './hoses.ts';

/** A plug housing, its mating face towards high x. */
export function connector(width = 22, height = 14, pins = 4, depth = 22): Solid {
  const chamber = (i: number): Contour =>
    rectangle(width / pins - 2.2, height * 0.5, 0.6, [-width / 2 + (width / pins) * (i + 0.5), 0]);
  return join(
    prism(rectangle(width, height, 2.5), depth, {
      holes: Array.from({ length: pins }, (_, i) => chamber(i)),
    }),
    move(box(depth * 0.6, width * 0.3, 3), depth * 0.6, 0, height / 2 + 1.5),
    move(box(depth * 0.35, width * 0.8, height * 0.7, 2), -depth * 0.16),
  );
}

/** A screwed or plugged sensor: probe at low x, connector at high x. */
export const sensor = (radius = 7, reach = 18): Solid =>
  join(
    turned([
      [-reach, 0],
      [-reach, radius * 0.45],
      [-reach * 0.45, radius * 0.5],
      [-reach * 0.45, radius * 0.8],
      [0, radius * 0.8],
      [0, 0],
    ]),
    lines(...thread(radius * 0.8, -reach * 0.4, 0, 2.6)),
    prism(polygon(6, radius * 1.35), radius * 0.8),
    move(cylinder(radius * 0.95, radius * 1.1), radius * 0.8),
    move(
      prism(rectangle(radius * 1.7, radius * 1.3, 2), radius * 1.8, {
        holes: [rectangle(radius * 1.1, radius * 0.7, 1)],
      }),
      radius * 1.9,
    ),
  );

/** A sensor with a bolted ear and a side plug: speed, camshaft, level. */
export const flangeSensor = (radius = 7, reach = 24): Solid =>
  join(
    turned([
      [-reach, 0],
      [-reach, radius * 0.8],
      [-4, radius * 0.8],
      [-4, radius],
      [4, radius],
      [4, 0],
    ]),
    lines(ringMark(-reach * 0.5, radius * 0.8)),
    move(
      prism(
        rounded(
          [
            [-radius, -radius],
            [radius * 2.6, -radius * 0.7],
            [radius * 2.6, radius * 0.7],
            [-radius, radius],
          ],
          4,
        ),
        4,
        { holes: [circle(2.8, [radius * 1.9, 0])] },
      ),
      3,
    ),
    move(box(9, radius * 1.6, radius * 1.6, 2), 10),
    move(rotate(connector(radius * 1.5, radius * 1.2, 2, 14), 'y', -90), 12, 0, radius * 0.6),
  );

/** A wire or harness along a curve, with a plug at each end given. */
export function harness(
  points: readonly Vec3[],
  radius: number,
  plugs: readonly (readonly [at: 'start' | 'end', plug: Solid])[],
): Solid {
  const path = smooth(points, 7);
  const ends = plugs.map(([at, plug]) => {
    const last = at === 'end';
    const tip = (last ? path[path.length - 1] : path[0]) ?? [0, 0, 0];
    const before = (last ? path[path.length - 2] : path[1]) ?? [1, 0, 0];
    return facing(plug, [tip[0] - before[0], tip[1] - before[1], tip[2] - before[2]], tip);
  });
  return join(tube(path, radius), ...ends);
}

/** A control unit: finned case, plug block in front. */
export function controlUnit(lengthX: number, width: number, height: number, plugs = 2, fins = 6): Solid {
  const fin = (i: number): Vec3[] => {
    const y = -width * 0.42 + (width * 0.84 * i) / Math.max(1, fins - 1);
    return [
      [-lengthX * 0.4, y, height / 2],
      [lengthX * 0.4, y, height / 2],
    ];
  };
  const share = (width * 0.86) / plugs;
  const ear = along(prism(rectangle(12, 14, 4), 3, { holes: [circle(3)] }), 'z');
  return join(
    move(along(prism(rectangle(lengthX, width, 5), height), 'z'), 0, 0, -height / 2),
    ...Array.from({ length: plugs }, (_, i) =>
      move(
        connector(share - 6, height * 0.66, Math.max(3, Math.round(share / 9)), 12),
        lengthX / 2,
        -width * 0.43 + share * (i + 0.5),
        0,
      ),
    ),
    lines(...Array.from({ length: fins }, (_, i) => fin(i))),
    move(ear, -lengthX * 0.36, width / 2 + 6, -height / 2),
    move(ear, lengthX * 0.3, width / 2 + 6, -height / 2),
    move(ear, -lengthX * 0.36, -width / 2 - 6, -height / 2),
  );
}

export const relay = (size = 22): Solid =>
  join(
    move(along(prism(rectangle(size, size, 2), size * 1.15), 'z'), 0, 0, 0),
    copies(
      box(2, size * 0.28, 11),
      [-size * 0.28, 0, -5],
      [size * 0.28, -size * 0.2, -5],
      [size * 0.28, size * 0.24, -5],
      [0, size * 0.36, -5],
    ),
    lines(
      [
        [size / 2, -size * 0.3, size * 0.8],
        [size / 2, size * 0.3, size * 0.8],
      ],
      [
        [size / 2, -size * 0.3, size * 0.6],
        [size / 2, size * 0.3, size * 0.6],
      ],
    ),
  );

export const bladeFuse = (size = 1): Solid =>
  join(
    prism(
      rounded(
        [
          [-9, 0],
          [9, 0],
          [9, 5],
          [7, 5],
          [7, 11],
          [-7, 11],
          [-7, 5],
          [-9, 5],
        ].map(([y, z]) => [(y ?? 0) * size, (z ?? 0) * size] as const),
        1,
      ),
      5 * size,
    ),
    move(
      copies(box(1.6 * size, 4 * size, 10 * size), [0, -5 * size, 0], [0, 5 * size, 0]),
      2.5 * size,
      0,
      -5 * size,
    ),
  );

/** A bulb, glass towards high x. */
export const bulb = (radius = 8, reach = 26): Solid =>
  join(
    turned([
      [0, 0],
      [0, radius * 0.8],
      [7, radius * 0.8],
      [7, radius * 1.2],
      [9, radius * 1.2],
      [9, radius * 0.6],
      [12, radius * 0.6],
      [12, 0],
    ]),
    toned(
      turned(
        [
          [12, 0],
          [12, radius * 0.5],
          [reach * 0.6, radius * 0.75],
          [reach * 0.85, radius * 0.7],
          [reach, radius * 0.3],
          [reach + 1, 0],
        ],
        { smooth: true },
      ),
      1,
    ),
    copies(box(8, 3, 1.4), [-3, -3, 0], [-3, 3, 0]),
  );

export const bulbHolder = (radius = 11): Solid =>
  join(
    ring(radius, radius * 0.6, 6),
    move(ring(radius * 1.3, radius * 0.6, 3), -3),
    onCircle(3, radius * 1.25, box(4, 6, 6)),
    move(connector(14, 10, 2, 14), -20),
  );
