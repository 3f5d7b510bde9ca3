import { RecentMemory } from './recent-memory.ts';

/** Answers larger than this share of the whole would push out too many others. */
const LARGEST_SHARE = 1 / 32;

/**
 * Keeps answers to questions that others ask as well, up to a number of bytes. A question's name must change whenever
 * its answer would.
 */
export class AnswerCache {
  readonly #answers: RecentMemory<string, Buffer>;
  readonly #largest: number;

  constructor(capacity: number) {
    this.#answers = new RecentMemory(capacity, ({ length }) => length);
    this.#largest = capacity * LARGEST_SHARE;
  }

  get(question: string): Buffer | undefined {
    return this.#answers.get(question);
  }

  set(question: string, text: string): void {
    // As bytes: a text with Polish letters would take twice the space.
    if (text.length <= this.#largest) this.#answers.set(question, Buffer.from(text));
  }
}
