import type { PageSummary } from '@partsboard/contract/backoffice/pages';
import { Badge } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

export function PageStateBadge({ state }: Pick<PageSummary, 'state'>) {
  const { t } = useTranslation();
  if (state === 'draft')
    return (
      <Badge variant="default" tt="none">
        {t('Draft')}
      </Badge>
    );
  return state === 'published' ? (
    <Badge color="green.7" tt="none">
      {t('Published')}
    </Badge>
  ) : (
    <Badge variant="light" color="amber" tt="none">
      {t('Published, with a newer draft')}
    </Badge>
  );
}
