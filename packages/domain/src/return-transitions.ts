import type { PaymentStatus } from './order-status.ts';
import type { CreditEffect, StockEffect } from './order-transitions.ts';
import { creditEffect } from './order-transitions.ts';

/** How a return stands. */
export const returnStates = ['requested', 'approved', 'received', 'refunded', 'refused'] as const;
export type ReturnState = (typeof returnStates)[number];

/** What is sent back: goods of the order, or old parts (cores) for which a deposit is given back. */
export const returnKinds = ['goods', 'core'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** Why a customer sends something back. */
export const returnReasons = ['wrong-part', 'not-needed', 'damaged', 'defective', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

interface ReturnTransition {
  readonly from: readonly ReturnState[];
  readonly to: ReturnState;
  readonly stock: StockEffect;
  /** Whether the customer owes less, or gets money back. */
  readonly isRefund: boolean;
}

/** Everything that becomes of a return; the customer gets a mail about each. */
export const returnTransitions = {
  request: { from: [], to: 'requested', stock: 'none', isRefund: false },
  approve: { from: ['requested'], to: 'approved', stock: 'none', isRefund: false },
  refuse: { from: ['requested', 'approved'], to: 'refused', stock: 'none', isRefund: false },
  receive: { from: ['approved'], to: 'received', stock: 'take-back', isRefund: false },
  refund: { from: ['received'], to: 'refunded', stock: 'none', isRefund: true },
} as const satisfies Readonly<Record<string, ReturnTransition>>;

export type ReturnAction = keyof typeof returnTransitions;

/** Staff do these in the back office; the next sensible one comes first. */
export const staffReturnActions = [
  'approve',
  'receive',
  'refund',
  'refuse',
] as const satisfies readonly ReturnAction[];
export type StaffReturnAction = (typeof staffReturnActions)[number];

export function isReturnActionAllowed(action: ReturnAction, state: ReturnState): boolean {
  const { from }: ReturnTransition = returnTransitions[action];
  return from.includes(state);
}

export const allowedReturnActions = (state: ReturnState): StaffReturnAction[] =>
  staffReturnActions.filter((action) => isReturnActionAllowed(action, state));

/** Pieces in these states are on their way back, and cannot be asked for again. */
export const openReturnStates = ['requested', 'approved'] as const satisfies readonly ReturnState[];

/** What has become of the pieces of a line that has left. */
export interface ReturnedPieces {
  readonly shipped: number;
  readonly returned: number;
  /** Of the returned ones those whose deposit had been given back for their old part before. */
  readonly returnedAfterCore: number;
  /** Old parts that were taken back. */
  readonly coreReturned: number;
  /** In returns of goods that nobody has received or refused yet. */
  readonly askedGoods: number;
  /** In returns of old parts that nobody has received or refused yet. */
  readonly askedCores: number;
}

/** For so many pieces the deposit has not been given back, neither with the piece nor for its old part. */
const heldDeposits = ({ shipped, returned, returnedAfterCore, coreReturned }: ReturnedPieces): number =>
  shipped - (returned - returnedAfterCore) - coreReturned;

/**
 * How many pieces of a line, or old parts for them, a customer can still ask to return. A piece comes back once, also
 * after its old part did; an old part is taken for pieces that the customer keeps and whose deposit is held.
 */
export function returnablePieces(kind: ReturnKind, pieces: ReturnedPieces): number {
  const asked = pieces.askedGoods + pieces.askedCores;
  const most = kind === 'core' ? heldDeposits(pieces) : pieces.shipped - pieces.returned;
  return Math.max(0, most - asked);
}

/**
 * Of pieces that come back those whose deposit was given back before, for their old part. Whoever keeps a piece owes an
 * old part: deposits that are held go with the goods first, but for those of old parts that are on their way.
 */
export const piecesAfterCore = (pieces: ReturnedPieces, quantity: number): number =>
  quantity - Math.min(quantity, Math.max(0, heldDeposits(pieces) - pieces.askedCores));

export interface RefundedOrder {
  readonly payment: PaymentStatus;
  /** What the order costs, without what was cancelled or refunded before. */
  readonly owed: number;
  /** The value of the pieces that were taken back. */
  readonly amount: number;
  /** Whether with it all goods of the order have been refunded, and none are still to leave. */
  readonly isEverything: boolean;
  /** Whether pieces are still to leave: a payment is not void before they have. */
  readonly isOpen?: boolean;
}

export interface RefundEffect {
  /** What the customer owes less, or gets back. */
  readonly amount: number;
  readonly payment: PaymentStatus;
  readonly credit: CreditEffect;
  /** Whether money has arrived that must be paid back. */
  readonly isPaidBack: boolean;
}

/**
 * What a refund does with an order's payment. What was not paid is owed less, on trade credit or not, and is void once
 * nothing is owed; what was paid is refunded once all goods are. Fees are not given back.
 */
export function refundEffect(order: RefundedOrder): RefundEffect {
  const { payment, owed, amount: value, isEverything, isOpen = false } = order;
  const amount = Math.min(owed, value);
  if (payment === 'Paid' || payment === 'Refunded') {
    return { amount, payment: isEverything ? 'Refunded' : payment, credit: 'none', isPaidBack: amount > 0 };
  }
  return {
    amount,
    payment: amount === owed && !isOpen ? 'Voided' : payment,
    credit: creditEffect('void', payment),
    isPaidBack: false,
  };
}
