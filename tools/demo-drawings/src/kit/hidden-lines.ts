import { CELLS, type DepthBuffer } from './depth-buffer.ts';
import type { Segment } from './polyline.ts';

/** How far behind a surface (in cells) a line may lie and still count as lying on it. */
const TOLERANCE = 0.9;
const OUTLINE_REACH = 3;

export interface VisibleLines {
  readonly outline: Segment[];
  readonly detail: Segment[];
}

function isVisible(buffer: DepthBuffer, x: number, y: number, z: number): boolean {
  const { width, height, depth } = buffer;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) return true;
  const limit = z + TOLERANCE;
  for (let r = row - 1; r <= row + 1; r += 1) {
    const start = r * width + column;
    if (
      (depth[start] ?? 0) <= limit ||
      (depth[start - 1] ?? 0) <= limit ||
      (depth[start + 1] ?? 0) <= limit
    ) {
      return true;
    }
  }
  return false;
}

function bordersOther(buffer: DepthBuffer, x: number, y: number, part: number): boolean {
  const { width, height, part: parts } = buffer;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const reach = OUTLINE_REACH;
  if (column < reach || row < reach || column >= width - reach || row >= height - reach) return true;
  const at = row * width + column;
  return (
    parts[at + reach] !== part ||
    parts[at - reach] !== part ||
    parts[at + reach * width] !== part ||
    parts[at - reach * width] !== part
  );
}

type Point = readonly [number, number, number];

/** Adds what can be seen of one edge (points in cells) to the lines, in drawing units. */
export function addVisible(
  buffer: DepthBuffer,
  lines: VisibleLines,
  [a, b]: readonly [Point, Point],
  kind: { part: number; outline: boolean },
): void {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const samples = Math.max(2, Math.ceil(Math.hypot(dx, dy) / 1.3));
  let start = -1;
  let borders = 0;
  const flush = (from: number, to: number): void => {
    const [t1, t2] = [from / samples, to / samples];
    const segment: Segment = [
      (a[0] + dx * t1) / CELLS,
      (a[1] + dy * t1) / CELLS,
      (a[0] + dx * t2) / CELLS,
      (a[1] + dy * t2) / CELLS,
    ];
    const isOutline = kind.outline && borders * 2 > to - from;
    (isOutline ? lines.outline : lines.detail).push(segment);
  };
  for (let i = 0; i < samples; i += 1) {
    const t = (i + 0.5) / samples;
    const [x, y, z] = [a[0] + dx * t, a[1] + dy * t, a[2] + dz * t];
    if (isVisible(buffer, x, y, z)) {
      if (start < 0) {
        start = i;
        borders = 0;
      }
      if (kind.outline && bordersOther(buffer, x, y, kind.part)) borders += 1;
    } else if (start >= 0) {
      flush(start, i);
      start = -1;
    }
  }
  if (start >= 0) flush(start, samples);
}
