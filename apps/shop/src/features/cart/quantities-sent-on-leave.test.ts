import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberQuantitiesSentOnLeave, takeQuantitiesSentOnLeave } from './quantities-sent-on-leave.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('quantities that were sent while the page was being left', () => {
  it('are returned to the next page, once', () => {
    rememberQuantitiesSentOnLeave([{ productId: 4, quantity: 7 }]);
    expect(takeQuantitiesSentOnLeave()).toEqual([{ productId: 4, quantity: 7 }]);
    expect(takeQuantitiesSentOnLeave()).toEqual([]);
  });

  it('are forgotten after ten seconds', () => {
    rememberQuantitiesSentOnLeave([{ productId: 4, quantity: 7 }]);
    vi.advanceTimersByTime(10_000);
    expect(takeQuantitiesSentOnLeave()).toEqual([]);
  });

  it.each(['{', 'null', '{"at":1}', '{"at":99999999999999,"quantities":[{"productId":"4"}]}'])(
    'are ignored where the stored value is invalid: %s',
    (text) => {
      stored.set('left-quantities', text);
      expect(takeQuantitiesSentOnLeave()).toEqual([]);
    },
  );
});
