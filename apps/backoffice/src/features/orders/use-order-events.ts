import { useEffect } from 'react';
import { gatheredReads } from './gathered-reads.ts';
import { markUnseen } from './unseen-orders.ts';
import { playNewOrderSound } from './new-order-sound.ts';
import { watchOrders } from './order-stream.ts';
import { refreshReturns } from '../returns/returns.queries.ts';
import { refreshOrder, refreshQueue } from './orders.queries.ts';

/** Keeps lists, counts and the open order current while the person is logged in. */
export function useOrderEvents(isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed) return undefined;
    const changed = new Set<number>();
    const reads = gatheredReads(() => {
      const orders = [...changed];
      changed.clear();
      return Promise.all([refreshQueue(), refreshReturns(), ...orders.map(refreshOrder)]);
    });
    const stop = watchOrders({
      onMessage: (message) => {
        if (message.kind === 'order') {
          changed.add(message.change.id);
          if (message.change.isNew) markUnseen(message.change.id);
        }
        reads.want();
      },
      onNewOrder: playNewOrderSound,
    });
    return () => {
      reads.stop();
      stop();
    };
  }, [isAllowed]);
}
