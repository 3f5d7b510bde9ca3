import { describe, expect, it } from 'vitest';
import { AnswerMemory } from './answer-memory.ts';

const textOf = (memory: AnswerMemory, question: string) => memory.recall(question)?.toString();

describe('a memory of answers', () => {
  it('answers again what it was told', () => {
    const memory = new AnswerMemory(1000);
    memory.keep('wheel', 'koło');
    expect(textOf(memory, 'wheel')).toBe('koło');
    expect(textOf(memory, 'door')).toBeUndefined();
  });

  it('forgets what was not asked for the longest time', () => {
    const memory = new AnswerMemory(320);
    const asked = Array.from({ length: 32 }, (_none, index) => `question ${index}`);
    for (const question of asked) memory.keep(question, '0123456789');
    expect(textOf(memory, 'question 0')).toBe('0123456789');
    memory.keep('one more', '0123456789');
    expect(textOf(memory, 'question 0')).toBe('0123456789');
    expect(textOf(memory, 'question 1')).toBeUndefined();
    expect(textOf(memory, 'question 2')).toBe('0123456789');
  });

  it('does not keep an answer that would push out many others', () => {
    const memory = new AnswerMemory(320);
    memory.keep('everything', '0123456789a');
    expect(textOf(memory, 'everything')).toBeUndefined();
  });
});
