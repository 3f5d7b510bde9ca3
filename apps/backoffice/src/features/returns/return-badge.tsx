import { Badge } from '@mantine/core';
import type { ReturnState } from '@partsboard/domain/return-transitions';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { returnStateTexts } from './return-texts.ts';

const colors: Readonly<Record<ReturnState, string>> = {
  requested: 'accent',
  approved: 'amber',
  received: 'green',
  refunded: 'gray',
  refused: 'gray',
};

/** Filled while nobody has answered. */
export function ReturnBadge({ state }: { readonly state: ReturnState }) {
  const { t } = useTranslation();
  return (
    <Badge
      tt="none"
      fw={500}
      miw="max-content"
      variant={state === 'requested' ? 'filled' : 'light'}
      color={colors[state]}
    >
      {returnStateTexts(t)[state]}
    </Badge>
  );
}
