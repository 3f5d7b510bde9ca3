import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GATHER_MS, gatheredReads } from './gathered-reads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Readings that take so long, and when each began. */
function watched(milliseconds: number) {
  const began: number[] = [];
  const start = performance.now();
  const reads = gatheredReads(() => {
    began.push(performance.now() - start);
    return new Promise((done) => setTimeout(done, milliseconds));
  });
  return { began, ...reads };
}

async function wantFor(want: () => void, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    want();
    await vi.advanceTimersByTimeAsync(100);
  }
}

it('many changes are read once', async () => {
  const { began, want } = watched(10);
  for (let count = 0; count < 50; count += 1) want();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(began).toEqual([GATHER_MS]);
});

it('readings that take long are rare and never overlap; the last change is read', async () => {
  const { began, want } = watched(1_000);
  await wantFor(want, 10_000);
  expect(began).toEqual([300, 5_300]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(began).toEqual([300, 5_300, 10_300]);
});

it('nothing is read after the end', async () => {
  const { began, want, stop } = watched(1_000);
  want();
  await vi.advanceTimersByTimeAsync(GATHER_MS + 10);
  want();
  stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(began).toHaveLength(1);
});
