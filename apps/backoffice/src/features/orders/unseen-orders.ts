import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let unseen: ReadonlySet<number> = new Set();

function set(next: ReadonlySet<number>): void {
  unseen = next;
  for (const listener of listeners) listener();
}

/** An order that has come while the person was here, and that nobody has opened in this window. */
export const markUnseen = (id: number): void => set(new Set([...unseen, id]));

export function markSeen(id: number): void {
  if (unseen.has(id)) set(new Set([...unseen].filter((each) => each !== id)));
}

export const useUnseenOrders = (): ReadonlySet<number> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unseen,
  );
