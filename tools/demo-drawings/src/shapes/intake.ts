import { boltHoles, circle, type Contour, rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, sweep, tube, turned } from '../kit/primitives.ts';
import { along, copies, join, move, onCircle, rotate, type Solid, toned } from '../kit/solid.ts';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.ts';
import { connector } from './electrical.ts';
import { ovalFlange, pillow } from './plates.ts';

/** A ribbed cover with cams' bulges, lying flat. */
export function headCover(span: number, width: number, wells: number): Solid {
  const bulge = (y: number): Solid =>
    move(
      sweep(
        [
          [-span * 0.46, 0, 0],
          [span * 0.46, 0, 0],
        ],
        [...halfRound(width * 0.2)],
        { up: [0, 0, 1] },
      ),
      0,
      y,
      12,
    );
  const pitch = (span * 0.86) / wells;
  const well = (i: number): Solid =>
    move(along(ring(12, 8, 16), 'z'), -span * 0.43 + pitch * (i + 0.5), 0, 10);
  return join(
    along(prism(rectangle(span + 10, width + 10, 10), 5), 'z'),
    along(prism(rectangle(span, width, 10), 14), 'z'),
    bulge(-width * 0.27),
    bulge(width * 0.27),
    ...Array.from({ length: wells }, (_, i) => well(i)),
    move(along(ring(17, 12, 10), 'z'), span * 0.32, width * 0.27, 26),
    ...[-0.45, -0.15, 0.15, 0.45].flatMap((t) =>
      [-1, 1].map((s) => move(along(ring(6, 2.6, 9), 'z'), span * t, s * width * 0.5, 0)),
    ),
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
    return tube(
      smooth(
        [
          [x, -66, 36],
          [x, -56, 70],
          [x, -24, 84],
          [x, 14, 62],
          [x, 44, 26],
          [x, 62, 0],
        ],
        6,
      ),
      pitch * 0.27,
    );
  };
  const flange = move(rotate(along(prism(rectangle(span, 46, 10), 8), 'z'), 'x', -58), 0, 60, 2);
  return join(
    plenum,
    ...Array.from({ length: runners }, (_, i) => runner(i)),
    flange,
    move(ring(24, 20, 16), span * 0.51, -70, 30),
    move(
      prism(rectangle(58, 58, 8), 7, {
        holes: [circle(20), ...[-23, 23].flatMap((y) => [circle(3, [y, 23]), circle(3, [y, -23])])],
      }),
      span * 0.51 + 16,
      -70,
      30,
    ),
  );
}

export function throttleBody(bore: number): Solid {
  return join(
    prism(rectangle(bore * 2.7, bore * 2.7, 8), 8, {
      holes: [circle(bore), ...boltHoles(4, bore * 1.6, 3, 45)],
    }),
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
    return join(
      { ...grown, vertices },
      tube(
        smooth(
          [
            end,
            [end[0], end[1] + outlet[1] * 0.5, end[2] + outlet[2] * 0.5],
            [end[0] + outlet[0], end[1] + outlet[1], end[2] + outlet[2]],
          ],
          4,
        ),
        size * 0.26,
        { bore: size * 0.2 },
      ),
    );
  };
  return join(
    move(snail([0, size * 0.1, size * 0.5], 1), -size * 0.55),
    move(ring(size * 0.42, size * 0.3, 14), -size * 1.0),
    move(cylinder(size * 0.42, size * 0.3), -size * 0.78),
    move(cylinder(size * 0.3, size * 0.8), -size * 0.5),
    lines(ringMark(-size * 0.2, size * 0.3), ringMark(0, size * 0.3)),
    move(along(cylinder(size * 0.16, size * 0.16), 'z'), -size * 0.06, 0, size * 0.26),
    move(snail([0, size * 0.3, size * 0.4], 1), size * 0.42),
    move(
      turned([
        [0, 0],
        [0, size * 0.5],
        [size * 0.2, size * 0.4],
        [size * 0.26, size * 0.33],
        [size * 0.55, size * 0.33],
        [size * 0.55, size * 0.27],
        [size * 0.3, size * 0.26],
        [size * 0.3, 0],
      ]),
      size * 0.4,
    ),
    move(onCircle(9, 0, box(3, size * 0.25, 2)), size * 0.72),
  );
}

export const canActuator = (radius: number): Solid =>
  join(
    turned([
      [0, 0],
      [0, radius * 0.6],
      [5, radius],
      [14, radius],
      [14, radius * 1.08],
      [18, radius * 1.08],
      [18, radius],
      [26, radius * 0.7],
      [26, 0],
    ]),
    move(
      tube(
        [
          [-70, 0, 0],
          [0, 0, 0],
        ],
        2.2,
      ),
      0,
    ),
    move(ring(6, 2.6, 4), -76),
    move(cylinder(3, 12), 26),
    copies(cylinder(2.6, 10), [-10, radius * 0.5, 0]),
  );

export const gasketOval = (bore: number, reach: number): Solid => toned(ovalFlange(bore, reach, 2), 1);
