import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isNotFound } from '../api/api-error.ts';
import { describeError } from '../lib/describe-error.ts';
import { ErrorId } from '../lib/error-id.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import type { QueryFailure } from '../lib/query-failure.ts';
import { MessageScreen } from './message-screen.tsx';

interface LoadErrorProps extends QueryFailure {
  /** What could not be loaded, where its place on the screen does not show that. */
  readonly what?: string;
}

/** Takes the place of what could not be loaded: the reason, and a button that tries again. */
export function LoadError({ error, onRetry, what }: LoadErrorProps) {
  const { t } = useTranslation();
  const { title, message, requestId } = describeError(error);
  return (
    <Alert color="red" title={what ?? title} role="alert">
      {message}
      <ErrorId id={requestId} />
      <Button mt="xs" size="compact-sm" variant="default" display="block" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </Alert>
  );
}

interface LoadErrorScreenProps extends QueryFailure {
  /** A link to a place that works; the main action where another attempt would not help. */
  readonly renderWayOut: (variant: 'filled' | 'default') => ReactNode;
}

/** The same as a whole screen, where nothing else is left to show. */
export function LoadErrorScreen({ error, onRetry, renderWayOut }: LoadErrorScreenProps) {
  const { t } = useTranslation();
  const { title, message, requestId } = describeError(error);
  // Another attempt would not find what does not exist.
  const isMissing = isNotFound(error);
  return (
    <MessageScreen
      title={title}
      icon={<IconAlertTriangle size={28} stroke={1.5} aria-hidden />}
      actions={
        <>
          {isMissing ? null : <Button onClick={onRetry}>{t('Retry')}</Button>}
          {renderWayOut(isMissing ? 'filled' : 'default')}
        </>
      }
    >
      {message}
      <ErrorId id={requestId} />
    </MessageScreen>
  );
}
