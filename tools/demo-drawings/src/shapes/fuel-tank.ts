import { rectangle } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, ringMark, tube, turned } from '../kit/primitives.ts';
import { along, copies, join, move, onCircle, rotate, type Solid } from '../kit/solid.ts';
import { pillow } from './plates.ts';

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
