import { circle, type Contour, rectangle, rounded } from '../kit/contour.ts';
import { box, cylinder, lines, prism, ring, tube, turned } from '../kit/primitives.ts';
import { along, join, move, type Solid, toned } from '../kit/solid.ts';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.ts';
import { borderHoles } from './plates.ts';
import { closedMark } from './turned-parts.ts';

const boreCentres = (cylinders: number, span: number): number[] =>
  Array.from({ length: cylinders }, (_, i) => -span / 2 + (span / cylinders) * (i + 0.5));

/** An in-line block standing on its sump face; bores on top, gearbox end towards low x. */
export function engineBlock(cylinders: number, span: number): Solid {
  const bore = (span / cylinders) * 0.41;
  const width = span * 0.44;
  const height = span * 0.52;
  const centres = boreCentres(cylinders, span * 0.94);
  const bolts = [...centres.map((x) => x - (span * 0.47) / cylinders), span * 0.47].flatMap((x) => [
    circle(3.4, [x, width * 0.42]),
    circle(3.4, [x, -width * 0.42]),
  ]);
  const deck = along(
    prism(rectangle(span, width, 8), height, {
      holes: [...centres.map((x) => circle(bore, [x, 0])), ...bolts],
    }),
    'z',
  );
  const skirt = along(prism(rectangle(span + 8, width * 1.18, 8), height * 0.34), 'z');
  const rib = (x: number): Solid => move(box(4, 8, height * 0.56), x, width / 2 + 2, height * 0.62);
  const boss = (x: number, z: number, r: number): Solid =>
    move(along(ring(r, r * 0.5, 9), 'y'), x, width / 2, z);
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
    ...[-1, 1].flatMap((side) =>
      [0.44, 0.62, 0.9].map((z) => frontBoss(side * width * 0.43, height * z, 4.4)),
    ),
    move(
      prism(
        rounded(
          [
            [-width * 0.5, 0],
            [width * 0.5, 0],
            [width * 0.62, height * 0.3],
            [width * 0.5, height * 0.96],
            [-width * 0.5, height * 0.96],
            [-width * 0.62, height * 0.3],
          ],
          10,
        ),
        8,
      ),
      -span / 2 - 8,
    ),
  );
}

/** A cylinder head lying on its gasket face: ports at the side, cam carriers and plug wells on top. */
export function cylinderHead(cylinders: number, span: number): Solid {
  const width = span * 0.42;
  const height = span * 0.17;
  const centres = boreCentres(cylinders, span * 0.94);
  const pitch = (span * 0.94) / cylinders;
  const port = (x: number): Solid =>
    move(
      along(
        prism(rectangle(pitch * 0.3, pitch * 0.62, 6), 7, {
          holes: [rectangle(pitch * 0.17, pitch * 0.46, 5)],
        }),
        'y',
      ),
      x,
      width / 2,
      height * 0.45,
    );
  const saddle = (x: number, y: number): Solid =>
    move(
      prism(
        rounded(
          [
            [-15, 0],
            [15, 0],
            [15, 16],
            [9, 16],
            [6, 10],
            [-6, 10],
            [-9, 16],
            [-15, 16],
          ],
          2,
        ),
        9,
      ),
      x - 4.5,
      y,
      height,
    );
  const wells = centres.map((x) => circle(pitch * 0.13, [x, 0]));
  return join(
    along(prism(rectangle(span, width, 8), height, { holes: wells }), 'z'),
    ...centres.map(port),
    ...[...centres.map((x) => x - pitch / 2), span * 0.46].flatMap((x) => [
      saddle(x, -width * 0.27),
      saddle(x, width * 0.27),
    ]),
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
  const passages = centres.flatMap((x) => [
    circle(4, [x + pitch * 0.28, width * 0.4]),
    circle(3, [x - pitch * 0.24, -width * 0.4]),
    circle(2.4, [x - pitch / 2 + 4, width * 0.3]),
  ]);
  return toned(
    along(
      prism(rectangle(span, width, 8), 2.2, {
        holes: [...centres.map((x) => circle(pitch * 0.41, [x, 0])), ...passages],
      }),
      'z',
    ),
    1,
  );
}

export const oilPanBody = (span: number, width: number, deep: number, shallow: number): Solid => {
  const flange = along(
    prism(rectangle(span + 16, width + 16, 10), 6, { holes: borderHoles(span + 5, width + 5, 5, 3, 2.8) }),
    'z',
  );
  const inner = rectangle(span - 6, width - 6, 8);
  const rim = along(prism(inner, 0.2), 'z');
  const front = join(
    rim,
    move(along(prism(rectangle(span, width, 10), shallow, { taper: 0.04 }), 'z'), 0, 0, -shallow),
  );
  const sump = move(along(prism(rectangle(span * 0.55, width, 10), deep), 'z'), -span * 0.2, 0, -deep);
  const ribs = [-0.3, -0.15, 0, 0.15, 0.3].map((t) =>
    move(box(3, 4, shallow * 0.8), span * t, width / 2 + 1, -shallow * 0.5),
  );
  const cavity = closedMark(inner, 0).map(([, x, y]): Vec3 => [x, y, 6]);
  return join(
    flange,
    front,
    sump,
    ...ribs,
    lines(cavity),
    move(along(ring(9, 5, 5), 'y'), -span * 0.2, width / 2, -deep * 0.8),
  );
};

export const corePlug = (radius = 14): Solid =>
  turned([
    [0, 0],
    [0, radius],
    [8, radius],
    [8, radius - 2],
    [2.5, radius - 3],
    [2.5, 0],
  ]);

export const oilNozzle = (): Solid =>
  join(
    cylinder(6, 10),
    move(ring(8, 5, 3), 4),
    tube(
      smooth(
        [
          [8, 0, 0],
          [18, 0, 0],
          [24, 4, 4],
          [28, 12, 8],
        ],
        5,
      ),
      1.8,
    ),
  );

export const bearingCap = (width = 54, thick = 16): Solid => {
  const arc: Vec2[] = Array.from({ length: 13 }, (_, i) => {
    const t = (Math.PI * i) / 12;
    return [width * 0.27 * Math.cos(t), width * 0.27 * Math.sin(t)];
  });
  const outline: Vec2[] = [
    [width / 2, 0],
    ...arc,
    [-width / 2, 0],
    [-width / 2, -width * 0.3],
    [-width * 0.3, -width * 0.46],
    [width * 0.3, -width * 0.46],
    [width / 2, -width * 0.3],
  ];
  return prism(outline, thick);
};

export const coverPlate = (
  contour: Contour,
  thick: number,
  bore: number,
  centre: Vec2,
  holes: readonly Contour[],
): Solid =>
  join(
    prism(contour, thick, { holes: [circle(bore, centre), ...holes] }),
    move(ring(bore + 6, bore, 6), thick, centre[0], centre[1]),
  );
