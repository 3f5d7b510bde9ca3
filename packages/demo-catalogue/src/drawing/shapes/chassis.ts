import { boltHoles, circle, convexHull, hullOfCircles, lobed, rectangle, rounded, type Contour } from '../kit/contour.js';
import { box, coil, cylinder, lines, prism, ring, ringMark, torus, tube, turned } from '../kit/primitives.js';
import { along, copies, join, move, onCircle, rotate, toned, type Solid } from '../kit/solid.js';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.js';
import { hexBolt, thread } from './fasteners.js';
import { facing } from './hoses.js';
import { pillow } from './plates.js';
import { bellows, bush, closedMark, shaft, splines } from './turned-parts.js';

export const ballJoint = (radius: number): Solid =>
  join(
    turned([[0, 0], [0, radius], [4, radius * 1.1], [12, radius], [12, 0]]),
    toned(turned([[12, 0], [12, radius * 0.9], [18, radius], [28, radius * 0.5], [28, 0]]), 2),
    move(turned([[0, 0], [0, radius * 0.42], [14, radius * 0.34], [30, radius * 0.34], [30, 0]]), 28),
    lines(...thread(radius * 0.34, 44, 57, 2.6)),
  );

/** A flat forged wishbone in the x-y plane; ball joint end towards high x. */
export function wishbone(span: number, spread: number): Solid {
  const legs: Contour = rounded([[span, -10], [span, 10], [span * 0.45, spread * 0.3], [8, spread * 0.6], [-14, spread * 0.52], [span * 0.3, spread * 0.1], [span * 0.28, -spread * 0.12], [-14, -spread * 0.42], [4, -spread * 0.56], [span * 0.5, -spread * 0.26]], 8);
  const window: Contour = rounded([[span * 0.52, -4], [span * 0.52, 4], [span * 0.42, spread * 0.14], [span * 0.36, -spread * 0.1]], 4);
  return join(
    along(prism(legs, 13, { holes: [window] }), 'z'),
    move(ring(18, 10, 32), -26, spread * 0.56, 6),
    move(along(ring(17, 10, 28), 'z'), -6, -spread * 0.5, -8),
    move(along(join(cylinder(15, 18)), 'z'), span, 0, -2),
    lines([[span * 0.9, 6, 13], [span * 0.5, spread * 0.24, 13]], [[span * 0.9, -6, 13], [span * 0.5, -spread * 0.22, 13]]),
  );
}

/** A bar with an eye for a bush at low x and a ball joint at high x. */
export const strutArm = (span: number, bow: number): Solid =>
  join(
    tube(smooth([[0, 0, 0], [span * 0.3, bow, 0], [span * 0.7, bow, 0], [span, 0, 0]], 6), 9),
    move(along(ring(22, 13, 30), 'z'), -18, 0, -15),
    toned(move(along(ring(13, 6, 34), 'z'), -18, 0, -17), 2),
    move(along(join(cylinder(14, 14), move(cylinder(6, 24), 14)), 'z'), span + 8, 0, -7),
  );

/** A round link between two joints, along x. */
export const rodLink = (span: number, radius = 5): Solid =>
  join(
    cylinder(radius, span),
    move(along(join(cylinder(radius * 2, radius * 2.4), move(cylinder(radius * 0.9, radius * 2.6), radius * 2.4)), 'y'), 0, -radius, 0),
    move(along(join(cylinder(radius * 2, radius * 2.4), move(cylinder(radius * 0.9, radius * 2.6), radius * 2.4)), 'y'), span, -radius, 0),
  );

export const stabiliserBar = (span: number, arm: number): Solid => {
  const half = span / 2;
  return join(
    tube(smooth([[arm, -half, -6], [arm * 0.4, -half * 0.96, 0], [0, -half * 0.8, 4], [0, -half * 0.3, 0], [0, half * 0.3, 0], [0, half * 0.8, 4], [arm * 0.4, half * 0.96, 0], [arm, half, -6]], 6), 6),
    move(prism(circle(9), 4, { holes: [circle(4)] }), arm, -half, -6),
    move(prism(circle(9), 4, { holes: [circle(4)] }), arm, half, -6),
  );
};

export const saddleClamp = (radius = 9): Solid =>
  prism(rounded([[-radius * 2.6, 0], [-radius * 1.3, 0], [-radius * 1.3, radius], [-radius * 0.7, radius * 1.6], [radius * 0.7, radius * 1.6], [radius * 1.3, radius], [radius * 1.3, 0], [radius * 2.6, 0], [radius * 2.6, 3], [radius * 1.6, 3], [radius * 1.6, radius * 1.2], [radius * 0.9, radius * 1.95], [-radius * 0.9, radius * 1.95], [-radius * 1.6, radius * 1.2], [-radius * 1.6, 3], [-radius * 2.6, 3]], 1.5, 2), 18);

export const barBush = (radius = 9): Solid =>
  toned(prism(rounded([[-radius * 1.2, 0], [radius * 1.2, 0], [radius * 1.2, radius], [radius * 0.6, radius * 1.5], [-radius * 0.6, radius * 1.5], [-radius * 1.2, radius]], 3), 20, { holes: [circle(radius * 0.55, [0, radius * 0.65])] }), 2);

/** A welded subframe: two rails along y, cross tubes along x, bush eyes in the corners. */
export function subframe(lengthX: number, width: number): Solid {
  const rail = (x: number, sag: number): Solid => tube(smooth([[x, -width / 2, 14], [x, -width * 0.34, 4], [x, -width * 0.16, -sag], [x, width * 0.16, -sag], [x, width * 0.34, 4], [x, width / 2, 14]], 5), 14);
  const side = (y: number): Solid => move(box(lengthX, 26, 26, 8), 0, y, 6);
  const eye = (x: number, y: number): Solid => move(along(join(ring(20, 12, 34), toned(move(ring(12, 5, 38), -2), 2)), 'z'), x, y, -2);
  const tab = (x: number, y: number): Solid => move(join(box(4, 24, 34, 6), move(box(4, 24, 34, 6), 22)), x, y, -22);
  return join(
    rail(-lengthX / 2, 8),
    rail(lengthX / 2, 14),
    side(width * 0.3),
    side(-width * 0.3),
    ...[-1, 1].flatMap((i) => [-1, 1].map((j) => eye((i * lengthX) / 2, j * (width / 2 + 10)))),
    tab(lengthX * 0.2, width * 0.42),
    tab(lengthX * 0.2, -width * 0.44),
  );
}

/** A strut body: spring seat, knuckle clamp below, rod above. Along x, rod towards high x. */
export const strutDamper = (span: number): Solid =>
  join(
    turned([[0, 0], [0, 15], [span * 0.58, 15], [span * 0.58, 12], [span * 0.6, 6], [span * 0.6, 4.6], [span * 0.94, 4.6], [span * 0.94, 3.6], [span, 3.6], [span, 0]]),
    lines(...thread(3.6, span * 0.95, span - 1, 2.6)),
    move(turned([[0, 15], [0, 40], [5, 44], [9, 44], [9, 38], [4, 34], [4, 15]], { ring: true }), span * 0.38),
    move(box(40, 12, 30, 4), 20, 18, 0),
    move(along(copies(ring(4.6, 2.4, 14), [-9, -7, 0]), 'y'), 10, 12, 0),
    move(box(30, 26, 4, 0), span * 0.24, 16, 0),
  );

export const strutMount = (radius: number): Solid =>
  join(
    prism(lobed(3, radius * 0.8, radius * 1.1), 6, { holes: [circle(radius * 0.3)] }),
    turned([[6, radius * 0.3], [6, radius * 0.66], [16, radius * 0.56], [20, radius * 0.4], [20, radius * 0.16], [12, radius * 0.16], [12, radius * 0.3]], { ring: true }),
    onCircle(3, radius * 0.92, move(cylinder(3.6, 20), 6)),
    toned(move(ring(radius * 0.64, radius * 0.3, 8), -8), 2),
  );

export const springPad = (radius: number, height = 10): Solid =>
  toned(turned([[0, radius * 0.66], [0, radius * 1.06], [height * 0.4, radius * 1.06], [height * 0.5, radius * 0.86], [height, radius * 0.82], [height, radius * 0.62]], { ring: true }), 2);

export const bumpStop = (radius: number, span: number): Solid =>
  toned(turned([[0, 4.6], [0, radius * 0.7], [span * 0.2, radius * 0.95], [span * 0.36, radius * 0.72], [span * 0.5, radius], [span * 0.64, radius * 0.76], [span * 0.84, radius], [span, radius], [span, 4.6]], { ring: true }), 1);

export const dustSleeve = (radius: number, span: number): Solid => bellows(radius * 0.8, radius, span, 8);

export const coilSpring = (radius: number, span: number, turns: number, wire = 5): Solid => coil(radius, wire, turns, span);

export const coneSpring = (low: number, high: number, span: number, turns: number): Solid => coil(low, 5, turns, span, high);

/** A steering knuckle standing on z; bearing eye faces x. */
export function knuckle(size: number): Solid {
  const outline = convexHull([...circle(size * 0.5), ...circle(size * 0.2, [size * 0.1, size * 0.9])]);
  const lower = convexHull([...circle(size * 0.5), ...circle(size * 0.2, [-size * 0.1, -size * 0.86])]);
  const arm = convexHull([...circle(size * 0.3, [size * 0.2, 0]), ...circle(size * 0.15, [size * 1.1, -size * 0.2])]);
  const bore = circle(size * 0.38);
  return join(
    prism(outline, 20, { holes: [bore] }),
    prism(lower, 20, { holes: [bore] }),
    move(prism(circle(size * 0.52), 32, { holes: [bore] }), -2),
    move(prism(arm, 14, { holes: [circle(size * 0.38), circle(size * 0.08, [size * 1.1, -size * 0.2])] }), 2),
    move(along(ring(size * 0.2, size * 0.13, 40), 'z'), 10, size * 0.1, size * 0.84),
    move(along(ring(size * 0.18, size * 0.1, 16), 'z'), 10, -size * 0.1, -size * 1.0),
    ...[-1, 1].map((s) => move(prism(circle(size * 0.13), 26, { holes: [circle(size * 0.07)] }), 0, -size * 0.62, s * size * 0.3)),
    move(box(16, size * 0.3, size * 0.76, 4), 10, -size * 0.52, 0),
  );
}

export const wheelHub = (radius: number, studs: number): Solid =>
  join(
    prism(circle(radius), 9, { holes: [circle(radius * 0.24), ...boltHoles(studs, radius * 0.74, 4)] }),
    move(shaft([34, radius * 0.44]), -34),
    move(ring(radius * 0.4, radius * 0.24, 12), 9),
    lines(ringMark(9, radius * 0.52)),
    splinesInside(radius * 0.24, 21),
  );

const splinesInside = (radius: number, x: number): Solid =>
  lines(...Array.from({ length: 14 }, (_, i): Vec3[] => {
    const t = (Math.PI * 2 * i) / 14;
    return [[x, radius * Math.cos(t), radius * Math.sin(t)], [x, radius * 1.18 * Math.cos(t), radius * 1.18 * Math.sin(t)]];
  }));

export const hubBearing = (radius: number, flanged: boolean): Solid =>
  join(
    turned([[0, radius * 0.5], [0, radius * 0.96], [3, radius], [33, radius], [36, radius * 0.96], [36, radius * 0.5]], { ring: true }),
    lines(ringMark(36, radius * 0.86), ringMark(36, radius * 0.62), ringMark(18, radius)),
    ...(flanged ? [move(prism(lobed(4, radius * 1.0, radius * 1.5), 8, { holes: [circle(radius * 0.9), ...boltHoles(4, radius * 1.28, 4)] }), 12)] : []),
  );

/** A monotube damper with eyes; along x. */
export const damper = (span: number): Solid =>
  join(
    turned([[14, 0], [14, 17], [18, 19], [span * 0.6, 19], [span * 0.6, 17], [span * 0.62, 6], [span * 0.62, 4.6], [span - 14, 4.6], [span - 14, 3.4], [span, 3.4], [span, 0]]),
    lines(...thread(3.4, span - 12, span - 1, 2.4), ringMark(24, 19), ringMark(span * 0.55, 19)),
    move(along(bush(14, 5, 30), 'y'), 0, -15, 0),
  );

/** A rack and pinion gear along y: tube, pinion tower, motor. */
export const steeringRack = (span: number): Solid =>
  join(
    shaft([span * 0.16, 20], [span * 0.5, 17], [span * 0.22, 22], [span * 0.12, 20]),
    lines(ringMark(span * 0.1, 20), ringMark(span * 0.3, 17), ringMark(span * 0.5, 17)),
    move(along(join(turned([[0, 0], [0, 22], [34, 19], [40, 13], [52, 12], [52, 8], [66, 8], [66, 0]]), splines(8, 54, 66, 12)), 'z'), span * 0.76, 8, -8),
    move(prism(rectangle(30, 20, 6), 26), span * 0.1, 0, -26),
    move(along(ring(13, 7, 36), 'y'), span * 0.24, -18, -22),
    move(along(ring(13, 7, 36), 'y'), span * 0.62, -18, -24),
    move(shaft([40, 8]), -40),
    move(shaft([40, 8]), span),
  );

export const tieRod = (span: number): Solid =>
  join(
    turned([[-12, 0], [-8, 9], [0, 12], [8, 10], [12, 6], [12, 5], [span - 40, 5], [span - 40, 6.2], [span, 6.2], [span, 0]]),
    lines(...thread(6.2, span - 38, span - 2, 3)),
    move(cylinder(7, 18), -26),
  );

export const tieRodEnd = (): Solid =>
  join(
    turned([[0, 5], [0, 9], [34, 9], [34, 0]]),
    move(turned([[-14, 0], [-10, 10], [0, 14], [10, 10], [14, 0]], { smooth: true }), 44),
    move(along(join(toned(turned([[8, 0], [8, 12], [20, 7], [20, 0]]), 2), move(cylinder(5, 22), 20), lines(...thread(5, 30, 41, 2.6))), 'z'), 44),
  );

export const steeringColumn = (span: number): Solid =>
  join(
    shaft([30, 7], [span * 0.5, 17], [span * 0.2, 20], [26, 9], [16, 7]),
    lines(ringMark(60, 17), ringMark(span * 0.4, 17)),
    splines(7, 0, 20, 12),
    move(box(70, 56, 14, 4), span * 0.5, 0, 20),
    ...[-1, 1].flatMap((s) => [move(along(ring(8, 4, 12), 'z'), span * 0.4, s * 34, 14), move(along(ring(8, 4, 12), 'z'), span * 0.62, s * 34, 14)]),
    move(box(60, 30, 26, 6), span * 0.4, 0, -24),
    move(along(shaft([40, 4], [30, 7]), 'y'), span * 0.6, 16, -16),
  );

/** A steering wheel: rim round x, spokes, hub. */
export function steeringWheel(radius: number, spokes: number): Solid {
  const angles = spokes === 3 ? [0, 180, 270] : [10, 170, 250, 290];
  return join(
    move(torus(radius, 9), 6),
    ...angles.map((d) => rotate(move(box(10, radius * 0.62, 22, 3), 0, radius * 0.64, 0), 'x', d)),
    turned([[-18, 0], [-18, radius * 0.3], [-8, radius * 0.4], [0, radius * 0.4], [0, radius * 0.16], [-6, radius * 0.14], [-6, 0]]),
    lines(closedMark(rectangle(radius * 0.5, radius * 0.36, 8), 0)),
  );
}

export const airbagCushion = (size: number): Solid =>
  join(
    prism(rounded([[-size * 0.5, size * 0.24], [-size * 0.44, -size * 0.16], [-size * 0.16, -size * 0.42], [size * 0.16, -size * 0.42], [size * 0.44, -size * 0.16], [size * 0.5, size * 0.24], [size * 0.3, size * 0.36], [-size * 0.3, size * 0.36]], size * 0.12), 12, { taper: 0.04 }),
    move(prism(circle(size * 0.16), 1), 12),
    lines(closedMark(circle(size * 0.1), 13), [[12, -size * 0.4, size * 0.02], [12, -size * 0.2, size * 0.02]], [[12, size * 0.2, size * 0.02], [12, size * 0.4, size * 0.02]]),
    move(box(24, size * 0.5, size * 0.36, 6), -12),
    move(cylinder(size * 0.16, 12), -34),
  );

/** A cast rim: barrel, lip and spokes. Face towards high x. */
export function wheelRim(radius: number, spokes: number, bolts: number): Solid {
  const width = radius * 0.7;
  const barrel = turned([[-width, radius * 0.93], [-width, radius], [-width + 5, radius], [-width + 8, radius * 0.94], [-width * 0.5, radius * 0.86], [-8, radius * 0.92], [-5, radius], [0, radius], [0, radius * 0.93], [-6, radius * 0.9], [-width * 0.5, radius * 0.82]], { ring: true });
  const spoke: Contour = [[radius * 0.2, -radius * 0.1], [radius * 0.62, -radius * 0.055], [radius * 0.92, -radius * 0.1], [radius * 0.92, radius * 0.1], [radius * 0.62, radius * 0.055], [radius * 0.2, radius * 0.1]];
  return join(
    barrel,
    onCircle(spokes, 0, move(prism(spoke, 14), -20), 90),
    move(turned([[-14, 0], [-14, radius * 0.3], [2, radius * 0.28], [4, radius * 0.24], [4, radius * 0.12], [0, radius * 0.11], [0, 0]]), -10),
    lines(...boltHoles(bolts, radius * 0.185, radius * 0.03, 90).map((h) => closedMark(h, -6.4))),
  );
}

export const tyre = (radius: number, rim: number, width: number): Solid => {
  const shoulder = width * 0.12;
  const grooves = [0.26, 0.42, 0.58, 0.74].flatMap((t): Vec2[] => [[-width + width * t - 2, radius], [-width + width * t - 2, radius - 4], [-width + width * t + 2, radius - 4], [-width + width * t + 2, radius]]);
  const blocks = Array.from({ length: 48 }, (_, i): Vec3[] => {
    const t = (Math.PI * 2 * i) / 48;
    return [[-shoulder * 0.8, (radius - 3) * Math.cos(t), (radius - 3) * Math.sin(t)], [-width * 0.24, radius * Math.cos(t + 0.03), radius * Math.sin(t + 0.03)]];
  });
  return join(
    toned(turned([[-width, rim], [-width - 2, (rim + radius) / 2], [-width + shoulder, radius - 3], [-width + shoulder * 1.6, radius], ...grooves, [-shoulder * 1.6, radius], [-shoulder, radius - 3], [2, (rim + radius) / 2], [0, rim], [-6, rim * 0.98], [-width + 6, rim * 0.98]], { ring: true }), 2),
    lines(...blocks, ringMark(1.4, rim + (radius - rim) * 0.3), ringMark(0.6, rim + (radius - rim) * 0.12)),
  );
};

export const pedal = (length: number, side: number): Solid =>
  join(
    prism(hullOfCircles([[0, 0, 9], [side, -length, 6]]), 7, { holes: [circle(4)] }),
    move(cylinder(9, 30), -12),
    move(rotate(box(8, 40, 32, 5), 'y', 30), 4, side, -length - 4),
  );

export const gasSpring = (span: number): Solid =>
  join(
    shaft([span * 0.55, 7.5], [span * 0.38, 3.2]),
    lines(ringMark(6, 7.5), ringMark(span * 0.5, 7.5)),
    move(join(cylinder(5, 12), along(cylinder(6, 10), 'y')), -8, -4, 0),
    move(join(cylinder(5, 12), along(cylinder(6, 10), 'y')), span * 0.93, -4, 0),
  );

export const tripodLink = (points: readonly Vec3[], radius: number): Solid => {
  const path = smooth(points, 5);
  const ends = [points[0], points[points.length - 1]].map((p) => move(along(bush(14, 5, 30), 'z'), p?.[0] ?? 0, p?.[1] ?? 0, (p?.[2] ?? 0) - 15));
  return join(tube(path, radius), ...ends);
};

export const stoneGuard = (width: number, lengthX: number): Solid =>
  join(
    along(prism(rounded([[-lengthX / 2, -width / 2], [lengthX / 2, -width * 0.42], [lengthX / 2, width * 0.42], [-lengthX / 2, width / 2]], 10), 4, { holes: [circle(4, [-lengthX * 0.4, -width * 0.4]), circle(4, [-lengthX * 0.4, width * 0.4]), circle(4, [lengthX * 0.4, 0])] }), 'z'),
    lines(...[-0.25, 0, 0.25].map((t): Vec3[] => [[-lengthX * 0.3, width * t, 4], [lengthX * 0.3, width * t, 4]])),
  );

export const boltAt = (direction: Vec3, at: Vec3): Solid => facing(hexBolt(4, 20), direction, at);

export const fluidPillow = (lengthX: number, width: number, height: number): Solid => pillow(lengthX, width, height, Math.min(width, height) * 0.25);
