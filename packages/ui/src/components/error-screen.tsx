import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.ts';
import { MessageScreen } from './message-screen.tsx';
import { Main } from './main.tsx';

/** The same as a whole page, without header and footer. */
export function PageErrorScreen() {
  return (
    <Main>
      <ErrorScreen />
    </Main>
  );
}

/** Shown for a screen that has thrown or whose code did not load. Only a reload fetches code again that failed once. */
export function ErrorScreen() {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <MessageScreen
        title={t('Something went wrong!')}
        icon={<IconAlertTriangle size={28} stroke={1.5} />}
        actions={<Button onClick={() => window.location.reload()}>{t('Retry')}</Button>}
      >
        {t('This screen could not be loaded. Check your connection and try again.')}
      </MessageScreen>
    </div>
  );
}
