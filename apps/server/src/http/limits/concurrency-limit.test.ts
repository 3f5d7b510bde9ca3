import { describe, expect, it } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { DomainError } from '../errors/domain-error.ts';

const limitOf = (options: { maxWaiting?: number; maxWaitMilliseconds?: number } = {}) =>
  new ConcurrencyLimit<string>({
    atOnce: 2,
    maxWaiting: 10,
    maxWaitMilliseconds: 60_000,
    refusal: () => new DomainError('too-many-requests'),
    ...options,
  });

/** Work that ends when it is told to. */
function heldWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      ends.set(name, () => resolve(name));
    });
  return { started, work, end: (name: string) => ends.get(name)?.() };
}

describe('a limit of work at once', () => {
  it('lets two run and the others wait for their turn, in the order in which they came', async () => {
    const limit = limitOf();
    const { started, work, end } = heldWork();
    const all = ['a', 'b', 'c', 'd'].map((name) => limit.run('one', work(name)));
    await Promise.resolve();
    expect(started).toEqual(['a', 'b']);
    end('b');
    await all[1];
    await expect.poll(() => started).toEqual(['a', 'b', 'c']);
    end('a');
    await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd']);
    end('c');
    end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('holds for each key alone', async () => {
    const limit = limitOf();
    const { started, work, end } = heldWork();
    const all = ['a', 'b', 'c'].map((name) => limit.run('busy', work(name)));
    all.push(limit.run('other', work('x')));
    await Promise.resolve();
    expect(started).toEqual(['a', 'b', 'x']);
    for (const name of ['a', 'b', 'x']) end(name);
    await expect.poll(() => started).toEqual(['a', 'b', 'x', 'c']);
    end('c');
    await Promise.all(all);
  });

  it('refuses what finds the line full, and what has waited for too long', async () => {
    const { work, end } = heldWork();
    const full = limitOf({ maxWaiting: 0 });
    const running = [full.run('one', work('a')), full.run('one', work('b'))];
    await expect(full.run('one', work('c'))).rejects.toThrow('too-many-requests');
    end('a');
    end('b');
    await Promise.all(running);
    const again = full.run('one', work('d'));
    end('d');
    expect(await again).toBe('d');

    const impatient = limitOf({ maxWaitMilliseconds: 1 });
    for (const name of ['a', 'b']) void impatient.run('one', work(name));
    await expect(impatient.run('one', work('c'))).rejects.toThrow('too-many-requests');
  });

  it('gives the place of work that failed to the next', async () => {
    const limit = limitOf();
    const fail = () => Promise.reject(new Error('no'));
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => limit.run('one', fail)));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await limit.run('one', () => Promise.resolve('fine'))).toBe('fine');
  });
});
