import type { ComboboxStore } from '@mantine/core';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';

/** Of the element with the options, which comes and goes with them. */
export interface ListProps {
  readonly id: string;
  readonly ref: Ref<HTMLDivElement>;
}

/**
 * The keys of a field with a list below it, and what the field tells screen readers about the list. Mantine's own target has
 * the same, but would have to be rendered around the field before that can be typed in.
 */
export function useListKeys(list: ComboboxStore) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const listId = useId();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isShown = element !== null;

  const move = (event: KeyboardEvent, select: () => string | null) => {
    event.preventDefault();
    if (list.dropdownOpened) setSelectedId(select());
    else list.openDropdown('keyboard');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(event, list.selectNextOption);
    if (event.key === 'ArrowUp') move(event, list.selectPreviousOption);
    if (event.key === 'Escape') list.closeDropdown('keyboard');
    if (event.key === 'Enter' && isShown && list.dropdownOpened && list.getSelectedOptionIndex() !== -1) {
      event.preventDefault();
      list.clickSelectedOption();
    }
  };
  return {
    listProps: { id: listId, ref: setElement } satisfies ListProps,
    onKeyDown,
    deselect: () => {
      setSelectedId(null);
      list.resetSelectedOption();
    },
    attributes: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown ? (selectedId ?? undefined) : undefined,
    },
  } as const;
}
