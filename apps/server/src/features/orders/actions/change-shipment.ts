import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import {
  lockForChange,
  recordAction,
  type OrderActor,
  type OrderChange,
  type OrderChangeDeps,
  type OrderTarget,
} from './change-order.ts';
import { findParcel, updateParcel, type Parcel } from './order-changes.repository.ts';

/** Who carries a parcel, its number and of how many pieces it is can be wrong, or known only after it has left. */
export const changeShipment = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: OrderTarget & { readonly shipmentId: number },
  { carrier, trackingNumber, parcels }: Parcel,
): Promise<OrderChange> =>
  repeatTransaction(deps.db, async (tx) => {
    const work = await lockForChange(tx, deps, actor, target);
    const before = await findParcel(tx, work.locked.order.id, target.shipmentId);
    if (before === undefined) throw new DomainError('not-found', { title: (t) => t.orders.unknownShipment });
    const parcel = { carrier, trackingNumber: trackingNumber.trim(), parcels };
    await updateParcel(tx, target.shipmentId, parcel);
    return recordAction(work, { kind: 'change-shipment', data: parcel, dataBefore: before });
  });
