import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

const textOf = (memory: AnswerCache, question: string) => memory.get(question)?.toString();

describe('a memory of answers', () => {
  it('answers again what it was told', () => {
    const memory = new AnswerCache(1000);
    memory.set('wheel', 'koło');
    expect(textOf(memory, 'wheel')).toBe('koło');
    expect(textOf(memory, 'door')).toBeUndefined();
  });

  it('forgets what was not asked for the longest time', () => {
    const memory = new AnswerCache(320);
    const asked = Array.from({ length: 32 }, (_none, index) => `question ${index}`);
    for (const question of asked) memory.set(question, '0123456789');
    expect(textOf(memory, 'question 0')).toBe('0123456789');
    memory.set('one more', '0123456789');
    expect(textOf(memory, 'question 0')).toBe('0123456789');
    expect(textOf(memory, 'question 1')).toBeUndefined();
    expect(textOf(memory, 'question 2')).toBe('0123456789');
  });

  it('does not keep an answer that would push out many others', () => {
    const memory = new AnswerCache(320);
    memory.set('everything', '0123456789a');
    expect(textOf(memory, 'everything')).toBeUndefined();
  });
});
