import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { focusIfLost } from './focus-if-lost.ts';

interface FocusAfterRemoval<T extends HTMLElement> {
  /** For the list, whose children are the items; it needs `tabIndex={-1}`. */
  readonly list: RefObject<T | null>;
  /** To be called when a button that removes items is pressed, while it has the focus. */
  readonly onRemove: () => void;
}

/**
 * Keeps the place of a person without a mouse in a list: when the item whose button was pressed has disappeared, the
 * last button of the item that follows has the focus, else of one before it, else the list.
 *
 * @param count the number of items
 */
export function useFocusAfterRemoval<T extends HTMLElement>(count: number): FocusAfterRemoval<T> {
  const list = useRef<T>(null);
  const pressed = useRef({ place: 0, count: 0 });
  useEffect(() => {
    const { place, count: before } = pressed.current;
    if (count >= before) return;
    pressed.current = { place: 0, count: 0 };
    const buttons = itemsOf(list.current).map((item) => [...item.querySelectorAll('button')].at(-1));
    const next = buttons.slice(place).find((button) => button !== undefined);
    focusIfLost(next ?? buttons.findLast((button) => button !== undefined) ?? list.current);
  }, [count]);
  const onRemove = useCallback(() => {
    const items = itemsOf(list.current);
    const place = items.findIndex((item) => item.contains(document.activeElement));
    pressed.current = { place: Math.max(0, place), count: items.length };
  }, []);
  return { list, onRemove };
}

const itemsOf = (list: HTMLElement | null): readonly Element[] => [...(list?.children ?? [])];
