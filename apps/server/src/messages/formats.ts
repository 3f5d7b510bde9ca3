import { texts, type Texts } from './texts.ts';

function makeFormats({ locale }: Texts) {
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
export const formats = { pl: makeFormats(texts.pl), en: makeFormats(texts.en) } as const;

/** Those that belong to the texts of a language. */
export const formatsOf = ({ language }: Texts) => formats[language];
