import { boltHoles, circle, hullOfCircles, rectangle, rounded } from '../kit/contour.ts';
import {
  box,
  cylinder,
  lines,
  prism,
  ring,
  ringMark,
  sweep,
  torus,
  tube,
  turned,
} from '../kit/primitives.ts';
import { along, copies, join, move, onCircle, type Solid, toned } from '../kit/solid.ts';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.ts';
import { triFlange } from './plates.ts';
import { closedMark, pulley } from './turned-parts.ts';

/** A centrifugal pump: impeller at low x, hub at high x. */
export const waterPump = (radius: number): Solid =>
  join(
    move(
      join(cylinder(radius * 0.62, 4), onCircle(6, 0, move(box(10, radius * 0.5, 3), -6, radius * 0.34, 0))),
      -26,
    ),
    move(cylinder(6, 24), -22),
    prism(
      hullOfCircles([
        [0, 0, radius * 0.8],
        [radius * 0.9, radius * 0.3, 8],
        [-radius * 0.9, radius * 0.2, 8],
        [0, -radius * 0.95, 8],
      ]),
      9,
      {
        holes: [
          circle(3.4, [radius * 0.9, radius * 0.3]),
          circle(3.4, [-radius * 0.9, radius * 0.2]),
          circle(3.4, [0, -radius * 0.95]),
        ],
      },
    ),
    move(
      turned([
        [0, 0],
        [0, radius * 0.6],
        [12, radius * 0.4],
        [30, radius * 0.36],
        [30, radius * 0.2],
        [34, radius * 0.2],
        [34, radius * 0.5],
        [39, radius * 0.5],
        [39, 0],
      ]),
      9,
    ),
    lines(...boltHoles(4, radius * 0.36, 2.6).map((hole) => closedMark(hole, 48))),
    tube(
      smooth(
        [
          [14, -radius * 0.2, radius * 0.3],
          [16, -radius * 0.5, radius * 0.9],
          [16, -radius * 0.6, radius * 1.5],
        ],
        5,
      ),
      radius * 0.24,
      { bore: radius * 0.18 },
    ),
  );

export const thermostat = (radius: number): Solid =>
  join(
    ring(radius, radius * 0.66, 3),
    move(
      turned([
        [0, 0],
        [0, radius * 0.6],
        [4, radius * 0.5],
        [8, radius * 0.2],
        [8, 0],
      ]),
      2,
    ),
    copies(box(16, 4, 2.5), [8, radius * 0.5, 0], [8, -radius * 0.5, 0]),
    move(box(3, radius * 1.1, 5), 17),
    move(
      turned([
        [0, 0],
        [0, radius * 0.28],
        [24, radius * 0.28],
        [26, radius * 0.16],
        [26, 0],
      ]),
      -28,
    ),
    move(toned(torus(radius * 0.42, 1.4), 1), -8),
    move(toned(torus(radius * 0.4, 1.4), 1), -14),
  );

export const thermostatHousing = (bore: number): Solid =>
  join(
    triFlange(bore * 0.7, bore * 1.3, 7),
    move(
      turned([
        [0, 0],
        [0, bore * 1.05],
        [14, bore * 0.9],
        [20, bore * 0.4],
        [20, 0],
      ]),
      7,
    ),
    tube(
      smooth(
        [
          [16, 0, 0],
          [30, 0, 6],
          [38, 0, 24],
          [40, 0, 52],
        ],
        6,
      ),
      bore * 0.62,
      { bore: bore * 0.48 },
    ),
  );

export const tensionerArm = (radius: number): Solid =>
  join(
    cylinder(radius * 0.9, 22),
    lines(ringMark(7, radius * 0.9)),
    move(
      prism(
        hullOfCircles([
          [0, 0, radius * 0.8],
          [radius * 2.2, radius * 0.8, radius * 0.5],
        ]),
        10,
      ),
      22,
    ),
    move(cylinder(7, 10), 32, radius * 2.2, radius * 0.8),
    move(box(12, 14, 10), 28, -radius * 0.6, radius * 0.7),
  );

export const ribbedBelt = (path: readonly Vec3[], width: number): Solid => {
  const loop = smooth(path, 8, true);
  const closed = [...loop, ...loop.slice(0, 1)];
  return toned(sweep(closed, rectangle(3, width), { up: [1, 0, 0], smooth: true }), 2);
};

export const idlerPulley = (radius: number): Solid =>
  join(pulley(radius, 18, radius * 0.25, 0), move(ring(radius * 0.5, radius * 0.25, 4), 16));

export const oilFilterHousing = (): Solid =>
  join(
    prism(
      rounded(
        [
          [-46, -40],
          [40, -46],
          [54, -6],
          [44, 44],
          [-20, 50],
          [-54, 18],
        ],
        12,
      ),
      14,
      { holes: [circle(4, [-40, -30]), circle(4, [42, -34]), circle(4, [36, 36]), circle(4, [-40, 22])] },
    ),
    move(cylinder(20, 30), 14, 22, -16),
    move(
      along(
        turned(
          [
            [0, 28],
            [0, 34],
            [70, 34],
            [70, 38],
            [80, 38],
            [80, 30],
            [6, 30],
          ],
          { ring: true },
        ),
        'z',
      ),
      34,
      -8,
      -26,
    ),
    move(ring(16, 11, 16), 44, 24, 20),
    move(box(20, 40, 10, 3), 24, 20, 4),
  );

export const filterCap = (radius: number): Solid =>
  join(
    turned([
      [0, radius * 0.8],
      [0, radius * 0.9],
      [12, radius * 0.9],
      [12, radius],
      [38, radius * 0.96],
      [44, radius * 0.8],
      [44, 0],
    ]),
    lines(
      ...Array.from({ length: 14 }, (_, i): Vec3[] => {
        const t = (Math.PI * 2 * i) / 14;
        return [
          [13, radius * Math.cos(t), radius * Math.sin(t)],
          [36, radius * 0.96 * Math.cos(t), radius * 0.96 * Math.sin(t)],
        ];
      }),
      ...[2, 5, 8].map((x) => ringMark(x, radius * 0.9)),
    ),
    move(
      prism(
        Array.from({ length: 6 }, (_, i): Vec2 => [
          15 * Math.cos((Math.PI * i) / 3),
          15 * Math.sin((Math.PI * i) / 3),
        ]),
        12,
      ),
      44,
    ),
  );

/** A stack of plates: oil cooler, intercooler core. */
export const plateCooler = (width: number, height: number, plates: number): Solid =>
  join(
    ...Array.from({ length: plates }, (_, i) => move(prism(rectangle(width, height, 12), 5), i * 7)),
    ...Array.from({ length: plates - 1 }, (_, i) =>
      move(prism(rectangle(width - 6, height - 6, 10), 2), i * 7 + 5),
    ),
    move(
      prism(rectangle(width + 14, height + 14, 12), 5, {
        holes: boltHoles(4, Math.hypot(width, height) * 0.53, 4, 45),
      }),
      -5,
    ),
    move(ring(9, 6, 12), plates * 7 - 2, -width * 0.25, height * 0.25),
    move(ring(9, 6, 12), plates * 7 - 2, width * 0.25, -height * 0.25),
  );

export const rubberMount = (radius: number, height: number): Solid =>
  join(
    turned([
      [0, 0],
      [0, radius],
      [5, radius],
      [5, 0],
    ]),
    toned(
      turned(
        [
          [5, 0],
          [5, radius * 0.9],
          [height * 0.5, radius * 1.02],
          [height - 8, radius * 0.7],
          [height - 8, 0],
        ],
        {},
      ),
      2,
    ),
    move(
      turned([
        [0, 0],
        [0, radius * 0.75],
        [5, radius * 0.75],
        [8, radius * 0.4],
        [8, 0],
      ]),
      height - 8,
    ),
    move(cylinder(5, 18), height),
    move(cylinder(5, 18), -18),
    lines(...Array.from({ length: 5 }, (_, i) => ringMark(height + 3 * i + 2, 5))),
  );
