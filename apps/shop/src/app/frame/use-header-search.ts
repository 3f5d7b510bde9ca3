import { useLocation, useRouter } from '@tanstack/react-router';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Opens the search field of the header. A wide header always shows the field and the icon only focuses it; a narrow one
 * shows it in place of everything else until something is found or the person closes it.
 */
export function useHeaderSearch() {
  const router = useRouter();
  // A search leads to another screen: there, and back from there, the header shows its usual content.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Not the path itself: the header would be rendered again with each screen.
  const isSearching = useLocation({ select: ({ pathname }) => pathname === openedAt });
  if (openedAt !== null && !isSearching) setOpenedAt(null);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // A hidden field cannot be focused, and a phone shows its keyboard only for a focus set in the tap's event handler.
  const open = () => {
    flushSync(() => setOpenedAt(router.state.location.pathname));
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
