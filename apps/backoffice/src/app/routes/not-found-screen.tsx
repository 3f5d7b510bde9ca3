import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { MessageScreen } from '@partsboard/ui/components/message-screen.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconMapQuestion } from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      title={t('Page not found')}
      icon={<IconMapQuestion size={28} stroke={1.5} aria-hidden />}
      actions={<LinkButton to={paths.home}>{t('Return to home')}</LinkButton>}
    >
      {t('There is no screen at this address. Perhaps it was moved.')}
    </MessageScreen>
  );
}
