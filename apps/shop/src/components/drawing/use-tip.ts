import { useCallback, useEffect, useId, useState } from 'react';
import type { Area } from './view-transform.ts';

interface Tip {
  readonly mark: string;
  /** What it must not cover. */
  readonly area: Area;
}

/**
 * The mark that a tip is shown for: one that is pointed at or has the keyboard focus. Escape hides it. None with a
 * finger, which covers what it points at.
 */
export function useTip(viewer: HTMLElement | null) {
  const [tip, setTip] = useState<Tip | null>(null);
  const tipId = useId();

  const showTip = useCallback(
    (wanted: Tip | null) => {
      const isMeant = viewer?.querySelector(':hover, :focus-visible') != null && canHover();
      setTip(isMeant ? wanted : null);
    },
    [viewer],
  );

  useEffect(() => {
    if (tip === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setTip(null);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [tip]);

  return { tip, tipId, showTip };
}

const canHover = () => window.matchMedia('(hover: hover)').matches;
