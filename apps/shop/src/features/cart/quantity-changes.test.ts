import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuantityChanges } from './quantity-changes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const isAtRest = async (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);

describe('quantities that a person changes', () => {
  it('wait until the typing has come to rest', async () => {
    const { atRest } = createQuantityChanges().start(1, 12);
    expect(await isAtRest(atRest)).toBe(false);
    await vi.advanceTimersByTimeAsync(400);
    expect(await isAtRest(atRest)).toBe(true);
  });

  it('are sent once, and of a line only the last', async () => {
    const changes = createQuantityChanges();
    const first = changes.start(1, 1);
    const last = changes.start(1, 12);
    const other = changes.start(2, 3);
    expect(await isAtRest(first.atRest)).toBe(true);
    expect([first, last, other, last].map(changes.take)).toEqual([false, true, true, false]);
  });

  it('do not wait when the person has left the field or the screen', async () => {
    const changes = createQuantityChanges();
    const one = changes.start(1, 5);
    const other = changes.start(2, 5);
    changes.hurry(1);
    expect([await isAtRest(one.atRest), await isAtRest(other.atRest)]).toEqual([true, false]);
    changes.hurryAll();
    expect(await isAtRest(other.atRest)).toBe(true);
  });

  it('are taken all at once when the page is left, and then by nobody else', async () => {
    const changes = createQuantityChanges();
    changes.start(1, 5);
    const one = changes.start(1, 6);
    const other = changes.start(2, 7);
    expect(changes.takeAll()).toEqual([one, other]);
    expect([await isAtRest(one.atRest), changes.take(one), changes.takeAll()]).toEqual([true, false, []]);
  });
});
