import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentStatuses, type PaymentStatus } from './order-status.ts';
import {
  allowedReturnActions,
  isReturnActionAllowed,
  openReturnStates,
  refundEffect,
  returnablePieces,
  returnStates,
  returnTransitions,
  type ReturnAction,
  type ReturnState,
} from './return-transitions.ts';

const PRICE = 7;
const actions = Object.keys(returnTransitions) as ReturnAction[];

interface Return {
  readonly state: ReturnState;
  readonly quantity: number;
}

/** A delivered order of pieces at one price, its returns, and what they move. */
interface World {
  readonly shipped: number;
  readonly returned: number;
  readonly refunded: number;
  readonly fees: number;
  readonly payment: PaymentStatus;
  readonly creditUsed: number;
  readonly paidBack: number;
  readonly returns: readonly Return[];
}

const owedOf = ({ shipped, fees, refunded }: World): number => shipped * PRICE + fees - refunded;

const askedOf = ({ returns }: World): number =>
  returns.reduce(
    (sum, { state, quantity }) => sum + (openReturnStates.some((open) => open === state) ? quantity : 0),
    0,
  );

const refundedPieces = ({ returns }: Pick<World, 'returns'>): number =>
  returns.reduce((sum, { state, quantity }) => sum + (state === 'refunded' ? quantity : 0), 0);

const step = fc.record({
  action: fc.constantFrom(...actions),
  index: fc.nat(5),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

function refund(world: World, { quantity }: Return): World {
  const effect = refundEffect({
    payment: world.payment,
    owed: owedOf(world),
    amount: quantity * PRICE,
    isEverything: refundedPieces(world) === world.shipped,
  });
  return {
    ...world,
    refunded: world.refunded + effect.amount,
    payment: effect.payment,
    creditUsed: effect.credit === 'release' ? world.creditUsed - effect.amount : world.creditUsed,
    paidBack: world.paidBack + (effect.isPaidBack ? effect.amount : 0),
  };
}

function move(
  world: World,
  { action, index, share }: { action: ReturnAction; index: number; share: number },
): World {
  if (action === 'request') {
    const most = returnablePieces({ ...world, asked: askedOf(world) });
    const quantity = Math.min(most, Math.max(1, Math.round(most * share)));
    return quantity === 0
      ? world
      : { ...world, returns: [...world.returns, { state: returnTransitions.request.to, quantity }] };
  }
  const chosen = world.returns[index];
  if (chosen === undefined || !isReturnActionAllowed(action, chosen.state)) return world;
  const after = { ...chosen, state: returnTransitions[action].to };
  const next = { ...world, returns: world.returns.map((each) => (each === chosen ? after : each)) };
  if (returnTransitions[action].stock === 'take-back')
    return { ...next, returned: next.returned + chosen.quantity };
  return returnTransitions[action].isRefund ? refund(next, chosen) : next;
}

const worlds = fc
  .record({
    shipped: fc.integer({ min: 1, max: 12 }),
    fees: fc.constantFrom(0, 5),
    payment: fc.constantFrom<PaymentStatus>('Pending', 'Authorized', 'Paid'),
    steps: fc.array(step, { maxLength: 40 }),
  })
  .map(({ shipped, fees, payment, steps }) => {
    const first: World = {
      shipped,
      returned: 0,
      refunded: 0,
      fees,
      payment,
      creditUsed: payment === 'Authorized' ? shipped * PRICE + fees : 0,
      paidBack: 0,
      returns: [],
    };
    return steps.reduce<World[]>((all, each) => [...all, move(all.at(-1) ?? first, each)], [first]);
  });

describe('the returns of an order, whatever people do to them', () => {
  it('never take back more than has left, nor ask for a piece twice', () => {
    fc.assert(
      fc.property(worlds, (history) => {
        for (const world of history) {
          expect(world.returned + askedOf(world)).toBeLessThanOrEqual(world.shipped);
          expect(returnablePieces({ ...world, asked: askedOf(world) })).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('refund the price of what was refunded, and no fees', () => {
    fc.assert(
      fc.property(worlds, (history) => {
        for (const world of history) expect(world.refunded).toBe(refundedPieces(world) * PRICE);
      }),
    );
  });

  it('leave exactly what is owed claimed of the trade credit, and pay back only what was paid', () => {
    fc.assert(
      fc.property(worlds, (history) => {
        const [first] = history;
        for (const world of history) {
          expect(world.creditUsed).toBe(world.payment === 'Authorized' ? owedOf(world) : 0);
          expect(world.paidBack).toBe(first?.payment === 'Paid' ? world.refunded : 0);
          if (world.payment === 'Voided') expect(owedOf(world)).toBe(0);
          if (world.payment === 'Refunded') expect(refundedPieces(world)).toBe(world.shipped);
        }
      }),
    );
  });
});

describe('the table of returns', () => {
  it('reaches every state and leaves all but the two ends', () => {
    expect(new Set(actions.map((action) => returnTransitions[action].to))).toEqual(new Set(returnStates));
    const ends = returnStates.filter((state) => allowedReturnActions(state).length === 0);
    expect(ends).toEqual(['refunded', 'refused']);
  });

  it('offers the next sensible step first', () => {
    expect(returnStates.map((state) => allowedReturnActions(state))).toEqual([
      ['approve', 'refuse'],
      ['receive', 'refuse'],
      ['refund'],
      [],
      [],
    ]);
  });

  it('gives back no more than is owed, whatever the payment', () => {
    for (const payment of paymentStatuses) {
      expect(refundEffect({ payment, owed: 10, amount: 25, isEverything: true }).amount).toBe(10);
    }
  });
});
