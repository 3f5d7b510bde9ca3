import { Skeleton, Text } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { SetUpChecklist } from '../../features/set-up/set-up-checklist.tsx';
import { setUpQuery } from '../../features/set-up/set-up.queries.ts';

/** What is done and what is missing before the shop can sell. */
export function SetUpScreen() {
  const { t } = useTranslation();
  const query = useQuery(setUpQuery);
  const failure = queryFailure(query);
  return (
    <Page title={t('Set-up of the shop')} width="form">
      <Text c="dimmed">
        {t('Go from top to bottom. Every screen that this list leads to has a link back to it.')}
      </Text>
      {failure ? <LoadError {...failure} /> : null}
      {query.isPending ? <Skeleton height={480} /> : null}
      {query.data ? <SetUpChecklist state={query.data} /> : null}
    </Page>
  );
}
