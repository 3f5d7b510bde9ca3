import type { Order } from '@partsboard/contract/backoffice/orders';
import { Stack, Text, Textarea } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney } from '@partsboard/ui/lib/format.ts';
import { useState } from 'react';
import { MAX_CANCEL_REASON_LENGTH } from '../../lib/api/contract-values.ts';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { openPieces, useLineChoice } from './line-choice.ts';
import { LineQuantities } from './line-quantities.tsx';

interface CancelFormProps {
  readonly order: Order;
  /** Whether all of it is cancelled, or pieces of lines that the person names. */
  readonly isWhole: boolean;
  readonly isPending: boolean;
  readonly onCancel: (cancellation: { lines?: { line: number; quantity: number }[]; reason: string }) => void;
  readonly onClose: () => void;
}

export function CancelForm({ order, isWhole, isPending, onCancel, onClose }: CancelFormProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const { choices, setQuantity, lines } = useLineChoice(order, openPieces, false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onCancel(isWhole ? { reason } : { lines, reason });
      }}
    >
      <Stack gap="md">
        {isWhole ? (
          <Text>
            {t('Order {{number}} of {{customer}} for {{amount}} is given up. This cannot be undone.', {
              number: order.number,
              customer: order.customer.company || order.customer.name,
              amount: formatMoney(order.total),
            })}
          </Text>
        ) : (
          <LineQuantities choices={choices} onChange={setQuantity} />
        )}
        <Text c="dimmed">
          {order.paymentStatus === 'Paid'
            ? t('Stock is free again. The order was paid: refund what was cancelled.')
            : t('Stock and trade credit are free again.')}
        </Text>
        <Textarea
          label={t('Reason')}
          description={t('The customer reads it in the email.')}
          autosize
          minRows={2}
          maxLength={MAX_CANCEL_REASON_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogButtons
          label={isWhole ? t('Cancel the order') : t('Cancel the lines')}
          isDangerous
          isPending={isPending}
          isDisabled={!isWhole && lines.length === 0}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}
