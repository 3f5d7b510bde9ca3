import { LRUCache } from 'lru-cache';

/** A part of a caller's budget for the current window. */
export interface CallLease {
  /** 0: the budget is spent until the window ends. */
  readonly granted: number;
  readonly millisecondsLeft: number;
}

export interface LeaseRequest {
  readonly key: string;
  readonly count: number;
  readonly windowMilliseconds: number;
  readonly max: number;
}

interface Window {
  spent: number;
  readonly endsAt: number;
}

/** Counts calls for all workers of a server, of a limited number of callers. */
export class CallCounter {
  readonly #windows: LRUCache<string, Window>;

  constructor(maxCallers = 20_000) {
    this.#windows = new LRUCache({ max: maxCallers });
  }

  /** Grants the requested count, or what is left of the budget. */
  lease({ key, count, windowMilliseconds, max }: LeaseRequest, now = Date.now()): CallLease {
    const known = this.#windows.get(key);
    const window =
      known !== undefined && known.endsAt > now ? known : { spent: 0, endsAt: now + windowMilliseconds };
    if (window !== known) this.#windows.set(key, window);
    const granted = Math.max(0, Math.min(count, max - window.spent));
    window.spent += granted;
    return { granted, millisecondsLeft: window.endsAt - now };
  }
}
