import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

/** What the browser was asked to run once it has nothing to do. */
let idleCallbacks: (() => void)[];

const beIdle = () => idleCallbacks.splice(0).forEach((run) => run());

beforeEach(() => {
  idleCallbacks = [];
  const requestIdleCallback = (run: () => void) => idleCallbacks.push(run);
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
});
afterEach(() => vi.unstubAllGlobals());

it('asks the browser once for all that waits', () => {
  const first = vi.fn();
  const second = vi.fn();
  whenIdle(first);
  whenIdle(second);
  expect(idleCallbacks).toHaveLength(1);
  expect(first).not.toHaveBeenCalled();
  beIdle();
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
});

it('does not run what was taken back, and asks again afterwards', () => {
  const left = vi.fn();
  const next = vi.fn();
  whenIdle(left)();
  whenIdle(next);
  beIdle();
  expect(left).not.toHaveBeenCalled();
  expect(next).toHaveBeenCalledOnce();
});

it('waits for a next time where it is asked while others run', () => {
  const later = vi.fn();
  whenIdle(() => whenIdle(later));
  beIdle();
  expect(later).not.toHaveBeenCalled();
  beIdle();
  expect(later).toHaveBeenCalledOnce();
});

it('runs soon in a browser without idle callbacks', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
