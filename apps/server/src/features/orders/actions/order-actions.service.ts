import { toMajor } from '@partsboard/domain/money';
import type { Db } from '../../../db/database.ts';
import { cancelPieces } from './cancel-order.ts';
import {
  lockForChange,
  refuse,
  type OrderActor,
  type OrderChangeDeps,
  type OrderChange,
} from './change-order.ts';
import { bookRefund } from './refund-order.ts';
import { returnOfOrder } from '../returns/change-return.ts';
import { bookReturnRefund } from '../returns/refund-return.ts';
import { refundDueOf } from '../returns/return-refund.service.ts';
import { HANDED_OVER, shipPieces, type ShipmentInput } from './ship-order.ts';
import { bookPayment, applySimpleAction, type SimpleAction } from './simple-actions.ts';

export type { OrderChangeDeps } from './change-order.ts';

/** An order that another system changes, inside the caller's transaction. */
export interface OrderActionTarget {
  readonly tx: Db;
  readonly deps: OrderChangeDeps;
  readonly actor: OrderActor;
  readonly number: string;
  readonly version?: number | undefined;
}

type Lines = ShipmentInput['lines'];

const begin = ({ tx, deps, actor, number, version }: OrderActionTarget): Promise<OrderChange> =>
  lockForChange(tx, deps, actor, { number, ...(version !== undefined && { version }) });

interface Refund {
  /** Without it what was paid for cancelled goods. */
  readonly returnNumber?: string | undefined;
  /** What was paid back, in grosze, where the other system tells it. */
  readonly amount?: number | undefined;
}

/** Two books must not disagree about what was paid back: the other system's amount is the one that is due. */
function checkRefund(number: string, due: number, told: number | undefined): void {
  if (told !== undefined && told !== due) refuse((t) => t.orders.otherRefund(number, toMajor(due)));
}

async function refund(work: OrderChange, { returnNumber, amount }: Refund): Promise<OrderChange> {
  const { order } = work.locked;
  if (returnNumber === undefined) {
    if (order.refund_due > 0) checkRefund(order.number, order.refund_due, amount);
    return bookRefund(work);
  }
  const found = await returnOfOrder(work, returnNumber, 'refund');
  checkRefund(returnNumber, refundDueOf(found.row, work.locked), amount);
  return bookReturnRefund(found);
}

const idOf = ({ locked }: OrderChange): number => locked.order.id;

/** The actions of the order desk, with all their effects; each returns the id of the order. */
export const orderActions = {
  simple: async (target: OrderActionTarget, action: SimpleAction) =>
    idOf(await applySimpleAction(await begin(target), action)),
  ship: async (target: OrderActionTarget, input: ShipmentInput) =>
    idOf(await shipPieces(await begin(target), 'ship', input)),
  collect: async (target: OrderActionTarget, lines: Lines) =>
    idOf(await shipPieces(await begin(target), 'collect', { ...HANDED_OVER, lines })),
  cancel: async (target: OrderActionTarget, input: { readonly lines?: Lines; readonly reason?: string }) =>
    idOf(await cancelPieces(await begin(target), input.lines ? 'cancel-lines' : 'cancel', input)),
  pay: async (target: OrderActionTarget) => idOf(await bookPayment(await begin(target))),
  refund: async (target: OrderActionTarget, input: Refund) => idOf(await refund(await begin(target), input)),
};
