import { isPaymentActionAllowed, creditEffect, type OrderAction } from '@partsboard/domain/order-transitions';
import { orderTransitions } from '@partsboard/domain/order-transitions';
import { repeatTransaction } from '../../../db/repeat-transaction.ts';
import {
  lockForChange,
  checkAction,
  owedOf,
  refuse,
  recordAction,
  type OrderActor,
  type OrderChangeDeps,
  type OrderTarget,
  type OrderChange,
} from './change-order.ts';
import type { ActionMail } from '../mails/action-mail.ts';
import { missingOfLine, shippableOfLine, sumOf, wholeLines } from './line-quantities.ts';
import { giveCreditBack, insertNote } from './order-changes.repository.ts';

/** Steps that move neither goods nor money. */
export type SimpleAction = Extract<
  OrderAction,
  'confirm' | 'start-picking' | 'make-ready' | 'deliver' | 'complete'
>;

/** Whom the branch calls must find something there; the mail says what, and what is still to come. */
function readyMail({ locked }: OrderChange): ActionMail {
  const lines = wholeLines(locked, (line) => shippableOfLine(line, locked));
  const missing = wholeLines(locked, (line) => missingOfLine(line, locked));
  if (lines.length === 0) refuse((t) => t.orders.nothingReady(locked.order.number, sumOf(missing)));
  return missing.length === 0 ? { kind: 'make-ready', lines } : { kind: 'make-ready-part', lines, missing };
}

function mailOf(work: OrderChange, action: SimpleAction): ActionMail | undefined {
  if (action === 'make-ready') return readyMail(work);
  return action === 'confirm' || action === 'deliver' ? { kind: action } : undefined;
}

/** Inside the caller's transaction. */
export async function applySimpleAction(work: OrderChange, action: SimpleAction): Promise<OrderChange> {
  checkAction(action, work.locked);
  const mail = mailOf(work, action);
  return recordAction(work, {
    kind: action,
    state: orderTransitions[action].to[0],
    // What is announced of an order may be a part of it, or its rest.
    ...(mail?.lines ? { data: { lines: mail.lines } } : {}),
    ...(mail ? { mail } : {}),
  });
}

export const changeState = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: OrderTarget,
  action: SimpleAction,
): Promise<OrderChange> =>
  repeatTransaction(deps.db, async (tx) =>
    applySimpleAction(await lockForChange(tx, deps, actor, target), action),
  );

/**
 * The payment has arrived: what the order claimed of the trade credit is free again. Inside the caller's transaction.
 */
export async function bookPayment(work: OrderChange): Promise<OrderChange> {
  const { order } = work.locked;
  if (order.state === 'cancelled') refuse((t) => t.orders.isCancelled(order.number));
  if (!isPaymentActionAllowed('mark-paid', order.payment_status))
    refuse((t) => t.orders.isPaid(order.number));
  if (creditEffect('mark-paid', order.payment_status) === 'settle')
    await giveCreditBack(work.tx, order.company_id, owedOf(work.locked));
  return recordAction(work, { kind: 'mark-paid', payment: 'Paid', mail: { kind: 'mark-paid' } });
}

export const markPaid = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: OrderTarget,
): Promise<OrderChange> =>
  repeatTransaction(deps.db, async (tx) => bookPayment(await lockForChange(tx, deps, actor, target)));

/** A note for the colleagues, or one that the customer reads in the order and gets by mail. */
export const addNote = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: OrderTarget,
  { text, isForCustomer }: { readonly text: string; readonly isForCustomer: boolean },
): Promise<OrderChange> =>
  repeatTransaction(deps.db, async (tx) => {
    const work = await lockForChange(tx, deps, actor, target);
    const note = text.trim();
    if (!isForCustomer) return recordAction(work, { kind: 'note', data: { text: note } });
    await insertNote(tx, work.locked.order.id, note);
    return recordAction(work, {
      kind: 'note-to-customer',
      data: { text: note },
      mail: { kind: 'note-to-customer', note },
    });
  });
