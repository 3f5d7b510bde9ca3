import { isObject } from '@partsboard/ui/lib/is-object.ts';
import { parseJson } from '@partsboard/ui/lib/parse-json.ts';
import {
  readStored,
  readStoredInTab,
  storageKeys,
  tabStorageKeys,
  writeStored,
  writeStoredInTab,
} from './storage.ts';

/** Fired on `window` when a person logs in or out, in this tab or in another one. */
export const sessionEvents = {
  loggedIn: 'partsboard:logged-in',
  loggedOut: 'partsboard:logged-out',
} as const;

/** The token of the last event, so that each change fires one event. */
let lastNotified = readToken();

/** In a tab of staff only their own session counts: when it has ended, none does. */
export const isStaffTab = (): boolean => Boolean(readStoredInTab(tabStorageKeys.staffToken));

export function readToken(): string | null {
  const token = readStoredInTab(tabStorageKeys.staffToken) ?? readStored(storageKeys.token);
  return token === '' ? null : token;
}

export const isAuthenticated = (): boolean => readToken() !== null;

function notifyIfChanged(): void {
  const token = readToken();
  if (token === lastNotified) return;
  lastNotified = token;
  window.dispatchEvent(new Event(token === null ? sessionEvents.loggedOut : sessionEvents.loggedIn));
}

/** A member of staff orders for a customer, in this tab alone, from the next start of the shop on. */
export const storeStaffToken = (token: string): void => writeStoredInTab(tabStorageKeys.staffToken, token);

export function startSession(token: string): void {
  writeStoredInTab(tabStorageKeys.staffToken, null);
  writeStored(storageKeys.token, token);
  notifyIfChanged();
}

/** The id of the logged-in person, the same in all their sessions. */
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
 * Removes the token and the person's data. The choices of the checkout stay: after an expired session the person
 * continues there, and for another person they are ignored.
 */
export function endSession(): void {
  if (isStaffTab()) writeStoredInTab(tabStorageKeys.staffToken, '');
  else writeStored(storageKeys.token, null);
  writeStored(storageKeys.vehicle, null);
  writeStored(storageKeys.vinSearch, null);
  writeStored(storageKeys.offer, null);
  writeStored(storageKeys.categories, null);
  notifyIfChanged();
}

/** Calls the listener whenever a person has logged in or out; returns a function that unsubscribes. */
export function onSessionChange(listener: () => void): () => void {
  window.addEventListener(sessionEvents.loggedIn, listener);
  window.addEventListener(sessionEvents.loggedOut, listener);
  return () => {
    window.removeEventListener(sessionEvents.loggedIn, listener);
    window.removeEventListener(sessionEvents.loggedOut, listener);
  };
}

/** Watches logins and logouts in other tabs; a `null` key means that all storage was cleared. */
export function watchOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === null || event.key === storageKeys.token) notifyIfChanged();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
