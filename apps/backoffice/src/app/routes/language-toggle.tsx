import { Button, Group } from '@mantine/core';
import { currentLanguage, languageNames, languages } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { changeLanguage } from '../../lib/i18n/i18n.ts';

/** Before the login, when there is no account whose language could be stored. */
export function LanguageToggle() {
  const { t } = useTranslation();
  return (
    <Group justify="flex-end" gap={4} role="group" aria-label={t('Language')}>
      {languages.map((code) => (
        <Button
          key={code}
          size="compact-sm"
          lang={code}
          variant={code === currentLanguage() ? 'light' : 'subtle'}
          color="gray"
          aria-pressed={code === currentLanguage()}
          onClick={() => void changeLanguage(code)}
        >
          {languageNames[code]}
        </Button>
      ))}
    </Group>
  );
}
