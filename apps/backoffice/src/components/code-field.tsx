import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { ReactElement } from 'react';

const NotSixDigits = () => useTranslation().t('Enter the 6 digits that your app shows.');

/** Blanks between the digits are forgiven. */
export const codeRule = (value: string): ReactElement | null =>
  /^(?:\s*\d){6}\s*$/.test(value) ? null : <NotSixDigits />;

/** A field for the six digits of the second factor. */
export function CodeField(props: TextInputProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t('Code from your app')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      {...props}
    />
  );
}
