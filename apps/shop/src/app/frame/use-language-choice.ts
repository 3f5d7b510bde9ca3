import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { changeLanguage } from '../../lib/i18n/i18n.ts';
import {
  currentLanguage,
  languageNames,
  languageOfCulture,
  languages,
  type LanguageCode,
} from '@partsboard/ui/i18n/language.ts';
import { useLanguages } from '../../lib/reference/use-reference.ts';

export interface LanguageOption {
  readonly code: LanguageCode;
  readonly name: string;
}

/** The store's languages that the shop has texts for, the current one, and a function that changes it. */
export function useLanguageChoice() {
  // Renders again when the language has changed.
  useTranslation();
  const queryClient = useQueryClient();
  const router = useRouter();
  const offered = useLanguages().flatMap(({ Name, LanguageCulture }): LanguageOption[] => {
    const code = languageOfCulture(LanguageCulture);
    return code ? [{ code, name: Name }] : [];
  });
  // Where the store's list could not be loaded, the languages name themselves.
  const options =
    offered.length > 0 ? offered : languages.map((code) => ({ code, name: languageNames[code] }));

  const choose = async (code: LanguageCode) => {
    if (code === currentLanguage()) return;
    await changeLanguage(code);
    // The category name in the URL is in the previous language; without it the server's name is shown.
    const { name, ...search }: Readonly<Record<string, unknown>> = router.state.location.search;
    if (name !== undefined) await router.navigate({ to: '.', search, replace: true, resetScroll: false });
    // Names and messages from the server are fetched in the new language too.
    await queryClient.invalidateQueries();
  };
  return { options, current: currentLanguage(), choose: (code: LanguageCode) => void choose(code) };
}
