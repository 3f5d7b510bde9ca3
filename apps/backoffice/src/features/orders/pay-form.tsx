import type { Order } from '@partsboard/contract/backoffice/orders';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import { DialogButtons } from '../../components/dialog-buttons.tsx';

interface PayFormProps {
  readonly order: Order;
  readonly isPending: boolean;
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

export function PayForm({ order, isPending, onPaid, onClose }: PayFormProps) {
  const { t } = useTranslation();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPaid();
      }}
    >
      <Stack gap="md">
        <Text>
          {t('{{amount}} for order {{number}} ({{method}}) has arrived. The customer gets an email.', {
            amount: formatMoney(order.total - order.cancelledTotal - order.refundedTotal),
            number: order.number,
            method: order.paymentMethod,
          })}
        </Text>
        <DialogButtons label={t('Book the payment')} isPending={isPending} onClose={onClose} />
      </Stack>
    </form>
  );
}
