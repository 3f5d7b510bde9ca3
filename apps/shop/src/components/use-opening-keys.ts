import { useEffect } from 'react';
import { isTyping } from './is-typing.ts';

/** In this order; a list that is longer has no keys for the rest. */
const KEYS = '123456789abcdefghijklmnopqrstuvwxyz';

/** The key that opens the entry at this place of a list. */
export const openingKey = (place: number): string | undefined => KEYS[place];

/** Opens an entry of a list by its key, unless the person is typing or a window is open. */
export function useOpeningKeys(open: (place: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      if (document.querySelector('[role=dialog]') !== null) return;
      const place = event.key.length === 1 ? KEYS.indexOf(event.key.toLowerCase()) : -1;
      if (place >= 0) open(place);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
