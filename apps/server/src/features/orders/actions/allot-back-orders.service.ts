import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import { allotToOrder, type Allotment } from './allot-to-order.ts';
import type { ActionMail } from '../mails/action-mail.ts';
import { lockForChange, serverActor, recordAction, type OrderChangeDeps } from './change-order.ts';
import { missingOfLine, wholeLines } from './line-quantities.ts';
import { findOrdersToAllot } from './back-orders.repository.ts';
import { openStates } from '@partsboard/domain/order-status';

const isOpen = (state: string): boolean => openStates.some((each) => each === state);

/**
 * Whoever was called to the branch already must hear what came after the call: at once where it is in the branch, and
 * otherwise that it is on its way there.
 */
function mailOf({ work, lines, isInBranch }: Allotment): ActionMail | undefined {
  const { locked } = work;
  if (locked.order.state !== 'ready') return undefined;
  const missing = wholeLines(locked, (line) => missingOfLine(line, locked));
  return {
    kind: isInBranch ? 'allot-ready' : 'allot-coming',
    lines,
    ...(missing.length === 0 ? {} : { missing }),
  };
}

/** One order gets what can be had; whether it got something. */
const allotOne = (deps: OrderChangeDeps, orderId: number): Promise<boolean> =>
  repeatTransaction(deps.db, async (tx) => {
    const work = await lockForChange(tx, deps, serverActor(''), { id: orderId });
    if (!isOpen(work.locked.order.state)) return false;
    const allotment = await allotToOrder(work);
    const { work: after, lines } = allotment;
    if (lines.length === 0) return false;
    const mail = mailOf(allotment);
    await recordAction(after, { kind: 'allot', data: { lines }, ...(mail ? { mail } : {}) });
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
