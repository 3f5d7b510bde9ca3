import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { AccountNav } from '../../../features/account/account-nav.tsx';
import { reloadCart } from '../../../features/cart/cart.mutations.ts';
import { FitCounts } from '../../../components/fit-counts.tsx';
import { VehicleCheck } from '../../../features/vehicles/vehicle-check.tsx';
import { useVehicleCheck } from '../cart/use-vehicle-check.ts';
import { OrderView } from '../../../features/orders/order-view.tsx';
import { useOrderAgain, useOrderConfirmation } from '../../../features/orders/orders.mutations.ts';
import { orderQuery } from '../../../features/orders/orders.queries.ts';
import { OrderReturns } from '../../../features/returns/order-returns.tsx';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useUnfitQuestion } from './use-unfit-question.tsx';
import { useCurrencyCode } from '../../../lib/reference/use-reference.ts';
import { paths } from '../../../lib/paths.ts';

interface Props {
  readonly id: string;
  /** Whether to show the navigation of the account. */
  readonly isInAccount?: boolean;
}

/** One order, in the account and on a separate page; one that cannot be loaded redirects to the order history. */
export function OrderDetails({ id, isInAccount = false }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const currency = useCurrencyCode();
  const number = Number(id);
  const isId = Number.isSafeInteger(number) && number > 0;
  const { askAndAdd, question } = useUnfitQuestion();
  const order = useQuery({ ...orderQuery(number), enabled: isId });
  const check = useVehicleCheck(
    order.data?.Items.map(({ ProductId, Vehicles }) => ({ productId: ProductId, vehicles: Vehicles })),
  );
  const confirmation = useOrderConfirmation();
  const again = useOrderAgain(async (messages) => {
    for (const message of messages) showInfo(message);
    if (messages.length === 0) showInfo(t('Products added to cart'));
    void reloadCart(client);
    await navigate({ to: paths.cart });
  });
  if (!isId || order.isLoadingError) return <Navigate to={paths.orderHistory} replace />;
  return (
    <Page
      title={order.data ? t('Order {{number}}', { number: order.data.OrderNumber }) : t('Order details')}
      actions={
        <>
          <LinkButton to={paths.orderHistory} variant="default">
            {t('Order history')}
          </LinkButton>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={confirmation.isPending}
            disabled={order.data === undefined}
            onClick={() => confirmation.mutate({ id: number, number: order.data?.OrderNumber ?? '' })}
          >
            {t('Confirmation (PDF)')}
          </Button>
          <Button
            loading={again.isPending}
            disabled={order.data === undefined}
            onClick={() =>
              void askAndAdd(order.data?.Items ?? [], (without) =>
                again.mutate({ id: number, without: [...without] }),
              )
            }
          >
            {t('Order again')}
          </Button>
        </>
      }
    >
      {isInAccount ? <AccountNav /> : null}
      {question}
      {order.data ? (
        <OrderView
          order={order.data}
          currency={currency}
          fits={check.fits}
          fitOf={check.fitOf}
          check={
            <VehicleCheck {...check.vehicles}>
              <FitCounts fits={check.verdicts} />
            </VehicleCheck>
          }
          returns={<OrderReturns order={order.data} currency={currency} />}
        />
      ) : (
        <Skeleton height={420} />
      )}
    </Page>
  );
}
