import type { MailState } from '@partsboard/contract/backoffice/order-mails';
import { Badge } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { mailStateTexts } from './mail-state-texts.ts';

const COLOURS: Readonly<Record<MailState, string>> = {
  waiting: 'gray',
  refused: 'amber',
  held: 'amber',
  'given-up': 'red',
  sent: 'green',
};

export function MailStateBadge({ state }: { readonly state: MailState }) {
  const { t } = useTranslation();
  return (
    <Badge color={COLOURS[state]} variant="light" tt="none">
      {mailStateTexts(t)[state]}
    </Badge>
  );
}
