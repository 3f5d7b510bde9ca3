import type { NewShipment } from '@partsboard/contract/backoffice/order-actions';
import type { Order } from '@partsboard/contract/backoffice/orders';
import { Alert, Group, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { carrierCodes, carriers, type Carrier } from '@partsboard/domain/carriers';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { useLineChoice } from './line-choice.ts';
import { LineQuantities } from './line-quantities.tsx';
import { carrierTexts } from './order-texts.ts';

const FIRST_CARRIER: Carrier = 'dpd';

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
  const form = useForm({
    initialValues: { carrier: FIRST_CARRIER, trackingNumber: '', parcels: 1 },
  });
  const names = carrierTexts(t);
  if (choices.length === 0)
    return <Alert color="amber">{t('Nothing of this order can leave: all of it is on back order.')}</Alert>;
  return (
    <form onSubmit={form.onSubmit((parcel) => onShip({ ...parcel, lines }))}>
      <Stack gap="md">
        <LineQuantities choices={choices} onChange={setQuantity} />
        <Group grow align="flex-start">
          <Select
            {...form.getInputProps('carrier')}
            label={t('Carrier')}
            allowDeselect={false}
            data={carrierCodes.map((value) => ({
              value,
              label: carriers[value].name ?? names[value] ?? value,
            }))}
          />
          <NumberInput
            {...form.getInputProps('parcels')}
            label={t('Parcels')}
            min={1}
            max={999}
            clampBehavior="strict"
            allowDecimal={false}
          />
        </Group>
        <TextInput
          {...form.getInputProps('trackingNumber')}
          label={t('Tracking number')}
          maxLength={100}
          autoComplete="off"
        />
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
