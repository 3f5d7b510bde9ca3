import { addTexts, initI18n, switchLanguage } from '@partsboard/ui/i18n/init-i18n.ts';
import { currentLanguage, type LanguageCode } from '@partsboard/ui/i18n/language.ts';
import { fetchOtherTexts, loginTexts } from './texts.ts';

/** Languages whose texts for the screens behind the login page have been loaded. */
const complete = new Set<LanguageCode>();
let needsAllTexts = false;

async function loadOtherTexts(language: LanguageCode): Promise<void> {
  addTexts(language, await fetchOtherTexts(language));
  complete.add(language);
}

/** Every screen but the login page waits for this. Undefined where nothing is missing. */
export function loadAllTexts(): Promise<void> | undefined {
  needsAllTexts = true;
  const language = currentLanguage();
  return complete.has(language) ? undefined : loadOtherTexts(language);
}

export const startI18n = (): void => initI18n(loginTexts);

export async function changeLanguage(language: LanguageCode): Promise<void> {
  if (needsAllTexts && !complete.has(language)) await loadOtherTexts(language);
  await switchLanguage(language);
}
