import { TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';

interface SearchFieldProps {
  readonly placeholder: string;
  readonly value: string;
  /** Called a moment after the last key. */
  readonly onSearch: (text: string) => void;
}

/** The search of a list; `/` leads to it. It shows what is typed until another value comes from outside. */
export function SearchField({ placeholder, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const search = useDebouncedCallback((typed: string) => {
    // The value that comes back is no news.
    setKnown(typed.trim());
    onSearch(typed.trim());
  }, 300);
  useHotkeys([['/', () => field.current?.focus()]]);
  return (
    <TextInput
      ref={field}
      type="search"
      label={t('Search')}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
      // Whoever goes on to a row at once must not be taken back to the list by the search.
      onBlur={() => search.flush()}
    />
  );
}
