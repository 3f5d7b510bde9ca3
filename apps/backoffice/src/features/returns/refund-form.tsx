import type { Return } from '@partsboard/contract/backoffice/returns';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import { DialogButtons } from '../../components/dialog-buttons.tsx';

interface RefundFormProps {
  readonly entry: Return;
  readonly isPending: boolean;
  readonly onRefund: () => void;
  readonly onClose: () => void;
}

/** Says what the refund does before it is done. */
export function RefundForm({ entry, isPending, onRefund, onClose }: RefundFormProps) {
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
          {t('{{amount}} for the goods that have arrived. Fees of the order are not refunded.', {
            amount: formatMoney(entry.refund),
          })}
        </Text>
        <Text c="dimmed">
          {entry.paymentStatus === 'Paid'
            ? t('The order was paid: pay this amount back to the customer.')
            : t('The order is not paid: the customer owes this amount less, and trade credit is free again.')}
        </Text>
        <DialogButtons label={t('Refund')} isPending={isPending} onClose={onClose} />
      </Stack>
    </form>
  );
}
