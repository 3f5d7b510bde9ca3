import { orderStatuses } from '@partsboard/domain/order-status';
import { Paper, Skeleton, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { AccountNav } from '../../../features/account/account-nav.tsx';
import { AccountingTable } from '../../../features/orders/accounting-table.tsx';
import { OrderList } from '../../../features/orders/order-list.tsx';
import { accountingOrdersQuery } from '../../../features/orders/orders.queries.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useConfig, useCurrencyCode } from '../../../lib/reference/use-reference.ts';
import { paths } from '../../../lib/paths.ts';

const route = getRouteApi(`/customer/default${paths.orderHistory}` as const);

export function OrderHistoryScreen() {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const { tab = 'shop' } = route.useSearch();
  const showsAccounting = useConfig()?.general.showAccountingOrders ?? false;
  return (
    <Page title={t('Order history')}>
      <AccountNav />
      {showsAccounting ? (
        <Tabs
          value={tab}
          keepMounted={false}
          onChange={(chosen) =>
            void navigate({ search: chosen === 'accounting' ? { tab: 'accounting' } : {}, replace: true })
          }
        >
          <Tabs.List mb="md">
            <Tabs.Tab value="shop">{t('Orders')}</Tabs.Tab>
            <Tabs.Tab value="accounting">{t('Accounting documents')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="shop">
            <ShopOrders />
          </Tabs.Panel>
          <Tabs.Panel value="accounting">
            <AccountingOrders />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <ShopOrders />
      )}
    </Page>
  );
}

function ShopOrders() {
  const navigate = route.useNavigate();
  const { page = 1, search, status: named, from, to } = route.useSearch();
  const status = orderStatuses.find((each) => each === named);
  const filter = {
    ...(search !== undefined && { search }),
    ...(status !== undefined && { status }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  return (
    <OrderList
      page={page}
      filter={filter}
      onChange={(next) =>
        void navigate({
          search: { ...(next.page > 1 && { page: next.page }), ...next.filter },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

function AccountingOrders() {
  const currency = useCurrencyCode();
  const documents = useQuery(accountingOrdersQuery());
  const failure = queryFailure(documents);
  if (failure) return <LoadError {...failure} />;
  return (
    <Paper p="md">
      {documents.data ? (
        <AccountingTable documents={documents.data} currency={currency} />
      ) : (
        <Skeleton height={240} />
      )}
    </Paper>
  );
}
