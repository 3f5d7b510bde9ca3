/** A number that is being typed, or a button that is pressed again and again, comes to rest before it is sent. */
const REST_MS = 350;

export interface QuantityChange {
  readonly productId: number;
  readonly quantity: number;
  /** Settles when nothing more is to be expected of the person, or when a newer change took the place. */
  readonly atRest: Promise<void>;
}

/** The changes that have not been sent yet: of each line only the last one counts. */
export function createQuantityChanges() {
  const waiting = new Map<number, { readonly change: QuantityChange; readonly hurry: () => void }>();

  const hurry = (productId: number): void => waiting.get(productId)?.hurry();

  const start = (productId: number, quantity: number): QuantityChange => {
    hurry(productId);
    let finish = (): void => undefined;
    const atRest = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, REST_MS);
      finish = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    const change = { productId, quantity, atRest };
    waiting.set(productId, { change, hurry: finish });
    return change;
  };

  /** Whether this change is to be sent; it is then no longer waiting. */
  const take = (change: QuantityChange): boolean => {
    if (waiting.get(change.productId)?.change !== change) return false;
    return waiting.delete(change.productId);
  };

  const hurryAll = (): void => {
    for (const each of waiting.values()) each.hurry();
  };

  /** Takes all that wait, when the page is left and there is no time to rest. */
  const takeAll = (): QuantityChange[] => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const each of all) each.hurry();
    return all.map(({ change }) => change);
  };

  return { start, take, takeAll, hurry, hurryAll };
}
