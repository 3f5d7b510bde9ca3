import { CELLS, type DepthBuffer, type PartMap } from './depth-buffer.ts';
import { chain, simplified, type Polyline, type Segment } from './polyline.ts';
import type { Vec2 } from './vector.ts';

/** The outlines of everything of one tone that can be seen, to be filled under the lines. */
export const traceTone = (buffer: DepthBuffer, tone: number): Polyline[] =>
  traceCells(buffer, (at) => buffer.tone[at] === tone);

/** The outlines of all parts together. */
export const traceParts = (buffer: DepthBuffer): Polyline[] =>
  traceCells(buffer, (at) => buffer.part[at] !== 0);

/** The outlines of what can be seen of some parts. */
export const tracePartsOf = ({ width, height, part }: PartMap, parts: ReadonlySet<number>): Polyline[] =>
  traceRegion(width, height, (column, row) => parts.has(part[row * width + column] ?? 0));

const traceCells = ({ width, height }: DepthBuffer, belongs: (at: number) => boolean): Polyline[] =>
  traceRegion(Math.floor(width / CELLS), Math.floor(height / CELLS), (column, row) =>
    belongs(row * CELLS * width + column * CELLS),
  );

function traceRegion(
  columns: number,
  rows: number,
  belongs: (column: number, row: number) => boolean,
): Polyline[] {
  const inside = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < columns && row < rows && belongs(column, row);
  // Border sides run with the region on their right, so that each corner leads on unambiguously.
  const next = new Map<number, number[]>();
  const stride = columns + 2;
  const link = (x1: number, y1: number, x2: number, y2: number): void => {
    const key = y1 * stride + x1;
    const list = next.get(key);
    if (list) list.push(y2 * stride + x2);
    else next.set(key, [y2 * stride + x2]);
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!inside(column, row)) continue;
      if (!inside(column, row - 1)) link(column, row, column + 1, row);
      if (!inside(column + 1, row)) link(column + 1, row, column + 1, row + 1);
      if (!inside(column, row + 1)) link(column + 1, row + 1, column, row + 1);
      if (!inside(column - 1, row)) link(column, row + 1, column, row);
    }
  }
  const loops: Polyline[] = [];
  for (const [start, list] of next) {
    while (list.length > 0) {
      const loop: [number, number][] = [];
      let key: number | undefined = start;
      while (key !== undefined) {
        loop.push([key % stride, Math.floor(key / stride)]);
        key = next.get(key)?.pop();
        if (key === start) break;
      }
      if (loop.length >= 10) loops.push(withoutStairs(loop));
    }
  }
  return loops;
}

/** A slanting border runs over the corners of cells as over stairs; the middles of their sides lie in a line. */
function withoutStairs(corners: Polyline): Polyline {
  const middles = corners.map(([x, y], i): Vec2 => {
    const [nextX, nextY] = corners[i + 1] ?? corners[0] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const half = Math.floor(middles.length / 2);
  const first = simplified(middles.slice(0, half + 1), 0.8);
  const second = simplified([...middles.slice(half), ...middles.slice(0, 1)], 0.8);
  return [...first, ...second.slice(1, -1)];
}

/** Where two bodies of one part run into each other no edge was modelled: finds that line on the paper. */
export function traceIntersections(buffer: DepthBuffer, drawn: readonly (readonly Segment[])[]): Polyline[] {
  const { width, height, part, body, depth } = buffer;
  const covered = new Uint8Array(width * height);
  for (const segments of drawn) {
    for (const [x1, y1, x2, y2] of segments) {
      const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) * CELLS));
      for (let i = 0; i <= steps; i += 1) {
        const column = Math.floor((x1 + ((x2 - x1) * i) / steps) * CELLS);
        const row = Math.floor((y1 + ((y2 - y1) * i) / steps) * CELLS);
        covered[row * width + column] = 1;
      }
    }
  }
  const isCovered = (at: number): boolean => {
    for (let row = -2; row <= 2; row += 1) {
      for (let column = -2; column <= 2; column += 1) {
        if (covered[at + row * width + column] === 1) return true;
      }
    }
    return false;
  };
  const touches = (at: number, other: number): boolean =>
    Math.abs((depth[at] ?? 0) - (depth[other] ?? 0)) < 6 && !isCovered(at);
  const open = new Set<number>();
  for (let at = width; at < width * (height - 1); at += 1) {
    const owner = part[at];
    if (owner === 0) continue;
    const own = body[at];
    if (body[at + 1] !== own && part[at + 1] === owner && touches(at, at + 1)) open.add(at);
    else if (body[at + width] !== own && part[at + width] === owner && touches(at, at + width)) open.add(at);
  }
  const found: Polyline[] = [];
  for (const start of open) {
    open.delete(start);
    const line = [start];
    for (const atEnd of [true, false]) {
      for (;;) {
        const tip = (atEnd ? line[line.length - 1] : line[0]) ?? start;
        const neighbour = nearestOpen(open, tip, width);
        if (neighbour === undefined) break;
        open.delete(neighbour);
        if (atEnd) line.push(neighbour);
        else line.unshift(neighbour);
      }
    }
    if (line.length < 6) continue;
    const points = line.map(
      (at) => [((at % width) + 1) / CELLS, (Math.floor(at / width) + 0.5) / CELLS] as const,
    );
    const calm = points.map((p, i) => {
      const [a, b] = [points[i - 2] ?? points[i - 1] ?? p, points[i + 2] ?? points[i + 1] ?? p];
      return [(a[0] + p[0] + b[0]) / 3, (a[1] + p[1] + b[1]) / 3] as const;
    });
    found.push(simplified(calm, 0.35));
  }
  return found;
}

function nearestOpen(open: ReadonlySet<number>, at: number, width: number): number | undefined {
  for (let reach = 1; reach <= 2; reach += 1) {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        const other = at + dy * width + dx;
        if (open.has(other)) return other;
      }
    }
  }
  return undefined;
}

export const joined = (segments: readonly Segment[], tolerance: number): Polyline[] =>
  chain(segments).map((line) => simplified(line, tolerance));
