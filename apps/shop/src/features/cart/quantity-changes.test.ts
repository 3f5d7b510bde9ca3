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
    const { atRest } = createQuantityChanges().start(1, 12, 1);
    expect(await isAtRest(atRest)).toBe(false);
    await vi.advanceTimersByTimeAsync(400);
    expect(await isAtRest(atRest)).toBe(true);
  });

  it('are sent once, and of a line only the last', async () => {
    const changes = createQuantityChanges();
    const first = changes.start(1, 1, 1);
    const last = changes.start(1, 12, 1);
    const other = changes.start(2, 3, 1);
    expect(await isAtRest(first.atRest)).toBe(true);
    expect([first, last, other, last].map(changes.take)).toEqual([false, true, true, false]);
  });

  it('do not wait when the person has left the field or the screen', async () => {
    const changes = createQuantityChanges();
    const one = changes.start(1, 5, 1);
    const other = changes.start(2, 5, 1);
    changes.hurry(1);
    expect([await isAtRest(one.atRest), await isAtRest(other.atRest)]).toEqual([true, false]);
    changes.hurryAll();
    expect(await isAtRest(other.atRest)).toBe(true);
  });

  it('are taken all at once when the page is left, and then by nobody else', async () => {
    const changes = createQuantityChanges();
    changes.start(1, 5, 1);
    const one = changes.start(1, 6, 1);
    const other = changes.start(2, 7, 1);
    expect(changes.takeAll()).toEqual([one, other]);
    expect([await isAtRest(one.atRest), changes.take(one), changes.takeAll()]).toEqual([true, false, []]);
  });

  it('are taken back to what the server has when they fail', () => {
    const changes = createQuantityChanges();
    changes.start(1, 5, 1);
    const last = changes.start(1, 9, 5);
    changes.take(last);
    expect(changes.takeBack(last)).toBe(1);
  });

  it('are not taken back where a newer one is on its way, which goes back to what arrived before', () => {
    const changes = createQuantityChanges();
    const first = changes.start(1, 5, 1);
    changes.take(first);
    const second = changes.start(1, 6, 5);
    expect(changes.takeBack(first)).toBeUndefined();
    changes.arrive(first);
    changes.take(second);
    expect(changes.takeBack(second)).toBe(5);
    const third = changes.start(1, 8, 5);
    changes.take(third);
    changes.arrive(third);
    const fourth = changes.start(1, 2, 8);
    changes.take(fourth);
    expect(changes.takeBack(fourth)).toBe(8);
  });
});
