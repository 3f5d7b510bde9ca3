import en from './en.json';
import type { LanguageCode } from './language.ts';
import plLogin from './pl-login.ts';

export type Texts = Readonly<Record<string, string>>;

/**
 * The texts of the login page, which arrive with the first code. The English text is the key, so English needs
 * entries only for its plural forms, and those few are all here.
 */
export const loginTexts: Readonly<Record<LanguageCode, Texts>> = { pl: plLogin, en };

/** The texts of all other screens. A text is in one file only. */
export const fetchOtherTexts = async (language: LanguageCode): Promise<Texts> =>
  language === 'pl' ? (await import('./pl-rest.ts')).default : {};
