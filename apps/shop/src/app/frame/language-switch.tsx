import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { isLanguage } from '@partsboard/ui/i18n/language.ts';
import { useLanguageChoice } from './use-language-choice.ts';

export function LanguageSwitch() {
  const { t } = useTranslation();
  const { options, current, choose } = useLanguageChoice();
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('Language')}
      value={current}
      data={options.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={(value) => {
        if (isLanguage(value)) choose(value);
      }}
    />
  );
}
