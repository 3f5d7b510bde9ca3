import { addTexts, initI18n, switchLanguage, type Texts } from '@partsboard/ui/i18n/init-i18n.ts';
import { currentLanguage, type LanguageCode } from '@partsboard/ui/i18n/language.ts';

const files: Readonly<Record<LanguageCode, () => Promise<{ readonly default: Texts }>>> = {
  pl: () => import('./pl.ts'),
  en: () => import('./en.ts'),
};

const loadTexts = async (language: LanguageCode): Promise<Texts> => (await files[language]()).default;

export async function startI18n(): Promise<void> {
  const language = currentLanguage();
  const texts = await loadTexts(language);
  initI18n({ pl: {}, en: {}, [language]: texts });
}

export async function changeLanguage(language: LanguageCode): Promise<void> {
  if (language === currentLanguage()) return;
  addTexts(language, await loadTexts(language));
  await switchLanguage(language);
}
