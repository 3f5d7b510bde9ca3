import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';

interface Autoplay {
  readonly everyMs: number;
  readonly running: boolean;
  readonly onTick: () => void;
}

/**
 * Ticks while the element with the returned handlers is not in use: not under the pointer, not focused, not in a hidden
 * tab.
 */
export function useAutoplay({ everyMs, running, onTick }: Autoplay) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const tick = useEffectEvent(() => {
    if (!document.hidden) onTick();
  });
  const active = running && !hovered && !focused;

  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => tick(), everyMs);
    return () => clearInterval(timer);
  }, [active, everyMs]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
}
