import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { countOf } from '../features/orders/queue-tabs.ts';
import { orderCountsQuery } from '../features/orders/orders.queries.ts';
import { useMay } from '../features/session/session.queries.ts';
import { useChosenBranch } from '../lib/chosen-branch.ts';
import { paths } from '../lib/paths.ts';
import type { Screen } from './screens.ts';

interface ScreenCount {
  readonly count: number;
  /** What is counted. */
  readonly label: string;
}

/** What waits on a screen for the person, for the navigation. */
export function useScreenCounts(): Partial<Readonly<Record<Screen['path'], ScreenCount>>> {
  const { t } = useTranslation();
  const branchId = useChosenBranch() ?? undefined;
  const { data } = useQuery({ ...orderCountsQuery, enabled: useMay()('orders.read') });
  const count = data ? countOf('new', data, branchId) : 0;
  return count === 0 ? {} : { [paths.orders]: { count, label: t('{{count}} new orders', { count }) } };
}
