import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { Page } from '@partsboard/ui/components/page.tsx';
import { newestOrderQuery } from '../orders/orders.queries.ts';
import { newestOrderBeforeQuery } from './checkout.queries.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';

export interface OrderPlacedElsewhere {
  readonly id: number;
  readonly number: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The order from another window or device that has emptied the cart. */
    orderedElsewhere?: OrderPlacedElsewhere;
  }
}

/** The newest order while the cart still had lines; undefined where it was not loaded. */
export const useNewestOrderBefore = (hasLines: boolean) =>
  useQuery({ ...newestOrderBeforeQuery, enabled: hasLines }).data;

interface Props {
  readonly before: ReturnType<typeof useNewestOrderBefore>;
}

/** Redirects from the checkout of an empty cart to the cart, which names the order that has emptied it meanwhile. */
export function EmptyCartRedirect({ before }: Props) {
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
      to={paths.cart}
      replace
      state={isNew ? { orderedElsewhere: { id: order.Id, number: order.OrderNumber } } : {}}
    />
  );
}
