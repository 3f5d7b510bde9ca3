import type { DomainError } from '../errors/domain-error.ts';

interface Limit {
  /** How much work of one key runs at once. */
  readonly atOnce: number;
  /** How much more waits in the queue; beyond it work is refused. */
  readonly maxWaiting: number;
  readonly maxWaitMilliseconds: number;
  /** The error for refused work. */
  readonly refusal: () => DomainError;
}

/** The work of one key: how much runs, and the functions that start what waits. */
interface Queue {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Limits how much work of one key runs at once, so that others get their share; the rest waits in a queue. */
export class ConcurrencyLimit<Key> {
  readonly #limit: Limit;
  readonly #queues = new Map<Key, Queue>();

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  async run<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key) ?? { running: 0, waiting: new Set() };
    this.#queues.set(key, queue);
    if (queue.running < this.#limit.atOnce) queue.running += 1;
    else await this.#waitForTurn(queue);
    try {
      return await work();
    } finally {
      this.#leave(key, queue);
    }
  }

  /** Resolves when other work of the key has finished and this may start. */
  #waitForTurn({ waiting }: Queue): Promise<void> {
    const { maxWaiting, maxWaitMilliseconds, refusal } = this.#limit;
    if (waiting.size >= maxWaiting) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(refusal());
      }, maxWaitMilliseconds);
      waiting.add(start);
    });
  }

  #leave(key: Key, queue: Queue): void {
    const [next] = queue.waiting;
    if (next === undefined) {
      queue.running -= 1;
      if (queue.running === 0) this.#queues.delete(key);
      return;
    }
    queue.waiting.delete(next);
    next();
  }
}
