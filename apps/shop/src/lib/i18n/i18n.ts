import i18next from 'i18next';
import { fetchTexts, type Extent } from './fetch-texts.ts';
import { currentLanguage, rememberLanguage, type LanguageCode } from './language.ts';
import { announceTexts } from './use-translation.ts';

const wanted = new Set<Extent>(['login']);
const loaded = new Set<string>();

const missing = (language: LanguageCode): Extent[] =>
  [...wanted].filter((extent) => !loaded.has(`${language} ${extent}`));

async function loadTexts(language: LanguageCode): Promise<void> {
  const add = async (extent: Extent): Promise<void> => {
    const { default: texts } = await fetchTexts(language, extent);
    i18next.addResourceBundle(language, 'translation', texts);
    loaded.add(`${language} ${extent}`);
  };
  await Promise.all(missing(language).map(add));
  announceTexts();
}

/** Every screen but the login page waits for this; nothing is answered where nothing is missing. */
export function loadAllTexts(): Promise<void> | undefined {
  wanted.add('rest');
  const language = currentLanguage();
  return missing(language).length === 0 ? undefined : loadTexts(language);
}

let announceReady: () => void = () => undefined;

/** Fulfilled when sentences can be made; a call can fail before that. */
export const textsReady = new Promise<void>((resolve) => {
  announceReady = resolve;
});

export async function startI18n(): Promise<void> {
  const language = currentLanguage();
  document.documentElement.lang = language;
  await i18next.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    // The keys are sentences: their full stops and colons separate nothing.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  await loadTexts(language);
  announceReady();
}

export async function changeLanguage(language: LanguageCode): Promise<void> {
  await loadTexts(language);
  rememberLanguage(language);
  await i18next.changeLanguage(language);
  announceTexts();
}
