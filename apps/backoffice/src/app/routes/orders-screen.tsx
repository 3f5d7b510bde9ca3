import type { OrderFilter } from '@partsboard/contract/backoffice/orders';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListExportMenu } from './list-export-menu.tsx';
import { OrderFilters } from '../../features/orders/order-filters.tsx';
import { OrderList } from '../../features/orders/order-list.tsx';
import { useExportOrders } from '../../features/orders/orders.mutations.ts';
import { QueueTabBar } from '../../features/orders/queue-tab-bar.tsx';
import { SoundSwitch } from '../../features/orders/sound-switch.tsx';
import { SavedViews } from '../../features/saved-views/saved-views.tsx';
import { BranchMissing } from '../../features/session/branch-missing.tsx';
import { useStaff } from '../../features/session/session.queries.ts';
import { chooseBranch, useChosenBranch } from '../../lib/chosen-branch.ts';
import { paths } from '../../lib/paths.ts';
import { withValue } from '../../lib/with-value.ts';
import { orderSearch } from '../search-params.ts';
import classes from './orders-screen.module.css';

/** The queue of the order desk. The address names all filters but the branch that the person works in. */
export function OrdersScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/frame/orders' });
  const chosen = useChosenBranch();
  const known = useStaff()?.branches.some(({ id }) => id === chosen) ?? false;
  const navigate = useNavigate();
  const exportOrders = useExportOrders();
  const filter: OrderFilter = { ...(known && chosen !== null ? { branchId: chosen } : {}), ...search };
  const show = (next: OrderFilter) => void navigate({ to: paths.orders, search: next, replace: true });
  return (
    <Page
      title={t('Orders')}
      width="wide"
      actions={
        <>
          <div className={classes.sound}>
            <SoundSwitch />
          </div>
          <SavedViews
            list="orders"
            filter={filter}
            onOpen={(saved) => void navigate({ to: paths.orders, search: orderSearch(saved) })}
          />
          <ListExportMenu
            isPending={exportOrders.isPending}
            onExport={(format) => exportOrders.mutate({ ...filter, format })}
          />
        </>
      }
    >
      <BranchMissing />
      <QueueTabBar filter={search} branchId={filter.branchId} />
      <OrderFilters
        filter={search}
        branchId={filter.branchId}
        onChange={show}
        onBranch={(branchId) => {
          if (branchId === undefined) chooseBranch(null);
          show(withValue(search, 'branchId', branchId));
        }}
      />
      <OrderList filter={filter} />
    </Page>
  );
}
