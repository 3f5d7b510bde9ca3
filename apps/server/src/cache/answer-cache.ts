import { MeasuredCache } from './measured-cache.ts';

/** Larger answers would evict too many others. */
const LARGEST_SHARE = 1 / 32;

/** Serialised answers by their entity tag. The tag must change whenever the answer does. */
export class AnswerCache {
  readonly #answers: MeasuredCache<string, Buffer>;

  /** Answers are cached as bytes: a string with Polish letters would take twice the space. */
  constructor(maxBytes: number) {
    this.#answers = new MeasuredCache('answers', {
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes * LARGEST_SHARE),
      sizeCalculation: ({ length }) => length,
    });
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  get(tag: string): Buffer | undefined {
    return this.#answers.get(tag);
  }

  set(tag: string, answer: Buffer): void {
    this.#answers.set(tag, answer);
  }
}
