import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** About one screen ahead, so that scrolling reaches finished rows. */
const MARGIN = '900px 0px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all elements of the page: hundreds of observers would be slow. */
const sharedObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: MARGIN },
  ));

/** Whether an element has come near the viewport; once true it stays so. */
export function useIsNearViewport<T extends Element>(
  startsNear: boolean,
): readonly [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(startsNear);
  useEffect(() => {
    const element = ref.current;
    if (isNear || element === null) return;
    // Many elements come near at once in fast scrolling: rendering them must not block it.
    waiting.set(element, () => startTransition(() => setNear(true)));
    sharedObserver().observe(element);
    return () => sharedObserver().unobserve(element);
  }, [isNear]);
  return [ref, isNear];
}
