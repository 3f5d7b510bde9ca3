import type { CompanyStandingName } from '@partsboard/contract/backoffice/companies';
import { Badge } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { standingTexts } from './company-texts.ts';

const colors: Readonly<Record<CompanyStandingName, string>> = {
  pending: 'amber',
  approved: 'green',
  refused: 'gray',
  blocked: 'red',
  erased: 'gray',
};

export function StandingBadge({ standing }: { readonly standing: CompanyStandingName }) {
  const { t } = useTranslation();
  return (
    <Badge tt="none" fw={500} miw="max-content" variant="light" color={colors[standing]}>
      {standingTexts(t)[standing]}
    </Badge>
  );
}
