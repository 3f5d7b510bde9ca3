import type { OrderFilter } from '@partsboard/contract/backoffice/orders';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatNumber } from '@partsboard/ui/lib/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { tabTexts } from './order-texts.ts';
import { orderCountsQuery } from './orders.queries.ts';
import { countOf, queueTabs, tabOf, withTab } from './queue-tabs.ts';
import classes from './queue-tab-bar.module.css';

interface QueueTabBarProps {
  readonly filter: OrderFilter;
  /** The branch whose orders are counted; undefined for all of the person's. */
  readonly branchId: number | undefined;
}

/** What waits for whom, with counts that are kept current. */
export function QueueTabBar({ filter, branchId }: QueueTabBarProps) {
  const { t } = useTranslation();
  const { data: counts } = useQuery(orderCountsQuery);
  const texts = tabTexts(t);
  const current = tabOf(filter);
  return (
    <nav aria-label={t('Queue')}>
      <ul className={classes.tabs}>
        {queueTabs.map((tab) => {
          const count = tab === 'all' || !counts ? null : countOf(tab, counts, branchId);
          return (
            <li key={tab}>
              <Link
                to={paths.orders}
                search={withTab(filter, tab)}
                className={classes.tab}
                data-warning={(tab === 'overdue' && count !== null && count > 0) || undefined}
                activeProps={{}}
                aria-current={tab === current ? 'page' : undefined}
              >
                {texts[tab]}
                {count === null ? null : <span className={classes.count}>{formatNumber(count)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
