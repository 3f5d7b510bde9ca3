import { DatePickerInput } from '@mantine/dates';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { ReactNode } from 'react';
import { dateLanguage } from './date-language.ts';

interface DaysFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly error?: ReactNode;
  /** Each as `YYYY-MM-DD`. */
  readonly value: readonly string[];
  readonly onChange: (days: string[]) => void;
}

/** Any number of days, chosen in a calendar. */
export function DaysField({ label, description, error, value, onChange }: DaysFieldProps) {
  const { t } = useTranslation();
  const { locale, dayFormat } = dateLanguage();
  return (
    <DatePickerInput
      type="multiple"
      label={label}
      description={description}
      error={error}
      placeholder={t('No days')}
      locale={locale}
      valueFormat={dayFormat}
      value={[...value]}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear') }}
      previousLabel={t('Previous')}
      nextLabel={t('Next')}
      hideOutsideDates
      // Otherwise a dialog without a name.
      popoverProps={{ withRoles: false, withinPortal: false }}
      onChange={(days) => onChange([...days].sort())}
    />
  );
}
