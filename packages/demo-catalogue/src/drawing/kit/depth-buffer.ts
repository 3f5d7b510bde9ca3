/** Cells per drawing unit: fine enough that a hidden line ends where the eye expects it. */
export const CELLS = 2;

/** What each cell of the paper shows: how near it is, and which part, body and tone. */
export interface DepthBuffer {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  /** Part number counted from 1; 0 is bare paper. */
  readonly part: Uint16Array;
  readonly body: Uint16Array;
  readonly tone: Uint8Array;
}

export function makeDepthBuffer(unitsWide: number, unitsHigh: number): DepthBuffer {
  const width = Math.ceil(unitsWide * CELLS);
  const height = Math.ceil(unitsHigh * CELLS);
  const cells = width * height;
  return {
    width,
    height,
    depth: new Float32Array(cells).fill(-1e9),
    part: new Uint16Array(cells),
    body: new Uint16Array(cells),
    tone: new Uint8Array(cells),
  };
}

/** Corner coordinates in cells, three numbers a corner: x, y, depth. */
export type Loop = readonly number[];

interface Paint {
  readonly part: number;
  readonly body: number;
  readonly tone: number;
}

/** Newell's method: the plane of a polygon, however many corners it has. */
function planeOf(loop: Loop): readonly [number, number, number] {
  let [nx, ny, nz] = [0, 0, 0];
  const size = loop.length;
  for (let i = 0; i < size; i += 3) {
    const j = (i + 3) % size;
    const [x1, y1, z1] = [loop[i] ?? 0, loop[i + 1] ?? 0, loop[i + 2] ?? 0];
    const [x2, y2, z2] = [loop[j] ?? 0, loop[j + 1] ?? 0, loop[j + 2] ?? 0];
    nx += (y1 - y2) * (z1 + z2);
    ny += (z1 - z2) * (x1 + x2);
    nz += (x1 - x2) * (y1 + y2);
  }
  return [nx, ny, nz];
}

export function fillPolygon(buffer: DepthBuffer, loops: readonly Loop[], paint: Paint): void {
  const outer = loops[0];
  if (!outer || outer.length < 9) return;
  const [nx, ny, nz] = planeOf(outer);
  const area = Math.hypot(nx, ny, nz);
  if (area === 0 || Math.abs(nz) < area * 0.004) return;
  const [slopeX, slopeY] = [-nx / nz, -ny / nz];
  const [x0, y0, z0] = [outer[0] ?? 0, outer[1] ?? 0, outer[2] ?? 0];
  if (loops.length === 1 && outer.length === 12) {
    const [x, y, z] = [outer[6] ?? 0, outer[7] ?? 0, outer[8] ?? 0];
    if (Math.abs(z0 + slopeX * (x - x0) + slopeY * (y - y0) - z) > 0.25) {
      fillPolygon(buffer, [outer.slice(0, 9)], paint);
      fillPolygon(buffer, [[...outer.slice(0, 3), ...outer.slice(6, 12)]], paint);
      return;
    }
  }
  let [top, bottom] = [Infinity, -Infinity];
  for (let i = 1; i < outer.length; i += 3) {
    top = Math.min(top, outer[i] ?? 0);
    bottom = Math.max(bottom, outer[i] ?? 0);
  }
  const { width, height, depth, part, body, tone } = buffer;
  const firstRow = Math.max(0, Math.ceil(top - 0.5));
  const lastRow = Math.min(height - 1, Math.floor(bottom - 0.5));
  const crossings: number[] = [];
  for (let row = firstRow; row <= lastRow; row += 1) {
    const y = row + 0.5;
    crossings.length = 0;
    for (const loop of loops) {
      const size = loop.length;
      for (let i = 0; i < size; i += 3) {
        const j = i + 3 === size ? 0 : i + 3;
        const y1 = loop[i + 1] ?? 0;
        const y2 = loop[j + 1] ?? 0;
        if (y1 <= y === y2 <= y) continue;
        const x1 = loop[i] ?? 0;
        crossings.push(x1 + ((y - y1) / (y2 - y1)) * ((loop[j] ?? 0) - x1));
      }
    }
    if (crossings.length > 2) crossings.sort((a, b) => a - b);
    for (let c = 0; c + 1 < crossings.length; c += 2) {
      const a = crossings[c] ?? 0;
      const b = crossings[c + 1] ?? 0;
      const first = Math.max(0, Math.ceil(Math.min(a, b) - 0.5));
      const last = Math.min(width - 1, Math.floor(Math.max(a, b) - 0.5));
      let z = z0 + slopeX * (first + 0.5 - x0) + slopeY * (y - y0);
      for (let at = row * width + first; at <= row * width + last; at += 1) {
        if (z > (depth[at] ?? 0)) {
          depth[at] = z;
          part[at] = paint.part;
          body[at] = paint.body;
          tone[at] = paint.tone;
        }
        z += slopeX;
      }
    }
  }
}
