import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { currentLanguage } from './language.ts';
import { createCachedTranslate } from './cached-translate.ts';

const listeners = new Set<() => void>();
let current = createCachedTranslate(currentLanguage());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * To be called when texts were loaded or the language has changed. Components get a new function and so render their
 * texts again.
 */
export function notifyTextsChanged(): void {
  current = createCachedTranslate(currentLanguage());
  for (const listener of listeners) listener();
}

export const useTranslation = (): { readonly t: TFunction } => ({
  t: useSyncExternalStore(subscribe, () => current),
});
