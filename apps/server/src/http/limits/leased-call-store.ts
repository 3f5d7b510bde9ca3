import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { CallLease, LeaseQuestion } from './call-counter.ts';

/** Asks whoever counts for all workers. */
export type AskForCalls = (question: LeaseQuestion) => Promise<CallLease>;

/** A worker asks for so small a part of a budget at once: what another one keeps unused is hardly missed. */
const LEASES_PER_BUDGET = 100;
const MOST_KEYS = 20_000;

interface Held {
  left: number;
  readonly isSpent: boolean;
  readonly endsAt: number;
}

interface Counted {
  readonly current: number;
  readonly ttl: number;
}

/**
 * The store of the rate limit in one of several workers. A caller has the whole budget, however their connections
 * were dealt out to the workers; most calls are counted from what the worker holds, without asking.
 */
export class LeasedCallStore implements FastifyRateLimitStore {
  readonly #ask: AskForCalls;
  readonly #held = new Map<string, Held>();
  readonly #asked = new Map<string, Promise<void>>();

  constructor(ask: AskForCalls) {
    this.#ask = ask;
  }

  incr(
    key: string,
    callback: (error: Error | null, result?: Counted) => void,
    timeWindow = 60_000,
    max = Number.MAX_SAFE_INTEGER,
  ): void {
    const counted = this.#take(key, max);
    if (counted) callback(null, counted);
    else
      this.#askAndTake(key, timeWindow, max).then(
        (result) => callback(null, result),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
  }

  child(): this {
    return this;
  }

  #take(key: string, max: number): Counted | undefined {
    const held = this.#held.get(key);
    const ttl = (held?.endsAt ?? 0) - Date.now();
    if (held === undefined || ttl <= 0) return undefined;
    if (held.isSpent) return { current: max + 1, ttl };
    if (held.left === 0) return undefined;
    held.left -= 1;
    return { current: 1, ttl };
  }

  async #askAndTake(key: string, timeWindow: number, max: number): Promise<Counted> {
    for (;;) {
      await this.#renew(key, timeWindow, max);
      const counted = this.#take(key, max);
      if (counted) return counted;
    }
  }

  /** Calls of one caller that come together wait for one answer. */
  #renew(key: string, windowMilliseconds: number, max: number): Promise<void> {
    const asked =
      this.#asked.get(key) ??
      this.#ask({ key, count: Math.ceil(max / LEASES_PER_BUDGET), windowMilliseconds, max })
        .then(({ granted, millisecondsLeft }) => {
          this.#hold(key, {
            left: granted,
            isSpent: granted === 0,
            endsAt: Date.now() + Math.max(1, millisecondsLeft),
          });
        })
        .finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  #hold(key: string, held: Held): void {
    this.#held.delete(key);
    this.#held.set(key, held);
    const [oldest] = this.#held.keys();
    if (this.#held.size > MOST_KEYS && oldest !== undefined) this.#held.delete(oldest);
  }
}
