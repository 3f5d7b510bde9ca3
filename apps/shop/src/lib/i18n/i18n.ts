import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fetchTexts } from './fetch-texts.ts';
import { currentLanguage, rememberLanguage, type LanguageCode } from './language.ts';

async function loadCatalogue(language: LanguageCode): Promise<void> {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  const { default: texts } = await fetchTexts(language);
  i18next.addResourceBundle(language, 'translation', texts);
}

let announceTexts: () => void = () => undefined;

/** Fulfilled when sentences can be made; a call can fail before that. */
export const textsReady = new Promise<void>((resolve) => {
  announceTexts = resolve;
});

export async function startI18n(): Promise<void> {
  const language = currentLanguage();
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    // The keys are sentences: their full stops and colons separate nothing.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await loadCatalogue(language);
  announceTexts();
}

export async function changeLanguage(language: LanguageCode): Promise<void> {
  await loadCatalogue(language);
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}
