import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  customerStatuses,
  openStates,
  orderStates,
  type OrderState,
  type PaymentStatus,
} from './order-status.ts';
import {
  allowedActions,
  isActionAllowed,
  isPaymentActionAllowed,
  creditEffect,
  openPieces,
  orderTransitions,
  paymentTransitions,
  stateAfter,
  type OrderAction,
  type OrderPieces,
  type PaymentAction,
} from './order-transitions.ts';

/** An order, the shelf it is served from and the customer's credit, as the table of effects moves them. */
interface World {
  readonly state: OrderState;
  readonly isPickup: boolean;
  readonly payment: PaymentStatus;
  readonly pieces: OrderPieces;
  readonly onHand: number;
  readonly reserved: number;
  readonly creditUsed: number;
}

const actions = Object.keys(orderTransitions) as OrderAction[];

const step = fc.record({
  action: fc.constantFrom<OrderAction | PaymentAction>(...actions, 'mark-paid', 'refund'),
  /** Which share of the open pieces an action by quantity is about. */
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

function pay(world: World, action: PaymentAction): World {
  if (!isPaymentActionAllowed(action, world.payment)) return world;
  const gives = ['release', 'settle'].includes(creditEffect(action, world.payment));
  return {
    ...world,
    payment: paymentTransitions[action].to,
    creditUsed: gives ? world.creditUsed - (world.pieces.ordered - world.pieces.cancelled) : world.creditUsed,
  };
}

function move(world: World, action: OrderAction, share: number): World {
  if (!isActionAllowed(action, { ...world, hasLeft: world.pieces.shipped > 0 })) return world;
  const open = openPieces(world.pieces);
  const some = Math.max(1, Math.round(open * share));
  const { pieces, isPickup } = world;
  switch (orderTransitions[action].stock) {
    case 'consume': {
      const after = { ...pieces, shipped: pieces.shipped + some };
      const state = stateAfter(action, world, after);
      return { ...world, state, pieces: after, onHand: world.onHand - some, reserved: world.reserved - some };
    }
    case 'release': {
      const given = action === 'cancel' ? open : some;
      const after = { ...pieces, cancelled: pieces.cancelled + given };
      const state = stateAfter(action, { state: world.state, isPickup }, after);
      const voided = state === 'cancelled' ? pay(world, 'void') : world;
      const owed = voided === world && world.payment === 'Authorized' ? given : 0;
      return {
        ...voided,
        state,
        pieces: after,
        reserved: world.reserved - given,
        creditUsed: voided.creditUsed - owed,
      };
    }
    case 'take-back': {
      const kept = pieces.shipped - (pieces.returned ?? 0);
      const back = Math.min(kept, Math.max(1, Math.round(kept * share)));
      const after = { ...pieces, returned: (pieces.returned ?? 0) + back };
      return {
        ...world,
        state: stateAfter(action, world, after),
        pieces: after,
        onHand: world.onHand + back,
      };
    }
    case 'none':
    case 'reserve':
      return { ...world, state: stateAfter(action, world, pieces) };
  }
}

/** A piece costs one unit of money. */
const placed = fc
  .record({
    ordered: fc.integer({ min: 1, max: 20 }),
    spare: fc.integer({ min: 0, max: 5 }),
    isPickup: fc.boolean(),
    payment: fc.constantFrom<PaymentStatus>('Pending', 'Authorized'),
  })
  .map(({ ordered, spare, isPickup, payment }): World => ({
    state: orderTransitions.place.to[0],
    isPickup,
    payment,
    pieces: { ordered, shipped: 0, cancelled: 0 },
    onHand: ordered + spare,
    reserved: ordered,
    creditUsed: payment === 'Authorized' ? ordered : 0,
  }));

const histories = fc.tuple(placed, fc.array(step, { maxLength: 30 })).map(([first, steps]) => {
  const worlds = [first];
  for (const { action, share } of steps) {
    const world = worlds.at(-1) ?? first;
    worlds.push(
      action === 'mark-paid' || action === 'refund' || action === 'void'
        ? pay(world, action)
        : move(world, action, share),
    );
  }
  return worlds;
});

describe('an order, whatever people do to it', () => {
  it('never has a negative figure, and reserves exactly what is neither shipped nor cancelled', () => {
    fc.assert(
      fc.property(histories, (worlds) => {
        for (const { pieces, onHand, reserved, creditUsed } of worlds) {
          expect(Math.min(onHand, reserved, creditUsed, openPieces(pieces))).toBeGreaterThanOrEqual(0);
          expect(reserved).toBe(openPieces(pieces));
        }
      }),
    );
  });

  it('claims trade credit exactly while its payment is authorised, for what was not cancelled', () => {
    fc.assert(
      fc.property(histories, (worlds) => {
        for (const { payment, pieces, creditUsed } of worlds) {
          expect(creditUsed).toBe(payment === 'Authorized' ? pieces.ordered - pieces.cancelled : 0);
        }
      }),
    );
  });

  it('keeps what was ordered on the shelf, with the customer or given back', () => {
    fc.assert(
      fc.property(histories, (worlds) => {
        const [first] = worlds;
        for (const { state, pieces, onHand } of worlds) {
          const away = pieces.shipped - (pieces.returned ?? 0);
          expect(onHand).toBe((first?.onHand ?? 0) - away);
          expect(state === 'returned').toBe(pieces.shipped > 0 && away === 0 && openPieces(pieces) === 0);
        }
      }),
    );
  });

  it('is in a state that fits its pieces', () => {
    fc.assert(
      fc.property(histories, (worlds) => {
        for (const { state, pieces } of worlds) {
          const open = openPieces(pieces);
          if (state === 'cancelled') expect([open, pieces.shipped]).toEqual([0, 0]);
          else if (state === 'partly-shipped') expect(Math.min(open, pieces.shipped)).toBeGreaterThan(0);
          else expect(open > 0).toBe(openStates.some((each) => each === state));
        }
      }),
    );
  });

  it('that is cancelled or returned stays so, and neither is complete before it is delivered', () => {
    fc.assert(
      fc.property(histories, (worlds) => {
        const states = worlds.map(({ state }) => state);
        for (const last of ['cancelled', 'returned'] as const) {
          const at = states.indexOf(last);
          if (at >= 0) expect(new Set(states.slice(at))).toEqual(new Set([last]));
        }
        const complete = states.indexOf('complete');
        if (complete >= 0) expect(states.slice(0, complete)).toContain('delivered');
      }),
    );
  });
});

describe('the table of transitions', () => {
  it('reaches every state, and leaves each that is not an end', () => {
    const reached = new Set<string>(actions.flatMap((action) => [...orderTransitions[action].to]));
    expect([...reached].sort()).toEqual([...orderStates].sort());
    for (const state of orderStates) {
      const isEnd = state === 'cancelled' || state === 'returned';
      const isLeft = actions.some((action) =>
        (orderTransitions[action].from as readonly string[]).includes(state),
      );
      expect([state, isLeft]).toEqual([state, !isEnd]);
    }
  });

  it('moves an order to none but the states that it names', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...actions),
        fc.constantFrom(...orderStates),
        fc.boolean(),
        fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5)),
        (action, state, isPickup, [open, shipped, cancelled]) => {
          const situation = { state, isPickup };
          fc.pre(isActionAllowed(action, situation));
          const pieces = { ordered: open + shipped + cancelled, shipped, cancelled };
          expect(orderTransitions[action].to).toContain(stateAfter(action, situation, pieces));
        },
      ),
    );
  });

  it('offers the next sensible step first', () => {
    const first = (state: OrderState, isPickup = false) => allowedActions({ state, isPickup }, 'Paid')[0];
    expect(first('placed')).toBe('confirm');
    expect(first('confirmed')).toBe('start-picking');
    expect([first('picking'), first('picking', true)]).toEqual(['ship', 'make-ready']);
    expect([first('partly-shipped'), first('ready', true)]).toEqual(['ship', 'collect']);
    expect([first('shipped'), first('delivered'), first('complete')]).toEqual([
      'deliver',
      'complete',
      undefined,
    ]);
    expect(allowedActions({ state: 'complete', isPickup: false }, 'Authorized')).toEqual(['mark-paid']);
    expect(allowedActions({ state: 'cancelled', isPickup: false }, 'Pending')).toEqual([]);
    expect(allowedActions({ state: 'cancelled', isPickup: false }, 'Paid', 100)).toEqual(['refund']);
    expect([first('partly-shipped', true), first('partly-shipped')]).toEqual(['make-ready', 'ship']);
  });

  it('cancels an order whole only while the customer has nothing of it', () => {
    const ready = { state: 'ready', isPickup: true } as const;
    expect(isActionAllowed('cancel', ready)).toBe(true);
    expect(isActionAllowed('cancel', { ...ready, hasLeft: true })).toBe(false);
    expect(allowedActions({ ...ready, hasLeft: true }, 'Paid')).toEqual(['collect', 'cancel-lines']);
  });

  it('takes back what has left, and of an order that waits in the branch only the part that was handed over', () => {
    const from = orderStates.filter((state) => isActionAllowed('take-back', { state, isPickup: true }));
    expect(from).toEqual(['partly-shipped', 'shipped', 'delivered', 'complete']);
    expect(isActionAllowed('take-back', { state: 'ready', isPickup: true, hasLeft: true })).toBe(true);
    const rest = { ordered: 3, shipped: 2, cancelled: 0, returned: 2 };
    const partly = { state: 'partly-shipped', isPickup: false } as const;
    expect(stateAfter('take-back', partly, rest)).toBe('partly-shipped');
    expect(stateAfter('cancel-lines', partly, { ...rest, cancelled: 1 })).toBe('returned');
  });

  it('never ships what is picked up nor hands over what is sent', () => {
    for (const state of orderStates) {
      expect(isActionAllowed('ship', { state, isPickup: true })).toBe(false);
      expect(isActionAllowed('collect', { state, isPickup: false })).toBe(false);
    }
  });

  it('gives a customer words that only a cancelled or returned order takes back', () => {
    const rank = {
      'Not yet shipped': 0,
      'Shipping not required': 1,
      'Partially shipped': 1,
      Shipped: 2,
      Delivered: 3,
    };
    for (const action of actions) {
      const { from, to }: { from: readonly OrderState[]; to: readonly OrderState[] } =
        orderTransitions[action];
      if (action === 'cancel' || action === 'cancel-lines') continue;
      for (const before of from)
        // What comes back leaves the order as it stands, or ends it.
        for (const after of action === 'take-back' ? [before, 'returned' as const] : to)
          expect(rank[customerStatuses[after].shipping]).toBeGreaterThanOrEqual(
            rank[customerStatuses[before].shipping],
          );
    }
  });
});
