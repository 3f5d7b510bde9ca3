import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createResume } from './resume-queries.ts';

const failure = (status: number) =>
  new ApiError({ status, statusText: '', problem: null, text: null, token: null });

/** What the server answers to each call; a number is the status of a failure. */
let answer: number | string;
let isServerReady: boolean;
let calls: number;
let probes: number;

const onResumed = vi.fn();

/** A query that is on the screen. */
function showQuery(client: QueryClient, key: string): () => void {
  const observer = new QueryObserver(client, {
    queryKey: [key],
    retry: false,
    queryFn: () => {
      calls += 1;
      if (typeof answer === 'number') throw failure(answer);
      return answer;
    },
  });
  return observer.subscribe(() => undefined);
}

function start() {
  const client = new QueryClient();
  const resume = createResume(client, {
    onResumed,
    isReady: () => {
      probes += 1;
      return Promise.resolve(isServerReady);
    },
  });
  return { client, resume };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('a page whose server is not available', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onResumed.mockReset();
    [answer, isServerReady, calls, probes] = [503, false, 0, 0];
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('repeats what has failed once the server is ready, and not before', async () => {
    const { client, resume } = start();
    showQuery(client, 'cart');
    await seconds(0);
    resume();
    await seconds(20);
    expect(probes).toBeGreaterThan(1);
    expect(calls).toBe(1);
    expect(onResumed).not.toHaveBeenCalled();

    [answer, isServerReady] = ['cart', true];
    await seconds(40);
    expect(client.getQueryData(['cart'])).toBe('cart');
    expect(calls).toBe(2);
    expect(onResumed).toHaveBeenCalledOnce();

    const [callsBefore, probesBefore] = [calls, probes];
    await seconds(300);
    expect([calls, probes]).toEqual([callsBefore, probesBefore]);
  });

  it('asks less and less often, and one question for all of its queries', async () => {
    const { client, resume } = start();
    for (const key of ['cart', 'lists', 'categories']) showQuery(client, key);
    await seconds(0);
    for (let query = 0; query < 3; query += 1) resume();
    // After 2, 4, 8, 16 and 30 seconds, each a little later.
    await seconds(76);
    expect(probes).toBeGreaterThanOrEqual(4);
    expect(probes).toBeLessThanOrEqual(5);
    expect(calls).toBe(3);
  });

  it('goes on trying while a server that is ready refuses the call', async () => {
    const { client, resume } = start();
    showQuery(client, 'cart');
    await seconds(0);
    isServerReady = true;
    resume();
    await seconds(10);
    expect(calls).toBeGreaterThan(1);
    expect(onResumed).not.toHaveBeenCalled();
    answer = 'cart';
    await seconds(20);
    expect(client.getQueryData(['cart'])).toBe('cart');
    expect(onResumed).toHaveBeenCalledOnce();
  });

  it('leaves alone what was refused for another reason, and what is not on the screen any more', async () => {
    const { client, resume } = start();
    answer = 404;
    showQuery(client, 'missing');
    await seconds(0);
    answer = 503;
    const leave = showQuery(client, 'cart');
    await seconds(0);
    isServerReady = true;
    resume();
    leave();
    await seconds(60);
    expect(calls).toBe(2);
    expect(onResumed).toHaveBeenCalledOnce();
  });
});
