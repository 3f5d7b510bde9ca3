import { LANGUAGE_KEY, readStored, writeStored } from '../lib/storage.ts';

/** The languages with a catalogue of texts; the first is the default. */
export const languages = ['pl', 'en'] as const;
export type LanguageCode = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Readonly<Record<LanguageCode, string>> = { pl: 'Polski', en: 'English' };

/** Locale for dates, numbers and amounts of each language. */
export const locales = { pl: 'pl-PL', en: 'en-GB' } as const satisfies Record<LanguageCode, string>;

export const isLanguage = (value: unknown): value is LanguageCode => languages.some((code) => code === value);

/** The language code of a culture such as `pl-PL`, if there are texts for it. */
export function languageOfCulture(culture: string): LanguageCode | null {
  const code = culture.slice(0, 2).toLowerCase();
  return isLanguage(code) ? code : null;
}

const remembered = readStored(LANGUAGE_KEY);
let current: LanguageCode = isLanguage(remembered) ? remembered : languages[0];

export const currentLanguage = (): LanguageCode => current;

export function rememberLanguage(language: LanguageCode): void {
  current = language;
  document.documentElement.lang = language;
  writeStored(LANGUAGE_KEY, language);
}
