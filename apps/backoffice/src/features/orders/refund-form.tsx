import type { Order } from '@partsboard/contract/backoffice/orders';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import { DialogButtons } from '../../components/dialog-buttons.tsx';

interface RefundFormProps {
  readonly order: Order;
  readonly isPending: boolean;
  readonly onRefund: () => void;
  readonly onClose: () => void;
}

/** Says what is booked: the money itself is paid back outside the shop. */
export function RefundForm({ order, isPending, onRefund, onClose }: RefundFormProps) {
  const { t } = useTranslation();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onRefund();
      }}
    >
      <Stack gap="md">
        <Text>
          {t(
            '{{amount}} for cancelled goods of order {{number}} ({{method}}) has been paid back. The customer gets an email.',
            {
              amount: formatMoney(order.refundDue),
              number: order.number,
              method: order.paymentMethod,
            },
          )}
        </Text>
        <DialogButtons label={t('Book the refund')} isPending={isPending} onClose={onClose} />
      </Stack>
    </form>
  );
}
