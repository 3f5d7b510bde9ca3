import type { OrderState, PaymentStatus } from './order-status.ts';

/** What becomes of the goods: promised, given back, taken out of the warehouse, put back into it. */
export type StockEffect = 'none' | 'reserve' | 'release' | 'consume' | 'take-back';

/** What becomes of trade credit: claimed, given back because nothing is owed, given back because it was paid. */
export type CreditEffect = 'none' | 'reserve' | 'release' | 'settle';

interface Transition {
  readonly from: readonly OrderState[];
  /** More than one where it depends on how many pieces are still open; see {@link stateAfter}. */
  readonly to: readonly OrderState[];
  readonly stock: StockEffect;
  /** Only for orders of one kind of delivery. */
  readonly only?: 'pickup' | 'delivery';
  /** What happens to a payment that has not arrived. */
  readonly payment?: 'void';
  /** Whether the customer gets a mail about it. */
  readonly hasMail: boolean;
}

/** Everything that people can do to an order, from which states, and what comes of it. */
export const orderTransitions = {
  place: { from: [], to: ['placed'], stock: 'reserve', hasMail: true },
  confirm: { from: ['placed'], to: ['confirmed'], stock: 'none', hasMail: true },
  'start-picking': { from: ['confirmed'], to: ['picking'], stock: 'none', hasMail: false },
  ship: {
    from: ['confirmed', 'picking', 'partly-shipped'],
    to: ['shipped', 'partly-shipped'],
    stock: 'consume',
    only: 'delivery',
    hasMail: true,
  },
  'make-ready': {
    // The rest of what was handed over in part is announced as the first part was.
    from: ['confirmed', 'picking', 'partly-shipped'],
    to: ['ready'],
    stock: 'none',
    only: 'pickup',
    hasMail: true,
  },
  collect: {
    from: ['confirmed', 'picking', 'ready', 'partly-shipped'],
    to: ['delivered', 'partly-shipped'],
    stock: 'consume',
    only: 'pickup',
    hasMail: true,
  },
  deliver: { from: ['shipped'], to: ['delivered'], stock: 'none', only: 'delivery', hasMail: true },
  complete: { from: ['delivered'], to: ['complete'], stock: 'none', hasMail: false },
  cancel: {
    from: ['placed', 'confirmed', 'picking', 'ready'],
    to: ['cancelled'],
    stock: 'release',
    payment: 'void',
    hasMail: true,
  },
  'cancel-lines': {
    from: ['placed', 'confirmed', 'picking', 'ready', 'partly-shipped'],
    to: [
      'placed',
      'confirmed',
      'picking',
      'ready',
      'partly-shipped',
      'shipped',
      'delivered',
      'cancelled',
      'returned',
    ],
    stock: 'release',
    hasMail: true,
  },
  'take-back': {
    // Whatever the customer has of the order can come back, also while the rest of it is still to leave.
    from: ['partly-shipped', 'ready', 'shipped', 'delivered', 'complete'],
    to: ['returned', 'partly-shipped', 'ready', 'shipped', 'delivered', 'complete'],
    stock: 'take-back',
    hasMail: true,
  },
} as const satisfies Readonly<Record<string, Transition>>;

export type OrderAction = keyof typeof orderTransitions;

interface PaymentTransition {
  readonly from: readonly PaymentStatus[];
  readonly to: PaymentStatus;
  /** Of an order on trade credit, which is `Authorized` until it is paid. */
  readonly credit: CreditEffect;
}

/** What can become of an order's payment. */
export const paymentTransitions = {
  'mark-paid': { from: ['Pending', 'Authorized'], to: 'Paid', credit: 'settle' },
  void: { from: ['Pending', 'Authorized'], to: 'Voided', credit: 'release' },
  refund: { from: ['Paid'], to: 'Refunded', credit: 'none' },
} as const satisfies Readonly<Record<string, PaymentTransition>>;

export type PaymentAction = keyof typeof paymentTransitions;

const includes = (list: readonly string[], name: string): boolean => list.includes(name);

export const isPaymentActionAllowed = (action: PaymentAction, payment: PaymentStatus): boolean =>
  includes(paymentTransitions[action].from, payment);

/** Trade credit is claimed only while the payment is authorised: nothing else can give it back. */
export const creditEffect = (action: PaymentAction, payment: PaymentStatus): CreditEffect =>
  payment === 'Authorized' && isPaymentActionAllowed(action, payment)
    ? paymentTransitions[action].credit
    : 'none';

/** What is known of an order when somebody asks what can be done to it. */
export interface OrderSituation {
  readonly state: OrderState;
  readonly isPickup: boolean;
  /** Whether the customer has pieces of it already: what waits in the branch may be the rest. */
  readonly hasLeft?: boolean;
}

export function isActionAllowed(
  action: OrderAction,
  { state, isPickup, hasLeft = false }: OrderSituation,
): boolean {
  const transition: Transition = orderTransitions[action];
  const fits = transition.only === undefined || (transition.only === 'pickup') === isPickup;
  if (!fits || !transition.from.includes(state)) return false;
  if (action === 'take-back' && state === 'ready') return hasLeft;
  return !(action === 'cancel' && hasLeft);
}

/** The pieces of an order, added up over its lines. */
export interface OrderPieces {
  readonly ordered: number;
  readonly shipped: number;
  readonly cancelled: number;
  /** Of the shipped ones those that the customer has sent back. */
  readonly returned?: number;
}

export const openPieces = ({ ordered, shipped, cancelled }: OrderPieces): number =>
  ordered - shipped - cancelled;

/** The state of an order after something was done to it; `pieces` are those after it. */
export function stateAfter(
  action: OrderAction,
  { state, isPickup }: OrderSituation,
  pieces: OrderPieces,
): OrderState {
  const isOpen = openPieces(pieces) > 0;
  const isAllBack = !isOpen && pieces.returned === pieces.shipped;
  if (action === 'ship') return isOpen ? 'partly-shipped' : 'shipped';
  if (action === 'collect') return isOpen ? 'partly-shipped' : 'delivered';
  if (action === 'take-back') return isAllBack ? 'returned' : state;
  if (action !== 'cancel-lines') return orderTransitions[action].to[0];
  if (isOpen) return state;
  if (pieces.shipped === 0) return 'cancelled';
  if (isAllBack) return 'returned';
  return isPickup ? 'delivered' : 'shipped';
}

/** Staff do these in the back office; the next sensible one comes first. Placing and returns have calls of their own. */
const staffActions = [
  'confirm',
  'start-picking',
  'make-ready',
  'ship',
  'collect',
  'deliver',
  'complete',
  'cancel-lines',
  'cancel',
] as const satisfies readonly OrderAction[];

export type StaffAction = (typeof staffActions)[number] | 'mark-paid' | 'refund';

/** Every action of staff that a list of allowed ones may name. */
export const allStaffActions: readonly StaffAction[] = [...staffActions, 'mark-paid', 'refund'];

/** What staff can do to an order now; `refundDue` is what was paid for pieces that were cancelled. */
export function allowedActions(
  situation: OrderSituation,
  payment: PaymentStatus,
  refundDue = 0,
): StaffAction[] {
  const actions: StaffAction[] = staffActions.filter((action) => isActionAllowed(action, situation));
  if (situation.state !== 'cancelled' && isPaymentActionAllowed('mark-paid', payment))
    actions.push('mark-paid');
  if (refundDue > 0) actions.push('refund');
  return actions;
}
