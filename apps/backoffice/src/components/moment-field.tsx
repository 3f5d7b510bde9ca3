import { DateTimePicker } from '@mantine/dates';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { dateLanguage } from './date-language.ts';

interface MomentFieldProps {
  readonly label: string;
  readonly error?: ReactNode;
  /** ISO 8601 with its zone. */
  readonly value: string | null;
  readonly onChange: (moment: string | null) => void;
}

/** A day with a time, in the time zone of the person who chooses it. */
export function MomentField({ label, error, value, onChange }: MomentFieldProps) {
  const { t } = useTranslation();
  const { locale, dayFormat } = dateLanguage();
  return (
    <DateTimePicker
      label={label}
      error={error}
      placeholder={t('No limit')}
      locale={locale}
      valueFormat={`${dayFormat} HH:mm`}
      value={value === null ? null : dayjs(value).format('YYYY-MM-DD HH:mm:ss')}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear') }}
      previousLabel={t('Previous')}
      nextLabel={t('Next')}
      hideOutsideDates
      // Otherwise a dialog without a name, outside of the page.
      popoverProps={{ withRoles: false, withinPortal: false }}
      submitButtonProps={{ 'aria-label': t('Done') }}
      timePickerProps={{
        'aria-label': t('Time'),
        hoursInputLabel: t('Hours of the clock'),
        minutesInputLabel: t('Minutes'),
      }}
      onChange={(moment) => onChange(moment === null ? null : dayjs(moment).toISOString())}
    />
  );
}
