import type { LanguageCode } from './language.ts';

/**
 * The English sentence is the key, so English needs entries for its plural forms only. A catalogue is fetched
 * when its language is first shown.
 */
const catalogues = {
  pl: () => import('./pl.ts'),
  en: () => import('./en.json'),
} satisfies Record<LanguageCode, () => Promise<{ default: Record<string, string> }>>;

export const fetchTexts = (language: LanguageCode): Promise<{ default: Record<string, string> }> =>
  catalogues[language]();
