import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { companyCountsQuery } from '../features/companies/companies.queries.ts';
import { countOf } from '../features/orders/queue-tabs.ts';
import { orderCountsQuery } from '../features/orders/orders.queries.ts';
import { returnCountsQuery } from '../features/returns/returns.queries.ts';
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
  const may = useMay();
  const { data } = useQuery({ ...orderCountsQuery, enabled: may('orders.read') });
  const { data: returns } = useQuery({ ...returnCountsQuery, enabled: may('returns.read') });
  const { data: companies } = useQuery({ ...companyCountsQuery, enabled: may('customers.approve') });
  const pending = companies?.pending ?? 0;
  const count = data ? countOf('new', data, branchId) : 0;
  const requested = returns?.requested ?? 0;
  return {
    ...(count === 0 ? {} : { [paths.orders]: { count, label: t('{{count}} new orders', { count }) } }),
    ...(pending === 0
      ? {}
      : {
          [paths.customers]: {
            count: pending,
            label: t('{{count}} registrations to approve', { count: pending }),
          },
        }),
    ...(requested === 0
      ? {}
      : {
          [paths.returns]: {
            count: requested,
            label: t('{{count}} requested returns', { count: requested }),
          },
        }),
  };
}
