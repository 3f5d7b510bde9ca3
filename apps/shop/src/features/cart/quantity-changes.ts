/** Delays sending while a number is being typed or a button is pressed repeatedly. */
const DELAY_MS = 350;

export interface QuantityChange {
  readonly productId: number;
  readonly quantity: number;
  /** Resolves when the person has stopped changing the quantity, or when a newer change has replaced this one. */
  readonly debounced: Promise<void>;
}

/** The changes that have not been sent yet: only the last one of each line is sent. */
export function createQuantityChanges() {
  const waiting = new Map<number, { readonly change: QuantityChange; readonly flush: () => void }>();
  /** The server's quantity, as far as it is known, of lines that show another one. */
  const known = new Map<number, number>();

  const flush = (productId: number): void => waiting.get(productId)?.flush();

  /** `shown` is the quantity that was shown before. */
  const start = (productId: number, quantity: number, shown: number): QuantityChange => {
    flush(productId);
    if (!known.has(productId)) known.set(productId, shown);
    let finish = (): void => undefined;
    const debounced = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, DELAY_MS);
      finish = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    const change = { productId, quantity, debounced };
    waiting.set(productId, { change, flush: finish });
    return change;
  };

  /** Whether this change has to be sent; it then no longer waits. */
  const take = (change: QuantityChange): boolean => {
    if (waiting.get(change.productId)?.change !== change) return false;
    return waiting.delete(change.productId);
  };

  /** Called when the server has saved the change. */
  const confirm = ({ productId, quantity }: QuantityChange): void => {
    if (waiting.has(productId)) known.set(productId, quantity);
    else known.delete(productId);
  };

  /** The quantity that a line has to show again after a failed change; undefined where a newer change waits. */
  const rollBack = ({ productId }: QuantityChange): number | undefined => {
    if (waiting.has(productId)) return undefined;
    const quantity = known.get(productId);
    known.delete(productId);
    return quantity;
  };

  const flushAll = (): void => {
    for (const each of waiting.values()) each.flush();
  };

  /** Takes all waiting changes when the page is left. */
  const takeAll = (): QuantityChange[] => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const each of all) each.flush();
    return all.map(({ change }) => change);
  };

  return { start, take, confirm, rollBack, takeAll, flush, flushAll };
}
