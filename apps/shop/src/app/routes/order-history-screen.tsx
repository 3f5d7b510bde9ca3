import { Pagination, Paper, Skeleton, Tabs, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { AccountNav } from '../../features/account/account-nav.tsx';
import { AccountingTable } from '../../features/orders/accounting-table.tsx';
import { OrderTable } from '../../features/orders/order-table.tsx';
import { accountingOrdersQuery, ordersQuery, spendingQuery } from '../../features/orders/orders.queries.ts';
import { SpendingChart } from '../../features/orders/spending-chart.tsx';
import { useConfig, useCurrencyCode } from '../../lib/reference/use-reference.ts';

const SEARCH_DELAY_MS = 300;

export function OrderHistoryScreen() {
  const { t } = useTranslation();
  const showsAccounting = useConfig()?.general.showAccountingOrders ?? false;
  return (
    <Page title={t('Order history')}>
      <AccountNav />
      {showsAccounting ? (
        <Tabs defaultValue="shop" keepMounted={false}>
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
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS);
  const orders = useQuery(ordersQuery(page, search)).data;
  const spending = useQuery(spendingQuery).data;
  if (!orders) return <Skeleton height={360} />;
  if (orders.TotalCount === 0 && search === '') return <p>{t('Order history is empty.')}</p>;
  const pages = Math.ceil(orders.TotalCount / orders.PageSize);
  return (
    <>
      <Paper p="md" mb="md">
        {spending ? <SpendingChart months={spending} currency={currency} /> : <Skeleton height={140} />}
      </Paper>
      <Paper p="md">
        <TextInput
          label={t('Search by order number, part number or part name')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          maxLength={100}
          mb="sm"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPage(1);
          }}
        />
        {orders.TotalCount === 0 ? (
          <p>{t('No order was found.')}</p>
        ) : (
          <OrderTable orders={orders.Orders} currency={currency} />
        )}
        {pages > 1 ? (
          <Pagination
            mt="md"
            total={pages}
            value={page}
            onChange={setPage}
            getControlProps={(control) => ({
              'aria-label': control === 'next' ? t('Next page') : t('Previous page'),
            })}
          />
        ) : null}
      </Paper>
    </>
  );
}

function AccountingOrders() {
  const currency = useCurrencyCode();
  const documents = useQuery(accountingOrdersQuery()).data;
  return (
    <Paper p="md">
      {documents ? <AccountingTable documents={documents} currency={currency} /> : <Skeleton height={240} />}
    </Paper>
  );
}
