import { Group } from '@mantine/core';
import { ErrorList } from '@partsboard/ui/components/error-list.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { describeError } from '@partsboard/ui/lib/describe-error.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { RecordLoadError } from '../../components/record-load-error.tsx';
import { markSeen } from '../../features/orders/unseen-orders.ts';
import { MissingBadge, OverdueBadge, StateBadge } from '../../features/orders/order-badges.tsx';
import { OrderView } from '../../features/orders/order-view.tsx';
import { useChangeOrder } from '../../features/orders/orders.mutations.ts';
import { orderQuery } from '../../features/orders/orders.queries.ts';
import { isProblem } from '../../lib/api/problem-code.ts';
import { paths } from '../../lib/paths.ts';

/** One order. Another one is another screen: what was typed for the one is not for the other. */
export function OrderScreen() {
  const id = Number(useParams({ from: '/frame/orders/$id' }).id);
  return <OrderOfId key={id} id={id} />;
}

function OrderOfId({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const query = useQuery(orderQuery(id));
  const change = useChangeOrder(id);
  useEffect(() => markSeen(id), [id]);
  // The same list for the same error, which is focused once.
  const refusals = useMemo(
    () => (isProblem(change.error, 'conflict') ? [describeError(change.error).message] : []),
    [change.error],
  );
  const failure = queryFailure(query);
  if (failure) return <RecordLoadError failure={failure} list={{ to: paths.orders, label: t('Orders') }} />;
  const order = query.data;
  if (!order) return <PageSkeleton />;
  return (
    <Page
      title={order.number}
      width="wide"
      crumbs={[{ label: t('Orders'), link: { to: paths.orders } }, { label: order.number }]}
      actions={
        <Group gap={6}>
          <StateBadge state={order.state} />
          {order.isOverdue ? <OverdueBadge /> : null}
          {order.missing > 0 ? <MissingBadge count={order.missing} /> : null}
        </Group>
      }
    >
      <ErrorList title={t('This was not done')} messages={refusals} />
      <OrderView order={order} change={change} />
    </Page>
  );
}
