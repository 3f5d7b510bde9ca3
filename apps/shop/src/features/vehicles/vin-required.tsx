import { IconId } from '@tabler/icons-react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { MessageScreen } from '@partsboard/ui/components/message-screen.tsx';
import { VinSearch } from './vin-search.tsx';

/** Shown for a vehicle-specific board; the VIN can be entered here, and the board then opens. */
export function VinRequired() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      title={t('Vehicle identification by Vin necessary')}
      icon={<IconId size={28} stroke={1.5} aria-hidden />}
      actions={<VinSearch />}
    >
      {t('This board holds parts made for one particular car.')}
    </MessageScreen>
  );
}
