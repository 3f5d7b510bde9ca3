import { lines, loft } from '../kit/primitives.ts';
import { join, type Solid, toned } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import { lineOn, skin } from './skins.ts';

/** Half of a sports fairing: flowing skin with a vent. `side` chooses left or right. */
export function sideFairing(lengthX: number, height: number, side: 1 | -1): Solid {
  const surface = (u: number, w: number): Vec3 => {
    const x = lengthX * (u - 0.5);
    const top = height * (0.62 + 0.38 * u * u);
    const bottom = height * (0.36 * (1 - u) ** 2 + (u > 0.8 ? (u - 0.8) * 1.6 : 0) * 0.6);
    const bulge = 24 * Math.sin(Math.PI * (0.2 + 0.7 * w)) * (1 - 0.5 * u ** 3) - 26 * u ** 4;
    return [x, side * bulge, bottom + (top - bottom) * w];
  };
  const lift: Vec3 = [0.3, side === 1 ? 0.4 : 0.3, 0.3];
  return join(
    skin(surface, 26, 12, 0),
    lines(
      lineOn(surface, [0.3, 0.5], [0.62, 0.34], lift),
      lineOn(surface, [0.34, 0.62], [0.66, 0.46], lift),
      lineOn(surface, [0.3, 0.5], [0.34, 0.62], lift),
      lineOn(surface, [0.62, 0.34], [0.66, 0.46], lift),
      lineOn(surface, [0.04, 0.84], [0.94, 0.8], lift),
    ),
  );
}

export function noseFairing(lengthX: number, width: number, height: number): Solid {
  const surface = (u: number, w: number): Vec3 => {
    const a = (u - 0.5) * Math.PI * 0.94;
    const reach = lengthX * (0.62 + 0.38 * (1 - w) ** 0.7);
    return [
      reach * Math.cos(a) ** 0.8,
      (width / 2) * Math.sin(a) * (1 - 0.2 * w * w),
      height * w - (1 - Math.cos(a)) * 14 * (1 - w),
    ];
  };
  const eye = (s: number): Vec3[] => [
    ...lineOn(surface, [0.5 + s * 0.08, 0.3], [0.5 + s * 0.27, 0.44]),
    ...lineOn(surface, [0.5 + s * 0.27, 0.44], [0.5 + s * 0.24, 0.66]),
    ...lineOn(surface, [0.5 + s * 0.24, 0.66], [0.5 + s * 0.08, 0.5]),
    ...lineOn(surface, [0.5 + s * 0.08, 0.5], [0.5 + s * 0.08, 0.3]),
  ];
  return join(skin(surface, 30, 12, 0), lines(eye(1), eye(-1), lineOn(surface, [0.2, 0.9], [0.8, 0.9])));
}

export function windshield(width: number, height: number): Solid {
  const surface = (u: number, w: number): Vec3 => {
    const a = (u - 0.5) * Math.PI * 0.8;
    const narrow = 1 - 0.34 * w * w;
    return [
      40 * Math.cos(a) * narrow - 62 * w,
      (width / 2) * Math.sin(a) * narrow,
      height * w - 5 * (1 - Math.cos(a)),
    ];
  };
  return join(
    toned(skin(surface, 26, 10, 0), 1),
    lines(
      lineOn(surface, [0.36, 0.3], [0.42, 0.7]),
      lineOn(surface, [0.42, 0.3], [0.47, 0.7]),
      lineOn(surface, [0, 0.05], [1, 0.05]),
    ),
  );
}

/** A saddle: long cushion on its pan, higher at the back. */
export function saddle(lengthX: number, width: number, rise: number): Solid {
  const surface = (u: number, w: number): Vec3 => {
    const across = (u - 0.5) * 2;
    const waist = 0.62 + 0.38 * (1 - w) ** 1.2;
    const crown = rise * (1 - w) ** 2.2 + 12 * w ** 3;
    return [
      lengthX * (w - 0.5),
      (across * width * waist) / 2,
      30 + crown - (14 + crown * 0.4) * Math.abs(across) ** 3.2,
    ];
  };
  const section = (w: number): Vec3[] => {
    const over = Array.from({ length: 15 }, (_, i) => surface(i / 14, w));
    const under = [1, 0.75, 0.5, 0.25, 0].map((u): Vec3 => {
      const [x, y, z] = surface(u, w);
      return [x, y * 0.9, Math.min(z - 18, 12 + rise * 0.5 * (1 - w) ** 2.2)];
    });
    return [...over, ...under];
  };
  const sections = Array.from({ length: 19 }, (_, i) => section(i / 18));
  return join(
    loft(sections, { smooth: true }),
    lines(
      lineOn(surface, [0.22, 0.02], [0.22, 0.98]),
      lineOn(surface, [0.78, 0.02], [0.78, 0.98]),
      lineOn(surface, [0.02, 0.3], [0.98, 0.3]),
    ),
  );
}

export function tailCover(lengthX: number, width: number): Solid {
  const surface = (u: number, w: number): Vec3 => {
    const a = (u - 0.5) * Math.PI;
    const narrow = 1 - 0.6 * (1 - w);
    return [
      lengthX * (w - 0.5),
      (width / 2) * Math.sin(a) * narrow,
      30 * Math.cos(a) * narrow + 26 * (1 - w),
    ];
  };
  return join(
    skin(surface, 22, 12, 0),
    lines(lineOn(surface, [0.2, 0.06], [0.26, 0.96]), lineOn(surface, [0.8, 0.06], [0.74, 0.96])),
  );
}
