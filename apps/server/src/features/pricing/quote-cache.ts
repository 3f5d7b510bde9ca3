import type { NotificationHandler } from '../../db/change-listener.ts';
import type { PartQuote } from './pricing.service.ts';

/** The channels on which whatever a quote is made of is announced; see the migration of the first and the import. */
export const QUOTE_CHANNELS: readonly string[] = ['part_changed', 'catalogue_imported'];

/** Some 10 MB. */
const MOST_QUOTES = 20_000;

/** How long after a change of this very server its announcement may still be on its way. */
const UNSETTLED_MILLISECONDS = 2_000;

/**
 * Keeps quotes of parts until something about them is announced to have changed. Keeps nothing while announcements
 * cannot be heard. When there are too many, the parts that were asked for longest ago go first.
 */
export class QuoteCache implements NotificationHandler {
  /** By part and discount table. */
  readonly #quotes = new Map<number, Map<string, PartQuote>>();
  /** Which parts have a number. */
  readonly #numbers = new Map<string, readonly number[]>();
  /** Until when a part that this server has changed is not kept. */
  readonly #unsettled = new Map<number, number>();
  readonly #capacity: number;
  #count = 0;
  #hears = false;
  #announcements = 0;

  constructor(capacity = MOST_QUOTES) {
    this.#capacity = capacity;
  }

  hears(): void {
    this.#forgetAll();
    this.#hears = true;
  }

  onDisconnected(): void {
    this.#hears = false;
    this.#forgetAll();
  }

  heard(announcement: string): void {
    const ids = announcement.split(',').map(Number);
    if (ids.every((id) => id > 0)) this.#forget(ids);
    else this.#forgetAll();
  }

  get(discountTable: string, partId: number): PartQuote | undefined {
    const ofPart = this.#quotes.get(partId);
    const quote = ofPart?.get(discountTable);
    if (ofPart === undefined || quote === undefined) return undefined;
    this.#quotes.delete(partId);
    this.#quotes.set(partId, ofPart);
    return quote;
  }

  /** All parts that have the number, where all of them are known. */
  getByNumber(discountTable: string, normalised: string): PartQuote[] | undefined {
    const quotes = this.#numbers.get(normalised)?.map((id) => this.get(discountTable, id));
    return quotes?.every((quote) => quote !== undefined) === true ? quotes : undefined;
  }

  /** Keeps what is read, unless a change was announced while it was read: it may be from before. */
  async learn(
    discountTable: string,
    read: () => Promise<PartQuote[]>,
    normalised?: string,
  ): Promise<PartQuote[]> {
    const before = this.#announcements;
    const quotes = await read();
    if (!this.#hears || before !== this.#announcements) return quotes;
    for (const quote of quotes) this.#keep(discountTable, quote);
    if (normalised !== undefined)
      this.#numbers.set(
        normalised,
        quotes.map((quote) => quote.partId),
      );
    this.#makeRoom();
    return quotes;
  }

  /**
   * To be called when this server changes parts, before it commits. Who has just ordered and looks again must not
   * see what was there before, and the announcement may come a moment after the answer.
   */
  unsettle(partIds: readonly number[]): void {
    const until = performance.now() + UNSETTLED_MILLISECONDS;
    for (const id of partIds) this.#unsettled.set(id, until);
    this.#forget(partIds);
    setTimeout(() => {
      for (const id of partIds) if (this.#unsettled.get(id) === until) this.#unsettled.delete(id);
    }, UNSETTLED_MILLISECONDS).unref();
  }

  #keep(discountTable: string, quote: PartQuote): void {
    if (this.#unsettled.has(quote.partId)) return;
    const ofPart = this.#quotes.get(quote.partId) ?? new Map<string, PartQuote>();
    if (!ofPart.has(discountTable)) this.#count += 1;
    ofPart.set(discountTable, quote);
    this.#quotes.set(quote.partId, ofPart);
  }

  #makeRoom(): void {
    for (const [oldest, { size }] of this.#quotes) {
      if (this.#count <= this.#capacity) break;
      this.#quotes.delete(oldest);
      this.#count -= size;
    }
    for (const oldest of this.#numbers.keys()) {
      if (this.#numbers.size <= this.#capacity) return;
      this.#numbers.delete(oldest);
    }
  }

  #forget(partIds: readonly number[]): void {
    this.#announcements += 1;
    for (const id of partIds) {
      this.#count -= this.#quotes.get(id)?.size ?? 0;
      this.#quotes.delete(id);
    }
  }

  #forgetAll(): void {
    this.#announcements += 1;
    this.#quotes.clear();
    this.#numbers.clear();
    this.#count = 0;
  }
}
