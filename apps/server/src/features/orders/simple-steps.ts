import { canPayment, creditEffect, type OrderAct } from '@partsboard/domain/order-transitions';
import { orderTransitions } from '@partsboard/domain/order-transitions';
import { repeatTransaction } from '../../db/repeat-transaction.ts';
import {
  beginWork,
  checkAct,
  refuse,
  writeStep,
  type OrderActor,
  type OrderChangeDeps,
  type OrderTarget,
  type OrderWork,
} from './change-order.ts';
import { giveCreditBack, insertNote } from './order-changes.repository.ts';

/** Steps that move neither goods nor money. */
export type SimpleAct = Extract<
  OrderAct,
  'confirm' | 'start-picking' | 'make-ready' | 'deliver' | 'complete'
>;

const MAILS = { confirm: 'confirm', 'make-ready': 'make-ready', deliver: 'deliver' } as const;

const hasMail = (act: SimpleAct): act is keyof typeof MAILS => act in MAILS;

/** Inside the caller's transaction. */
export function takeSimpleStep(work: OrderWork, act: SimpleAct): Promise<OrderWork> {
  checkAct(act, work.locked);
  return writeStep(work, {
    kind: act,
    state: orderTransitions[act].to[0],
    ...(hasMail(act) ? { mail: { kind: MAILS[act] } } : {}),
  });
}

export const changeState = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: OrderTarget,
  act: SimpleAct,
): Promise<OrderWork> =>
  repeatTransaction(deps.db, async (tx) => takeSimpleStep(await beginWork(tx, deps, actor, target), act));

/** The payment has arrived: what the order claimed of the trade credit is free again. */
export const markPaid = (deps: OrderChangeDeps, actor: OrderActor, target: OrderTarget): Promise<OrderWork> =>
  repeatTransaction(deps.db, async (tx) => {
    const work = await beginWork(tx, deps, actor, target);
    const { order } = work.locked;
    if (order.state === 'cancelled') refuse((t) => t.orders.isCancelled(order.number));
    if (!canPayment('mark-paid', order.payment_status)) refuse((t) => t.orders.isPaid(order.number));
    const owed = order.total - order.cancelled_total;
    if (creditEffect('mark-paid', order.payment_status) === 'settle')
      await giveCreditBack(tx, order.customer_id, owed);
    return writeStep(work, { kind: 'mark-paid', payment: 'Paid', mail: { kind: 'mark-paid' } });
  });

/** A note for the colleagues, or one that the customer reads in the order and gets by mail. */
export const addNote = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: OrderTarget,
  { text, isForCustomer }: { readonly text: string; readonly isForCustomer: boolean },
): Promise<OrderWork> =>
  repeatTransaction(deps.db, async (tx) => {
    const work = await beginWork(tx, deps, actor, target);
    const note = text.trim();
    if (!isForCustomer) return writeStep(work, { kind: 'note', data: { text: note } });
    await insertNote(tx, work.locked.order.id, note);
    return writeStep(work, {
      kind: 'note-to-customer',
      data: { text: note },
      mail: { kind: 'note-to-customer', note },
    });
  });
