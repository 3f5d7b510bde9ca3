import { type Contour, rectangle, rounded } from '../kit/contour.ts';
import { box, lines, tube } from '../kit/primitives.ts';
import { join, move, type Solid, toned } from '../kit/solid.ts';
import { smooth, type Vec2, type Vec3 } from '../kit/vector.ts';
import { lineOn, sidePlate, skin, type Surface } from './skins.ts';

export function bonnet(lengthX: number, width: number): Solid {
  const surface: Surface = (u, w) => {
    const across = (u - 0.5) * 2;
    const half = (width / 2) * (1 - 0.16 * w * w);
    return [
      lengthX * (w - 0.5) + 18 * w * (1 - across * across),
      across * half,
      -26 * w * w - 16 * across * across - 5 * across ** 6,
    ];
  };
  return join(
    skin(surface, 20, 12, 0.02),
    lines(lineOn(surface, [0.24, 0.02], [0.36, 0.98]), lineOn(surface, [0.76, 0.02], [0.64, 0.98])),
    skin(
      (u, w) => {
        const [x, y, z] = surface(u, 0.98 + 0.02 * w);
        return [x, y, z - 9 * w];
      },
      20,
      2,
      0,
    ),
  );
}

export function bootLid(lengthX: number, width: number, drop: number): Solid {
  const surface: Surface = (u, w) => {
    const across = (u - 0.5) * 2;
    const bow = -9 * across * across;
    if (w < 0.45) {
      const t = w / 0.45;
      return [lengthX * (t - 1) + bow * t, across * width * 0.5 * (0.92 + 0.08 * t), bow * 0.6 + 2 * t];
    }
    const t = (w - 0.45) / 0.55;
    return [
      6 * Math.sin(t * 3) + bow,
      across * width * 0.5 * (1 - 0.06 * t),
      -drop * t + bow * 0.6 + 2 * (1 - t),
    ];
  };
  return join(
    skin(surface, 18, 20, 0.02),
    lines(
      lineOn(surface, [0, 0.47], [1, 0.47]),
      lineOn(surface, [0.28, 0.66], [0.72, 0.66]),
      lineOn(surface, [0.28, 0.86], [0.72, 0.86]),
      lineOn(surface, [0.28, 0.66], [0.28, 0.86]),
      lineOn(surface, [0.72, 0.66], [0.72, 0.86]),
    ),
  );
}

/** A front wing: the wheel arch is cut out of its lower edge. Front towards high x. */
export function wing(lengthX: number, height: number): Solid {
  const surface: Surface = (u, w) => {
    const x = lengthX * (u - 0.5);
    const archAt = (u - 0.6) / 0.31;
    const arch = Math.abs(archAt) < 1 ? Math.sqrt(1 - archAt * archAt) * height * 0.62 : 0;
    const low = u > 0.9 ? height * 0.12 * ((u - 0.9) / 0.1) : 0;
    const top = height - 26 * u * u - 12 * u ** 6;
    const z = low + arch + (top - low - arch) * w;
    return [
      x,
      14 - 26 * (z / height) ** 3 - 40 * u ** 5 + (Math.abs(archAt) < 1.15 ? 5 * (1 - w) ** 4 : 0),
      z,
    ];
  };
  return join(
    skin(surface, 40, 8, 0),
    lines(
      lineOn(surface, [0, 0.82], [0.96, 0.8]),
      lineOn(surface, [0.29, 0.05], [0.91, 0.05]),
      lineOn(surface, [0.02, 0], [0.02, 1]),
    ),
  );
}

export function archLiner(radius: number, width: number): Solid {
  const surface: Surface = (u, w) => {
    const t = Math.PI * (1.04 - 1.08 * u);
    const r = radius * (1 + 0.02 * Math.sin(u * 40));
    return [r * Math.cos(t), width * (0.5 - w), r * Math.sin(t)];
  };
  return join(
    toned(skin(surface, 40, 4, 0), 1),
    lines(lineOn(surface, [0, 0.3], [1, 0.3], [0, 0, 0]), lineOn(surface, [0, 0.7], [1, 0.7], [0, 0, 0])),
  );
}

/** A front door without glass: skin, sill and window frame. Hinges at high x. */
export function doorShell(lengthX: number, height: number): Solid {
  const waist = height * 0.52;
  const contour: Contour = rounded(
    [
      [-lengthX * 0.5, 12],
      [-lengthX * 0.44, 0],
      [lengthX * 0.44, 0],
      [lengthX * 0.5, 20],
      [lengthX * 0.48, waist],
      [-lengthX * 0.5, waist],
    ],
    12,
  );
  const frame = tube(
    smooth(
      [
        [-lengthX * 0.48, 8, waist - 4],
        [-lengthX * 0.46, 4, height * 0.86],
        [-lengthX * 0.34, 0, height],
        [0, 0, height * 0.985],
        [lengthX * 0.22, 2, height * 0.82],
        [lengthX * 0.44, 8, waist],
      ],
      8,
    ),
    5,
  );
  const line = (z: number, bend: number): Vec3[] =>
    Array.from({ length: 9 }, (_, i): Vec3 => [
      -lengthX * 0.49 + (lengthX * 0.97 * i) / 8,
      18.2,
      z + bend * Math.sin((Math.PI * i) / 8),
    ]);
  return join(
    sidePlate(contour, 18),
    lines(line(waist * 0.86, 3), line(waist * 0.3, -4), line(waist * 0.24, -4)),
    frame,
    move(
      tube(
        [
          [lengthX * 0.24, 6, waist],
          [lengthX * 0.24, 4, height * 0.8],
        ],
        3.4,
      ),
      0,
    ),
    lines(rectangle(30, 13, 6, [-lengthX * 0.34, waist * 0.74]).map(([x, z]): Vec3 => [x, 18.2, z])),
    move(box(4, 10, waist * 0.7, 0), lengthX * 0.48, 6, waist * 0.5),
  );
}

/** The outline of a door's glass. */
export function doorGlass(lengthX: number, height: number): Solid {
  const contour: Contour = rounded(
    [
      [-lengthX * 0.42, 0],
      [lengthX * 0.4, 0],
      [lengthX * 0.12, height * 0.86],
      [-lengthX * 0.2, height],
      [-lengthX * 0.4, height * 0.84],
    ],
    10,
  );
  return join(
    toned(sidePlate(contour, 2.5), 1),
    lines(...glints(lengthX, height).map((g) => g.map(([x, z]): Vec3 => [x, 2.7, z]))),
  );
}

const glints = (width: number, height: number): Vec2[][] =>
  [0, 0.08].map((d): Vec2[] => [
    [-width * (0.18 - d), height * 0.25],
    [-width * (0.02 - d), height * 0.62],
  ]);

/** A pane standing across x: bowed, tinted. */
export function pane(width: number, height: number, bow: number, rake: number): Solid {
  const surface: Surface = (u, w) => {
    const across = (u - 0.5) * 2;
    return [
      -bow * across * across - rake * w,
      across * width * 0.5 * (1 - 0.16 * w),
      height * w - 6 * across * across * (1 - w),
    ];
  };
  return join(
    toned(skin(surface, 20, 8, 0.03), 1),
    lines(
      lineOn(surface, [0.03, 0.03], [0.03, 0.97]),
      lineOn(surface, [0.97, 0.03], [0.97, 0.97]),
      lineOn(surface, [0.3, 0.3], [0.42, 0.6]),
      lineOn(surface, [0.36, 0.3], [0.48, 0.6]),
    ),
  );
}

export function paneSeal(width: number, height: number, bow: number, rake: number): Solid {
  const rim = (u: number, w: number): Vec3 => {
    const across = (u - 0.5) * 2;
    return [
      -bow * across * across - rake * w,
      across * width * 0.5 * (1 - 0.16 * w),
      height * w - 6 * across * across * (1 - w),
    ];
  };
  const path: Vec3[] = [];
  for (let i = 0; i <= 10; i += 1) path.push(rim(i / 10, 0));
  for (let i = 1; i <= 6; i += 1) path.push(rim(1, i / 6));
  for (let i = 1; i <= 10; i += 1) path.push(rim(1 - i / 10, 1));
  for (let i = 1; i <= 6; i += 1) path.push(rim(0, 1 - i / 6));
  return toned(tube(path, 2.6), 2);
}
