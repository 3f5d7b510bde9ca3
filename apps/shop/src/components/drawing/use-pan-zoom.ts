import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { panBy, WHOLE_VIEW, zoomAt, type Point, type View } from './view-transform.ts';

/** Below this many pixels of movement a press is a click and not a drag. */
const DRAG_THRESHOLD = 5;
const WHEEL_SPEED = 0.0016;

const fractionOf = (pane: Element, at: { readonly clientX: number; readonly clientY: number }): Point => {
  const box = pane.getBoundingClientRect();
  return { x: (at.clientX - box.left) / box.width, y: (at.clientY - box.top) / box.height };
};

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

interface Gesture {
  readonly pointers: Map<number, Point>;
  dragging: boolean;
  travelled: number;
}

/** Wheel, drag and pinch on a pane. The pane's buttons still get their clicks: see `wasDrag`. */
export function usePanZoom() {
  const [view, setView] = useState<View>(WHOLE_VIEW);
  /** Whether the last change should glide: steps do, a wheel or finger must not lag. */
  const [gliding, setGliding] = useState(false);
  const gesture = useRef<Gesture>({ pointers: new Map(), dragging: false, travelled: 0 });
  const [pane, setPane] = useState<HTMLDivElement | null>(null);

  const glideTo = useCallback((change: (current: View) => View) => {
    setGliding(true);
    setView(change);
  }, []);

  const scale = useRef(1);
  useEffect(() => {
    scale.current = view.scale;
  }, [view.scale]);

  useEffect(() => {
    if (!pane) return;
    const onWheel = (event: WheelEvent) => {
      // Scrolling away from a drawing that is whole already scrolls the page.
      if (event.deltaY > 0 && scale.current === 1) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * WHEEL_SPEED * (event.deltaMode === 1 ? 16 : 1));
      setGliding(false);
      setView((current) => zoomAt(current, fractionOf(pane, event), factor));
    };
    // React's own wheel listener is passive and could not keep the page from scrolling.
    pane.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      pane.removeEventListener('wheel', onWheel);
    };
  }, [pane]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const { current } = gesture;
    if (current.pointers.size === 0) Object.assign(current, { dragging: false, travelled: 0 });
    current.pointers.set(event.pointerId, fractionOf(event.currentTarget, event));
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const { current } = gesture;
    const before = current.pointers.get(event.pointerId);
    if (!before) return;
    const now = fractionOf(event.currentTarget, event);
    const other = [...current.pointers].find(([id]) => id !== event.pointerId)?.[1];

    current.travelled += distance(before, now) * event.currentTarget.clientWidth;
    if (!current.dragging && current.travelled < DRAG_THRESHOLD) {
      current.pointers.set(event.pointerId, now);
      return;
    }
    // Captured only now: capturing on press would take the click away from the button under the pointer.
    if (!current.dragging) event.currentTarget.setPointerCapture(event.pointerId);
    current.dragging = true;
    current.pointers.set(event.pointerId, now);
    setGliding(false);
    setView((shown) => {
      if (!other) return panBy(shown, { x: now.x - before.x, y: now.y - before.y });
      const from = middle(before, other);
      const to = middle(now, other);
      const moved = panBy(shown, { x: to.x - from.x, y: to.y - from.y });
      return zoomAt(moved, to, distance(now, other) / Math.max(distance(before, other), 0.001));
    });
  };

  const onPointerEnd = (event: PointerEvent<HTMLDivElement>) => {
    gesture.current.pointers.delete(event.pointerId);
  };

  return {
    view,
    gliding,
    glideTo,
    /** Whether the press that just ended moved the drawing, so that its click means nothing. */
    wasDrag: () => gesture.current.dragging,
    paneProps: {
      ref: setPane,
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: (event: PointerEvent<HTMLDivElement>) => {
        if (!gesture.current.dragging) onPointerEnd(event);
      },
    },
  };
}
