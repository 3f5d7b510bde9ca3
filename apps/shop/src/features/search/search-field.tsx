import type { FoundPart } from '@partsboard/contract/parts';
import { Button, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent, type ReactNode, type Ref } from 'react';
import { FitNote } from '../../components/fit-note.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useFit } from '../fit/fit.queries.ts';
import { suggestionsQuery } from './search.queries.ts';
import classes from './search-field.module.css';

/** Long enough to type the next character, short enough to feel immediate. */
const DEBOUNCE_MS = 150;

interface Props {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly placeholder: string;
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

const none: readonly FoundPart[] = [];

/** A field that suggests parts by the beginning of their number; Enter searches for the whole text. */
export function SearchField(props: Props) {
  const { label, hideLabel = false, placeholder, submitLabel, pending, errorMessage } = props;
  const { onType, onSubmit, onPart, inputRef, rightSection } = props;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [term] = useDebouncedValue(text, DEBOUNCE_MS);
  const { data: parts = none } = useQuery({
    ...suggestionsQuery(term),
    // The list must not flicker between two characters.
    placeholderData: keepPreviousData,
  });
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const shown = text.trim() === '' ? none : parts;
  const fits = useFit(shown.map(({ Id }) => Id));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    combobox.closeDropdown();
    if (text.trim() !== '' && !pending) onSubmit(text);
  };
  const choose = (id: string) => {
    const part = shown.find(({ Id }) => String(Id) === id);
    combobox.closeDropdown();
    if (!part) return;
    setText(part.Sku);
    onPart(part);
  };

  return (
    <form role="search" className={classes.form} onSubmit={submit} aria-label={label}>
      <Combobox
        store={combobox}
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
            onFocus={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
            onChange={(event) => {
              setText(event.currentTarget.value);
              onType();
              combobox.openDropdown();
              combobox.resetSelectedOption();
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={shown.length === 0}>
          <Combobox.Options className={classes.options} aria-label={t('Suggested parts')}>
            {shown.map(({ Id, Sku, Name, Brand }) => (
              <Combobox.Option key={Id} value={String(Id)}>
                <span className={classes.option}>
                  <span className={classes.sku}>{Sku}</span>
                  <span className={classes.name}>
                    {Name}
                    <FitNote fit={fits.get(Id)} isCompact showsPlaces={false} />
                  </span>
                  <span className={classes.brand}>{Brand}</span>
                </span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </form>
  );
}
