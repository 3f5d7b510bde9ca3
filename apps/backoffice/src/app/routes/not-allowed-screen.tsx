import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { MessageScreen } from '@partsboard/ui/components/message-screen.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconLock } from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';

export function NotAllowedScreen() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      title={t('Not allowed')}
      icon={<IconLock size={28} stroke={1.5} aria-hidden />}
      actions={<LinkButton to={paths.home}>{t('Return to home')}</LinkButton>}
    >
      {t('Your roles do not include this screen. An administrator can change that.')}
    </MessageScreen>
  );
}
