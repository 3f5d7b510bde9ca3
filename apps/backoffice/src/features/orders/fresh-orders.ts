import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let fresh: ReadonlySet<number> = new Set();

function set(next: ReadonlySet<number>): void {
  fresh = next;
  for (const listener of listeners) listener();
}

/** An order that has come while the person was here, and that nobody has opened in this window. */
export const markFresh = (id: number): void => set(new Set([...fresh, id]));

export function unmarkFresh(id: number): void {
  if (fresh.has(id)) set(new Set([...fresh].filter((each) => each !== id)));
}

export const useFreshOrders = (): ReadonlySet<number> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => fresh,
  );
