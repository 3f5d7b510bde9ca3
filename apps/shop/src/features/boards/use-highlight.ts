import { useCallback, useEffect, useState } from 'react';

/**
 * A hovered position is highlighted until the pointer leaves, a pinned one until another is pinned, it is pinned again,
 * or Escape is pressed.
 */
export function useHighlight(pinned: readonly string[], onPin: (positions: readonly string[]) => void) {
  const [hovered, setHovered] = useState<string | null>(null);

  const pin = useCallback((position: string | null) => onPin(position === null ? [] : [position]), [onPin]);

  useEffect(() => {
    if (pinned.length === 0) return;
    const unpin = (event: KeyboardEvent) => {
      // In a dialog or a list of suggestions Escape closes that first.
      const elsewhere =
        event.target instanceof Element &&
        event.target.closest('[role=dialog], [role=combobox], [aria-expanded=true]');
      if (event.key === 'Escape' && !event.defaultPrevented && !elsewhere) onPin([]);
    };
    document.addEventListener('keydown', unpin);
    return () => document.removeEventListener('keydown', unpin);
  }, [pinned, onPin]);

  return { hovered, setHovered, pin };
}
