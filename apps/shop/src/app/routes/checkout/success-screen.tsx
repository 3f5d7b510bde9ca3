import type { OrderDetail } from '@partsboard/contract/orders';
import { IconCircleCheck, IconFileUnknown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { MessageScreen } from '@partsboard/ui/components/message-screen.tsx';
import { customerQuery } from '../../../features/account/account.queries.ts';
import { NextSteps } from '../../../features/orders/next-steps.tsx';
import { orderByNumberQuery } from '../../../features/orders/orders.queries.ts';
import { isNotFound } from '@partsboard/ui/api/api-error.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useCurrencyCode } from '../../../lib/reference/use-reference.ts';
import { paths } from '../../../lib/paths.ts';
import './notices-above.css';

/** Confirms an order of the person's own; whatever else the address names is no order. */
export function SuccessScreen() {
  const { t } = useTranslation();
  const { order: number } = useSearch({ from: `/customer/empty${paths.success}` as const });
  const placed = useQuery({
    ...orderByNumberQuery(number ?? ''),
    enabled: number !== undefined,
    meta: { notice: false },
  });
  if (number === undefined) return <Navigate to={paths.home} replace />;
  if (placed.data) return <PlacedOrder order={placed.data} />;
  const failure = queryFailure(placed);
  if (failure === undefined) return <PageSkeleton />;
  if (!isNotFound(failure.error)) {
    return (
      <MessageScreen
        title={t('Order details')}
        actions={<LinkButton to={paths.home}>{t('Return to home')}</LinkButton>}
      >
        <LoadError {...failure} />
      </MessageScreen>
    );
  }
  return (
    <MessageScreen
      title={t('No order was found.')}
      icon={<IconFileUnknown size={28} stroke={1.5} />}
      actions={
        <>
          <LinkButton to={paths.home}>{t('Return to home')}</LinkButton>
          <LinkButton to={paths.orderHistory} variant="default">
            {t('Order history')}
          </LinkButton>
        </>
      }
    >
      {t('There is no order with this number among yours.')}
    </MessageScreen>
  );
}

function PlacedOrder({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation();
  const currency = useCurrencyCode();
  const email = useQuery({ ...customerQuery, meta: { notice: false } }).data?.Email;
  return (
    <MessageScreen
      title={t('Success')}
      icon={<IconCircleCheck size={28} stroke={1.5} color="var(--mantine-color-green-6)" />}
      isWide
      actions={
        <>
          <LinkButton to={paths.home}>{t('Return to home')}</LinkButton>
          <LinkButton to={paths.accountOrder} params={{ id: String(order.Id) }} variant="default">
            {t('See the order')}
          </LinkButton>
        </>
      }
    >
      <div data-notices="above">{t('Your order # is {{order}}', { order: order.OrderNumber })}</div>
      <NextSteps order={order} currency={currency} email={email} />
    </MessageScreen>
  );
}
