import type { Order } from '@partsboard/contract/backoffice/orders';
import type { StaffAct } from '@partsboard/domain/order-transitions';
import { callApi } from '../../lib/api/api-client.ts';
import { CancelForm } from './cancel-form.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { PayForm } from './pay-form.tsx';
import { ShipForm } from './ship-form.tsx';

/** Acts that ask for something first. */
export type AskedAct = Exclude<StaffAct, 'confirm' | 'start-picking' | 'make-ready' | 'deliver' | 'complete'>;

interface OrderActionFormProps {
  readonly act: AskedAct;
  readonly order: Order;
  readonly isPending: boolean;
  readonly onSend: (call: () => Promise<Order>) => void;
  readonly onClose: () => void;
}

/** The form of one act. */
export function OrderActionForm({ act, order, onSend, ...rest }: OrderActionFormProps) {
  const { version } = order;
  const params = { id: order.id };
  const form = { order, ...rest };
  if (act === 'ship')
    return (
      <ShipForm
        {...form}
        onShip={(shipment) => onSend(() => callApi('shipOrder', { params, body: { version, ...shipment } }))}
      />
    );
  if (act === 'collect')
    return (
      <HandOverForm
        {...form}
        onHandOver={(lines) => onSend(() => callApi('handOverOrder', { params, body: { version, lines } }))}
      />
    );
  if (act === 'mark-paid')
    return (
      <PayForm
        {...form}
        onPaid={() => onSend(() => callApi('markOrderPaid', { params, body: { version } }))}
      />
    );
  return (
    <CancelForm
      {...form}
      isWhole={act === 'cancel'}
      onCancel={(cancellation) =>
        onSend(() => callApi('cancelOrder', { params, body: { version, ...cancellation } }))
      }
    />
  );
}
