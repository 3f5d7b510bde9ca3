import { parseDecimal } from '@partsboard/domain/decimal-input';
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { formatDecimal } from '@partsboard/ui/lib/format.ts';

interface Props {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: number;
  readonly suffix: string;
  /** Called with the typed number as soon as it is valid; the new value may be limited by the caller. */
  readonly onChange: (value: number) => void;
}

/** A number with up to two decimals, typed with a comma or a point. */
export function DecimalField({ label, hideLabel = false, value, suffix, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextInput
      {...(hideLabel ? { 'aria-label': label } : { label })}
      value={draft ?? formatDecimal(value)}
      rightSection={suffix}
      rightSectionWidth={suffix.length > 2 ? 52 : 36}
      inputMode="decimal"
      autoComplete="off"
      styles={{ input: { textAlign: 'end' } }}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const typed = event.currentTarget.value.replace(/[^\d.,-]/g, '').slice(0, 12);
        setDraft(typed);
        const number = typed === '' ? 0 : parseDecimal(typed);
        if (number !== undefined) onChange(Math.round(number * 100) / 100);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}
