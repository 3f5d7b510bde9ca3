import type { DomainError } from '../errors/domain-error.ts';

interface Limit {
  /** How many pieces of work of one key run at once. */
  readonly atOnce: number;
  /** How many more wait in line; beyond it they are refused. */
  readonly mostWaiting: number;
  readonly longestWaitMilliseconds: number;
  /** Says why a piece of work is refused. */
  readonly refusal: () => DomainError;
}

/** The running and the waiting work of one key; each waiting piece is what starts it. */
interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Keeps whoever asks for much at once from taking what others need: the rest of their work waits in line. */
export class ConcurrencyLimit<Key> {
  readonly #limit: Limit;
  readonly #lines = new Map<Key, Line>();

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  async run<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { running: 0, waiting: new Set() };
    this.#lines.set(key, line);
    if (line.running < this.#limit.atOnce) line.running += 1;
    else await this.#turn(line);
    try {
      return await work();
    } finally {
      this.#leave(key, line);
    }
  }

  /** Resolves when a place was handed over. */
  #turn({ waiting }: Line): Promise<void> {
    const { mostWaiting, longestWaitMilliseconds, refusal } = this.#limit;
    if (waiting.size >= mostWaiting) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(refusal());
      }, longestWaitMilliseconds);
      waiting.add(start);
    });
  }

  #leave(key: Key, line: Line): void {
    const [next] = line.waiting;
    if (next === undefined) {
      line.running -= 1;
      if (line.running === 0) this.#lines.delete(key);
      return;
    }
    line.waiting.delete(next);
    next();
  }
}
