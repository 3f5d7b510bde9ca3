import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentStatuses, type PaymentStatus } from './order-status.ts';
import {
  allowedReturnActions,
  isReturnActionAllowed,
  openReturnStates,
  piecesAfterCore,
  refundEffect,
  returnablePieces,
  returnStates,
  returnTransitions,
  type ReturnAction,
  type ReturnKind,
  type ReturnState,
} from './return-transitions.ts';

const PRICE = 7;
const DEPOSIT = 3;
const actions = Object.keys(returnTransitions) as ReturnAction[];

interface Return {
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  readonly quantity: number;
  /** Of its pieces those whose deposit had been given back before. */
  readonly afterCore: number;
}

/** An order of exchange parts at one price and deposit, which leave one after the other, and its returns. */
interface World {
  readonly ordered: number;
  readonly shipped: number;
  readonly returned: number;
  readonly returnedAfterCore: number;
  readonly coreReturned: number;
  readonly refunded: number;
  readonly fees: number;
  readonly payment: PaymentStatus;
  readonly creditUsed: number;
  readonly paidBack: number;
  readonly returns: readonly Return[];
}

const owedOf = ({ ordered, fees, refunded }: World): number => ordered * (PRICE + DEPOSIT) + fees - refunded;

const askedOf = ({ returns }: World, wanted: ReturnKind): number =>
  returns.reduce(
    (sum, { kind, state, quantity }) =>
      sum + (kind === wanted && openReturnStates.some((open) => open === state) ? quantity : 0),
    0,
  );

const piecesOf = (world: World) => ({
  ...world,
  askedGoods: askedOf(world, 'goods'),
  askedCores: askedOf(world, 'core'),
});

const valueOf = ({ kind, quantity, afterCore }: Return): number =>
  kind === 'core' ? quantity * DEPOSIT : quantity * PRICE + (quantity - afterCore) * DEPOSIT;

const refundedOf = ({ returns }: Pick<World, 'returns'>) =>
  returns.filter(({ state }) => state === 'refunded');

/** Of goods: old parts are none. */
const refundedPieces = (world: Pick<World, 'returns'>): number =>
  refundedOf(world).reduce((sum, { kind, quantity }) => sum + (kind === 'goods' ? quantity : 0), 0);

const step = fc.record({
  action: fc.constantFrom<ReturnAction | 'ship'>(...actions, 'ship'),
  kind: fc.constantFrom<ReturnKind>('goods', 'core'),
  index: fc.nat(5),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

function refund(world: World, entry: Return): World {
  const isOpen = world.shipped < world.ordered;
  const effect = refundEffect({
    payment: world.payment,
    owed: owedOf(world),
    amount: valueOf(entry),
    isEverything: !isOpen && refundedPieces(world) === world.shipped,
    isOpen,
  });
  return {
    ...world,
    refunded: world.refunded + effect.amount,
    payment: effect.payment,
    creditUsed: effect.credit === 'release' ? world.creditUsed - effect.amount : world.creditUsed,
    paidBack: world.paidBack + (effect.isPaidBack ? effect.amount : 0),
  };
}

function takeBack(world: World, { kind, quantity, afterCore }: Return): World {
  if (kind === 'core') return { ...world, coreReturned: world.coreReturned + quantity };
  return {
    ...world,
    returned: world.returned + quantity,
    returnedAfterCore: world.returnedAfterCore + afterCore,
  };
}

interface Step {
  readonly action: ReturnAction | 'ship';
  readonly kind: ReturnKind;
  readonly index: number;
  readonly share: number;
}

function move(world: World, { action, kind, index, share }: Step): World {
  if (action === 'ship') return { ...world, shipped: Math.min(world.ordered, world.shipped + 1) };
  if (action === 'request') {
    const most = returnablePieces(kind, piecesOf(world));
    const quantity = Math.min(most, Math.max(1, Math.round(most * share)));
    const asked = { kind, state: returnTransitions.request.to, quantity, afterCore: 0 };
    return quantity === 0 ? world : { ...world, returns: [...world.returns, asked] };
  }
  const chosen = world.returns[index];
  if (chosen === undefined || !isReturnActionAllowed(action, chosen.state)) return world;
  const isTakenBack = returnTransitions[action].stock === 'take-back';
  const after = {
    ...chosen,
    state: returnTransitions[action].to,
    ...(isTakenBack && chosen.kind === 'goods'
      ? { afterCore: piecesAfterCore(piecesOf(world), chosen.quantity) }
      : {}),
  };
  const next = { ...world, returns: world.returns.map((each) => (each === chosen ? after : each)) };
  if (isTakenBack) return takeBack(next, after);
  return returnTransitions[action].isRefund ? refund(next, after) : next;
}

const worlds = fc
  .record({
    ordered: fc.integer({ min: 1, max: 12 }),
    fees: fc.constantFrom(0, 5),
    payment: fc.constantFrom<PaymentStatus>('Pending', 'Authorized', 'Paid'),
    steps: fc.array(step, { maxLength: 60 }),
  })
  .map(({ ordered, fees, payment, steps }) => {
    const first: World = {
      ordered,
      shipped: Math.ceil(ordered / 2),
      returned: 0,
      returnedAfterCore: 0,
      coreReturned: 0,
      refunded: 0,
      fees,
      payment,
      creditUsed: payment === 'Authorized' ? ordered * (PRICE + DEPOSIT) + fees : 0,
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
          expect(world.returned + askedOf(world, 'goods')).toBeLessThanOrEqual(world.shipped);
          expect(returnablePieces('goods', piecesOf(world))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('give back the deposit of a piece once, with the piece or for its old part', () => {
    fc.assert(
      fc.property(worlds, (history) => {
        for (const { shipped, returned, returnedAfterCore, coreReturned } of history) {
          expect(returned - returnedAfterCore + coreReturned).toBeLessThanOrEqual(shipped);
          expect(returnedAfterCore).toBeLessThanOrEqual(Math.min(returned, coreReturned));
        }
      }),
    );
  });

  it('refund the price of what was refunded, and no fees', () => {
    fc.assert(
      fc.property(worlds, (history) => {
        for (const world of history)
          expect(world.refunded).toBe(refundedOf(world).reduce((sum, each) => sum + valueOf(each), 0));
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
          if (world.payment === 'Refunded') expect(refundedPieces(world)).toBe(world.ordered);
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

  it('takes a piece back after its old part, without a second deposit', () => {
    const fitted = {
      shipped: 2,
      returned: 0,
      returnedAfterCore: 0,
      coreReturned: 2,
      askedGoods: 0,
      askedCores: 0,
    };
    expect([returnablePieces('core', fitted), returnablePieces('goods', fitted)]).toEqual([0, 2]);
    expect(piecesAfterCore(fitted, 2)).toBe(2);
    // Of two pieces one is kept, for which an old part was given.
    expect(piecesAfterCore({ ...fitted, coreReturned: 1 }, 1)).toBe(0);
    expect(piecesAfterCore({ ...fitted, coreReturned: 1, askedCores: 1 }, 1)).toBe(1);
  });

  it('voids no payment while pieces are still to leave', () => {
    const order = { payment: 'Pending', owed: 10, amount: 10, isEverything: false } as const;
    expect(refundEffect(order).payment).toBe('Voided');
    expect(refundEffect({ ...order, isOpen: true }).payment).toBe('Pending');
  });

  it('gives back no more than is owed, whatever the payment', () => {
    for (const payment of paymentStatuses) {
      expect(refundEffect({ payment, owed: 10, amount: 25, isEverything: true }).amount).toBe(10);
    }
  });
});
