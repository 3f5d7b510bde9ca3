import { useEffect, useRef, type RefObject } from 'react';

/** So far before its end the next rows of a list are asked for, in pixels. */
const AHEAD = 1_500;

/**
 * Asks for the next rows of a list before the person who scrolls has come to its end. Who does not scroll gets no more
 * than was asked for. The answer belongs to what stands at the end of the list.
 */
export function useNextRowsAhead(
  canLoad: boolean,
  count: number,
  onMore: () => void,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onMore);
  useEffect(() => {
    load.current = onMore;
  });
  useEffect(() => {
    if (!canLoad) return undefined;
    const loadIfNear = () => {
      const top = end.current?.getBoundingClientRect().top;
      if (window.scrollY > 0 && top !== undefined && top < window.innerHeight + AHEAD) load.current();
    };
    // What has just come may be less than was scrolled meanwhile.
    loadIfNear();
    window.addEventListener('scroll', loadIfNear, { passive: true });
    return () => window.removeEventListener('scroll', loadIfNear);
  }, [canLoad, count]);
  return end;
}
