import type { FoundPart } from '@partsboard/contract/parts';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { Button, Loader, TextInput, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useMergedRef } from '@mantine/hooks';
import { lazy, Suspense, useRef, useState, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { useIsIdle } from '../../components/use-is-idle.ts';
import classes from './search-field.module.css';
import { useListKeys } from './use-list-keys.ts';

// The field can be typed in before its list is there.
const loadList = () => import('./suggestion-list.tsx');
const SuggestionList = lazy(() => loadList().then((file) => ({ default: file.SuggestionList })));
const prepareOptions = () =>
  void loadList().then(
    (file) => file.prepareOptions(),
    () => undefined,
  );

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
  const field = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(field, inputRef);
  const [wasFocused, setWasFocused] = useState(false);
  const isIdle = useIsIdle();
  const combobox = useCombobox({ onDropdownClose: () => deselect() });
  const { onKeyDown, attributes, deselect, listProps } = useListKeys(combobox);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    combobox.closeDropdown();
    // The second Enter of two. Whoever has typed on means something else, also before the first answer is here.
    if (text.trim() === '' || (pending && text === sent.current)) return;
    sent.current = text;
    onSubmit(text);
  };

  return (
    <form role="search" className={classes.form} onSubmit={submit} aria-label={label}>
      <TextInput
        ref={ref}
        {...(hideLabel ? { 'aria-label': label } : { label })}
        {...attributes}
        placeholder={placeholder}
        value={text}
        leftSection={pending ? <Loader size={16} /> : <IconSearch size={16} aria-hidden />}
        rightSection={rightSection}
        error={errorMessage}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        inputContainer={(input) =>
          submitLabel === undefined ? (
            input
          ) : (
            <div className={classes.row}>
              {input}
              <Button type="submit" loading={pending}>
                {submitLabel}
              </Button>
            </div>
          )
        }
        onFocus={() => {
          setWasFocused(true);
          prepareOptions();
          combobox.openDropdown();
        }}
        onBlur={() => combobox.closeDropdown()}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onType();
          combobox.openDropdown();
          deselect();
        }}
      />
      {wasFocused || isIdle ? (
        <Suspense>
          <SuggestionList
            store={combobox}
            listProps={listProps}
            field={field}
            text={text}
            names={names ?? null}
            onText={setText}
            onPart={onPart}
          />
        </Suspense>
      ) : null}
    </form>
  );
}
