import { boltHoles, circle, hullOfCircles, rectangle, rounded, type Contour } from '../kit/contour.js';
import { box, coil, cylinder, lines, prism, ring, ringMark, torus, tube, turned } from '../kit/primitives.js';
import { along, join, move, rotate, toned, type Solid } from '../kit/solid.js';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.js';
import { borderHoles } from './plates.js';
import { closedMark, shaft } from './turned-parts.js';

const boreCentres = (cylinders: number, span: number): number[] =>
  Array.from({ length: cylinders }, (_, i) => -span / 2 + (span / cylinders) * (i + 0.5));

/** An in-line block standing on its sump face; bores on top, gearbox end towards low x. */
export function engineBlock(cylinders: number, span: number): Solid {
  const bore = (span / cylinders) * 0.41;
  const width = span * 0.44;
  const height = span * 0.52;
  const centres = boreCentres(cylinders, span * 0.94);
  const bolts = [...centres.map((x) => x - span * 0.47 / cylinders), span * 0.47].flatMap((x) => [
    circle(3.4, [x, width * 0.42]),
    circle(3.4, [x, -width * 0.42]),
  ]);
  const deck = along(prism(rectangle(span, width, 8), height, { holes: [...centres.map((x) => circle(bore, [x, 0])), ...bolts] }), 'z');
  const skirt = along(prism(rectangle(span + 8, width * 1.18, 8), height * 0.34), 'z');
  const rib = (x: number): Solid => move(box(4, 8, height * 0.56), x, width / 2 + 2, height * 0.62);
  const boss = (x: number, z: number, r: number): Solid => move(along(ring(r, r * 0.5, 9), 'y'), x, width / 2, z);
  const frontBoss = (y: number, z: number, r: number): Solid => move(ring(r, r * 0.45, 7), span / 2, y, z);
  return join(
    deck,
    ...centres.map((x) => move(along(ring(bore, bore * 0.92, height - 3), 'z'), x)),
    skirt,
    ...centres.map((x) => rib(x - span * 0.1)),
    boss(-span * 0.36, height * 0.62, 11),
    boss(span * 0.06, height * 0.6, 8),
    boss(span * 0.34, height * 0.66, 13),
    move(box(span * 0.4, 10, 16, 3), -span * 0.1, width * 0.62, height * 0.2),
    frontBoss(0, height * 0.2, width * 0.22),
    frontBoss(width * 0.34, height * 0.72, 8),
    frontBoss(-width * 0.3, height * 0.8, 7),
    ...[-1, 1].flatMap((side) => [0.44, 0.62, 0.9].map((z) => frontBoss(side * width * 0.43, height * z, 4.4))),
    move(prism(rounded([[-width * 0.5, 0], [width * 0.5, 0], [width * 0.62, height * 0.3], [width * 0.5, height * 0.96], [-width * 0.5, height * 0.96], [-width * 0.62, height * 0.3]], 10), 8), -span / 2 - 8),
  );
}

/** A cylinder head lying on its gasket face: ports at the side, cam carriers and plug wells on top. */
export function cylinderHead(cylinders: number, span: number): Solid {
  const width = span * 0.42;
  const height = span * 0.17;
  const centres = boreCentres(cylinders, span * 0.94);
  const pitch = (span * 0.94) / cylinders;
  const port = (x: number): Solid => move(along(prism(rectangle(pitch * 0.3, pitch * 0.62, 6), 7, { holes: [rectangle(pitch * 0.17, pitch * 0.46, 5)] }), 'y'), x, width / 2, height * 0.45);
  const saddle = (x: number, y: number): Solid => move(prism(rounded([[-15, 0], [15, 0], [15, 16], [9, 16], [6, 10], [-6, 10], [-9, 16], [-15, 16]], 2), 9), x - 4.5, y, height);
  const wells = centres.map((x) => circle(pitch * 0.13, [x, 0]));
  return join(
    along(prism(rectangle(span, width, 8), height, { holes: wells }), 'z'),
    ...centres.map(port),
    ...[...centres.map((x) => x - pitch / 2), span * 0.46].flatMap((x) => [saddle(x, -width * 0.27), saddle(x, width * 0.27)]),
    ...centres.map((x) => move(along(ring(pitch * 0.2, pitch * 0.13, 12), 'z'), x, 0, height)),
    move(ring(13, 8, 8), span / 2, -width * 0.2, height * 0.5),
    move(ring(8, 4, 6), span / 2, width * 0.24, height * 0.55),
    ...[-0.42, -0.14, 0.14, 0.42].map((y) => move(ring(4, 2, 3), span / 2, y * width, height * 0.88)),
  );
}

export function headGasket(cylinders: number, span: number): Solid {
  const width = span * 0.42;
  const centres = boreCentres(cylinders, span * 0.94);
  const pitch = (span * 0.94) / cylinders;
  const passages = centres.flatMap((x) => [circle(4, [x + pitch * 0.28, width * 0.4]), circle(3, [x - pitch * 0.24, -width * 0.4]), circle(2.4, [x - pitch / 2 + 4, width * 0.3])]);
  return toned(along(prism(rectangle(span, width, 8), 2.2, { holes: [...centres.map((x) => circle(pitch * 0.41, [x, 0])), ...passages] }), 'z'), 1);
}

/** Throws at the given angles, main journals between; flange at low x, nose at high x. */
export function crankshaft(throws: number, pitch: number): Solid {
  const [main, pin, stroke] = [15, 12, 22];
  const parts: Solid[] = [shaft([8, 30], [10, 20]), shaft([18, main])];
  let x = 18;
  const angles = throws === 4 ? [0, 180, 180, 0] : throws === 3 ? [0, 120, 240] : [0, 120, 240, 240, 120, 0];
  const web = (angle: number): Solid => {
    const outline: Contour = rounded([[-13, stroke + 12], [13, stroke + 12], [19, -6], [34, -16], [26, -36], [0, -42], [-26, -36], [-34, -16], [-19, -6]], 8);
    return rotate(prism(outline, pitch * 0.17), 'x', angle);
  };
  for (const angle of angles) {
    const raised = rotate(move(cylinder(pin, pitch * 0.28), 0, 0, stroke), 'x', angle);
    parts.push(
      move(cylinder(main, pitch * 0.38), x),
      move(web(angle), x + pitch * 0.38),
      move(raised, x + pitch * 0.55),
      move(web(angle), x + pitch * 0.83),
    );
    x += pitch;
  }
  parts.push(move(shaft([pitch * 0.4, main], [16, 12], [26, 9]), x));
  return join(...parts);
}

export const bearingShell = (radius: number, width: number, upper: boolean): Solid => {
  const arc = (r: number, from: number, to: number): Vec2[] =>
    Array.from({ length: 17 }, (_, i) => {
      const t = ((from + ((to - from) * i) / 16) * Math.PI) / 180;
      return [r * Math.cos(t), r * Math.sin(t)];
    });
  const [from, to] = upper ? [2, 178] : [182, 358];
  const half = prism([...arc(radius, from, to), ...arc(radius - 3, to, from)], width);
  const groove = arc(radius - 3, from, to).map(([y, z]): Vec3 => [width * 0.5, y, z]);
  return join(half, lines(groove));
};

export function piston(radius: number): Solid {
  const crown = radius * 1.5;
  const groove = (x: number): Vec2[] => [[x, radius], [x, radius - 2.4], [x + 2.6, radius - 2.4], [x + 2.6, radius]];
  return join(
    turned([[0, radius * 0.82], [0, radius * 0.96], [crown * 0.5, radius], ...groove(crown * 0.62), ...groove(crown * 0.74), ...groove(crown * 0.86), [crown, radius], [crown, radius * 0.62], [crown - 4, radius * 0.52], [crown - 4, 0]]),
    move(along(ring(radius * 0.36, radius * 0.22, 3), 'y'), crown * 0.34, radius * 0.92, 0),
    lines(closedMark(circle(radius * 0.2, [radius * 0.74, 0]), crown).slice(0, 1)),
  );
}

export const pistonRing = (radius: number, thick: number, gapAt = 40): Solid => {
  const steps = 40;
  const arc = (r: number, reversed: boolean): Vec2[] => {
    const points = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const t = ((gapAt + 4 + (352 * i) / steps) * Math.PI) / 180;
      return [r * Math.cos(t), r * Math.sin(t)];
    });
    return reversed ? points.reverse() : points;
  };
  return prism([...arc(radius, false), ...arc(radius - 4, true)], thick);
};

/** Small end at high x. Pin axis along y. */
export function connectingRod(span: number, big: number, small: number): Solid {
  const side = (half: Contour, thick: number, holes: Contour[]): Solid => move(along(prism(half, thick, { holes }), 'y'), 0, -thick / 2, 0);
  const arc = (r: number, from: number, to: number): Vec2[] =>
    Array.from({ length: 13 }, (_, i) => {
      const t = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
      return [r * Math.sin(t), r * Math.cos(t)];
    });
  // In the side view the contour's first coordinate becomes z and the second x.
  const upperHalf: Contour = [...arc(big * 0.72, -90, 90).reverse(), [-big * 1.25, 0], [-big * 1.25, big * 0.5], [-big * 0.62, big * 1.15], [-small * 0.62, span - small], [small * 0.62, span - small], [big * 0.62, big * 1.15], [big * 1.25, big * 0.5], [big * 1.25, 0]];
  return join(
    side(upperHalf, 13, []),
    side(circle(small * 1.5, [0, span]), 15, [circle(small, [0, span])]),
    lines([[big * 1.5, 6.6, -4], [span - small * 1.9, 6.6, -3]], [[big * 1.5, 6.6, 4], [span - small * 1.9, 6.6, 3]]),
  );
}

export function rodCap(big: number): Solid {
  const arc = (r: number, from: number, to: number): Vec2[] =>
    Array.from({ length: 13 }, (_, i) => {
      const t = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
      return [r * Math.sin(t), -r * Math.cos(t)];
    });
  const outline: Contour = [...arc(big * 0.72, -90, 90), [big * 1.25, 0], [big * 1.25, -big * 0.55], [big * 0.7, -big * 0.75], [big * 0.4, -big * 1.05], [-big * 0.4, -big * 1.05], [-big * 0.7, -big * 0.75], [-big * 1.25, -big * 0.55], [-big * 1.25, 0]];
  return move(along(prism(outline, 13), 'y'), 0, -6.5, 0);
}

export function camshaft(cylinders: number, pitch: number): Solid {
  const parts: Solid[] = [shaft([10, 14])];
  const lobe = (angle: number): Solid => rotate(prism(hullOfCircles([[0, 0, 11], [9, 0, 5]]), 9), 'x', angle);
  let x = 10;
  const order = [0, 90, 270, 180, 45, 225];
  for (let i = 0; i < cylinders; i += 1) {
    const angle = order[i % order.length] ?? 0;
    parts.push(move(cylinder(7, pitch), x), move(cylinder(11, 12), x + pitch * 0.06), move(lobe(angle), x + pitch * 0.36), move(lobe(angle), x + pitch * 0.72));
    x += pitch;
  }
  parts.push(move(shaft([14, 11], [6, 15], [8, 8]), x));
  return join(...parts);
}

/** A valve with its head at low x. */
export const valve = (head: number, span: number): Solid =>
  join(
    turned([[0, 0], [0, head * 0.9], [2, head], [4, head * 0.94], [9, head * 0.5], [16, head * 0.26], [24, 3.2], [span - 8, 3.2], [span - 8, 2.2], [span - 5, 2.2], [span - 5, 3.2], [span, 3], [span, 0]], { smooth: false }),
  );

export const valveSpring = (radius = 11, span = 36): Solid => coil(radius, 1.9, 6, span);

export const springRetainer = (radius = 13): Solid =>
  turned([[0, 4], [0, radius * 0.6], [4, radius * 0.6], [4, radius], [8, radius], [8, 5]], { ring: true });

export const cotter = (): Solid => join(turned([[0, 2.4], [0, 3.6], [9, 5.4], [9, 2.4]], { ring: true }), lines([[0, 3.6, 0], [9, 5.4, 0]], [[0, -3.6, 0], [9, -5.4, 0]]));

export const rockerArm = (): Solid =>
  join(
    prism(hullOfCircles([[-22, 0, 7], [0, 2, 10]]), 14),
    prism(hullOfCircles([[0, 2, 10], [22, -3, 6]]), 14),
    move(ring(8, 4, 22), -4, 0, 2),
  );

export const hydraulicLifter = (): Solid =>
  join(turned([[0, 0], [0, 7], [1, 8], [20, 8], [20, 6], [22, 5], [22, 3], [20, 2], [20, 0]]), lines(ringMark(7, 8), ringMark(10, 8)));

/** A closed roller chain round wheels given as [y, z, radius] in order; drawn as a run of plates. */
export function chainLoop(wheels: readonly (readonly [number, number, number])[], width: number, pitch = 9): Solid {
  const outline = hullOfCircles(wheels);
  const points: Vec2[] = [];
  let carry = 0;
  outline.forEach(([y, z], i) => {
    const [ny, nz] = outline[(i + 1) % outline.length] ?? [y, z];
    const size = Math.hypot(ny - y, nz - z);
    for (let at = carry; at < size; at += pitch) points.push([y + ((ny - y) * at) / size, z + ((nz - z) * at) / size]);
    carry = (pitch - ((size - carry) % pitch)) % pitch;
  });
  const links = points.map(([y, z], i) => {
    const [ny, nz] = points[(i + 1) % points.length] ?? [y, z];
    const size = Math.hypot(ny - y, nz - z) || 1;
    const plate: Contour = [[-3.4, -3], [size + 3.4, -3], [size + 3.4, 3], [-3.4, 3]];
    const angle = (Math.atan2(nz - z, ny - y) * 180) / Math.PI;
    const wide = i % 2 === 0 ? width : width * 0.66;
    return move(rotate(move(prism(rounded(plate, 2.6, 2), wide), (width - wide) / 2), 'x', angle), 0, y, z);
  });
  return join(...links);
}

export const oilPanBody = (span: number, width: number, deep: number, shallow: number): Solid => {
  const flange = along(prism(rectangle(span + 16, width + 16, 10), 6, { holes: borderHoles(span + 5, width + 5, 5, 3, 2.8) }), 'z');
  const inner = rectangle(span - 6, width - 6, 8);
  const rim = along(prism(inner, 0.2), 'z');
  const front = join(rim, move(along(prism(rectangle(span, width, 10), shallow, { taper: 0.04 }), 'z'), 0, 0, -shallow));
  const sump = move(along(prism(rectangle(span * 0.55, width, 10), deep), 'z'), -span * 0.2, 0, -deep);
  const ribs = [-0.3, -0.15, 0, 0.15, 0.3].map((t) => move(box(3, 4, shallow * 0.8), span * t, width / 2 + 1, -shallow * 0.5));
  const cavity = closedMark(inner, 0).map(([, x, y]): Vec3 => [x, y, 6]);
  return join(flange, front, sump, ...ribs, lines(cavity), move(along(ring(9, 5, 5), 'y'), -span * 0.2, width / 2, -deep * 0.8));
};

export const rubberSeal = (radius: number): Solid => toned(torus(radius, 2), 2);

export const corePlug = (radius = 14): Solid => turned([[0, 0], [0, radius], [8, radius], [8, radius - 2], [2.5, radius - 3], [2.5, 0]]);

export const oilNozzle = (): Solid => join(cylinder(6, 10), move(ring(8, 5, 3), 4), tube(smooth([[8, 0, 0], [18, 0, 0], [24, 4, 4], [28, 12, 8]], 5), 1.8));

export const bearingCap = (width = 54, thick = 16): Solid => {
  const arc: Vec2[] = Array.from({ length: 13 }, (_, i) => {
    const t = (Math.PI * i) / 12;
    return [width * 0.27 * Math.cos(t), width * 0.27 * Math.sin(t)];
  });
  return prism([[width / 2, 0], ...arc, [-width / 2, 0], [-width / 2, -width * 0.3], [-width * 0.3, -width * 0.46], [width * 0.3, -width * 0.46], [width / 2, -width * 0.3]].map(([y, z]): Vec2 => [y ?? 0, z ?? 0]), thick);
};

export const coverPlate = (contour: Contour, thick: number, bore: number, centre: Vec2, holes: readonly Contour[]): Solid =>
  join(prism(contour, thick, { holes: [circle(bore, centre), ...holes] }), move(ring(bore + 6, bore, 6), thick, centre[0], centre[1]));

export const flywheel = (radius: number, teeth: number, holes: number): Solid => {
  const t = Array.from({ length: teeth }, (_, i): Vec3[] => {
    const a = (Math.PI * 2 * i) / teeth;
    return [[0, radius * Math.cos(a), radius * Math.sin(a)], [9, radius * Math.cos(a), radius * Math.sin(a)]];
  });
  return join(
    ring(radius, radius * 0.9, 9),
    lines(...t),
    turned([[2, radius * 0.14], [2, radius * 0.93], [18, radius * 0.93], [18, radius * 0.56], [13, radius * 0.5], [13, radius * 0.14]], { ring: true }),
    lines(...boltHoles(holes, radius * 0.3, radius * 0.05).map((h) => closedMark(h, 13)), ...boltHoles(6, radius * 0.85, 3, 30).map((h) => closedMark(h, 18)), ringMark(18, radius * 0.6)),
  );
};
