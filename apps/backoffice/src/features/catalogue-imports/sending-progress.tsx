import { Progress, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

/** How much of a file has arrived at the server. */
export function SendingProgress({ percent }: { readonly percent: number }) {
  const { t } = useTranslation();
  return (
    <div>
      <Text size="sm" role="status">
        {t('Sending: {{percent}}%. Stay on this page until the file has arrived.', { percent })}
      </Text>
      <Progress value={percent} aria-label={t('How much was sent')} mt={4} />
    </div>
  );
}
