import { SegmentedControl } from '@mantine/core';
import { currentLanguage, isLanguage } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useStoreOwnLanguage } from '../../features/own-account/own-account.mutations.ts';
import { changeLanguage } from '../../lib/i18n/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';

export function LanguageSwitch() {
  const { t } = useTranslation();
  const store = useStoreOwnLanguage();
  const choose = async (value: string) => {
    if (!isLanguage(value)) return;
    await changeLanguage(value);
    store.mutate(value);
    // Names from the server are fetched in the new language too.
    await queryClient.invalidateQueries();
  };
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('Language')}
      value={currentLanguage()}
      data={[
        { value: 'pl', label: 'Polski' },
        { value: 'en', label: 'English' },
      ]}
      onChange={(value) => void choose(value)}
    />
  );
}
