import i18next from 'i18next';
import { currentLanguage, languages, rememberLanguage, type LanguageCode } from './language.ts';
import { fetchOtherTexts, loginTexts } from './texts.ts';
import { notifyTextsChanged } from './use-translation.ts';

/** Languages whose texts for the screens behind the login page have been loaded. */
const complete = new Set<LanguageCode>();
let needsAllTexts = false;

async function loadOtherTexts(language: LanguageCode): Promise<void> {
  i18next.addResourceBundle(language, 'translation', await fetchOtherTexts(language));
  complete.add(language);
  notifyTextsChanged();
}

/** Every screen but the login page waits for this. Undefined where nothing is missing. */
export function loadAllTexts(): Promise<void> | undefined {
  needsAllTexts = true;
  const language = currentLanguage();
  return complete.has(language) ? undefined : loadOtherTexts(language);
}

export function startI18n(): void {
  const language = currentLanguage();
  document.documentElement.lang = language;
  void i18next.init({
    lng: language,
    fallbackLng: false,
    resources: Object.fromEntries(languages.map((code) => [code, { translation: loginTexts[code] }])),
    // The texts are in memory: they can be used as soon as this returns.
    initAsync: false,
    // The keys are English texts: their full stops and colons separate nothing.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  notifyTextsChanged();
}

export async function changeLanguage(language: LanguageCode): Promise<void> {
  if (needsAllTexts && !complete.has(language)) await loadOtherTexts(language);
  rememberLanguage(language);
  await i18next.changeLanguage(language);
  notifyTextsChanged();
}
