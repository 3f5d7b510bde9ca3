import { useEffect } from 'react';
import { markUnseen } from './unseen-orders.ts';
import { playNewOrderSound } from './new-order-sound.ts';
import { watchOrders } from './order-stream.ts';
import { refreshReturns } from '../returns/returns.queries.ts';
import { refreshOrder, refreshQueue } from './orders.queries.ts';

/** Many changes within this time are read at once. */
const GATHER_MS = 300;

/** Keeps lists, counts and the open order current while the person is logged in. */
export function useOrderEvents(isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed) return undefined;
    const changed = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      void refreshQueue();
      void refreshReturns();
      for (const id of changed) void refreshOrder(id);
      changed.clear();
    };
    const stop = watchOrders({
      onMessage: (message) => {
        if (message.kind === 'order') {
          changed.add(message.change.id);
          if (message.change.isNew) markUnseen(message.change.id);
        }
        timer ??= setTimeout(refresh, GATHER_MS);
      },
      onNewOrder: playNewOrderSound,
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isAllowed]);
}
