import { describe, expect, it } from 'vitest';
import { RecentMemory } from './recent-memory.ts';

const letters = () => new RecentMemory<number, string>(6, ({ length }) => length);

describe('a memory of recent values', () => {
  it('forgets as many of the oldest as a heavy value needs', () => {
    const memory = letters();
    memory.set(1, 'aa');
    memory.set(2, 'bb');
    memory.set(3, 'cc');
    memory.set(4, 'dddd');
    expect([1, 2, 3, 4].map((key) => memory.get(key))).toEqual([undefined, undefined, 'cc', 'dddd']);
  });

  it('counts what was asked for as recent', () => {
    const memory = letters();
    memory.set(1, 'aaa');
    memory.set(2, 'bbb');
    memory.get(1);
    memory.set(3, 'ccc');
    expect([1, 2, 3].map((key) => memory.get(key))).toEqual(['aaa', undefined, 'ccc']);
  });

  it('weighs a value once, however often it is kept', () => {
    const memory = letters();
    memory.set(1, 'aaa');
    memory.set(1, 'aaa');
    memory.set(2, 'bbb');
    expect([1, 2].map((key) => memory.get(key))).toEqual(['aaa', 'bbb']);
  });

  it('does not keep what is heavier than all it may keep', () => {
    const memory = letters();
    memory.set(1, 'aaaaaaa');
    expect(memory.get(1)).toBeUndefined();
  });
});
