import type { Texts } from '@partsboard/ui/i18n/init-i18n.ts';
import type { LanguageCode } from '@partsboard/ui/i18n/language.ts';
import plLogin from './pl-login.ts';

/**
 * The texts of the login page, which arrive with the first code. The English text is the key, so English needs entries
 * only for plural forms, of which the login page has none.
 */
export const loginTexts: Readonly<Record<LanguageCode, Texts>> = { pl: plLogin, en: {} };

const otherTexts: Readonly<Record<LanguageCode, () => Promise<{ readonly default: Texts }>>> = {
  pl: () => import('./pl-rest.ts'),
  en: () => import('./en-rest.ts'),
};

/** The texts of all other screens. A text is in one file only. */
export const fetchOtherTexts = async (language: LanguageCode): Promise<Texts> =>
  (await otherTexts[language]()).default;
