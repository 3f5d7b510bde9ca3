import { Pagination, Paper, Skeleton, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { useCurrencyCode } from '../../lib/reference/use-reference.ts';
import { OrderTable } from './order-table.tsx';
import { ordersQuery, spendingQuery } from './orders.queries.ts';
import { SpendingChart } from './spending-chart.tsx';

const SEARCH_DELAY_MS = 300;

interface Shown {
  readonly page: number;
  readonly search: string;
}

interface Props extends Shown {
  readonly onChange: (shown: Shown) => void;
}

/** The customer's orders page by page, below a chart of the spending in each month. */
export function OrderList({ page, search, onChange }: Props) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const query = useQuery(ordersQuery(page, search));
  const spending = useQuery(spendingQuery).data;
  const orders = query.data;
  const pages = orders ? Math.max(1, Math.ceil(orders.TotalCount / orders.PageSize)) : page;
  // The URL may contain a page that a narrower search does not have.
  const isTooFar = page > pages && !query.isPlaceholderData;
  useEffect(() => {
    if (isTooFar) onChange({ page: pages, search });
  }, [isTooFar, onChange, pages, search]);
  if (!orders || isTooFar) {
    return query.isError ? (
      <LoadError error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton height={360} />
    );
  }
  // Not while an empty search result is still shown as a placeholder for all orders.
  if (orders.TotalCount === 0 && search === '' && !query.isPlaceholderData) {
    return <p>{t('Order history is empty.')}</p>;
  }
  return (
    <>
      <Paper p="md" mb="md">
        {spending ? <SpendingChart months={spending} currency={currency} /> : <Skeleton height={140} />}
      </Paper>
      <Paper p="md">
        <OrderSearch search={search} onSearch={(text) => onChange({ page: 1, search: text })} />
        {orders.Orders.length === 0 ? (
          <p>{t('No order was found.')}</p>
        ) : (
          <OrderTable orders={orders.Orders} currency={currency} />
        )}
        {pages > 1 ? (
          <Pagination
            mt="md"
            total={pages}
            value={Math.min(page, pages)}
            onChange={(chosen) => onChange({ page: chosen, search })}
            getItemProps={(number) => ({ 'aria-label': t('Page {{number}}', { number }) })}
            getControlProps={(control) => ({
              'aria-label': control === 'next' ? t('Next page') : t('Previous page'),
            })}
          />
        ) : null}
      </Paper>
    </>
  );
}

interface OrderSearchProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

function OrderSearch({ search, onSearch }: OrderSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [given, setGiven] = useState(search);
  const searchSoon = useDebouncedCallback((text: string) => {
    setAsked(text.trim());
    onSearch(text.trim());
  }, SEARCH_DELAY_MS);
  if (search !== given) {
    setGiven(search);
    // Set by a link and not by this field, such as the link to all orders.
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }
  return (
    <TextInput
      label={t('Search by order number, part number or part name')}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      maxLength={100}
      mb="sm"
      maw={480}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        searchSoon(event.currentTarget.value);
      }}
    />
  );
}
