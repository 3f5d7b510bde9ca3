import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  around,
  contentPoint,
  MAX_SCALE,
  panBy,
  reveal,
  WHOLE_VIEW,
  zoomAt,
  zoomTo,
  type View,
} from './view-transform.ts';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: fraction, y: fraction });
const view: fc.Arbitrary<View> = fc
  .tuple(point, fc.double({ min: 1, max: MAX_SCALE, noNaN: true }))
  .map(([at, scale]) => zoomAt(WHOLE_VIEW, at, scale));

const covers = ({ scale, x, y }: View) =>
  [x, y].every((offset) => offset <= 1e-9 && offset + scale >= 1 - 1e-9);

describe('a zoomed drawing', () => {
  it('never shows a margin beside the drawing, however it is zoomed and dragged', () => {
    const step = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(
        view,
        point,
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        step,
        step,
        (start, at, by, x, y) => {
          expect(covers(panBy(zoomAt(start, at, by), { x, y }))).toBe(true);
        },
      ),
    );
  });

  it('keeps what is under the pointer there while zooming in', () => {
    fc.assert(
      fc.property(view, point, (start, at) => {
        const before = contentPoint(start, at);
        const after = contentPoint(zoomAt(start, at, 1.3), at);
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
      }),
    );
  });

  it('is between its whole size and eight times that', () => {
    expect(zoomAt(WHOLE_VIEW, { x: 0.5, y: 0.5 }, 0.2)).toEqual(WHOLE_VIEW);
    expect(zoomAt(WHOLE_VIEW, { x: 0.5, y: 0.5 }, 100).scale).toBe(MAX_SCALE);
  });

  it('shows a whole area that is zoomed to, never smaller than before and without a margin', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const corners = [one, other].map(({ x, y }) => ({ left: x, top: y, width: 0, height: 0 }));
        const area = around(corners);
        if (!area) throw new Error('There is no area around two points');
        const shown = zoomTo(area);
        expect(covers(shown)).toBe(true);
        expect(shown.scale).toBeGreaterThanOrEqual(1);
        const [from, to] = [contentPoint(shown, { x: 0, y: 0 }), contentPoint(shown, { x: 1, y: 1 })];
        expect(from.x).toBeLessThanOrEqual(area.left + 1e-9);
        expect(from.y).toBeLessThanOrEqual(area.top + 1e-9);
        expect(to.x).toBeGreaterThanOrEqual(area.left + area.width - 1e-9);
        expect(to.y).toBeGreaterThanOrEqual(area.top + area.height - 1e-9);
      }),
    );
  });

  it('is nowhere around nothing', () => {
    expect(around([])).toBeUndefined();
  });

  it('moves just enough to bring a callout into the pane', () => {
    const zoomed = zoomAt(WHOLE_VIEW, { x: 0, y: 0 }, 4);
    const shown = reveal(zoomed, { left: 0.9, top: 0.9, width: 0.03, height: 0.04 });
    const corner = contentPoint(shown, { x: 1, y: 1 });
    expect(corner.x).toBeGreaterThan(0.93);
    expect(corner.y).toBeGreaterThan(0.94);
    expect(reveal(shown, { left: 0.9, top: 0.9, width: 0.03, height: 0.04 })).toEqual(shown);
  });
});
