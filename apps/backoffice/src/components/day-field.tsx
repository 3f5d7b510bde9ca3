import { DateInput } from '@mantine/dates';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { dateLanguage } from './date-language.ts';

// For days that are typed.
dayjs.extend(customParseFormat);

interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`. */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** A day, typed or chosen in a calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const { t } = useTranslation();
  const { locale, dayFormat } = dateLanguage();
  return (
    <DateInput
      label={label}
      placeholder={t('Any')}
      locale={locale}
      valueFormat={dayFormat}
      value={value ?? null}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear') }}
      previousLabel={t('Previous')}
      nextLabel={t('Next')}
      onChange={(day) => onChange(day ?? undefined)}
    />
  );
}
