import { Switch } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { switchNewOrderSound, useNewOrderSound } from './new-order-sound.ts';

export function SoundSwitch() {
  const { t } = useTranslation();
  return (
    <Switch
      label={t('Sound for new orders')}
      checked={useNewOrderSound()}
      onChange={(event) => switchNewOrderSound(event.currentTarget.checked)}
    />
  );
}
