import { isObject } from './is-object.ts';
import { parseJson } from './parse-json.ts';
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

/** Names the person who is logged in; the same in every session of theirs. */
export function sessionOwner(): string | null {
  const claims = parseJson(decodeBase64Url(readToken()?.split('.')[1] ?? ''));
  return isObject(claims) && typeof claims.sub === 'string' ? claims.sub : null;
}

function decodeBase64Url(text: string): string | null {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
}

/**
 * Forgets the token and what belonged to the person who was logged in. The choices of the checkout stay: a session
 * that has ended in the middle of it goes on after the login, and for another person they do not count.
 */
export function endSession(): void {
  writeStored(storageKeys.token, null);
  writeStored(storageKeys.vehicle, null);
  writeStored(storageKeys.vinSearch, null);
  writeStored(storageKeys.offer, null);
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
