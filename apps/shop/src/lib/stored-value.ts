import { useSyncExternalStore } from 'react';
import { onSessionChange } from './session.ts';
import { readStored, writeStored, type StorageKey } from './storage.ts';

export interface StoredValue<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value of local storage that screens follow: changes of this tab, of other tabs and of the session reach them. */
export function storedValue<T>(key: StorageKey, parse: (text: string | null) => T): StoredValue<T> {
  const listeners = new Set<() => void>();
  /** The same text must give the same object: React compares them. */
  let known: { readonly text: string | null; readonly value: T } = { text: null, value: parse(null) };
  return {
    get: () => {
      const text = readStored(key);
      if (text !== known.text) known = { text, value: parse(text) };
      return known.value;
    },
    set: (value) => {
      writeStored(key, value === null ? null : JSON.stringify(value));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // A null key means that all storage was cleared.
        if (event.key === null || event.key === key) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      const stopSession = onSessionChange(listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
        stopSession();
      };
    },
  };
}

export const useStoredValue = <T>({ subscribe, get }: StoredValue<T>): T =>
  useSyncExternalStore(subscribe, get);
