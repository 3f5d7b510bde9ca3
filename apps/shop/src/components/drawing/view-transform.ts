/**
 * The view of a zoomable pane: its content scaled by `scale` and moved by `x` and `y`, both as fractions of the pane.
 * Fractions stay valid when the pane is resized, pixels would not.
 */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point of the pane or a rectangle of its content, as fractions of the whole. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const MAX_SCALE = 8;
export const WHOLE_VIEW: View = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Keeps the pane covered: no empty margin can be dragged in. */
const covering = ({ scale, x, y }: View): View => ({
  scale,
  x: clamp(x, 1 - scale, 0),
  y: clamp(y, 1 - scale, 0),
});

/** Zooms by `factor` while the content under `at` stays where it is. */
export function zoomAt(view: View, at: Point, factor: number): View {
  const scale = clamp(view.scale * factor, 1, MAX_SCALE);
  const grown = scale / view.scale;
  return covering({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown });
}

export const panBy = (view: View, by: Point): View =>
  covering({ scale: view.scale, x: view.x + by.x, y: view.y + by.y });

const shift = (start: number, size: number, margin: number) => {
  if (start < margin) return margin - start;
  if (start + size > 1 - margin) return 1 - margin - size - start;
  return 0;
};

/** Moves as little as needed for the area to be inside the pane; the scale stays. */
export function reveal(view: View, area: Area, margin = 0.06): View {
  const left = view.x + area.left * view.scale;
  const top = view.y + area.top * view.scale;
  return panBy(view, {
    x: shift(left, area.width * view.scale, margin),
    y: shift(top, area.height * view.scale, margin),
  });
}

/** The smallest area around all of these; undefined around none. */
export function around(areas: readonly Area[]): Area | undefined {
  if (areas.length === 0) return undefined;
  const left = Math.min(...areas.map((area) => area.left));
  const top = Math.min(...areas.map((area) => area.top));
  return {
    left,
    top,
    width: Math.max(...areas.map((area) => area.left + area.width)) - left,
    height: Math.max(...areas.map((area) => area.top + area.height)) - top,
  };
}

/** How much of the pane an area fills that was zoomed to, and how far a small one is zoomed at most. */
const FILLED = 0.6;
const CLOSEST = 4;

/** Shows an area in the middle of the pane, with some of what is around it. */
export function zoomTo({ left, top, width, height }: Area): View {
  const scale = clamp(FILLED / Math.max(width, height, FILLED / CLOSEST), 1, CLOSEST);
  return covering({
    scale,
    x: 0.5 - (left + width / 2) * scale,
    y: 0.5 - (top + height / 2) * scale,
  });
}

/** The point of the content that is shown at a point of the pane. */
export const contentPoint = (view: View, at: Point): Point => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
});

/** The area of the content that a rectangle of the screen covers. */
export function contentArea(view: View, pane: DOMRectReadOnly, box: DOMRectReadOnly): Area {
  const corner = contentPoint(view, {
    x: (box.left - pane.left) / pane.width,
    y: (box.top - pane.top) / pane.height,
  });
  return {
    left: corner.x,
    top: corner.y,
    width: box.width / pane.width / view.scale,
    height: box.height / pane.height / view.scale,
  };
}
