import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { MeasuredCache } from '../../cache/measured-cache.ts';
import type { CallLease, LeaseRequest } from './call-counter.ts';

/** Leases calls from the process that counts for all workers. */
export type LeaseCalls = (request: LeaseRequest) => Promise<CallLease>;

/** A worker leases a small part of a budget at a time, so that little is missing to the others while it is unused. */
const LEASES_PER_BUDGET = 100;
const MAX_CALLERS = 20_000;

interface Lease {
  left: number;
  readonly isSpent: boolean;
  readonly endsAt: number;
}

interface Counted {
  readonly current: number;
  readonly ttl: number;
}

/**
 * The store of the rate limit in one of several workers. A caller has the whole budget, however their connections are
 * distributed over the workers; most calls are counted from the worker's own lease.
 */
export class LeasedCallStore implements FastifyRateLimitStore {
  readonly #leaseCalls: LeaseCalls;
  readonly #leases = new MeasuredCache<string, Lease>('call leases', { max: MAX_CALLERS });
  readonly #pending = new Map<string, Promise<void>>();

  constructor(leaseCalls: LeaseCalls) {
    this.#leaseCalls = leaseCalls;
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
      this.#leaseAndTake(key, timeWindow, max).then(
        (result) => callback(null, result),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
  }

  child(): this {
    return this;
  }

  #take(key: string, max: number): Counted | undefined {
    const lease = this.#leases.get(key);
    const ttl = (lease?.endsAt ?? 0) - Date.now();
    if (lease === undefined || ttl <= 0) return undefined;
    if (lease.isSpent) return { current: max + 1, ttl };
    if (lease.left === 0) return undefined;
    lease.left -= 1;
    return { current: 1, ttl };
  }

  async #leaseAndTake(key: string, timeWindow: number, max: number): Promise<Counted> {
    for (;;) {
      await this.#renew(key, timeWindow, max);
      const counted = this.#take(key, max);
      if (counted) return counted;
    }
  }

  /** Concurrent calls of one caller wait for one lease. */
  #renew(key: string, windowMilliseconds: number, max: number): Promise<void> {
    const pending =
      this.#pending.get(key) ??
      this.#leaseCalls({ key, count: Math.ceil(max / LEASES_PER_BUDGET), windowMilliseconds, max })
        .then(({ granted, millisecondsLeft }) => {
          this.#leases.set(key, {
            left: granted,
            isSpent: granted === 0,
            endsAt: Date.now() + Math.max(1, millisecondsLeft),
          });
        })
        .finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }
}
