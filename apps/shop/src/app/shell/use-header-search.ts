import { useLocation } from '@tanstack/react-router';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * The search of the header, opened by its icon. A wide header shows the field always and the icon only leads into
 * it; a narrow one shows it in the place of everything else until something is found or the person closes it.
 */
export function useHeaderSearch() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // Another screen is what a search leads to: there, and back from there, the header is as always.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (openedAt !== null && openedAt !== pathname) setOpenedAt(null);
  const isSearching = openedAt === pathname;
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // What is not shown can't have the focus, and a phone shows its keyboard only for a focus set by the tap itself.
  const open = () => {
    flushSync(() => setOpenedAt(pathname));
    place.current?.querySelector('input')?.focus();
  };
  const close = () => {
    if (!isSearching) return;
    flushSync(() => setOpenedAt(null));
    button.current?.focus();
  };
  return {
    isSearching,
    place,
    button,
    open,
    close,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    },
  };
}
