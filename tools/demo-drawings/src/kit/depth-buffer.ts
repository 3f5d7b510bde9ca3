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

let spare: DepthBuffer | undefined;

/** Drawing is synchronous and keeps no buffer, so one of each size serves for all drawings. */
export function clearDepthBuffer(unitsWide: number, unitsHigh: number): DepthBuffer {
  const width = Math.ceil(unitsWide * CELLS);
  const height = Math.ceil(unitsHigh * CELLS);
  if (spare?.width !== width || spare.height !== height) {
    const cells = width * height;
    spare = {
      width,
      height,
      depth: new Float32Array(cells),
      part: new Uint16Array(cells),
      body: new Uint16Array(cells),
      tone: new Uint8Array(cells),
    };
  }
  spare.depth.fill(-1e9);
  spare.part.fill(0);
  spare.body.fill(0);
  spare.tone.fill(0);
  return spare;
}

interface Paint {
  readonly part: number;
  readonly body: number;
  readonly tone: number;
}

/** Corners as x, y, depth in cells, three numbers each. */
export type Corners = Float64Array;

/** Newell's method: the plane of a polygon, however many corners it has. */
function planeOf(corners: Corners, loop: readonly number[]): readonly [number, number, number] {
  let nx = 0;
  let ny = 0;
  let nz = 0;
  const size = loop.length;
  for (let i = 0; i < size; i += 1) {
    const a = (loop[i] ?? 0) * 3;
    const b = (loop[i + 1 === size ? 0 : i + 1] ?? 0) * 3;
    const x1 = corners[a] ?? 0;
    const y1 = corners[a + 1] ?? 0;
    const z1 = corners[a + 2] ?? 0;
    const x2 = corners[b] ?? 0;
    const y2 = corners[b + 1] ?? 0;
    const z2 = corners[b + 2] ?? 0;
    nx += (y1 - y2) * (z1 + z2);
    ny += (z1 - z2) * (x1 + x2);
    nz += (x1 - x2) * (y1 + y2);
  }
  return [nx, ny, nz];
}

const crossings = new Float64Array(512);

export function fillPolygon(
  buffer: DepthBuffer,
  corners: Corners,
  loops: readonly (readonly number[])[],
  paint: Paint,
): void {
  const outer = loops[0];
  if (!outer || outer.length < 3) return;
  const [nx, ny, nz] = planeOf(corners, outer);
  const area = Math.hypot(nx, ny, nz);
  if (area === 0 || Math.abs(nz) < area * 0.004) return;
  const slopeX = -nx / nz;
  const slopeY = -ny / nz;
  const origin = (outer[0] ?? 0) * 3;
  const x0 = corners[origin] ?? 0;
  const y0 = corners[origin + 1] ?? 0;
  const z0 = corners[origin + 2] ?? 0;
  if (loops.length === 1 && outer.length === 4) {
    const far = (outer[2] ?? 0) * 3;
    const expected = z0 + slopeX * ((corners[far] ?? 0) - x0) + slopeY * ((corners[far + 1] ?? 0) - y0);
    if (Math.abs(expected - (corners[far + 2] ?? 0)) > 0.25) {
      const [a, b, c, d] = outer;
      fillPolygon(buffer, corners, [[a ?? 0, b ?? 0, c ?? 0]], paint);
      fillPolygon(buffer, corners, [[a ?? 0, c ?? 0, d ?? 0]], paint);
      return;
    }
  }
  let top = Infinity;
  let bottom = -Infinity;
  for (const corner of outer) {
    const y = corners[corner * 3 + 1] ?? 0;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const { width, height, depth, part, body, tone } = buffer;
  const firstRow = Math.max(0, Math.ceil(top - 0.5));
  const lastRow = Math.min(height - 1, Math.floor(bottom - 0.5));
  for (let row = firstRow; row <= lastRow; row += 1) {
    const y = row + 0.5;
    const found = crossingsAt(corners, loops, y);
    for (let c = 0; c + 1 < found; c += 2) {
      const first = Math.max(0, Math.ceil((crossings[c] ?? 0) - 0.5));
      const last = row * width + Math.min(width - 1, Math.floor((crossings[c + 1] ?? 0) - 0.5));
      let z = z0 + slopeX * (first + 0.5 - x0) + slopeY * (y - y0);
      for (let at = row * width + first; at <= last; at += 1) {
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

/** Where the loops cross a row, sorted into `crossings`; returns how many there are. */
function crossingsAt(corners: Corners, loops: readonly (readonly number[])[], y: number): number {
  let found = 0;
  for (const loop of loops) {
    const size = loop.length;
    let from = (loop[size - 1] ?? 0) * 3;
    for (let i = 0; i < size; i += 1) {
      const to = (loop[i] ?? 0) * 3;
      const y1 = corners[from + 1] ?? 0;
      const y2 = corners[to + 1] ?? 0;
      if (y1 <= y !== y2 <= y && found < crossings.length) {
        const x1 = corners[from] ?? 0;
        const x = x1 + ((y - y1) / (y2 - y1)) * ((corners[to] ?? 0) - x1);
        let slot = found;
        while (slot > 0 && (crossings[slot - 1] ?? 0) > x) {
          crossings[slot] = crossings[slot - 1] ?? 0;
          slot -= 1;
        }
        crossings[slot] = x;
        found += 1;
      }
      from = to;
    }
  }
  return found;
}

/** Which part shows where, one cell a drawing unit: all that placing the numbers needs. */
export interface PartMap {
  readonly width: number;
  readonly height: number;
  readonly part: Uint16Array;
}

export function partMapOf(buffer: DepthBuffer): PartMap {
  const width = Math.floor(buffer.width / CELLS);
  const height = Math.floor(buffer.height / CELLS);
  const part = new Uint16Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      part[row * width + column] = buffer.part[row * CELLS * buffer.width + column * CELLS] ?? 0;
    }
  }
  return { width, height, part };
}
