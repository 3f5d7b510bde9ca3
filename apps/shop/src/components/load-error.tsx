import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { describeError } from '../lib/describe-error.ts';
import type { Failure } from '../lib/query-failure.ts';

interface Props extends Failure {
  /** What could not be loaded, where its place does not tell. */
  readonly what?: string;
}

/** In the place of what could not be loaded: why, and one click to try again. */
export function LoadProblem({ error, onRetry, what }: Props) {
  const { t } = useTranslation();
  const { title, message } = describeError(error);
  return (
    <Alert color="red" title={what ?? title} role="alert">
      {message}
      <Button mt="xs" size="compact-sm" variant="default" display="block" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </Alert>
  );
}
