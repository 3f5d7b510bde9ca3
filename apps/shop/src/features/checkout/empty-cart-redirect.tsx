import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { Page } from '../../components/page.tsx';
import { newestOrderQuery } from '../orders/orders.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

export interface OrderElsewhere {
  readonly id: number;
  readonly number: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The order that has emptied the cart from another window or device. */
    orderedElsewhere?: OrderElsewhere;
  }
}

/** The newest order while the cart still had lines; undefined where that was never known. */
export const useNewestOrderBefore = (hasLines: boolean) =>
  useQuery({
    ...newestOrderQuery,
    // Apart from the other orders, which are read again when one is placed.
    queryKey: ['newest-order-before-checkout'],
    enabled: hasLines,
    staleTime: Infinity,
    gcTime: 0,
    meta: { notice: false },
  }).data;

interface Props {
  readonly before: ReturnType<typeof useNewestOrderBefore>;
}

/** An empty cart has no checkout. Where an order has emptied it meanwhile, the cart says which. */
export function EmptiedCheckout({ before }: Props) {
  const { t } = useTranslation();
  const newest = useQuery({
    ...newestOrderQuery,
    enabled: before !== undefined,
    staleTime: 0,
    meta: { notice: false },
  });
  if (before !== undefined && newest.isFetching) {
    return (
      <Page title={t('Checkout')}>
        <Skeleton height={480} />
      </Page>
    );
  }
  const order = before && newest.data?.order;
  const isNew = order && order.Id !== before.order?.Id;
  return (
    <Navigate
      to="/cart"
      replace
      state={isNew ? { orderedElsewhere: { id: order.Id, number: order.OrderNumber } } : {}}
    />
  );
}
