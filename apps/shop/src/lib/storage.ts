/** Every key under which the shop keeps something in this browser. */
export const storageKeys = {
  token: 'user-token',
  vehicle: 'LEVEL4_VEHICLE_DATA',
  vinSearch: 'LEVEL4_VIN_SEARCH',
  offer: 'offer-draft',
  checkout: 'checkout-choices',
  language: 'language',
  colorScheme: 'color-scheme',
} as const;

/** Every key under which the shop keeps something in this tab, also over a reload. */
export const tabStorageKeys = {
  /** The key of an order that was sent and not answered yet: it finds out whether the order was placed. */
  pendingOrder: 'pending-order',
  /** Quantities of the cart that were sent while the page was being left. */
  leftQuantities: 'left-quantities',
} as const;

type ValueOf<T> = T[keyof T];
export type StorageKey = ValueOf<typeof storageKeys>;
type TabStorageKey = ValueOf<typeof tabStorageKeys>;

/** Even to ask for a storage throws where a browser forbids it; the shop then works without memory. */
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
