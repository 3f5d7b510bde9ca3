import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly day: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

/** While a year is typed, the browser reports the years 2, 20 and 202 first. */
const FIRST_DAY = '1970-01-01';

/** A day that can be typed: what is not yet meant stays in the field, and is reported when the year is whole. */
export function DayField({ label, day = '', min, max, onDay }: Props) {
  const [typed, setTyped] = useState(day);
  const [given, setGiven] = useState(day);
  if (day !== given) {
    setGiven(day);
    setTyped(day);
  }
  return (
    <TextInput
      type="date"
      label={label}
      min={min}
      max={max}
      wrapperProps={{ 'data-day': true }}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (value === '') onDay(undefined);
        else if (value >= FIRST_DAY) onDay(value);
      }}
    />
  );
}
