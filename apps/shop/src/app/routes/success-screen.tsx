import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { LinkButton } from '../../components/links.tsx';
import { MessageScreen } from '../../components/message-screen.tsx';
import { BankTransfer } from '../../features/orders/bank-transfer.tsx';
import { orderQuery } from '../../features/orders/orders.queries.ts';
import { useCurrencyCode } from '../../lib/reference/use-reference.ts';

export function SuccessScreen() {
  const { t } = useTranslation();
  const { order, id } = useSearch({ from: '/member/empty/success' });
  const currency = useCurrencyCode();
  // Only for how it is paid: the number is known without it.
  const placed = useQuery({
    ...orderQuery(id ?? 0),
    enabled: id !== undefined,
    meta: { notice: false },
  }).data;
  return (
    <MessageScreen
      title={t('Success')}
      icon={<IconCircleCheck size={28} stroke={1.5} color="var(--mantine-color-green-6)" />}
      actions={
        <>
          <LinkButton to="/">{t('Return to home')}</LinkButton>
          {id === undefined ? null : (
            <LinkButton to="/my-account/order-history/$id" params={{ id: String(id) }} variant="default">
              {t('See the order')}
            </LinkButton>
          )}
        </>
      }
    >
      <div>{t('Your order # is {{order}}', { order })}</div>
      {placed ? <BankTransfer mt="md" order={placed} currency={currency} /> : null}
    </MessageScreen>
  );
}
