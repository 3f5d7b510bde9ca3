import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { MessageScreen } from '@partsboard/ui/components/message-screen.tsx';
import { paths } from '../../../lib/paths.ts';

export function NotFoundScreen() {
  const { t } = useTranslation();
  const { history } = useRouter();
  return (
    <MessageScreen
      title={t('Page not found')}
      icon={<IconMapOff size={28} stroke={1.5} />}
      actions={
        <>
          <LinkButton to={paths.home}>{t('Return to home')}</LinkButton>
          <Button variant="default" onClick={() => history.back()}>
            {t('Back')}
          </Button>
        </>
      }
    >
      {t('We are sorry that we can’t find the page, please go back or try again.')}
    </MessageScreen>
  );
}
