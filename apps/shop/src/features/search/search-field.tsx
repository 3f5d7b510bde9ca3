import type { FoundPart } from '@partsboard/contract/parts';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { Button, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState, type SubmitEvent, type ReactNode, type Ref } from 'react';
import classes from './search-field.module.css';
import { useOpenFound } from './use-open-found.ts';
import { optionValue, useSuggestions } from './use-suggestions.ts';

// The field is on every screen, its list only where somebody types.
const loadOptions = () => import('./suggestion-options.tsx');
const SuggestionOptions = lazy(() => loadOptions().then((file) => ({ default: file.SuggestionOptions })));
/** Before the first character is typed. */
const prepareOptions = () => void loadOptions().catch(() => undefined);

interface Props {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly placeholder: string;
  /** The vehicle for which names are suggested too; without it only numbers are. */
  readonly names?: VehicleFilterInput;
  /** The text of the button; without it only Enter searches. */
  readonly submitLabel?: string;
  readonly pending: boolean;
  readonly errorMessage: string | null;
  readonly onType: () => void;
  readonly onSubmit: (text: string) => void;
  readonly onPart: (part: FoundPart) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly rightSection?: ReactNode;
}

/** A field that suggests parts by number, and parts, groups and boards by name; Enter searches for the whole text. */
export function SearchField(props: Props) {
  const { label, hideLabel = false, placeholder, names, submitLabel, pending, errorMessage } = props;
  const { onType, onSubmit, onPart, inputRef, rightSection } = props;
  const [text, setText] = useState('');
  const sent = useRef<string | null>(null);
  const suggestions = useSuggestions(text, names ?? null);
  const { Parts, Names, Groups, Boards } = suggestions;
  const { openGroup, openBoard, openResults } = useOpenFound();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    combobox.closeDropdown();
    // The second Enter of two. Whoever has typed on means something else, also before the first answer is here.
    if (text.trim() === '' || (pending && text === sent.current)) return;
    sent.current = text;
    onSubmit(text);
  };
  const choose = (value: string) => {
    combobox.closeDropdown();
    const part = Parts.find(({ Id }) => optionValue('Parts', Id) === value);
    const group = Groups.find(({ Id }) => optionValue('Groups', Id) === value);
    const board = Boards.find(({ Id }) => optionValue('Boards', Id) === value);
    const name = Names.find((each) => optionValue('Names', each) === value);
    setText(part?.Sku ?? name ?? group?.Name ?? board?.Name ?? text);
    if (part) onPart(part);
    if (name !== undefined) openResults(name);
    if (group) openGroup(group);
    if (board) openBoard(board);
  };

  return (
    <form role="search" className={classes.form} onSubmit={submit} aria-label={label}>
      <Combobox
        store={combobox}
        keepMounted={false}
        onOptionSubmit={choose}
        withinPortal
        shadow="md"
        position="bottom-start"
        classNames={{ dropdown: classes.dropdown }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            ref={inputRef}
            {...(hideLabel ? { 'aria-label': label } : { label })}
            placeholder={placeholder}
            value={text}
            leftSection={pending ? <Loader size={16} /> : <IconSearch size={16} aria-hidden />}
            rightSection={rightSection}
            error={errorMessage}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            inputContainer={(field) =>
              submitLabel === undefined ? (
                field
              ) : (
                <div className={classes.row}>
                  {field}
                  <Button type="submit" loading={pending}>
                    {submitLabel}
                  </Button>
                </div>
              )
            }
            onFocus={() => {
              prepareOptions();
              combobox.openDropdown();
            }}
            onBlur={() => combobox.closeDropdown()}
            onChange={(event) => {
              setText(event.currentTarget.value);
              onType();
              combobox.openDropdown();
              combobox.resetSelectedOption();
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={Parts.length + Names.length + Groups.length + Boards.length === 0}>
          <Suspense>
            <SuggestionOptions suggestions={suggestions} />
          </Suspense>
        </Combobox.Dropdown>
      </Combobox>
    </form>
  );
}
