import { readStored, storageKeys, writeStored } from './storage.ts';

/** Fired on `window` when a person logs in or out, in this tab or in another one. */
export const sessionEvents = {
  loggedIn: 'partsboard:logged-in',
  loggedOut: 'partsboard:logged-out',
} as const;

/** The token of the last announcement, so that one change is announced once. */
let announced = readToken();

export function readToken(): string | null {
  const token = readStored(storageKeys.token);
  return token === '' ? null : token;
}

export const isAuthenticated = (): boolean => readToken() !== null;

function announce(): void {
  const token = readToken();
  if (token === announced) return;
  announced = token;
  window.dispatchEvent(new Event(token === null ? sessionEvents.loggedOut : sessionEvents.loggedIn));
}

export function startSession(token: string): void {
  writeStored(storageKeys.token, token);
  announce();
}

/** Forgets the token and everything that belonged to the person who was logged in. */
export function endSession(): void {
  writeStored(storageKeys.token, null);
  writeStored(storageKeys.vehicle, null);
  writeStored(storageKeys.vinSearch, null);
  writeStored(storageKeys.offer, null);
  writeStored(storageKeys.checkout, null);
  announce();
}

/** Calls back whenever a person has logged in or out; answers how to stop. */
export function onSessionChange(listener: () => void): () => void {
  window.addEventListener(sessionEvents.loggedIn, listener);
  window.addEventListener(sessionEvents.loggedOut, listener);
  return () => {
    window.removeEventListener(sessionEvents.loggedIn, listener);
    window.removeEventListener(sessionEvents.loggedOut, listener);
  };
}

/** Follows what other tabs do; a `null` key means that all storage was cleared. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === null || event.key === storageKeys.token) announce();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
