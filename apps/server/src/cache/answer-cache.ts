import { LRUCache } from 'lru-cache';

/** Larger answers would evict too many others. */
const LARGEST_SHARE = 1 / 32;

/** Serialised answers by their entity tag. The tag must change whenever the answer does. */
export type AnswerCache = Pick<LRUCache<string, Buffer>, 'get' | 'set'>;

/** Answers are cached as bytes: a string with Polish letters would take twice the space. */
export const createAnswerCache = (maxBytes: number): AnswerCache =>
  new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * LARGEST_SHARE),
    sizeCalculation: ({ length }) => length,
  });
