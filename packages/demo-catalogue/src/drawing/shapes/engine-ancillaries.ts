import { boltHoles, circle, hullOfCircles, rectangle, rounded, type Contour } from '../kit/contour.js';
import { box, cylinder, lines, prism, ring, ringMark, sweep, torus, tube, turned } from '../kit/primitives.js';
import { along, copies, join, move, onCircle, rotate, toned, type Solid } from '../kit/solid.js';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.js';
import { connector } from './electrical.js';
import { ovalFlange, pillow, triFlange } from './plates.js';
import { closedMark, pulley, shaft, splines } from './turned-parts.js';

/** A ribbed cover with cams' bulges, lying flat. */
export function headCover(span: number, width: number, wells: number): Solid {
  const bulge = (y: number): Solid => move(sweep([[-span * 0.46, 0, 0], [span * 0.46, 0, 0]], [...halfRound(width * 0.2)], { up: [0, 0, 1] }), 0, y, 12);
  const pitch = (span * 0.86) / wells;
  const well = (i: number): Solid => move(along(ring(12, 8, 16), 'z'), -span * 0.43 + pitch * (i + 0.5), 0, 10);
  return join(
    along(prism(rectangle(span + 10, width + 10, 10), 5), 'z'),
    along(prism(rectangle(span, width, 10), 14), 'z'),
    bulge(-width * 0.27),
    bulge(width * 0.27),
    ...Array.from({ length: wells }, (_, i) => well(i)),
    move(along(ring(17, 12, 10), 'z'), span * 0.32, width * 0.27, 26),
    ...[-0.45, -0.15, 0.15, 0.45].flatMap((t) => [-1, 1].map((s) => move(along(ring(6, 2.6, 9), 'z'), span * t, s * width * 0.5, 0))),
  );
}

const halfRound = (radius: number): Contour =>
  Array.from({ length: 11 }, (_, i): Vec2 => {
    const t = (Math.PI * i) / 10;
    return [radius * Math.cos(t), radius * 0.9 * Math.sin(t)];
  });

export function intakeManifold(runners: number, pitch: number): Solid {
  const span = pitch * runners;
  const plenum = move(rotate(pillow(span * 1.02, 58, 54, 22), 'x', 0), 0, -70, 30);
  const runner = (i: number): Solid => {
    const x = -span / 2 + pitch * (i + 0.5);
    return tube(smooth([[x, -66, 36], [x, -56, 70], [x, -24, 84], [x, 14, 62], [x, 44, 26], [x, 62, 0]], 6), pitch * 0.27);
  };
  const flange = move(rotate(along(prism(rectangle(span, 46, 10), 8), 'z'), 'x', -58), 0, 60, 2);
  return join(plenum, ...Array.from({ length: runners }, (_, i) => runner(i)), flange, move(ring(24, 20, 16), span * 0.51, -70, 30), move(prism(rectangle(58, 58, 8), 7, { holes: [circle(20), ...[-23, 23].flatMap((y) => [circle(3, [y, 23]), circle(3, [y, -23])])] }), span * 0.51 + 16, -70, 30));
}

export function throttleBody(bore: number): Solid {
  return join(
    prism(rectangle(bore * 2.7, bore * 2.7, 8), 8, { holes: [circle(bore), ...boltHoles(4, bore * 1.6, 3, 45)] }),
    move(ring(bore * 1.2, bore, 26), 8),
    toned(move(rotate(cylinder(bore * 0.98, 1.5), 'z', 24), 22), 2),
    move(pillow(34, 26, bore * 1.7, 8), 20, bore * 1.45, -4),
    move(rotate(connector(16, 12, 3, 12), 'z', 0), 36, bore * 1.5, -bore * 0.4),
    move(along(cylinder(3, bore * 0.6), 'y'), 20, -bore * 1.7, 0),
  );
}

/** Compressor snail towards high x, turbine at low x. */
export function turbocharger(size: number): Solid {
  const snail = (outlet: Vec3, sign: 1 | -1): Solid => {
    const turns = Array.from({ length: 25 }, (_, i): Vec3 => {
      const t = ((30 + (300 * i) / 24) * Math.PI) / 180;
      return [0, size * 0.52 * Math.cos(t * sign), size * 0.52 * Math.sin(t * sign)];
    });
    const radii = (i: number): number => size * (0.13 + 0.15 * (i / 24));
    const grown = tube(turns, 1);
    const count = 8;
    const vertices = grown.vertices.map((p, k): Vec3 => {
      const ringIndex = Math.floor(k / count);
      const c = turns[ringIndex] ?? [0, 0, 0];
      const r = radii(ringIndex);
      return [c[0] + (p[0] - c[0]) * r, c[1] + (p[1] - c[1]) * r, c[2] + (p[2] - c[2]) * r];
    });
    const end = turns[24] ?? [0, 0, 0];
    return join({ ...grown, vertices }, tube(smooth([end, [end[0], end[1] + outlet[1] * 0.5, end[2] + outlet[2] * 0.5], [end[0] + outlet[0], end[1] + outlet[1], end[2] + outlet[2]]], 4), size * 0.26, { bore: size * 0.2 }));
  };
  return join(
    move(snail([0, size * 0.1, size * 0.5], 1), -size * 0.55),
    move(ring(size * 0.42, size * 0.3, 14), -size * 1.0),
    move(cylinder(size * 0.42, size * 0.3), -size * 0.78),
    move(cylinder(size * 0.3, size * 0.8), -size * 0.5),
    lines(ringMark(-size * 0.2, size * 0.3), ringMark(0, size * 0.3)),
    move(along(cylinder(size * 0.16, size * 0.16), 'z'), -size * 0.06, 0, size * 0.26),
    move(snail([0, size * 0.3, size * 0.4], 1), size * 0.42),
    move(turned([[0, 0], [0, size * 0.5], [size * 0.2, size * 0.4], [size * 0.26, size * 0.33], [size * 0.55, size * 0.33], [size * 0.55, size * 0.27], [size * 0.3, size * 0.26], [size * 0.3, 0]]), size * 0.4),
    move(onCircle(9, 0, box(3, size * 0.25, 2)), size * 0.72),
  );
}

export const canActuator = (radius: number): Solid =>
  join(
    turned([[0, 0], [0, radius * 0.6], [5, radius], [14, radius], [14, radius * 1.08], [18, radius * 1.08], [18, radius], [26, radius * 0.7], [26, 0]]),
    move(tube([[-70, 0, 0], [0, 0, 0]], 2.2), 0),
    move(ring(6, 2.6, 4), -76),
    move(cylinder(3, 12), 26),
    copies(cylinder(2.6, 10), [-10, radius * 0.5, 0]),
  );

/** Starter motor, pinion nose towards high x. */
export const starterMotor = (radius: number, span: number): Solid =>
  join(
    turned([[0, 0], [0, radius * 0.8], [4, radius * 0.92], [12, radius * 0.92], [12, radius], [span, radius], [span, radius * 1.06], [span + 12, radius * 1.06], [span + 30, radius * 0.72], [span + 44, radius * 0.72], [span + 44, 0]]),
    lines(ringMark(12, radius), ringMark(span * 0.5, radius)),
    move(prism(hullOfCircles([[0, 0, radius * 1.02], [radius * 1.5, 0, 9], [-radius * 1.5, -4, 9]]), 9, { holes: [circle(4, [radius * 1.5, 0]), circle(4, [-radius * 1.5, -4])] }), span + 12),
    move(shaft([16, 7], [20, 12], [4, 7]), span + 44),
    splinesAt(12, span + 60, span + 80),
    move(solenoidBody(radius * 0.58, span * 0.6), span * 0.42, 0, radius * 1.5),
  );

const splinesAt = (radius: number, from: number, to: number): Solid => splines(radius, from, to, 11);

export const solenoidBody = (radius: number, span: number): Solid =>
  join(
    cylinder(radius, span),
    lines(ringMark(6, radius), ringMark(span - 6, radius)),
    move(turned([[0, 0], [0, radius * 0.8], [12, radius * 0.7], [12, 0]]), -12),
    copies(shaft([8, 3], [4, 4.6], [3, 3]), [-24, radius * 0.35, 0], [-24, -radius * 0.35, 0]),
  );

export const armature = (radius: number, span: number): Solid =>
  join(
    shaft([14, 4], [22, radius * 0.6], [8, 5], [span, radius], [10, 6], [26, 4.5], [10, 3.4]),
    splines(radius * 0.6, 14, 36, 22),
    splines(radius, 44, 44 + span, 18),
  );

export const pinionClutch = (radius: number): Solid =>
  join(shaft([10, radius * 0.62], [5, radius], [5, radius * 0.7], [16, radius * 1.05], [22, radius * 0.66]), splines(radius * 0.66, 36, 58, 10));

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
    return [[30, a * c, a * s], [30, b * c, b * s], [30, b * c2, b * s2], [30, a * c2, a * s2], [30, a * c, a * s]];
  });
  const side = Array.from({ length: vents * 2 }, (_, i): Vec3[] => {
    const t = (Math.PI * i) / vents;
    return [[8, radius * Math.cos(t), radius * Math.sin(t)], [20, radius * Math.cos(t), radius * Math.sin(t)]];
  });
  const body = join(
    turned([[0, radius * 0.86], [0, radius], [26, radius], [30, radius * 0.94], [30, radius * 0.3], [34, radius * 0.3], [34, radius * 0.2], [24, radius * 0.2], [24, radius * 0.86]], { ring: true }),
    lines(...slots, ...side),
    onCircle(3, radius + 5, prism(circle(7), 14, { holes: [circle(3)] }), 90),
  );
  return sign === 1 ? body : join(body, move(prism(hullOfCircles([[0, 0, 12], [0, 16, 10]]), 16, { holes: [circle(5, [0, 16])] }), 4, 0, -radius - 12));
}

export const rotorCore = (radius: number): Solid =>
  join(
    shaft([22, 5], [4, radius * 0.5], [40, radius], [4, radius * 0.5], [26, 6]),
    lines(
      ...Array.from({ length: 12 }, (_, i): Vec3[] => {
        const [t, u] = [(Math.PI * 2 * i) / 12, (Math.PI * 2 * (i + 0.5)) / 12];
        return i % 2 === 0
          ? [[26, radius * Math.cos(t), radius * Math.sin(t)], [66, radius * Math.cos(u), radius * Math.sin(u)]]
          : [[66, radius * Math.cos(t), radius * Math.sin(t)], [26, radius * Math.cos(u), radius * Math.sin(u)]];
      }),
    ),
    onCircle(10, radius * 0.72, move(rotate(box(8, 12, 2), 'x', 20), 72)),
  );

export const statorRing = (radius: number): Solid =>
  join(
    ring(radius, radius * 0.74, 22),
    lines(ringMark(7, radius), ringMark(14, radius)),
    toned(move(torus(radius * 0.83, radius * 0.09), 24), 1),
    lines(...Array.from({ length: 24 }, (_, i): Vec3[] => {
      const t = (Math.PI * 2 * i) / 24;
      return [[25 + radius * 0.06, radius * 0.78 * Math.cos(t), radius * 0.78 * Math.sin(t)], [25 + radius * 0.06, radius * 0.88 * Math.cos(t + 0.07), radius * 0.88 * Math.sin(t + 0.07)]];
    })),
  );

/** A pencil coil: plug head at high x, boot at low x. */
export const ignitionCoil = (): Solid =>
  join(
    turned([[-86, 4], [-86, 8], [-60, 8], [-58, 6.5], [-40, 6.5], [-40, 9], [-4, 9], [-4, 0]]),
    lines(ringMark(-80, 8), ringMark(-72, 8)),
    move(pillow(26, 24, 30, 5), 8),
    move(prism(rounded([[-10, 0], [26, -6], [26, 6], [-10, 10]], 4), 5, { holes: [circle(3, [20, 0])] }), 4, 12, 0),
    move(connector(16, 12, 3, 14), 20, 0, 6),
  );

export const sparkPlug = (): Solid =>
  join(
    turned([[-34, 0], [-34, 2], [-30, 2], [-30, 6], [-8, 6], [-8, 8], [-4, 8], [-4, 0]]),
    lines(...Array.from({ length: 6 }, (_, i) => ringMark(-27 + i * 3, 6))),
    tube([[-30, 5, 0], [-36, 5, 0], [-37, 1, 0]], 1.2),
    move(prism(Array.from({ length: 6 }, (_, i): Vec2 => [11 * Math.cos((Math.PI * i) / 3), 11 * Math.sin((Math.PI * i) / 3)]), 9), -4),
    turned([[5, 0], [5, 8], [8, 6.5], [32, 5], [32, 3], [35, 3], [36, 4], [41, 4], [42, 3], [42, 0]]),
    lines(ringMark(14, 6.2), ringMark(18, 5.9), ringMark(22, 5.6)),
  );

/** A centrifugal pump: impeller at low x, hub at high x. */
export const waterPump = (radius: number): Solid =>
  join(
    move(join(cylinder(radius * 0.62, 4), onCircle(6, 0, move(box(10, radius * 0.5, 3), -6, radius * 0.34, 0))), -26),
    move(cylinder(6, 24), -22),
    prism(hullOfCircles([[0, 0, radius * 0.8], [radius * 0.9, radius * 0.3, 8], [-radius * 0.9, radius * 0.2, 8], [0, -radius * 0.95, 8]]), 9, { holes: [circle(3.4, [radius * 0.9, radius * 0.3]), circle(3.4, [-radius * 0.9, radius * 0.2]), circle(3.4, [0, -radius * 0.95])] }),
    move(turned([[0, 0], [0, radius * 0.6], [12, radius * 0.4], [30, radius * 0.36], [30, radius * 0.2], [34, radius * 0.2], [34, radius * 0.5], [39, radius * 0.5], [39, 0]]), 9),
    lines(...boltHoles(4, radius * 0.36, 2.6).map((hole) => closedMark(hole, 48))),
    tube(smooth([[14, -radius * 0.2, radius * 0.3], [16, -radius * 0.5, radius * 0.9], [16, -radius * 0.6, radius * 1.5]], 5), radius * 0.24, { bore: radius * 0.18 }),
  );

export const thermostat = (radius: number): Solid =>
  join(
    ring(radius, radius * 0.66, 3),
    move(turned([[0, 0], [0, radius * 0.6], [4, radius * 0.5], [8, radius * 0.2], [8, 0]]), 2),
    copies(box(16, 4, 2.5), [8, radius * 0.5, 0], [8, -radius * 0.5, 0]),
    move(box(3, radius * 1.1, 5), 17),
    move(turned([[0, 0], [0, radius * 0.28], [24, radius * 0.28], [26, radius * 0.16], [26, 0]]), -28),
    move(toned(torus(radius * 0.42, 1.4), 1), -8),
    move(toned(torus(radius * 0.4, 1.4), 1), -14),
  );

export const thermostatHousing = (bore: number): Solid =>
  join(triFlange(bore * 0.7, bore * 1.3, 7), move(turned([[0, 0], [0, bore * 1.05], [14, bore * 0.9], [20, bore * 0.4], [20, 0]]), 7), tube(smooth([[16, 0, 0], [30, 0, 6], [38, 0, 24], [40, 0, 52]], 6), bore * 0.62, { bore: bore * 0.48 }));

export const tensionerArm = (radius: number): Solid =>
  join(
    cylinder(radius * 0.9, 22),
    lines(ringMark(7, radius * 0.9)),
    move(prism(hullOfCircles([[0, 0, radius * 0.8], [radius * 2.2, radius * 0.8, radius * 0.5]]), 10), 22),
    move(cylinder(7, 10), 32, radius * 2.2, radius * 0.8),
    move(box(12, 14, 10), 28, -radius * 0.6, radius * 0.7),
  );

export const ribbedBelt = (path: readonly Vec3[], width: number): Solid => {
  const loop = smooth(path, 8, true);
  const closed = [...loop, ...loop.slice(0, 1)];
  return toned(sweep(closed, rectangle(3, width), { up: [1, 0, 0], smooth: true }), 2);
};

export const idlerPulley = (radius: number): Solid => join(pulley(radius, 18, radius * 0.25, 0), move(ring(radius * 0.5, radius * 0.25, 4), 16));

export const oilFilterHousing = (): Solid =>
  join(
    prism(rounded([[-46, -40], [40, -46], [54, -6], [44, 44], [-20, 50], [-54, 18]], 12), 14, { holes: [circle(4, [-40, -30]), circle(4, [42, -34]), circle(4, [36, 36]), circle(4, [-40, 22])] }),
    move(cylinder(20, 30), 14, 22, -16),
    move(along(turned([[0, 28], [0, 34], [70, 34], [70, 38], [80, 38], [80, 30], [6, 30]], { ring: true }), 'z'), 34, -8, -26),
    move(ring(16, 11, 16), 44, 24, 20),
    move(box(20, 40, 10, 3), 24, 20, 4),
  );

export const filterCap = (radius: number): Solid =>
  join(
    turned([[0, radius * 0.8], [0, radius * 0.9], [12, radius * 0.9], [12, radius], [38, radius * 0.96], [44, radius * 0.8], [44, 0]]),
    lines(...Array.from({ length: 14 }, (_, i): Vec3[] => {
      const t = (Math.PI * 2 * i) / 14;
      return [[13, radius * Math.cos(t), radius * Math.sin(t)], [36, radius * 0.96 * Math.cos(t), radius * 0.96 * Math.sin(t)]];
    }), ...[2, 5, 8].map((x) => ringMark(x, radius * 0.9))),
    move(prism(Array.from({ length: 6 }, (_, i): Vec2 => [15 * Math.cos((Math.PI * i) / 3), 15 * Math.sin((Math.PI * i) / 3)]), 12), 44),
  );

/** A stack of plates: oil cooler, intercooler core. */
export const plateCooler = (width: number, height: number, plates: number): Solid =>
  join(
    ...Array.from({ length: plates }, (_, i) => move(prism(rectangle(width, height, 12), 5), i * 7)),
    ...Array.from({ length: plates - 1 }, (_, i) => move(prism(rectangle(width - 6, height - 6, 10), 2), i * 7 + 5)),
    move(prism(rectangle(width + 14, height + 14, 12), 5, { holes: boltHoles(4, Math.hypot(width, height) * 0.53, 4, 45) }), -5),
    move(ring(9, 6, 12), plates * 7 - 2, -width * 0.25, height * 0.25),
    move(ring(9, 6, 12), plates * 7 - 2, width * 0.25, -height * 0.25),
  );

export const rubberMount = (radius: number, height: number): Solid =>
  join(
    turned([[0, 0], [0, radius], [5, radius], [5, 0]]),
    toned(turned([[5, 0], [5, radius * 0.9], [height * 0.5, radius * 1.02], [height - 8, radius * 0.7], [height - 8, 0]], {}), 2),
    move(turned([[0, 0], [0, radius * 0.75], [5, radius * 0.75], [8, radius * 0.4], [8, 0]]), height - 8),
    move(cylinder(5, 18), height),
    move(cylinder(5, 18), -18),
    lines(...Array.from({ length: 5 }, (_, i) => ringMark(height + 3 * i + 2, 5))),
  );

export const gasketOval = (bore: number, reach: number): Solid => toned(ovalFlange(bore, reach, 2), 1);
