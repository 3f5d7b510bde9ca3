import type { NewShipment } from '@partsboard/contract/backoffice/order-actions';
import type { Order } from '@partsboard/contract/backoffice/orders';
import { Alert, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { useLineChoice } from './line-choice.ts';
import { LineQuantities } from './line-quantities.tsx';
import { ParcelFields, type Parcel } from './parcel-fields.tsx';

const FIRST: Parcel = { carrier: 'dpd', trackingNumber: '', parcels: 1 };

interface ShipFormProps {
  readonly order: Order;
  readonly isPending: boolean;
  readonly onShip: (shipment: Omit<NewShipment, 'version'>) => void;
  readonly onClose: () => void;
}

/** A parcel: what is in it, who carries it, how it can be followed. */
export function ShipForm({ order, isPending, onShip, onClose }: ShipFormProps) {
  const { t } = useTranslation();
  const { choices, setQuantity, lines } = useLineChoice(order, ({ shippable }) => shippable, true);
  const form = useForm({ initialValues: FIRST });
  if (choices.length === 0)
    return <Alert color="amber">{t('Nothing of this order can leave: all of it is on back order.')}</Alert>;
  return (
    <form onSubmit={form.onSubmit((parcel) => onShip({ ...parcel, lines }))}>
      <Stack gap="md">
        <LineQuantities choices={choices} onChange={setQuantity} />
        <ParcelFields form={form} />
        <DialogButtons
          label={t('Ship')}
          isPending={isPending}
          isDisabled={lines.length === 0}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}
