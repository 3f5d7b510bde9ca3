import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { LinkButton } from '../../../components/links.tsx';
import { Page } from '../../../components/page.tsx';
import { AccountNav } from '../../../features/account/account-nav.tsx';
import { reloadCart } from '../../../features/cart/cart.mutations.ts';
import { OrderView } from '../../../features/orders/order-view.tsx';
import { orderQuery, useOrderAgain } from '../../../features/orders/orders.queries.ts';
import { showInfo } from '../../../lib/notices.tsx';
import { useCurrencyCode } from '../../../lib/reference/use-reference.ts';

interface Props {
  readonly id: string;
  /** Beside the other pages of the account. */
  readonly isInAccount?: boolean;
}

/** One order, in the account and on its own page; one that can't be loaded leads back to the history. */
export function OrderDetails({ id, isInAccount = false }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const currency = useCurrencyCode();
  const number = Number(id);
  const isId = Number.isSafeInteger(number) && number > 0;
  const order = useQuery({ ...orderQuery(number), enabled: isId });
  const again = useOrderAgain(async (sentences) => {
    // Each part that was not taken, or was replaced, has a sentence of its own.
    for (const sentence of sentences) showInfo(sentence);
    if (sentences.length === 0) showInfo(t('Products added to cart'));
    void reloadCart(client);
    await navigate({ to: '/cart' });
  });
  if (!isId || order.isLoadingError) return <Navigate to="/my-account/order-history" replace />;
  return (
    <Page
      title={order.data ? t('Order {{number}}', { number: order.data.OrderNumber }) : t('Order details')}
      actions={
        <>
          <LinkButton to="/my-account/order-history" variant="default">
            {t('Order history')}
          </LinkButton>
          <Button
            loading={again.isPending}
            disabled={order.data === undefined}
            onClick={() => again.mutate(number)}
          >
            {t('Order again')}
          </Button>
        </>
      }
    >
      {isInAccount ? <AccountNav /> : null}
      {order.data ? <OrderView order={order.data} currency={currency} /> : <Skeleton height={420} />}
    </Page>
  );
}
