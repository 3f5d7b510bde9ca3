import { startTransition } from 'react';

/** So long it waits for a browser that is busy. */
const LONGEST_WAIT_MS = 1_000;

const waiting = new Set<() => void>();

function runAll(): void {
  const all = [...waiting];
  waiting.clear();
  startTransition(() => all.forEach((run) => run()));
}

/** Safari has no idle callbacks. */
const request = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(runAll, { timeout: LONGEST_WAIT_MS });
  else setTimeout(runAll);
};

/**
 * Runs what nobody waits for as soon as the browser has nothing else to do; what is asked for until then runs together.
 * Returns a function that takes it back.
 */
export function whenIdle(run: () => void): () => void {
  if (waiting.size === 0) request();
  waiting.add(run);
  return () => waiting.delete(run);
}
