import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { LinkButton } from './links.tsx';
import { MessageScreen } from './message-screen.tsx';
import { isNotFound } from '../lib/api/api-error.ts';
import { describeError } from '../lib/describe-error.ts';
import type { Failure } from '../lib/query-failure.ts';

/** What a screen says when the thing that it is about did not come. */
export function LoadFailure({ error, onRetry }: Failure) {
  const { t } = useTranslation();
  const { title, message } = describeError(error);
  // Asking again for what does not exist would not bring it.
  const isMissing = isNotFound(error);
  return (
    <MessageScreen
      title={title}
      icon={<IconAlertTriangle size={28} stroke={1.5} aria-hidden />}
      actions={
        <>
          {isMissing ? null : <Button onClick={onRetry}>{t('Retry')}</Button>}
          <LinkButton to="/level4" variant={isMissing ? 'filled' : 'default'}>
            {t('Catalog')}
          </LinkButton>
        </>
      }
    >
      {message}
    </MessageScreen>
  );
}
