import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/pl';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

// For days that are typed.
dayjs.extend(customParseFormat);

interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`. */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

const FORMATS = { pl: 'DD.MM.YYYY', en: 'DD/MM/YYYY' } as const;

/** A day, typed or chosen in a calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const { t } = useTranslation();
  const language = currentLanguage();
  return (
    <DateInput
      label={label}
      placeholder={t('Any')}
      locale={language === 'pl' ? 'pl' : 'en-gb'}
      valueFormat={FORMATS[language]}
      value={value ?? null}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear') }}
      previousLabel={t('Previous')}
      nextLabel={t('Next')}
      onChange={(day) => onChange(day ?? undefined)}
    />
  );
}
