import { repeatTransaction } from '../../db/repeat-transaction.ts';
import { allotToOrder } from './allot-to-order.ts';
import { lockForChange, serverActor, recordAction, type OrderChangeDeps } from './change-order.ts';
import { findOrdersToAllot } from './back-orders.repository.ts';
import { openStates } from '@partsboard/domain/order-status';

const isOpen = (state: string): boolean => openStates.some((each) => each === state);

/** One order gets what can be had; whether it got something. */
const allotOne = (deps: OrderChangeDeps, orderId: number): Promise<boolean> =>
  repeatTransaction(deps.db, async (tx) => {
    const work = await lockForChange(tx, deps, serverActor(''), { id: orderId });
    if (!isOpen(work.locked.order.state)) return false;
    const { work: after, lines } = await allotToOrder(work);
    if (lines.length === 0) return false;
    await recordAction(after, { kind: 'allot', data: { lines } });
    return true;
  });

/**
 * Gives what has arrived to back orders, the oldest first, each order in a transaction of its own: whoever is killed
 * in between goes on where it stopped. Returns how many orders got something.
 */
export async function allotBackOrders(deps: OrderChangeDeps): Promise<number> {
  let changed = 0;
  for (const orderId of await findOrdersToAllot(deps.db)) if (await allotOne(deps, orderId)) changed += 1;
  return changed;
}
