import { describe, expect, it } from 'vitest';
import { AnswerCache, type CachedAnswer } from './answer-cache.ts';

/** With a question of four letters it takes ten bytes. */
const ANSWER: CachedAnswer = { tag: 'W/"1"', body: Buffer.from('01') };

describe('the answer cache', () => {
  it('evicts the least recently used answer when its bytes are used up', () => {
    const cache = new AnswerCache(320);
    for (let number = 0; number < 32; number += 1) cache.set(String(1000 + number), ANSWER);
    expect(cache.get('1000')).toBe(ANSWER);
    cache.set('more', ANSWER);
    expect(['1000', '1001', '1002', 'more'].map((question) => cache.get(question))).toEqual([
      ANSWER,
      undefined,
      ANSWER,
      ANSWER,
    ]);
  });

  it('counts the bytes of answers and of what was asked', () => {
    const cache = new AnswerCache(320);
    cache.set('1000', ANSWER);
    expect(cache.bytes).toBe(10);
  });

  it('does not take an answer that would evict many others', () => {
    const cache = new AnswerCache(320);
    cache.set('all of it', ANSWER);
    expect(cache.get('all of it')).toBeUndefined();
  });
});
