import { expect, it } from 'vitest';
import { cachedFor } from './cached-for.ts';
import { countedCaches } from './cache-counts.ts';
import { MeasuredCache } from './measured-cache.ts';

const countsOf = (name: string) => countedCaches().find((each) => each.name === name);

it('a cache counts its entries, and how often something was there', () => {
  const first = new MeasuredCache<string, string>('of a test', { max: 2 });
  const second = new MeasuredCache<string, string>('of a test', { max: 2 });
  for (const key of ['a', 'b', 'c']) first.set(key, key);
  second.set('a', 'a');
  expect([first.get('a'), first.get('c'), second.get('a')]).toEqual([undefined, 'c', 'a']);
  expect(countsOf('of a test')).toEqual({ name: 'of a test', hits: 2, misses: 1, entries: 3 });
});

it('a value that is cached for a time is counted as well', async () => {
  const { read } = cachedFor('value of a test', 60_000, () => Promise.resolve('read'));
  await read();
  await read();
  await read();
  expect(countsOf('value of a test')).toMatchObject({ hits: 2, misses: 1, entries: 1 });
});

it('what was read is kept, and what does not exist is not', async () => {
  const cache = new MeasuredCache<string, string>('read by a test', { max: 10 });
  const asked: string[] = [];
  const read = (key: string) =>
    cache.getOrRead(key, () => {
      asked.push(key);
      return Promise.resolve(key === 'unknown' ? undefined : key.toUpperCase());
    });
  expect([await read('a'), await read('a'), await read('unknown'), await read('unknown')]).toEqual([
    'A',
    'A',
    undefined,
    undefined,
  ]);
  expect(asked).toEqual(['a', 'unknown', 'unknown']);
});

it('after a reading that failed the next one reads again', async () => {
  const cache = new MeasuredCache<string, string>('failing in a test', { max: 10 });
  await expect(cache.getOrRead('a', () => Promise.reject(new Error('no connection')))).rejects.toThrow(
    'no connection',
  );
  expect(await cache.getOrRead('a', () => Promise.resolve('A'))).toBe('A');
});
