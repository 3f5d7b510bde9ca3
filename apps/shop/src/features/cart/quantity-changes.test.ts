import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuantityChanges } from './quantity-changes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const isDebounced = async (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);

describe('quantities that a person changes', () => {
  it('wait until the person has stopped typing', async () => {
    const { debounced } = createQuantityChanges().start(1, 12, 1);
    expect(await isDebounced(debounced)).toBe(false);
    await vi.advanceTimersByTimeAsync(400);
    expect(await isDebounced(debounced)).toBe(true);
  });

  it('are sent once, and of a line only the last', async () => {
    const changes = createQuantityChanges();
    const first = changes.start(1, 1, 1);
    const last = changes.start(1, 12, 1);
    const other = changes.start(2, 3, 1);
    expect(await isDebounced(first.debounced)).toBe(true);
    expect([first, last, other, last].map(changes.take)).toEqual([false, true, true, false]);
  });

  it('are sent at once when the person has left the field or the screen', async () => {
    const changes = createQuantityChanges();
    const one = changes.start(1, 5, 1);
    const other = changes.start(2, 5, 1);
    changes.flush(1);
    expect([await isDebounced(one.debounced), await isDebounced(other.debounced)]).toEqual([true, false]);
    changes.flushAll();
    expect(await isDebounced(other.debounced)).toBe(true);
  });

  it('are taken together when the page is left, and only once', async () => {
    const changes = createQuantityChanges();
    changes.start(1, 5, 1);
    const one = changes.start(1, 6, 1);
    const other = changes.start(2, 7, 1);
    expect(changes.takeAll()).toEqual([one, other]);
    expect([await isDebounced(one.debounced), changes.take(one), changes.takeAll()]).toEqual([
      true,
      false,
      [],
    ]);
  });

  it('are rolled back to the server’s quantity when they fail', () => {
    const changes = createQuantityChanges();
    changes.start(1, 5, 1);
    const last = changes.start(1, 9, 5);
    changes.take(last);
    expect(changes.rollBack(last)).toBe(1);
  });

  it('are not rolled back while a newer one waits, which rolls back to the last saved one', () => {
    const changes = createQuantityChanges();
    const first = changes.start(1, 5, 1);
    changes.take(first);
    const second = changes.start(1, 6, 5);
    expect(changes.rollBack(first)).toBeUndefined();
    changes.confirm(first);
    changes.take(second);
    expect(changes.rollBack(second)).toBe(5);
    const third = changes.start(1, 8, 5);
    changes.take(third);
    changes.confirm(third);
    const fourth = changes.start(1, 2, 8);
    changes.take(fourth);
    expect(changes.rollBack(fourth)).toBe(8);
  });
});
