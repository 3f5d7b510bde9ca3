/** Some of a budget that is left in the current window. */
export interface CallLease {
  /** 0: the budget is spent until the window ends. */
  readonly granted: number;
  readonly millisecondsLeft: number;
}

export interface LeaseQuestion {
  readonly key: string;
  readonly count: number;
  readonly windowMilliseconds: number;
  readonly max: number;
}

interface Window {
  spent: number;
  readonly endsAt: number;
}

/** Counts calls where they are counted for all workers of a server. The oldest of too many callers are forgotten. */
export class CallCounter {
  readonly #windows = new Map<string, Window>();
  readonly #mostKeys: number;

  constructor(mostKeys = 20_000) {
    this.#mostKeys = mostKeys;
  }

  /** Hands out what is asked for, or as much of it as is left. */
  lease({ key, count, windowMilliseconds, max }: LeaseQuestion, now = Date.now()): CallLease {
    const known = this.#windows.get(key);
    const window =
      known !== undefined && known.endsAt > now ? known : { spent: 0, endsAt: now + windowMilliseconds };
    if (window !== known) this.#keep(key, window);
    const granted = Math.max(0, Math.min(count, max - window.spent));
    window.spent += granted;
    return { granted, millisecondsLeft: window.endsAt - now };
  }

  #keep(key: string, window: Window): void {
    // Set anew, so that the order of the keys is that of their windows.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > this.#mostKeys && oldest !== undefined) this.#windows.delete(oldest);
  }
}
