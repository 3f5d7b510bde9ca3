import { MeasuredCache } from '../../cache/measured-cache.ts';
import type { NotificationSubscriber } from '../../db/notification-listener.ts';
import type { PartQuote } from './pricing.service.ts';

/** Some 10 MB. */
const MAX_QUOTES = 20_000;

/** For so long after a change made by this server its notification may still be on its way. */
const CHANGED_MILLISECONDS = 2_000;

type QuotesByTable = ReadonlyMap<string, PartQuote>;

/**
 * Caches quotes of parts until PostgreSQL notifies of a change. Caches nothing while notifications may be missed.
 */
export class QuoteCache implements NotificationSubscriber {
  /** See the migration of the first channel, and the import for the second. */
  readonly channels: readonly string[] = ['part_changed', 'catalogue_imported'];
  /** By part and discount table. */
  readonly #quotes: MeasuredCache<number, QuotesByTable>;
  /** Which parts have a number. */
  readonly #partIds: MeasuredCache<string, readonly number[]>;
  /** Parts that this server has just changed; they are not cached until the notification must have arrived. */
  readonly #changed = new Map<number, number>();
  #isConnected = false;
  #notifications = 0;

  constructor(maxQuotes = MAX_QUOTES) {
    this.#quotes = new MeasuredCache('quotes', {
      max: maxQuotes,
      maxSize: maxQuotes,
      sizeCalculation: (byTable) => byTable.size,
    });
    this.#partIds = new MeasuredCache('parts by number', { max: maxQuotes });
  }

  onConnected(): void {
    this.#clear();
    this.#isConnected = true;
  }

  onDisconnected(): void {
    this.#isConnected = false;
    this.#clear();
  }

  onNotification(_channel: string, payload: string): void {
    const partIds = payload.split(',').map(Number);
    if (partIds.every((id) => id > 0)) this.#remove(partIds);
    else this.#clear();
  }

  get(discountTable: string, partId: number): PartQuote | undefined {
    return this.#quotes.get(partId)?.get(discountTable);
  }

  /** All parts with this number, if all of them are cached. */
  getByNumber(discountTable: string, normalised: string): PartQuote[] | undefined {
    const quotes = this.#partIds.get(normalised)?.map((id) => this.get(discountTable, id));
    return quotes?.every((quote) => quote !== undefined) === true ? quotes : undefined;
  }

  /** Caches what is loaded, unless a notification arrived meanwhile: it may be from before the change. */
  async load(
    discountTable: string,
    read: () => Promise<PartQuote[]>,
    normalised?: string,
  ): Promise<PartQuote[]> {
    const before = this.#notifications;
    const quotes = await read();
    if (!this.#isConnected || before !== this.#notifications) return quotes;
    for (const quote of quotes) this.#set(discountTable, quote);
    if (normalised !== undefined) {
      this.#partIds.set(
        normalised,
        quotes.map(({ partId }) => partId),
      );
    }
    return quotes;
  }

  /**
   * To be called when this server changes parts, before it commits. A customer who has just ordered must not see the
   * old stock, and the notification may arrive a moment after the response.
   */
  onPartsChanged(partIds: readonly number[]): void {
    const until = performance.now() + CHANGED_MILLISECONDS;
    for (const id of partIds) this.#changed.set(id, until);
    this.#remove(partIds);
    setTimeout(() => {
      for (const id of partIds) if (this.#changed.get(id) === until) this.#changed.delete(id);
    }, CHANGED_MILLISECONDS).unref();
  }

  #set(discountTable: string, quote: PartQuote): void {
    if (this.#changed.has(quote.partId)) return;
    const known = this.#quotes.peek(quote.partId) ?? [];
    // A new map, since the cache measures a value only when it is replaced.
    this.#quotes.set(quote.partId, new Map([...known, [discountTable, quote]]));
  }

  #remove(partIds: readonly number[]): void {
    this.#notifications += 1;
    for (const id of partIds) this.#quotes.delete(id);
  }

  #clear(): void {
    this.#notifications += 1;
    this.#quotes.clear();
    this.#partIds.clear();
  }
}
