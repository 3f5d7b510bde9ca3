import { currentLanguage, type LanguageCode } from './language.ts';

/** What the login page can say, and what all other screens can besides. */
export type Extent = 'login' | 'rest';

interface Texts {
  readonly default: Readonly<Record<string, string>>;
}

/**
 * The English sentence is the key, so English needs entries for its plural forms only. A catalogue is fetched
 * when its language is first shown; a sentence stands in one file only.
 */
const catalogues = {
  pl: { login: () => import('./pl-login.ts'), rest: () => import('./pl-rest.ts') },
  en: { login: () => import('./en.json'), rest: () => import('./en.json') },
} satisfies Record<LanguageCode, Record<Extent, () => Promise<Texts>>>;

export const fetchTexts = (language: LanguageCode, extent: Extent): Promise<Texts> =>
  catalogues[language][extent]();

/** What the screens behind the login page are going to say. */
export const fetchRestOfTexts = (): Promise<Texts> => fetchTexts(currentLanguage(), 'rest');
