import type { LanguageCode } from '@partsboard/contract/language';
import { texts } from './texts.ts';

function makeFormats(language: LanguageCode) {
  const { locale } = texts[language];
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: 'PLN', useGrouping: 'always' });
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Warsaw' });
  return {
    money: (value: number) => amount.format(value),
    percent: (value: number) => `${percent.format(value)}%`,
    day: (value: Date | string) => day.format(new Date(value)),
  };
}

/** Amounts, rates and Polish days as mails and documents write them. */
export const formats = { pl: makeFormats('pl'), en: makeFormats('en') } as const;
