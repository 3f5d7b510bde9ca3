import {
  CELLS,
  clearDepthBuffer,
  fillPolygon,
  partMapOf,
  type Corners,
  type DepthBuffer,
  type PartMap,
} from './depth-buffer.ts';
import { drawnEdges } from './edges.ts';
import { addVisible, type VisibleLines } from './hidden-lines.ts';
import { lengthOf, pathData, type Polyline } from './polyline.ts';
import { toPaper } from './projection.ts';
import type { Solid } from './solid.ts';
import { joined, traceIntersections, traceParts, traceTone } from './traced-regions.ts';
import type { Vec2, Vec3 } from './vector.ts';

export const INK = '#1b2430';

export interface Palette {
  readonly ink: string;
  readonly axis: string;
  /** Fills of tone 1 to 3. */
  readonly tones: readonly [string, string, string];
  /** What untoned surfaces are filled with, where the ground is not the paper. */
  readonly surface?: string;
}

const PAPER: Palette = { ink: INK, axis: '#7b8794', tones: ['#f1f3f5', '#e0e4e8', '#c9cfd6'] };

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly marginX: number;
  readonly marginY: number;
  readonly mirrored: boolean;
  readonly maxScale: number;
}

export interface Rendering {
  readonly body: string;
  readonly map: PartMap;
  /** From model space to the paper, after fitting and mirroring. */
  readonly place: (p: Vec3) => Vec2;
}

interface Weights {
  readonly outline: number;
  readonly detail: number;
}

/** Fits solids into a frame and draws what can be seen of them. Part numbers are list positions from 1. */
export function renderSolids(
  solids: readonly Solid[],
  axes: readonly (readonly [Vec3, Vec3])[],
  frame: Frame,
  weights: Weights,
  palette: Palette = PAPER,
): Rendering {
  const flip = frame.mirrored ? -1 : 1;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const include = (x: number, y: number): void => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  const cells = solids.map((solid) => {
    const corners: Corners = new Float64Array(solid.vertices.length * 3);
    solid.vertices.forEach((vertex, i) => {
      const [x, y, z] = toPaper(vertex);
      corners[i * 3] = x * flip;
      corners[i * 3 + 1] = y;
      corners[i * 3 + 2] = z;
      include(x * flip, y);
    });
    return corners;
  });
  for (const axis of axes) {
    for (const end of axis) {
      const [x, y] = toPaper(end);
      include(x * flip, y);
    }
  }
  const scale = Math.min(
    (frame.width - 2 * frame.marginX) / (right - left),
    (frame.height - 2 * frame.marginY) / (bottom - top),
    frame.maxScale,
  );
  const shiftX = frame.width / 2 - ((left + right) / 2) * scale;
  const shiftY = frame.height / 2 - ((top + bottom) / 2) * scale;
  for (const corners of cells) {
    for (let i = 0; i < corners.length; i += 3) {
      corners[i] = ((corners[i] ?? 0) * scale + shiftX) * CELLS;
      corners[i + 1] = ((corners[i + 1] ?? 0) * scale + shiftY) * CELLS;
      corners[i + 2] = (corners[i + 2] ?? 0) * scale * CELLS;
    }
  }
  const onPaper = ([x, y, z]: Vec3): Vec3 => [x * flip * scale + shiftX, y * scale + shiftY, z * scale];
  const toCells = (p: Vec3): Vec3 => {
    const [x, y, z] = onPaper(p);
    return [x * CELLS, y * CELLS, z * CELLS];
  };
  const buffer = clearDepthBuffer(frame.width, frame.height);
  solids.forEach((solid, index) => {
    const corners = cells[index];
    if (!corners) return;
    for (const face of solid.faces) {
      fillPolygon(buffer, corners, face.loops, { part: index + 1, body: face.body, tone: face.tone });
    }
  });
  const lines: VisibleLines = { outline: [], detail: [] };
  solids.forEach((solid, index) => {
    const corners = cells[index];
    if (!corners) return;
    const corner = (at: number): Vec3 => [
      corners[at * 3] ?? 0,
      corners[at * 3 + 1] ?? 0,
      corners[at * 3 + 2] ?? 0,
    ];
    for (const { a, b, outline } of drawnEdges(solid)) {
      addVisible(buffer, lines, [corner(a), corner(b)], { part: index + 1, outline });
    }
    for (const mark of solid.marks) {
      const path = mark.map((p) => toCells(toPaper(p)));
      for (let i = 0; i + 1 < path.length; i += 1) {
        const [from, to] = [path[i], path[i + 1]];
        if (from && to) addVisible(buffer, lines, [from, to], { part: index + 1, outline: false });
      }
    }
  });
  const meeting = traceIntersections(buffer, [lines.outline, lines.detail]);
  const axisLines: VisibleLines = { outline: [], detail: [] };
  for (const [from, to] of axes) {
    addVisible(buffer, axisLines, [toCells(toPaper(from)), toCells(toPaper(to))], {
      part: 0,
      outline: false,
    });
  }
  return {
    body: paint(
      buffer,
      { lines, meeting, axes: axisLines.detail.length > 0 ? joined(axisLines.detail, 0.1) : [] },
      weights,
      palette,
    ),
    map: partMapOf(buffer),
    place: (p) => {
      const [x, y] = onPaper(toPaper(p));
      return [x, y];
    },
  };
}

interface DrawnLines {
  readonly lines: VisibleLines;
  readonly meeting: readonly Polyline[];
  readonly axes: readonly Polyline[];
}

function paint(
  buffer: DepthBuffer,
  { lines, meeting, axes }: DrawnLines,
  weights: Weights,
  palette: Palette,
): string {
  const tones = palette.tones
    .map((colour, index) => {
      const tone = index + 1;
      if (!buffer.tone.includes(tone)) return '';
      const data = pathData(traceTone(buffer, tone), true);
      return data && `<path d="${data}" fill="${colour}" fill-rule="evenodd" stroke="none"/>`;
    })
    .join('');
  const surface = palette.surface
    ? `<path d="${pathData(traceParts(buffer), true)}" fill="${palette.surface}" fill-rule="evenodd" stroke="none"/>`
    : '';
  const isDrawn = (line: Polyline): boolean => lengthOf(line) > 1.1;
  const outline = joined(lines.outline, 0.12).filter(isDrawn);
  const detail = [...joined(lines.detail, 0.12).filter(isDrawn), ...meeting];
  const stroke = (data: string, width: number, more = ''): string =>
    data && `<path d="${data}" stroke-width="${Math.round(width * 10)}"${more}/>`;
  return (
    `<g transform="scale(.1)" fill="none" stroke="${palette.ink}" stroke-linecap="round" stroke-linejoin="round">` +
    surface +
    tones +
    stroke(
      pathData(axes.filter((line) => lengthOf(line) > 3)),
      0.6,
      ` stroke="${palette.axis}" stroke-dasharray="110 30 20 30"`,
    ) +
    stroke(pathData(detail), weights.detail) +
    stroke(pathData(outline), weights.outline) +
    '</g>'
  );
}
