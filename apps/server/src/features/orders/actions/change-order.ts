import type { AuditAction } from '@partsboard/contract/backoffice/audit';
import { customerStatuses, type OrderState, type PaymentStatus } from '@partsboard/domain/order-status';
import { isActionAllowed, type OrderAction } from '@partsboard/domain/order-transitions';
import type { Db } from '../../../db/database.ts';
import { includesBranch, type BranchScope } from '../../../db/branch-scope.ts';
import type { AuditContext } from '../../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import type { Message } from '../../../messages/texts.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { enqueueMail, findShopUrl } from '../../mail/mail.service.ts';
import type { PriceAndStock } from '../../pricing/pricing.service.ts';
import * as repository from './order-changes.repository.ts';
import type { ActivityKind, LockedOrder, OrderEventRow, OrderKey } from './order-changes.repository.ts';
import { timeAgo } from '../../../messages/time-ago.ts';
import { composeActionMail, type ActionMail } from '../mails/action-mail.ts';

/** What an order still costs its customer: without what was cancelled and without what was given back. */
export const owedOf = ({
  order,
}: {
  readonly order: Pick<LockedOrder['order'], 'total' | 'cancelled_total' | 'refunded_total'>;
}): number => order.total - order.cancelled_total - order.refunded_total;

/** What changes of orders need besides the database. */
export interface OrderChangeDeps {
  readonly db: Db;
  readonly prices: PriceAndStock;
  /** Without a slash at its end. */
  readonly shopUrl: string;
}

/** Who changes an order: a member of staff, or the server itself. */
export interface OrderActor {
  readonly audit: AuditContext;
  /** Orders of other branches do not exist for this person. */
  readonly branches: BranchScope;
}

/** Which order, and the version that the person has seen; without one it is changed as it is. */
export type OrderTarget = OrderKey & { readonly version?: number };

/** A change that is being made: inside one transaction, with the order locked. */
export interface OrderChange {
  readonly tx: Db;
  readonly deps: OrderChangeDeps;
  readonly actor: OrderActor;
  readonly locked: LockedOrder;
}

export const refuse = (message: Message): never => {
  throw new DomainError('conflict', { title: message });
};

/** Says who was faster. */
export async function refuseOldVersion(tx: Db, orderId: number): Promise<never> {
  const { staffName = '', secondsAgo = 0 } = (await repository.findLastChange(tx, orderId)) ?? {};
  return refuse((t) =>
    t.orders.changedMeanwhile(staffName === '' ? t.orders.server : staffName, timeAgo(secondsAgo, t.locale)),
  );
}

/** Locks the order until the transaction ends, if this person may see it and has seen its latest version. */
export async function lockForChange(
  tx: Db,
  deps: OrderChangeDeps,
  actor: OrderActor,
  target: OrderTarget,
): Promise<OrderChange> {
  const locked = await repository.lockOrder(tx, target);
  if (locked === undefined || !includesBranch(actor.branches, locked.order.warehouse_id))
    throw new DomainError('not-found', { title: (t) => t.orders.unknown });
  if (target.version !== undefined && target.version !== locked.order.version)
    await refuseOldVersion(tx, locked.order.id);
  return { tx, deps, actor, locked };
}

const AFTER_SHIPPING: readonly OrderState[] = ['shipped', 'delivered', 'complete'];
const ABOUT_GOODS: readonly OrderAction[] = ['ship', 'collect', 'make-ready', 'cancel', 'cancel-lines'];

export const situationOf = ({ order, lines }: Pick<LockedOrder, 'order' | 'lines'>) => ({
  state: order.state,
  isPickup: order.pick_up_in_store,
  hasLeft: lines.some(({ shipped }) => shipped > 0),
});

/** Why an action is not possible now. */
function refusalOf(action: OrderAction, locked: LockedOrder): Message {
  const { number } = locked.order;
  const { state, isPickup, hasLeft } = situationOf(locked);
  if (state === 'cancelled') return (t) => t.orders.isCancelled(number);
  if (isActionAllowed(action, { state, isPickup: !isPickup, hasLeft }))
    return (t) => (isPickup ? t.orders.notByPickup(number) : t.orders.notByDelivery(number));
  if (ABOUT_GOODS.includes(action) && AFTER_SHIPPING.includes(state))
    return (t) => t.orders.isShipped(number);
  if (action === 'cancel' && hasLeft) return (t) => t.orders.isPartlyShipped(number);
  return (t) => t.orders.notPossible(number, t.orders.states[state]);
}

export function checkAction(action: OrderAction, locked: LockedOrder): void {
  if (!isActionAllowed(action, situationOf(locked))) refuse(refusalOf(action, locked));
}

/** What a change leaves behind besides its goods and its credit. */
export interface RecordedAction {
  readonly kind: Exclude<ActivityKind, 'status' | 'mail' | 'request-return'>;
  readonly state?: OrderState;
  readonly payment?: PaymentStatus;
  readonly cancelledTotal?: number;
  readonly refundedTotal?: number;
  readonly refundDue?: number;
  /** For the time line and the audit trail. */
  readonly data?: object;
  /** For the audit trail: what was there instead of the data. */
  readonly dataBefore?: object;
  readonly mail?: ActionMail;
}

/** Actions that the customer's history tells also where the word for it stays the same. */
const TOLD_AGAIN: readonly string[] = ['start-picking', 'ship', 'collect'];

function eventsOf({ order }: LockedOrder, { kind, state, payment }: RecordedAction): OrderEventRow[] {
  const words = customerStatuses[state ?? order.state];
  const tellsShipping =
    TOLD_AGAIN.includes(kind) ||
    (state !== undefined && state !== 'cancelled' && words.shipping !== order.shipping_status);
  const tellsOrder = state !== undefined && words.order !== order.order_status;
  return [
    ...(tellsOrder ? [{ aspect: 'order' as const, status: words.order }] : []),
    ...(payment === undefined || payment === order.payment_status
      ? []
      : [{ aspect: 'payment' as const, status: payment }]),
    ...(tellsShipping ? [{ aspect: 'shipping' as const, status: words.shipping }] : []),
  ];
}

/** What people write. It may name somebody, whom nobody could erase from the audit trail; the time line has it. */
const FREE_TEXTS: readonly string[] = ['text', 'reason'];

const withoutText = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !FREE_TEXTS.includes(name)));

const audited = (state: OrderState, payment: PaymentStatus) => ({ state, payment });

/** Records an action: statuses, the customer's history, the time line, the audit trail and the mail. */
export async function recordAction(work: OrderChange, action: RecordedAction): Promise<OrderChange> {
  const { tx, deps, actor, locked } = work;
  const { order } = locked;
  const { kind, state = order.state, payment = order.payment_status, data = {}, mail } = action;
  const words = customerStatuses[state];
  await repository.updateOrder(tx, order.id, {
    state,
    payment_status: payment,
    // Untouched while the state is: an order from before may have other words.
    ...(state === order.state ? {} : { order_status: words.order, shipping_status: words.shipping }),
    cancelled_total: action.cancelledTotal ?? order.cancelled_total,
    refunded_total: action.refundedTotal ?? order.refunded_total,
    refund_due: action.refundDue ?? order.refund_due,
  });
  await repository.insertEvents(tx, order.id, eventsOf(locked, action));
  const by = { staffId: actor.audit.staffId, staffName: actor.audit.staffName };
  await repository.insertActivities(tx, order.id, [
    { kind, ...by, data },
    ...(mail
      ? [{ kind: 'mail' as const, ...by, data: { mail: mail.kind, recipient: locked.recipient } }]
      : []),
  ]);
  await writeAudit(tx, actor.audit, {
    action: `order.${kind}` satisfies AuditAction,
    record: { type: 'order', id: order.id, name: order.number },
    before: { ...audited(order.state, order.payment_status), ...action.dataBefore },
    after: { ...audited(state, payment), ...withoutText(data) },
  });
  if (mail) {
    const shopUrl = await findShopUrl(tx, deps.shopUrl, order.store_id);
    await enqueueMail(tx, composeActionMail(shopUrl, locked, mail));
  }
  return { ...work, locked: { ...locked, ...(await repository.readOrderRecords(tx, order.id)) } };
}

/** The server itself, such as a command or a task. */
export const serverActor = (staffName: string): OrderActor => ({
  audit: { staffId: null, staffName, address: null, requestId: null },
  branches: 'all',
});
