import { Alert, Progress, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { SendingFile } from './use-send-file.ts';

/** How much of a file has arrived at the server, or why it was not sent. */
export function SendingProgress({ sending }: { readonly sending: SendingFile }) {
  const { t } = useTranslation();
  const { isPending, percent, isTooLarge } = sending;
  return (
    <>
      {isTooLarge ? (
        <Alert color="red" role="alert">
          {t('This file is empty or too large.')}
        </Alert>
      ) : null}
      {isPending ? (
        <div>
          <Text size="sm" role="status">
            {t('Sending: {{percent}}%. Stay on this page until the file has arrived.', { percent })}
          </Text>
          <Progress value={percent} aria-label={t('How much was sent')} mt={4} />
        </div>
      ) : null}
    </>
  );
}
