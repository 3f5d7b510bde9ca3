import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** Roughly a screen ahead, so that a wheel or a thumb meets finished rows. */
const MARGIN = '900px 0px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all elements of the page: hundreds of them would cost what they are to save. */
const sharedObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: MARGIN },
  ));

/** Whether an element has come near the window; once near, it stays so. */
export function useComesNear<T extends Element>(
  startsNear: boolean,
): readonly [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(startsNear);
  useEffect(() => {
    const element = ref.current;
    if (isNear || element === null) return;
    // Many come near at once when a person scrolls fast: drawing them must not hold up the scrolling.
    waiting.set(element, () => startTransition(() => setNear(true)));
    sharedObserver().observe(element);
    return () => sharedObserver().unobserve(element);
  }, [isNear]);
  return [ref, isNear];
}
