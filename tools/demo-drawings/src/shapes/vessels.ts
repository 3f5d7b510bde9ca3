import { circle, rectangle, rounded, type Contour } from '../kit/contour.ts';
import { box, cylinder, lines, loft, prism, ring, ringMark, tube, turned } from '../kit/primitives.ts';
import { along, copies, join, move, onCircle, rotate, toned, type Solid } from '../kit/solid.ts';
import { smooth, type Vec3 } from '../kit/vector.ts';
import { pillow } from './plates.ts';
import { closedMark } from './turned-parts.ts';

/** A saddle tank: two lobes over the propshaft tunnel. */
export function fuelTank(span: number, width: number, height: number): Solid {
  const seam = along(prism(rectangle(width + 12, span + 12, 30), 4), 'z');
  const lobe = (y: number, lengthY: number): Solid => move(pillow(width, lengthY, height, 20), 0, y, 0);
  return join(
    move(seam, 0, 0, -2),
    lobe(-span * 0.28, span * 0.44),
    lobe(span * 0.28, span * 0.44),
    move(pillow(width * 0.9, span * 0.3, height * 0.5, 12), 0, 0, height * 0.16),
    move(along(ring(30, 24, 5), 'z'), 0, span * 0.28, height / 2),
    move(along(ring(22, 17, 5), 'z'), 0, -span * 0.28, height / 2),
    lines([
      [-width * 0.3, span * 0.46, height / 2],
      [width * 0.3, span * 0.46, height / 2],
    ]),
    move(rotate(ring(14, 10, 24), 'z', 90), width * 0.2, span * 0.5, height * 0.2),
  );
}

export const lockRing = (radius: number): Solid =>
  join(ring(radius, radius * 0.8, 6), onCircle(8, radius * 0.98, box(6, 5, 9)));

/** A tank-in pump: flange on top (high x), pot below. */
export const pumpUnit = (radius: number): Solid =>
  join(
    cylinder(radius * 0.92, 46),
    lines(ringMark(8, radius * 0.92), ringMark(40, radius * 0.92)),
    copies(cylinder(2.6, 40), [46, radius * 0.6, radius * 0.3], [46, -radius * 0.6, -radius * 0.3]),
    move(cylinder(radius * 0.36, 34), 46, 0, 0),
    move(
      turned([
        [0, 0],
        [0, radius * 1.2],
        [5, radius * 1.2],
        [5, radius],
        [9, radius * 0.96],
        [9, 0],
      ]),
      86,
    ),
    move(
      tube(
        [
          [0, 0, 0],
          [12, 0, 0],
          [14, 3, 0],
          [14, 26, 0],
        ],
        4,
      ),
      92,
      radius * 0.3,
      radius * 0.3,
    ),
    move(prism(rectangle(20, 14, 2), 12, { holes: [rectangle(15, 9, 1)] }), 95, -radius * 0.35, 0),
  );

export const cartridgeCan = (radius: number, span: number): Solid =>
  join(
    turned([
      [-14, 0],
      [-14, 4],
      [0, 4],
      [0, radius * 0.7],
      [5, radius],
      [span - 5, radius],
      [span, radius * 0.7],
      [span, 4],
      [span + 14, 4],
      [span + 14, 0],
    ]),
    lines(ringMark(5, radius), ringMark(span - 5, radius), ringMark(span - 11, radius)),
  );

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

/** A muffler along x, oval in section. */
export function muffler(span: number, width: number, height: number): Solid {
  const oval = (k: number): Contour =>
    Array.from({ length: 32 }, (_, i) => {
      const t = (Math.PI * 2 * i) / 32;
      return [(width / 2) * k * Math.cos(t), (height / 2) * k * Math.sin(t)] as const;
    });
  const at = (x: number, k: number): Vec3[] => oval(k).map(([y, z]) => [x, y, z]);
  return join(
    loft([at(0, 0.9), at(4, 1.02), at(8, 1), at(span - 8, 1), at(span - 4, 1.02), at(span, 0.9)]),
    lines(closedMark(oval(1), span * 0.5), closedMark(oval(1), span * 0.46)),
    lines(closedMark(oval(0.7), span)),
  );
}

export const catalyst = (radius: number, span: number): Solid =>
  join(
    turned([
      [-30, 0],
      [-30, radius * 0.42],
      [-22, radius * 0.42],
      [0, radius * 0.95],
      [0, radius],
      [span, radius],
      [span, radius * 0.95],
      [span + 22, radius * 0.42],
      [span + 32, radius * 0.42],
      [span + 32, 0],
    ]),
    lines(
      ringMark(span * 0.28, radius),
      ringMark(span * 0.32, radius),
      ringMark(span * 0.68, radius),
      ringMark(span * 0.72, radius),
    ),
    move(
      prism(
        rounded(
          [
            [-radius * 0.7, -radius * 0.5],
            [radius * 0.7, -radius * 0.5],
            [0, radius * 0.75],
          ],
          8,
        ),
        6,
        { holes: [circle(radius * 0.36)] },
      ),
      span + 30,
    ),
    move(along(ring(6, 3, 8), 'z'), span + 12, 0, radius * 0.55),
  );

/** A header: runners from a port flange into a collector. */
export function exhaustHeader(ports: number, pitch: number): Solid {
  const span = pitch * ports;
  const runner = (i: number): Solid => {
    const x = -span / 2 + pitch * (i + 0.5);
    return tube(
      smooth(
        [
          [x, 0, 0],
          [x, 26, -2],
          [x * 0.7, 48, -22],
          [x * 0.25, 58, -56],
          [x * 0.12, 60, -84],
        ],
        6,
      ),
      pitch * 0.24,
    );
  };
  const flanges = Array.from({ length: ports }, (_, i) => {
    const x = -span / 2 + pitch * (i + 0.5);
    return move(
      along(
        prism(rectangle(46, pitch * 0.8, 10), 6, {
          holes: [circle(3, [18, pitch * 0.24]), circle(3, [-18, -pitch * 0.24])],
        }),
        'y',
      ),
      x,
      -4,
      0,
    );
  });
  return join(
    ...flanges,
    ...Array.from({ length: ports }, (_, i) => runner(i)),
    move(
      along(
        turned(
          [
            [0, 20],
            [0, 24],
            [24, 30],
            [24, 36],
            [30, 36],
            [30, 22],
          ],
          { ring: true },
        ),
        'z',
      ),
      0,
      60,
      -116,
    ),
    move(along(cylinder(27, 26), 'z'), 0, 60, -98),
  );
}
