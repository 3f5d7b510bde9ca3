import { useEffect, useState } from 'react';

/** Smaller movements are ignored: they show no intention to scroll. */
const MIN_SCROLL = 6;
/** Near the top of the page the header is part of it. */
const ALWAYS_SHOWN = 96;

/**
 * Whether a person is scrolling down through the page.
 *
 * @param count of the cart, which is shown when it changes
 */
export function useHeaderHidden(count: number | undefined): boolean {
  const [hidden, setHidden] = useState(false);
  const [shownCount, setShownCount] = useState(count);
  if (count !== shownCount) {
    setShownCount(count);
    setHidden(false);
  }
  useEffect(() => {
    let last = 0;
    // In the next frame: asked for now, the browser would lay out a page that is about to change.
    const frame = requestAnimationFrame(() => (last = window.scrollY));
    const watch = () => {
      const y = Math.max(0, window.scrollY);
      if (y < ALWAYS_SHOWN) setHidden(false);
      else if (Math.abs(y - last) < MIN_SCROLL) return;
      else setHidden(y > last);
      last = y;
    };
    // The keyboard focus must never be on something that is not visible.
    const show = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.closest('header')) setHidden(false);
    };
    window.addEventListener('scroll', watch, { passive: true });
    document.addEventListener('focusin', show);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', watch);
      document.removeEventListener('focusin', show);
    };
  }, []);
  return hidden;
}
