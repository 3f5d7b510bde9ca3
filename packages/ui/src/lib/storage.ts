/** Even accessing a storage throws where the browser forbids it; the application then works without it. */
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

export const readStored = (key: string): string | null => read(browser, key);
export const writeStored = (key: string, value: string | null): void => write(browser, key, value);

export const readStoredInTab = (key: string): string | null => read(tab, key);
export const writeStoredInTab = (key: string, value: string | null): void => write(tab, key, value);

/** The keys of what a person chooses once for all applications of this address. `boot.js` reads them too. */
export const LANGUAGE_KEY = 'language';
export const COLOR_SCHEME_KEY = 'color-scheme';
