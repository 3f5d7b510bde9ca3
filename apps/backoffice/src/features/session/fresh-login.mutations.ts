import { useSyncExternalStore } from 'react';
import { isProblem } from '../../lib/api/problem-code.ts';

/** The person has closed the dialog that asks for the password again. */
export class ConfirmationCancelled extends Error {}

interface Waiting {
  readonly confirm: () => void;
  readonly cancel: () => void;
}

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

function setWaiting(next: Waiting | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** What waits for password and code; null where nothing does. */
export const useWaitingForConfirmation = (): Waiting | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
  );

const askForConfirmation = (): Promise<void> =>
  new Promise((resolve, reject) => {
    setWaiting({
      confirm: () => {
        setWaiting(null);
        resolve();
      },
      cancel: () => {
        setWaiting(null);
        reject(new ConfirmationCancelled());
      },
    });
  });

/** Makes a dangerous call; where the server asks for a fresh login, asks the person and makes it again. */
export async function withFreshLogin<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isProblem(error, 'fresh-login-required')) throw error;
  }
  await askForConfirmation();
  return call();
}

/** For a mutation's `meta.notice`: closing the dialog is no failure. */
export const unlessCancelled = (error: unknown): boolean => !(error instanceof ConfirmationCancelled);
