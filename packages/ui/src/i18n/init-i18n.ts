import i18next from 'i18next';
import { currentLanguage, languages, rememberLanguage, type LanguageCode } from './language.ts';
import { notifyTextsChanged } from './use-translation.ts';

/** The English text is the key, so English needs entries only for plural forms. */
export type Texts = Readonly<Record<string, string>>;

/** Starts the translation with the texts that are there already. */
export function initI18n(texts: Readonly<Record<LanguageCode, Texts>>): void {
  const language = currentLanguage();
  document.documentElement.lang = language;
  void i18next.init({
    lng: language,
    fallbackLng: false,
    resources: Object.fromEntries(languages.map((code) => [code, { translation: texts[code] }])),
    // The texts are in memory: they can be used as soon as this returns.
    initAsync: false,
    // The keys are English texts: their full stops and colons separate nothing.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  notifyTextsChanged();
}

/** Adds texts that were fetched later. */
export function addTexts(language: LanguageCode, texts: Texts): void {
  // Nobody changes them: a copy would cost a slow machine some milliseconds before the first screen.
  i18next.addResourceBundle(language, 'translation', texts, false, false, { skipCopy: true });
  notifyTextsChanged();
}

/** Shows all texts in another language, whose texts must be there. */
export async function switchLanguage(language: LanguageCode): Promise<void> {
  rememberLanguage(language);
  await i18next.changeLanguage(language);
  notifyTextsChanged();
}
