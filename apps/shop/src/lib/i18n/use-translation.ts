import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { currentLanguage } from './language.ts';
import { speaker } from './cached-translate.ts';

const listeners = new Set<() => void>();
let current = speaker(currentLanguage());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * To be called when texts were loaded, or those of another language are the ones to say. It brings a new function, so
 * that whatever was made with the old one is made again.
 */
export function announceTexts(): void {
  current = speaker(currentLanguage());
  for (const listener of listeners) listener();
}

export const useTranslation = (): { readonly t: TFunction } => ({
  t: useSyncExternalStore(subscribe, () => current),
});
