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
  /** Taken back, themselves or in the shape of their old part: a piece comes back once. */
  readonly returned: number;
  /** In returns that nobody has received or refused yet. */
  readonly asked: number;
}

/** How many pieces of a line a customer can still ask to return. */
export const returnablePieces = ({ shipped, returned, asked }: ReturnedPieces): number =>
  Math.max(0, shipped - returned - asked);

export interface RefundedOrder {
  readonly payment: PaymentStatus;
  /** What the order costs, without what was cancelled or refunded before. */
  readonly owed: number;
  /** The value of the pieces that were taken back. */
  readonly amount: number;
  /** Whether with it all goods of the order have been refunded. */
  readonly isEverything: boolean;
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
export function refundEffect({ payment, owed, amount: value, isEverything }: RefundedOrder): RefundEffect {
  const amount = Math.min(owed, value);
  if (payment === 'Paid' || payment === 'Refunded') {
    return { amount, payment: isEverything ? 'Refunded' : payment, credit: 'none', isPaidBack: amount > 0 };
  }
  return {
    amount,
    payment: amount === owed ? 'Voided' : payment,
    credit: creditEffect('void', payment),
    isPaidBack: false,
  };
}
