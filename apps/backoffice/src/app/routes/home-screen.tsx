import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DashboardView } from '../../features/dashboard/dashboard-view.tsx';
import { dashboardQuery } from '../../features/dashboard/dashboard.queries.ts';
import { BranchMissing } from '../../features/session/branch-missing.tsx';
import { useStaff } from '../../features/session/session.queries.ts';
import { useChosenBranch } from '../../lib/chosen-branch.ts';
import { ScreenCards } from './screen-cards.tsx';

/** Shows what is going on; whoever may see nothing of it is led to what they may do. */
export function HomeScreen() {
  const { t } = useTranslation();
  const staff = useStaff();
  const chosen = useChosenBranch();
  const branch = staff?.branches.find(({ id }) => id === chosen);
  const query = useQuery(dashboardQuery(branch?.id));
  const failure = queryFailure(query);
  const isEmpty = Object.entries(query.data ?? {}).every(([name, part]) => name === 'at' || part === null);
  return (
    <Page title={t('Welcome, {{name}}', { name: staff?.name ?? '' })} tabTitle={t('Home')} width="wide">
      <Text c="dimmed">
        {t('Your roles: {{roles}}', { roles: staff?.roles.map(({ name }) => name).join(', ') ?? '' })}
        {branch ? ` · ${branch.name}` : ''}
      </Text>
      <BranchMissing />
      {failure ? <LoadError {...failure} /> : null}
      {query.isPending ? <Skeleton height={480} /> : null}
      {query.data && !isEmpty ? <DashboardView dashboard={query.data} /> : null}
      {query.data && isEmpty ? <ScreenCards /> : null}
    </Page>
  );
}
