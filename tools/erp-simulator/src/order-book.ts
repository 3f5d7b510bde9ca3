import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';

/** An order or a change of one, as the feed gives it; only what the simulator looks at is named. */
export interface BookedOrder {
  readonly position: number;
  readonly kind: string;
  readonly order: { readonly number: string; readonly version: number; readonly total: number };
  readonly state: string;
}

/**
 * The orders that have arrived. With a file each is on the disk before it is acknowledged, so that a killed simulator
 * has lost none; what it was writing when it was killed was never acknowledged and is removed.
 */
export class OrderBook {
  readonly #entries = new Map<number, BookedOrder>();
  readonly #file: number | undefined;
  /** How often something arrived that was there already. */
  duplicates = 0;

  constructor(path?: string) {
    if (path === undefined) return;
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    for (const line of whole.split('\n').filter(Boolean)) this.#enter(JSON.parse(line) as BookedOrder);
    this.#file = openSync(path, 'a+');
    ftruncateSync(this.#file, Buffer.byteLength(whole));
  }

  /** In the order in which they arrived. */
  get entries(): readonly BookedOrder[] {
    return [...this.#entries.values()];
  }

  /** The latest known about an order. */
  find(number: string): BookedOrder | undefined {
    return this.entries.findLast((entry) => entry.order.number === number);
  }

  add(entry: BookedOrder): void {
    if (this.#entries.has(entry.position)) {
      this.duplicates += 1;
      return;
    }
    if (this.#file !== undefined) {
      writeSync(this.#file, `${JSON.stringify(entry)}\n`);
      fsyncSync(this.#file);
    }
    this.#enter(entry);
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
  }

  #enter(entry: BookedOrder): void {
    this.#entries.set(entry.position, entry);
  }
}
