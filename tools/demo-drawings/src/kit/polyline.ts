import type { Vec2 } from './vector.ts';

export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];
export type Polyline = readonly Vec2[];

const keyOf = (x: number, y: number): number => Math.round(x * 20) * 65536 + Math.round(y * 20);

interface Link {
  readonly segment: Segment;
  used: boolean;
}

/** Joins segments end to end into the longest lines, going straight on where several meet. */
export function chain(segments: readonly Segment[]): Polyline[] {
  const links: Link[] = segments.map((segment) => ({ segment, used: false }));
  const at = new Map<number, Link[]>();
  const register = (key: number, link: Link): void => {
    const list = at.get(key);
    if (list) list.push(link);
    else at.set(key, [link]);
  };
  for (const link of links) {
    const [x1, y1, x2, y2] = link.segment;
    register(keyOf(x1, y1), link);
    register(keyOf(x2, y2), link);
  }
  const extend = (line: Vec2[]): void => {
    for (;;) {
      const end = line[line.length - 1];
      const before = line[line.length - 2];
      if (!end || !before) return;
      const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
      let best: { link: Link; to: Vec2; cosine: number } | undefined;
      const endKey = keyOf(end[0], end[1]);
      for (const link of at.get(endKey) ?? []) {
        if (link.used) continue;
        const [x1, y1, x2, y2] = link.segment;
        const to: Vec2 = keyOf(x1, y1) === endKey ? [x2, y2] : [x1, y1];
        const [ex, ey] = [to[0] - end[0], to[1] - end[1]];
        const cosine = (dx * ex + dy * ey) / (Math.hypot(dx, dy) * Math.hypot(ex, ey) || 1);
        if (!best || cosine > best.cosine) best = { link, to, cosine };
      }
      if (!best || best.cosine < -0.2) return;
      best.link.used = true;
      line.push(best.to);
    }
  };
  const result: Polyline[] = [];
  for (const link of links) {
    if (link.used) continue;
    link.used = true;
    const [x1, y1, x2, y2] = link.segment;
    const line: Vec2[] = [
      [x1, y1],
      [x2, y2],
    ];
    extend(line);
    line.reverse();
    extend(line);
    result.push(line);
  }
  return result;
}

/** Douglas-Peucker: drops the points that nobody would miss. */
export function simplified(line: Polyline, tolerance: number): Polyline {
  const last = line.length - 1;
  if (last < 2) return line;
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[last] = 1;
  const stack: [number, number][] = [[0, last]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span;
    const a = line[from];
    const b = line[to];
    if (!a || !b) continue;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const size = Math.hypot(dx, dy);
    let [worst, worstAt] = [tolerance, -1];
    for (let i = from + 1; i < to; i += 1) {
      const p = line[i];
      if (!p) continue;
      const off =
        size < 1e-9
          ? Math.hypot(p[0] - a[0], p[1] - a[1])
          : Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / size;
      if (off > worst) [worst, worstAt] = [off, i];
    }
    if (worstAt > 0) {
      keep[worstAt] = 1;
      stack.push([from, worstAt], [worstAt, to]);
    }
  }
  return line.filter((_, i) => keep[i] === 1);
}

export const lengthOf = (line: Polyline): number =>
  line.reduce((sum, p, i) => {
    const before = line[i - 1];
    return before ? sum + Math.hypot(p[0] - before[0], p[1] - before[1]) : sum;
  }, 0);

/** SVG path data in whole tenths of a unit, or in other fractions; relative, so that it stays small. */
export function pathData(lines: readonly Polyline[], closed = false, perUnit = 10): string {
  let text = '';
  let [penX, penY] = [0, 0];
  for (const line of lines) {
    line.forEach((p, i) => {
      const [x, y] = [Math.round(p[0] * perUnit), Math.round(p[1] * perUnit)];
      const [dx, dy] = [x - penX, y - penY];
      if (i > 0 && dx === 0 && dy === 0) return;
      if (i === 0) text += `M${x}${y < 0 ? '' : ' '}${y}`;
      else text += `${i === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
      [penX, penY] = [x, y];
    });
    if (closed) {
      text += 'z';
      const [startX, startY] = line[0] ?? [0, 0];
      [penX, penY] = [Math.round(startX * perUnit), Math.round(startY * perUnit)];
    }
  }
  return text;
}
