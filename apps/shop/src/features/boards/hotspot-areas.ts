import type { Hotspot, BoardLine } from '@partsboard/contract/boards';
import type { Area } from '../../components/drawing/view-transform.ts';

/** The size of every drawing in the units of its hotspots. */
export const VIEWBOX = { width: 800, height: 560 } as const;
/** Callouts are small: the rectangle around one is enlarged on every side. */
const PADDING = 5;

const clamp = (value: number, high: number) => Math.min(Math.max(value, 0), high);

/** The padded rectangle of a hotspot as fractions of the drawing, whichever corner comes first. */
export function hotspotArea({ x1Koordinate, y1Koordinate, x2Koordinate, y2Koordinate }: Hotspot): Area {
  const left = clamp(Math.min(x1Koordinate, x2Koordinate) - PADDING, VIEWBOX.width);
  const top = clamp(Math.min(y1Koordinate, y2Koordinate) - PADDING, VIEWBOX.height);
  const right = clamp(Math.max(x1Koordinate, x2Koordinate) + PADDING, VIEWBOX.width);
  const bottom = clamp(Math.max(y1Koordinate, y2Koordinate) + PADDING, VIEWBOX.height);
  return {
    left: left / VIEWBOX.width,
    top: top / VIEWBOX.height,
    width: (right - left) / VIEWBOX.width,
    height: (bottom - top) / VIEWBOX.height,
  };
}

/** The lines behind each callout. */
export function linesByPosition(lines: readonly BoardLine[]): ReadonlyMap<string, readonly BoardLine[]> {
  const byPosition = new Map<string, BoardLine[]>();
  for (const line of lines) {
    if (line.Position === null) continue;
    const others = byPosition.get(line.Position);
    if (others) others.push(line);
    else byPosition.set(line.Position, [line]);
  }
  return byPosition;
}
