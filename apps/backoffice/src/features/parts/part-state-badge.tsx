import type { PartState } from '@partsboard/contract/backoffice/parts';
import { Badge } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { partStateTexts } from './part-texts.ts';

const colors: Readonly<Record<PartState, string>> = {
  current: 'green',
  superseded: 'amber',
  withdrawn: 'gray',
};

export function PartStateBadge({ state }: { readonly state: PartState }) {
  const { t } = useTranslation();
  return (
    <Badge tt="none" fw={500} miw="max-content" variant="light" color={colors[state]}>
      {partStateTexts(t)[state]}
    </Badge>
  );
}
