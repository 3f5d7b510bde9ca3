import type { WebhookState } from '@partsboard/contract/backoffice/webhooks';
import { Badge } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { stateTexts } from './webhook-texts.ts';

const colours = { waiting: 'amber', delivered: 'green', 'given-up': 'red' } as const;

export function StateBadge({ state }: { readonly state: WebhookState }) {
  const { t } = useTranslation();
  return (
    <Badge variant="light" tt="none" color={colours[state]}>
      {stateTexts(t)[state]}
    </Badge>
  );
}
