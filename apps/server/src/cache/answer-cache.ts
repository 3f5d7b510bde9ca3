import { MeasuredCache } from './measured-cache.ts';

/** Larger answers would evict too many others. */
const LARGEST_SHARE = 1 / 32;

/** An answer as it is sent, with its entity tag. */
export interface CachedAnswer {
  readonly tag: string;
  readonly body: Buffer;
}

/** Serialised answers by their questions, whole: a question says all that the answer depends on. */
export class AnswerCache {
  readonly #answers: MeasuredCache<string, CachedAnswer>;

  /** Answers are cached as bytes: a string with Polish letters would take twice the space. */
  constructor(maxBytes: number) {
    this.#answers = new MeasuredCache('answers', {
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes * LARGEST_SHARE),
      // A character of a question takes up to two bytes.
      sizeCalculation: ({ body }, question) => body.length + 2 * question.length,
    });
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  get(question: string): CachedAnswer | undefined {
    return this.#answers.get(question);
  }

  set(question: string, answer: CachedAnswer): void {
    this.#answers.set(question, answer);
  }
}
