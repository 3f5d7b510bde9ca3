import type { LanguageCode } from '@partsboard/contract/language';
import { en } from './en/en.ts';
import { pl } from './pl/pl.ts';

/** Everything that the server says to people in one language. */
export type Texts = typeof pl;

export const texts: Readonly<Record<LanguageCode, Texts>> = { pl, en };

/** A text that is chosen where something happens, and worded where the language of the answer is known. */
export type Message = (texts: Texts) => string;

export const inLanguage = (messages: readonly Message[], language: LanguageCode): string[] =>
  messages.map((message) => message(texts[language]));

/** A name in every language of the shop, as the database stores it. */
export type LocalisedName = Readonly<Record<LanguageCode, string>>;

/** The catalogue always has a Polish name; it stands for the English one where that was not written. */
export const localisedName = (namePl: string, nameEn: string | null): LocalisedName => ({
  pl: namePl,
  en: nameEn ?? namePl,
});

export const inAllLanguages = (message: Message): LocalisedName => ({
  pl: message(texts.pl),
  en: message(texts.en),
});
