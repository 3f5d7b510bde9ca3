import { setTimeout as delay } from 'node:timers/promises';

/** Waits; tests hand in a clock of their own. */
export type Wait = (milliseconds: number) => Promise<unknown>;

export const realWait: Wait = (milliseconds) => delay(milliseconds);

/** Worth another try: the network failed, or the other side said that it is busy or broken. */
export class TryAgain extends Error {
  readonly afterSeconds: number | undefined;

  constructor(message: string, afterSeconds?: number) {
    super(message);
    this.afterSeconds = afterSeconds;
  }
}

const LONGEST_SECONDS = 60;

/** Tries until it works, with longer and longer waits. What is refused for good is thrown at once. */
export async function retried<T>(work: () => Promise<T>, wait: Wait): Promise<T> {
  for (let seconds = 1; ; seconds = Math.min(seconds * 2, LONGEST_SECONDS)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TryAgain)) throw error;
      await wait((error.afterSeconds ?? seconds) * 1000);
    }
  }
}

/** Sends JSON and reads JSON. Status 429 and all from 500 on are worth another try, others are not. */
export async function sendJson(
  url: string,
  { method, headers = {}, body }: { method: string; headers?: Record<string, string>; body?: unknown },
): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    text = await response.text();
  } catch (error) {
    throw new TryAgain(`${url} does not answer: ${String(error)}`);
  }
  if (response.status === 429 || response.status >= 500) {
    const after = Number(response.headers.get('retry-after') ?? NaN);
    throw new TryAgain(`${url} answered ${response.status}`, Number.isNaN(after) ? undefined : after);
  }
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
