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
  /** What the server has, as far as is known, of lines that show something else. */
  const known = new Map<number, number>();

  const hurry = (productId: number): void => waiting.get(productId)?.hurry();

  /** `shown` is the quantity that stood there before. */
  const start = (productId: number, quantity: number, shown: number): QuantityChange => {
    hurry(productId);
    if (!known.has(productId)) known.set(productId, shown);
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

  /** The server has it now. */
  const arrive = ({ productId, quantity }: QuantityChange): void => {
    if (waiting.has(productId)) known.set(productId, quantity);
    else known.delete(productId);
  };

  /** What a line has to show again after a change that failed; nothing where a newer one is on its way. */
  const takeBack = ({ productId }: QuantityChange): number | undefined => {
    if (waiting.has(productId)) return undefined;
    const quantity = known.get(productId);
    known.delete(productId);
    return quantity;
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

  return { start, take, arrive, takeBack, takeAll, hurry, hurryAll };
}
