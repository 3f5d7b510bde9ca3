import { useEffect, useState } from 'react';

/** Smaller movements are a shaking hand, not a direction. */
const TREMBLE = 6;
/** Near the top of the page the header is part of it. */
const ALWAYS_SHOWN = 96;

/** Whether a person is scrolling down through the page. */
export function useHeaderHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const watch = () => {
      const y = Math.max(0, window.scrollY);
      if (y < ALWAYS_SHOWN) setHidden(false);
      else if (Math.abs(y - last) < TREMBLE) return;
      else setHidden(y > last);
      last = y;
    };
    // The keyboard must never walk through something out of sight.
    const show = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.closest('header')) setHidden(false);
    };
    window.addEventListener('scroll', watch, { passive: true });
    document.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', watch);
      document.removeEventListener('focusin', show);
    };
  }, []);
  return hidden;
}
