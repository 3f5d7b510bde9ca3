import { describe, expect, it } from 'vitest';
import { CallCounter } from './call-counter.ts';
import { LeasedCallStore } from './leased-call-store.ts';

const MINUTE = 60_000;

const asked = (key: string, count: number, max = 10) => ({ key, count, windowMilliseconds: MINUTE, max });

describe('calls that are counted for all workers', () => {
  it('are handed out until the budget is spent, and again in the next window', () => {
    const counter = new CallCounter();
    expect(counter.lease(asked('a', 6), 0)).toEqual({ granted: 6, millisecondsLeft: MINUTE });
    expect(counter.lease(asked('a', 6), 10_000)).toEqual({ granted: 4, millisecondsLeft: 50_000 });
    expect(counter.lease(asked('a', 6), 59_999)).toEqual({ granted: 0, millisecondsLeft: 1 });
    expect(counter.lease(asked('a', 6), 60_000)).toEqual({ granted: 6, millisecondsLeft: MINUTE });
    expect(counter.lease(asked('b', 1), 60_000).granted).toBe(1);
  });

  it('are forgotten, the oldest first, where there are too many callers', () => {
    const counter = new CallCounter(2);
    for (const key of ['a', 'b', 'c']) counter.lease(asked(key, 10), 0);
    expect(counter.lease(asked('c', 1), 1).granted).toBe(0);
    expect(counter.lease(asked('b', 1), 1).granted).toBe(0);
    expect(counter.lease(asked('a', 1), 1).granted).toBe(1);
  });
});

describe('workers that count together', () => {
  const workersOn = (counter: CallCounter, count: number) => {
    const questions = { asked: 0 };
    const stores = Array.from(
      { length: count },
      () =>
        new LeasedCallStore((question) => {
          questions.asked += 1;
          return Promise.resolve(counter.lease(question));
        }),
    );
    const call = (worker: number, max: number) =>
      new Promise<boolean>((resolve, reject) => {
        stores[worker]?.incr(
          'customer',
          (error, result) => (error ? reject(error) : resolve((result?.current ?? 0) <= max)),
          MINUTE,
          max,
        );
      });
    return { call, questions };
  };
  const allowed = (answers: readonly boolean[]) => answers.filter(Boolean).length;

  it('give one of them the whole budget, and ask for one call in many', async () => {
    const { call, questions } = workersOn(new CallCounter(), 3);
    const answers = [];
    for (let index = 0; index < 1300; index += 1) answers.push(await call(0, 1200));
    expect(allowed(answers)).toBe(1200);
    expect(questions.asked).toBe(101);
  });

  it('never give more than the budget, also to calls that come at once', async () => {
    const { call } = workersOn(new CallCounter(), 3);
    const answers = await Promise.all(Array.from({ length: 2000 }, (_none, index) => call(index % 3, 1200)));
    expect(allowed(answers)).toBeLessThanOrEqual(1200);
    expect(allowed(answers)).toBeGreaterThanOrEqual(1200 - 2 * 12);
  });

  it('count a small budget exactly', async () => {
    const { call } = workersOn(new CallCounter(), 4);
    const answers = await Promise.all(Array.from({ length: 100 }, (_none, index) => call(index % 4, 30)));
    expect(allowed(answers)).toBe(30);
  });
});
