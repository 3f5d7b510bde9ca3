import type { Order } from '@partsboard/contract/backoffice/orders';
import { Alert, Stack } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { useLineChoice } from './line-choice.ts';
import { LineQuantities } from './line-quantities.tsx';

interface HandOverFormProps {
  readonly order: Order;
  readonly isPending: boolean;
  readonly onHandOver: (lines: { line: number; quantity: number }[]) => void;
  readonly onClose: () => void;
}

/** What the customer takes along. */
export function HandOverForm({ order, isPending, onHandOver, onClose }: HandOverFormProps) {
  const { t } = useTranslation();
  const { choices, setQuantity, lines } = useLineChoice(order, ({ shippable }) => shippable, true);
  if (choices.length === 0)
    return <Alert color="amber">{t('Nothing of this order can leave: all of it is on back order.')}</Alert>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onHandOver(lines);
      }}
    >
      <Stack gap="md">
        <LineQuantities choices={choices} onChange={setQuantity} />
        <DialogButtons
          label={t('Hand over')}
          isPending={isPending}
          isDisabled={lines.length === 0}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}
