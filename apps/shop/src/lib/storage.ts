/** Every key of local storage that the shop uses. */
export const storageKeys = {
  token: 'user-token',
  vehicle: 'LEVEL4_VEHICLE_DATA',
  vinSearch: 'LEVEL4_VIN_SEARCH',
  offer: 'offer-draft',
  checkout: 'checkout-choices',
  language: 'language',
  colorScheme: 'color-scheme',
} as const;

/** Every key of session storage that the shop uses. */
export const tabStorageKeys = {
  /** The key of an order that was sent and not answered yet, with which it is looked up. */
  pendingOrder: 'pending-order',
  /** Quantities of the cart that were sent while the page was being left. */
  leftQuantities: 'left-quantities',
} as const;

type ValueOf<T> = T[keyof T];
export type StorageKey = ValueOf<typeof storageKeys>;
type TabStorageKey = ValueOf<typeof tabStorageKeys>;

/** Even accessing a storage throws where the browser forbids it; the shop then works without it. */
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Nothing to do: see above.
  }
}

const browser = () => localStorage;
const tab = () => sessionStorage;

export const readStored = (key: StorageKey): string | null => read(browser, key);
export const writeStored = (key: StorageKey, value: string | null): void => write(browser, key, value);

export const readStoredInTab = (key: TabStorageKey): string | null => read(tab, key);
export const writeStoredInTab = (key: TabStorageKey, value: string | null): void => write(tab, key, value);
