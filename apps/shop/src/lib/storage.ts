import * as storage from '@partsboard/ui/lib/storage.ts';

/** Every key of local storage that the shop alone uses. */
export const storageKeys = {
  token: 'user-token',
  vehicle: 'LEVEL4_VEHICLE_DATA',
  vinSearch: 'LEVEL4_VIN_SEARCH',
  offer: 'offer-draft',
  checkout: 'checkout-choices',
  recentVehicles: 'recent-vehicles',
  recentBoards: 'recent-boards',
  categories: 'categories',
} as const;

/** Every key of session storage that the shop uses. */
export const tabStorageKeys = {
  /** The key of an order that was sent and not answered yet, with which it is looked up. */
  pendingOrder: 'pending-order',
  /** The token of a member of staff who orders for a customer in this tab; empty once that has ended. */
  staffToken: 'staff-token',
  /** Quantities of the cart that were sent while the page was being left. */
  leftQuantities: 'left-quantities',
} as const;

type ValueOf<T> = T[keyof T];
export type StorageKey = ValueOf<typeof storageKeys>;
type TabStorageKey = ValueOf<typeof tabStorageKeys>;

export const readStored: (key: StorageKey) => string | null = storage.readStored;
export const writeStored: (key: StorageKey, value: string | null) => void = storage.writeStored;

export const readStoredInTab: (key: TabStorageKey) => string | null = storage.readStoredInTab;
export const writeStoredInTab: (key: TabStorageKey, value: string | null) => void = storage.writeStoredInTab;
