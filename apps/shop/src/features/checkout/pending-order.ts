import { readStoredInTab, tabStorageKeys, writeStoredInTab } from '../../lib/storage.ts';

/** The key of the order that was sent from this tab and is not answered yet. */
export const readPendingOrder = (): string | null => readStoredInTab(tabStorageKeys.pendingOrder);

export const writePendingOrder = (requestKey: string | null): void =>
  writeStoredInTab(tabStorageKeys.pendingOrder, requestKey);
