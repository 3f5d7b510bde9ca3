import type { Order, Shipment } from '@partsboard/contract/backoffice/orders';
import { Button, Modal, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { isCarrier } from '@partsboard/domain/carriers';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { DialogButtons } from '../../components/dialog-buttons.tsx';
import { orderCalls, type ChangeOrder } from './orders.mutations.ts';
import { ParcelFields, type Parcel } from './parcel-fields.tsx';

interface ShipmentFormProps {
  readonly shipment: Shipment;
  readonly isPending: boolean;
  readonly onSave: (parcel: Parcel) => void;
  readonly onClose: () => void;
}

function ShipmentForm({ shipment, isPending, onSave, onClose }: ShipmentFormProps) {
  const { t } = useTranslation();
  const form = useForm<Parcel>({
    initialValues: {
      carrier: isCarrier(shipment.carrier) ? shipment.carrier : 'other',
      trackingNumber: shipment.trackingNumber,
      parcels: shipment.parcels,
    },
  });
  return (
    <form onSubmit={form.onSubmit(onSave)}>
      <Stack gap="md">
        <ParcelFields form={form} />
        <DialogButtons
          label={t('Save')}
          isPending={isPending}
          isDisabled={!form.isDirty()}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}

interface ShipmentDialogProps {
  readonly order: Order;
  readonly shipment: Shipment;
  readonly change: ChangeOrder;
}

/** Corrects what is told about a parcel that has left. */
export function ShipmentDialog({ order, shipment, change }: ShipmentDialogProps) {
  const { t } = useTranslation();
  // The order as it was when the dialog opened: what somebody else does meanwhile must not slip in unseen.
  const [asked, setAsked] = useState<Order | null>(null);
  const close = () => setAsked(null);
  const save = (parcel: Parcel) => {
    if (asked === null) return;
    change.mutate(() => orderCalls.changeShipment(asked, shipment.id, parcel), {
      onSuccess: () => {
        close();
        showInfo(t('The shipment was corrected.'));
      },
      onError: close,
    });
  };
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          change.reset();
          setAsked(order);
        }}
      >
        {t('Correct shipment …')}
      </Button>
      <Modal
        opened={asked !== null}
        onClose={close}
        title={t('Correct shipment')}
        returnFocus={!change.isError}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <ShipmentForm shipment={shipment} isPending={change.isPending} onSave={save} onClose={close} />
      </Modal>
    </>
  );
}
