import { circle, hullOfCircles, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, torus, tube, turned } from '../kit/primitives.ts';
import { copies, join, move, onCircle, rotate, type Solid, toned } from '../kit/solid.ts';
import type { Vec2, Vec3 } from '../kit/vector.ts';
import { connector } from './electrical.ts';
import { pillow } from './plates.ts';
import { shaft, splines } from './turned-parts.ts';

/** Starter motor, pinion nose towards high x. */
export const starterMotor = (radius: number, span: number): Solid =>
  join(
    turned([
      [0, 0],
      [0, radius * 0.8],
      [4, radius * 0.92],
      [12, radius * 0.92],
      [12, radius],
      [span, radius],
      [span, radius * 1.06],
      [span + 12, radius * 1.06],
      [span + 30, radius * 0.72],
      [span + 44, radius * 0.72],
      [span + 44, 0],
    ]),
    lines(ringMark(12, radius), ringMark(span * 0.5, radius)),
    move(
      prism(
        hullOfCircles([
          [0, 0, radius * 1.02],
          [radius * 1.5, 0, 9],
          [-radius * 1.5, -4, 9],
        ]),
        9,
        { holes: [circle(4, [radius * 1.5, 0]), circle(4, [-radius * 1.5, -4])] },
      ),
      span + 12,
    ),
    move(shaft([16, 7], [20, 12], [4, 7]), span + 44),
    splinesAt(12, span + 60, span + 80),
    move(solenoidBody(radius * 0.58, span * 0.6), span * 0.42, 0, radius * 1.5),
  );

const splinesAt = (radius: number, from: number, to: number): Solid => splines(radius, from, to, 11);

export const solenoidBody = (radius: number, span: number): Solid =>
  join(
    cylinder(radius, span),
    lines(ringMark(6, radius), ringMark(span - 6, radius)),
    move(
      turned([
        [0, 0],
        [0, radius * 0.8],
        [12, radius * 0.7],
        [12, 0],
      ]),
      -12,
    ),
    copies(shaft([8, 3], [4, 4.6], [3, 3]), [-24, radius * 0.35, 0], [-24, -radius * 0.35, 0]),
  );

export const armature = (radius: number, span: number): Solid =>
  join(
    shaft([14, 4], [22, radius * 0.6], [8, 5], [span, radius], [10, 6], [26, 4.5], [10, 3.4]),
    splines(radius * 0.6, 14, 36, 22),
    splines(radius, 44, 44 + span, 18),
  );

export const pinionClutch = (radius: number): Solid =>
  join(
    shaft([10, radius * 0.62], [5, radius], [5, radius * 0.7], [16, radius * 1.05], [22, radius * 0.66]),
    splines(radius * 0.66, 36, 58, 10),
  );

export const brushHolder = (radius: number): Solid =>
  join(
    prism(circle(radius), 4, { holes: [circle(radius * 0.36)] }),
    onCircle(4, radius * 0.66, move(box(12, 14, 11, 1), 8)),
  );

/** Half of an alternator's cage: vents round the rim, ears for the bolts. */
export function endFrame(radius: number, vents: number, front: boolean): Solid {
  const sign = front ? 1 : -1;
  const slots = Array.from({ length: vents }, (_, i): Vec3[] => {
    const t = (Math.PI * 2 * i) / vents;
    const [c, s] = [Math.cos(t), Math.sin(t)];
    const [c2, s2] = [Math.cos(t + 2.6 / vents), Math.sin(t + 2.6 / vents)];
    const [a, b] = [radius * 0.5, radius * 0.86];
    return [
      [30, a * c, a * s],
      [30, b * c, b * s],
      [30, b * c2, b * s2],
      [30, a * c2, a * s2],
      [30, a * c, a * s],
    ];
  });
  const side = Array.from({ length: vents * 2 }, (_, i): Vec3[] => {
    const t = (Math.PI * i) / vents;
    return [
      [8, radius * Math.cos(t), radius * Math.sin(t)],
      [20, radius * Math.cos(t), radius * Math.sin(t)],
    ];
  });
  const body = join(
    turned(
      [
        [0, radius * 0.86],
        [0, radius],
        [26, radius],
        [30, radius * 0.94],
        [30, radius * 0.3],
        [34, radius * 0.3],
        [34, radius * 0.2],
        [24, radius * 0.2],
        [24, radius * 0.86],
      ],
      { ring: true },
    ),
    lines(...slots, ...side),
    onCircle(3, radius + 5, prism(circle(7), 14, { holes: [circle(3)] }), 90),
  );
  return sign === 1
    ? body
    : join(
        body,
        move(
          prism(
            hullOfCircles([
              [0, 0, 12],
              [0, 16, 10],
            ]),
            16,
            { holes: [circle(5, [0, 16])] },
          ),
          4,
          0,
          -radius - 12,
        ),
      );
}

export const rotorCore = (radius: number): Solid =>
  join(
    shaft([22, 5], [4, radius * 0.5], [40, radius], [4, radius * 0.5], [26, 6]),
    lines(
      ...Array.from({ length: 12 }, (_, i): Vec3[] => {
        const [t, u] = [(Math.PI * 2 * i) / 12, (Math.PI * 2 * (i + 0.5)) / 12];
        return i % 2 === 0
          ? [
              [26, radius * Math.cos(t), radius * Math.sin(t)],
              [66, radius * Math.cos(u), radius * Math.sin(u)],
            ]
          : [
              [66, radius * Math.cos(t), radius * Math.sin(t)],
              [26, radius * Math.cos(u), radius * Math.sin(u)],
            ];
      }),
    ),
    onCircle(10, radius * 0.72, move(rotate(box(8, 12, 2), 'x', 20), 72)),
  );

export const statorRing = (radius: number): Solid =>
  join(
    ring(radius, radius * 0.74, 22),
    lines(ringMark(7, radius), ringMark(14, radius)),
    toned(move(torus(radius * 0.83, radius * 0.09), 24), 1),
    lines(
      ...Array.from({ length: 24 }, (_, i): Vec3[] => {
        const t = (Math.PI * 2 * i) / 24;
        return [
          [25 + radius * 0.06, radius * 0.78 * Math.cos(t), radius * 0.78 * Math.sin(t)],
          [25 + radius * 0.06, radius * 0.88 * Math.cos(t + 0.07), radius * 0.88 * Math.sin(t + 0.07)],
        ];
      }),
    ),
  );

/** A pencil coil: plug head at high x, boot at low x. */
export const ignitionCoil = (): Solid =>
  join(
    turned([
      [-86, 4],
      [-86, 8],
      [-60, 8],
      [-58, 6.5],
      [-40, 6.5],
      [-40, 9],
      [-4, 9],
      [-4, 0],
    ]),
    lines(ringMark(-80, 8), ringMark(-72, 8)),
    move(pillow(26, 24, 30, 5), 8),
    move(
      prism(
        rounded(
          [
            [-10, 0],
            [26, -6],
            [26, 6],
            [-10, 10],
          ],
          4,
        ),
        5,
        { holes: [circle(3, [20, 0])] },
      ),
      4,
      12,
      0,
    ),
    move(connector(16, 12, 3, 14), 20, 0, 6),
  );

export const sparkPlug = (): Solid =>
  join(
    turned([
      [-34, 0],
      [-34, 2],
      [-30, 2],
      [-30, 6],
      [-8, 6],
      [-8, 8],
      [-4, 8],
      [-4, 0],
    ]),
    lines(...Array.from({ length: 6 }, (_, i) => ringMark(-27 + i * 3, 6))),
    tube(
      [
        [-30, 5, 0],
        [-36, 5, 0],
        [-37, 1, 0],
      ],
      1.2,
    ),
    move(
      prism(
        Array.from({ length: 6 }, (_, i): Vec2 => [
          11 * Math.cos((Math.PI * i) / 3),
          11 * Math.sin((Math.PI * i) / 3),
        ]),
        9,
      ),
      -4,
    ),
    turned([
      [5, 0],
      [5, 8],
      [8, 6.5],
      [32, 5],
      [32, 3],
      [35, 3],
      [36, 4],
      [41, 4],
      [42, 3],
      [42, 0],
    ]),
    lines(ringMark(14, 6.2), ringMark(18, 5.9), ringMark(22, 5.6)),
  );
