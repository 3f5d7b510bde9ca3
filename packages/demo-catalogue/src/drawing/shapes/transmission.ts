import { boltHoles, circle, hullOfCircles, lobed, rectangle, rounded, type Contour } from '../kit/contour.js';
import { box, cylinder, lines, loft, prism, ring, ringMark, torus, tube, turned } from '../kit/primitives.js';
import { along, copies, join, move, onCircle, rotate, toned, type Solid } from '../kit/solid.js';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.js';
import { borderHoles, pillow } from './plates.js';
import { closedMark, shaft, splines } from './turned-parts.js';

export const dualMassFlywheel = (radius: number): Solid =>
  join(
    ring(radius, radius * 0.9, 9),
    lines(...Array.from({ length: 84 }, (_, i): Vec3[] => {
      const a = (Math.PI * 2 * i) / 84;
      return [[0, radius * Math.cos(a), radius * Math.sin(a)], [9, radius * Math.cos(a), radius * Math.sin(a)]];
    })),
    turned([[2, radius * 0.16], [2, radius * 0.95], [22, radius * 0.95], [22, radius * 0.88], [26, radius * 0.88], [26, radius * 0.56], [20, radius * 0.5], [20, radius * 0.16]], { ring: true }),
    lines(...boltHoles(8, radius * 0.32, radius * 0.045).map((h) => closedMark(h, 20)), ...boltHoles(6, radius * 0.8, 3).map((h) => closedMark(h, 26)), ringMark(26, radius * 0.7)),
  );

export const clutchDisc = (radius: number): Solid => {
  const groove = (i: number): Vec3[] => {
    const t = (Math.PI * 2 * i) / 16;
    return [[4, radius * 0.66 * Math.cos(t), radius * 0.66 * Math.sin(t)], [4, radius * Math.cos(t + 0.08), radius * Math.sin(t + 0.08)]];
  };
  return join(
    toned(move(ring(radius, radius * 0.66, 8), -4), 1),
    lines(...Array.from({ length: 16 }, (_, i) => groove(i))),
    move(ring(radius * 0.68, radius * 0.16, 4), -2),
    move(onCircle(4, radius * 0.42, join(along(box(18, 13, 13, 6), 'y'), lines([[8, -9, 0], [8, 9, 0]]))), 2),
    move(ring(radius * 0.22, radius * 0.12, 22), -11),
    lines(...Array.from({ length: 12 }, (_, i): Vec3[] => {
      const t = (Math.PI * 2 * i) / 12;
      return [[11, radius * 0.12 * Math.cos(t), radius * 0.12 * Math.sin(t)], [11, radius * 0.15 * Math.cos(t), radius * 0.15 * Math.sin(t)]];
    })),
  );
};

export const pressurePlate = (radius: number): Solid => {
  const finger = (i: number): Vec3[] => {
    const t = (Math.PI * 2 * i) / 18;
    return [[30, radius * 0.2 * Math.cos(t), radius * 0.2 * Math.sin(t)], [22, radius * 0.6 * Math.cos(t), radius * 0.6 * Math.sin(t)]];
  };
  return join(
    prism(lobed(6, radius * 0.93, radius * 1.04), 4, { holes: [circle(radius * 0.6), ...boltHoles(6, radius * 0.97, 3)] }),
    turned([[0, radius * 0.6], [0, radius * 0.88], [18, radius * 0.84], [22, radius * 0.78], [22, radius * 0.62]], {}),
    turned([[22, radius * 0.62], [30, radius * 0.2]]),
    lines(...Array.from({ length: 18 }, (_, i) => finger(i)), ringMark(30, radius * 0.2)),
  );
};

export const releaseBearing = (radius: number): Solid =>
  join(
    turned([[0, radius * 0.5], [0, radius * 0.72], [10, radius * 0.72], [10, radius], [26, radius], [26, radius * 0.82], [30, radius * 0.76], [30, radius * 0.5]], { ring: true }),
    copies(box(10, 8, 16), [5, radius * 0.8, 0], [5, -radius * 0.8, 0]),
    lines(ringMark(18, radius)),
  );

export const releaseFork = (span: number): Solid =>
  join(
    prism(rounded([[-26, 30], [-14, 34], [-12, 6], [12, 6], [14, 34], [26, 30], [24, -6], [9, -22], [7, -span * 0.7], [-7, -span * 0.7], [-9, -22], [-24, -6]], 5), 7, { holes: [circle(6, [0, -10])] }),
    lines([[7, -3, -30], [7, -3, -span * 0.6]], [[7, 3, -30], [7, 3, -span * 0.6]]),
  );

export const guideTube = (): Solid =>
  join(prism(rounded([[-32, -24], [32, -24], [32, 24], [-32, 24]], 12), 5, { holes: [circle(12), ...[-24, 24].flatMap((y) => [circle(3, [y, 17]), circle(3, [y, -17])])] }), move(ring(15, 12, 44), 5));

/** A bell housing tapering from the engine flange (low x) to the gearbox. */
export function bellHousing(radius: number, depth: number): Solid {
  const flange: Contour = lobed(8, radius * 0.98, radius * 1.08, 0, 8);
  const section = (k: number, x: number): Vec3[] => circle(radius * k).map(([y, z]) => [x, y, z]);
  return join(
    prism(flange, 8, { holes: [circle(radius * 0.84), ...boltHoles(8, radius * 0.98, 3.4)] }),
    loft([section(0.96, 8), section(0.92, depth * 0.4), section(0.64, depth), section(0.64, depth + 8)]),
    move(ring(radius * 0.2, radius * 0.12, 8), depth + 8),
    ...[20, 70, 110, 160, 250, 300].map((d) => rotate(move(box(depth * 0.8, 10, 4), depth * 0.5, radius * 0.82, 0), 'x', d)),
    lines(...boltHoles(8, radius * 0.54, 3).map((h) => closedMark(h, depth + 8))),
  );
}

/** A gearbox case along x with ribs, bosses and a tail. */
export function gearCase(span: number, width: number, height: number): Solid {
  const outline = (k: number): Contour => rounded([[-width * 0.5 * k, -height * 0.5 * k], [width * 0.5 * k, -height * 0.5 * k], [width * 0.56 * k, 0], [width * 0.4 * k, height * 0.5 * k], [-width * 0.4 * k, height * 0.5 * k], [-width * 0.56 * k, 0]], 14);
  const at = (x: number, k: number): Vec3[] => outline(k).map(([y, z]) => [x, y, z]);
  const rib = (x: number): Solid => loft([at(x, 1.03), at(x + 4, 1.03)]);
  return join(
    loft([at(0, 1), at(span * 0.55, 0.94), at(span * 0.62, 0.76), at(span, 0.68)]),
    loft([at(-8, 1.14), at(0, 1.14)]),
    ...[0.16, 0.32, 0.48].map((t) => rib(span * t)),
    loft([at(span * 0.8, 0.76), at(span * 0.83, 0.76)]),
    move(shaft([10, width * 0.24], [14, width * 0.17], [18, 8]), span),
    move(along(ring(11, 6, 8), 'y'), span * 0.24, width * 0.52, -height * 0.1),
    move(along(ring(9, 5, 8), 'y'), span * 0.4, width * 0.5, height * 0.14),
    move(along(ring(12, 8, 10), 'z'), span * 0.3, 0, height * 0.48),
  );
}

export const outputFlange = (radius: number): Solid =>
  join(prism(lobed(3, radius * 0.86, radius), 8, { holes: boltHoles(3, radius * 0.76, 4) }), move(shaft([24, radius * 0.42]), -24), lines(ringMark(-8, radius * 0.42), closedMark(circle(radius * 0.3), 8)), splines(radius * 0.42, -24, -10, 16));

export const synchroRing = (radius: number): Solid =>
  join(turned([[0, radius * 0.8], [0, radius], [5, radius], [5, radius * 0.92], [13, radius * 0.86], [13, radius * 0.76]], { ring: true }), splines(radius, 0, 5, 34), onCircle(3, radius * 0.92, move(box(6, 4, 10), 9)));

export const synchroHub = (radius: number): Solid =>
  join(ring(radius, radius * 0.86, 16), splines(radius, 0, 16, 30), move(ring(radius * 0.88, radius * 0.4, 6), 5), move(ring(radius * 0.5, radius * 0.34, 20), -2));

export const shiftSleeve = (radius: number): Solid =>
  turned([[0, radius * 0.8], [0, radius], [7, radius], [7, radius * 0.9], [13, radius * 0.9], [13, radius], [20, radius], [20, radius * 0.8]], { ring: true });

export const splinedShaft = (scale: number, ...gears: readonly (readonly [number, number, number])[]): Solid => {
  const parts: Solid[] = [];
  let x = 0;
  for (const [length, radius, teeth] of gears) {
    parts.push(move(cylinder(radius * scale, length * scale), x));
    if (teeth > 0) parts.push(move(splines(radius * scale, 0, length * scale, teeth), x));
    x += length * scale;
  }
  return join(...parts);
};

export const torqueConverter = (radius: number): Solid =>
  join(
    turned([[0, 0], [0, radius * 0.3], [6, radius * 0.7], [14, radius * 0.95], [24, radius], [36, radius], [36, radius * 0.97], [52, radius * 0.86], [60, radius * 0.6], [62, radius * 0.3], [84, radius * 0.22], [84, radius * 0.16], [70, radius * 0.14], [70, 0]]),
    lines(ringMark(30, radius)),
    onCircle(3, radius * 0.86, move(box(10, 20, 26, 4), 4)),
  );

export const valveBody = (lengthX: number, width: number): Solid =>
  join(
    along(prism(rectangle(lengthX, width, 8), 14), 'z'),
    move(along(prism(rounded([[-lengthX * 0.46, -width * 0.44], [lengthX * 0.3, -width * 0.44], [lengthX * 0.46, -width * 0.1], [lengthX * 0.46, width * 0.44], [-lengthX * 0.46, width * 0.4]], 6), 10), 'z'), 0, 0, 14),
    ...[-0.3, -0.12, 0.06, 0.24].map((t) => move(along(cylinder(7, 22), 'y'), lengthX * t, width * 0.44, 8)),
    ...[-0.3, -0.05, 0.2].flatMap((t) => [-0.25, 0, 0.25].map((u) => move(along(ring(4, 2, 3), 'z'), lengthX * t, width * u, 24))),
    lines([[-lengthX * 0.4, -width * 0.12, 24], [lengthX * 0.3, -width * 0.12, 24], [lengthX * 0.36, width * 0.1, 24]], [[-lengthX * 0.4, width * 0.14, 24], [lengthX * 0.1, width * 0.14, 24]]),
  );

export const shallowPan = (lengthX: number, width: number, depth: number): Solid =>
  join(
    along(prism(rectangle(lengthX + 14, width + 14, 14), 4, { holes: [rectangle(lengthX - 4, width - 4, 10), ...borderHoles(lengthX + 4, width + 4, 5, 3, 2.4)] }), 'z'),
    move(along(prism(rectangle(lengthX, width, 12), depth, { holes: [] }), 'z'), 0, 0, -depth),
    lines(closedMark(rectangle(lengthX - 40, width - 36, 8), 0).map(([, x, y]): Vec3 => [x, y, 0.2])),
  );

/** A ball- or tripod-joint bell with its stub. */
export const jointBell = (radius: number, outer: boolean): Solid =>
  outer
    ? join(
        turned([[0, radius * 0.8], [0, radius * 0.92], [8, radius * 0.95], [16, radius], [30, radius * 0.94], [44, radius * 0.7], [48, radius * 0.42], [56, radius * 0.42], [56, radius * 0.34], [86, radius * 0.34], [86, radius * 0.26], [104, radius * 0.26], [104, 0]]),
        splines(radius * 0.34, 60, 86, 18),
        lines(...[90, 93, 96, 99].map((x) => ringMark(x, radius * 0.26))),
      )
    : join(
        prism(lobed(3, radius * 0.86, radius), 42, {}),
        move(shaft([8, radius * 0.6], [34, radius * 0.36]), -42),
        splines(radius * 0.36, -42, -14, 16),
        lines(closedMark(lobed(3, radius * 0.6, radius * 0.8), 42)),
      );

export const flexDisc = (radius: number, lugs = 6): Solid =>
  join(
    toned(prism(lobed(lugs, radius * 0.9, radius), 18, { holes: [circle(radius * 0.46), ...boltHoles(lugs, radius * 0.76, radius * 0.1)] }), 2),
    onCircle(lugs, radius * 0.76, move(ring(radius * 0.17, radius * 0.1, 22), -2)),
  );

export const threeArmFlange = (radius: number): Solid =>
  join(prism(lobed(3, radius * 0.3, radius, 0, 12), 8, { holes: boltHoles(3, radius * 0.82, 4) }), move(cylinder(radius * 0.34, 14), 8));

export const universalJoint = (size: number): Solid =>
  join(
    cylinder(size * 0.36, 1),
    move(tube([[0, -size, 0], [0, size, 0]], size * 0.3), 0),
    move(tube([[0, 0, -size], [0, 0, size]], size * 0.3), 0),
    ...[-1, 1].flatMap((s) => [move(along(cylinder(size * 0.4, size * 0.4), 'y'), 0, s === 1 ? size * 0.8 : -size * 1.2, 0), move(along(cylinder(size * 0.4, size * 0.4), 'z'), 0, 0, s === 1 ? size * 0.8 : -size * 1.2)]),
  );

/** A propshaft tube along x with yokes or flanges. */
export const propTube = (span: number, radius: number, flangeFirst: boolean): Solid =>
  join(
    flangeFirst ? move(threeArmFlange(radius * 1.9), 0) : move(universalJoint(radius * 0.8), 0),
    turned([[16, 0], [16, radius * 0.6], [30, radius], [span - 20, radius], [span - 6, radius * 0.6], [span, radius * 0.5], [span, 0]]),
    lines(ringMark(34, radius), ringMark(span - 24, radius)),
    flangeFirst ? move(join(cylinder(radius * 0.5, 36), splines(radius * 0.5, 8, 36, 14)), span) : move(prism(rectangle(radius * 2.2, radius * 2.2, 12), 8, { holes: boltHoles(4, radius * 1.16, 3.4, 45) }), span),
  );

export const centreBearing = (radius: number): Solid =>
  join(
    toned(turned([[0, radius * 0.5], [0, radius], [18, radius], [18, radius * 0.5]], { ring: true }), 2),
    ring(radius * 0.55, radius * 0.3, 18),
    move(prism(rounded([[-radius * 1.7, -radius * 0.9], [radius * 1.7, -radius * 0.9], [radius * 1.7, -radius * 0.5], [radius * 1.05, -radius * 0.2], [radius * 1.05, radius * 0.5], [0, radius * 1.2], [-radius * 1.05, radius * 0.5], [-radius * 1.05, -radius * 0.2], [-radius * 1.7, -radius * 0.5]], 6), 10, { holes: [circle(radius), circle(4, [radius * 1.45, -radius * 0.7]), circle(4, [-radius * 1.45, -radius * 0.7])] }), 4),
  );

export function differentialCase(size: number): Solid {
  const nose = turned([[-size * 1.0, 0], [-size * 1.0, size * 0.34], [-size * 0.7, size * 0.4], [-size * 0.3, size * 0.62], [0, size * 0.8], [0, 0]]);
  const flange = prism(lobed(8, size * 0.84, size * 0.92), 9, { holes: [circle(size * 0.66), ...boltHoles(8, size * 0.84, 3)] });
  const side = (s: 1 | -1): Solid => move(along(ring(size * 0.36, size * 0.22, size * 0.4), 'y'), -size * 0.2, s === 1 ? size * 0.6 : -size, 0);
  return join(nose, flange, side(1), side(-1), move(ring(size * 0.7, size * 0.62, 2), 0), ...[45, 90, 135, 225, 315].map((d) => rotate(move(box(size * 0.6, 6, 4), -size * 0.34, size * 0.62, 0), 'x', d)), move(box(size * 0.3, size * 1.9, 14, 4), -size * 0.1, 0, size * 0.72));
}

export const differentialCover = (size: number): Solid =>
  join(
    prism(lobed(8, size * 0.84, size * 0.92), 7, { holes: boltHoles(8, size * 0.84, 3) }),
    turned([[7, 0], [7, size * 0.68], [22, size * 0.6], [32, size * 0.36], [34, 0]], {}),
    ...[-0.36, -0.18, 0, 0.18, 0.36].map((t) => move(box(10, 4, size * (1 - Math.abs(t))), 26, size * t, 0)),
    move(ring(9, 5, 8), 26, size * 0.5, -size * 0.2),
  );

export const bevelWheel = (radius: number, bore: number, teeth: number): Solid => {
  const mark = (i: number): Vec3[] => {
    const t = (Math.PI * 2 * i) / teeth;
    return [[10, radius * Math.cos(t), radius * Math.sin(t)], [20, radius * 0.72 * Math.cos(t + 0.06), radius * 0.72 * Math.sin(t + 0.06)]];
  };
  return join(turned([[0, bore], [0, radius * 0.9], [10, radius], [20, radius * 0.72], [16, radius * 0.68], [16, bore]], { ring: true }), lines(...Array.from({ length: teeth }, (_, i) => mark(i))));
};

export const shiftKnob = (radius: number): Solid =>
  turned([[0, 0], [0, radius * 0.5], [8, radius * 0.56], [20, radius * 0.7], [34, radius], [46, radius * 0.96], [54, radius * 0.6], [56, 0]], { smooth: true });

export const leverRod = (span: number): Solid =>
  join(shaft([6, 5], [span * 0.3, 5], [4, 8], [span * 0.66, 4.4]), move(turned([[-9, 0], [-7, 6], [0, 9], [7, 6], [9, 0]], { smooth: true }), span * 0.3), lines(ringMark(span * 0.9, 4.4), ringMark(span * 0.93, 4.4), ringMark(span * 0.96, 4.4)));

/** A soft cover gathered between a frame (low x) and a collar. */
export function gaiter(lengthY: number, lengthZ: number, height: number): Solid {
  const at = (x: number, k: number): Vec3[] => rectangle(lengthY * k, lengthZ * k, 14 * k).map(([y, z]) => [x, y, z]);
  const steps: readonly Vec2[] = [[0, 1], [height * 0.2, 0.9], [height * 0.26, 0.76], [height * 0.4, 0.78], [height * 0.48, 0.58], [height * 0.62, 0.6], [height * 0.72, 0.4], [height * 0.86, 0.36], [height, 0.2]];
  return toned(loft(steps.map(([x, k]) => at(x, k))), 1);
}

export const magnet = (): Solid => join(ring(12, 5, 7), lines(ringMark(7, 8)));

export const plugSleeve = (): Solid => join(ring(15, 11, 26), move(toned(torus(15, 1.6), 2), 6), move(toned(torus(15, 1.6), 2), 20), move(ring(19, 15, 4), 24));

export const selectorJoint = (): Solid =>
  join(cylinder(7, 16), move(box(24, 16, 14, 3), 26), move(along(cylinder(4, 26), 'y'), 30, -13, 0), move(pillow(20, 14, 14, 4), 50));

export const wireClip = (): Solid => tube(smooth([[0, -12, 0], [0, -6, 6], [0, 6, 6], [0, 12, 0], [0, 8, -10], [4, -6, -12], [8, -10, -4]], 4), 1.3);

export const hullPlate = (circles: readonly (readonly [number, number, number])[], thick: number, holes: readonly Contour[]): Solid => prism(hullOfCircles(circles), thick, { holes });
