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

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Local storage throws where a browser forbids it; the shop then works without memory. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing to do: see above.
  }
}
