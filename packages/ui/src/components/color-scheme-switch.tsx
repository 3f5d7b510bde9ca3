import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';

export function ColorSchemeSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const data: { value: MantineColorScheme; label: string }[] = [
    { value: 'light', label: t('Light') },
    { value: 'dark', label: t('Dark') },
    { value: 'auto', label: t('System') },
  ];
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('Appearance')}
      value={colorScheme}
      data={data}
      onChange={setColorScheme}
    />
  );
}
