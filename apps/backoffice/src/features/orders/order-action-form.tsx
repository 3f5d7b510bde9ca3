import type { Order } from '@partsboard/contract/backoffice/orders';
import type { StaffAction } from '@partsboard/domain/order-transitions';
import { CancelForm } from './cancel-form.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { orderCalls, type SimpleAction } from './orders.mutations.ts';
import { PayForm } from './pay-form.tsx';
import { RefundForm } from './refund-form.tsx';
import { ShipForm } from './ship-form.tsx';

/** Actions that ask for something first. */
export type AskedAction = Exclude<StaffAction, SimpleAction>;

interface OrderActionFormProps {
  readonly action: AskedAction;
  readonly order: Order;
  readonly isPending: boolean;
  readonly onSend: (call: () => Promise<Order>) => void;
  readonly onClose: () => void;
}

/** The form of one action. */
export function OrderActionForm({ action, order, onSend, ...rest }: OrderActionFormProps) {
  const form = { order, ...rest };
  if (action === 'ship')
    return <ShipForm {...form} onShip={(shipment) => onSend(() => orderCalls.ship(order, shipment))} />;
  if (action === 'collect')
    return <HandOverForm {...form} onHandOver={(lines) => onSend(() => orderCalls.handOver(order, lines))} />;
  if (action === 'mark-paid')
    return <PayForm {...form} onPaid={() => onSend(() => orderCalls.markPaid(order))} />;
  if (action === 'refund')
    return <RefundForm {...form} onRefund={() => onSend(() => orderCalls.refund(order))} />;
  return (
    <CancelForm
      {...form}
      isWhole={action === 'cancel'}
      onCancel={(cancellation) => onSend(() => orderCalls.cancel(order, cancellation))}
    />
  );
}
