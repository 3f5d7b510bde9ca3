import '@mantine/dates/styles.layer.css';
import './calendar.css';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/pl';

/** How calendars name days and months, and how days are written in fields. */
export const dateLanguage = () =>
  currentLanguage() === 'pl'
    ? ({ locale: 'pl', dayFormat: 'DD.MM.YYYY' } as const)
    : ({ locale: 'en-gb', dayFormat: 'DD/MM/YYYY' } as const);
