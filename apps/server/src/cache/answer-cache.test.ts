import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

const TEN_BYTES = Buffer.from('0123456789');

describe('the answer cache', () => {
  it('evicts the least recently used answer when its bytes are used up', () => {
    const cache = new AnswerCache(320);
    for (let tag = 0; tag < 32; tag += 1) cache.set(`tag ${tag}`, TEN_BYTES);
    expect(cache.get('tag 0')).toBe(TEN_BYTES);
    cache.set('one more', TEN_BYTES);
    expect(['tag 0', 'tag 1', 'tag 2', 'one more'].map((tag) => cache.get(tag))).toEqual([
      TEN_BYTES,
      undefined,
      TEN_BYTES,
      TEN_BYTES,
    ]);
  });

  it('counts its bytes', () => {
    const cache = new AnswerCache(320);
    cache.set('tag', TEN_BYTES);
    expect(cache.bytes).toBe(10);
  });

  it('does not take an answer that would evict many others', () => {
    const cache = new AnswerCache(320);
    cache.set('everything', Buffer.from('0123456789a'));
    expect(cache.get('everything')).toBeUndefined();
  });
});
