/**
 * The key of an order that was sent and not answered yet, in this tab: what a reload needs to find out whether it was
 * placed. Session storage throws where a browser forbids it; then a reload finds the cart as it is.
 */
const KEY = 'pending-order';

export function readPendingOrder(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function writePendingOrder(requestKey: string | null): void {
  try {
    if (requestKey === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, requestKey);
  } catch {
    // Nothing to do: see above.
  }
}
