import type { FoundPart } from '@partsboard/contract/parts';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { Combobox, type ComboboxStore } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { lazy, Suspense, useImperativeHandle, type Ref, type RefObject } from 'react';
import classes from './search-field.module.css';
import { useOpenFound } from './use-open-found.ts';
import type { ListProps } from './use-list-keys.ts';
import { optionValue, useSuggestions } from './use-suggestions.ts';

// Needed where somebody types.
const loadOptions = () => import('./suggestion-options.tsx');
const SuggestionOptions = lazy(() => loadOptions().then((file) => ({ default: file.SuggestionOptions })));
/** Before the first character is typed. */
export const prepareOptions = () => void loadOptions().catch(() => undefined);

interface Props {
  readonly store: ComboboxStore;
  readonly listProps: ListProps;
  /** The field that it belongs to. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly names: VehicleFilterInput | null;
  /** Called with what the field is to show of the choice. */
  readonly onText: (text: string) => void;
  readonly onPart: (part: FoundPart) => void;
}

/** What a search field suggests, below it. */
export function SuggestionList({ store, listProps, field, text, names, onText, onPart }: Props) {
  const suggestions = useSuggestions(text, names);
  const { Parts, Names, Groups, Boards } = suggestions;
  const { openGroup, openBoard, openResults } = useOpenFound();
  const isEmpty = Parts.length + Names.length + Groups.length + Boards.length === 0;

  const choose = (value: string) => {
    store.closeDropdown();
    const part = Parts.find(({ Id }) => optionValue('Parts', Id) === value);
    const group = Groups.find(({ Id }) => optionValue('Groups', Id) === value);
    const board = Boards.find(({ Id }) => optionValue('Boards', Id) === value);
    const name = Names.find((each) => optionValue('Names', each) === value);
    onText(part?.Sku ?? name ?? group?.Name ?? board?.Name ?? text);
    if (part) onPart(part);
    if (name !== undefined) openResults(name);
    if (group) openGroup(group);
    if (board) openBoard(board);
  };

  return (
    <Combobox
      // Rendered and placed when there is something to show, and not at the press into the field.
      store={{ ...store, dropdownOpened: store.dropdownOpened && !isEmpty }}
      keepMounted={false}
      onOptionSubmit={choose}
      withinPortal
      shadow="md"
      position="bottom-start"
      classNames={{ dropdown: classes.dropdown }}
    >
      <Combobox.DropdownTarget>
        <Field field={field} />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Suspense>
          <SuggestionOptions suggestions={suggestions} listProps={listProps} />
        </Suspense>
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface FieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly ref?: Ref<HTMLInputElement | null>;
}

/** Tells the list where the field is, which is on the screen long before it. */
function Field({ field, ref }: FieldProps) {
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
  return null;
}
