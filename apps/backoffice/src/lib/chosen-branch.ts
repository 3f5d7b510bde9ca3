import { readStored, writeStored } from '@partsboard/ui/lib/storage.ts';
import { useSyncExternalStore } from 'react';

const KEY = 'backoffice-branch';

const listeners = new Set<() => void>();

const read = (): number | null => {
  const stored = Number(readStored(KEY));
  return Number.isInteger(stored) && stored > 0 ? stored : null;
};

let current = read();

/** Null means all branches of the person. */
export function chooseBranch(id: number | null): void {
  current = id;
  writeStored(KEY, id === null ? null : String(id));
  for (const listener of listeners) listener();
}

export const useChosenBranch = (): number | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
