import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { readErpOrders, readFigures, type AskedPart, type ErpOrder, type Figures } from './erp-answers.ts';

export interface ErpClientOptions {
  readonly url: string;
  /** The value of the header Authorization, if the ERP wants one. */
  readonly authorization: string | undefined;
  /** For the whole question, retries included. */
  readonly limitMilliseconds: number;
  readonly connections: number;
}

/** Asks the ERP over HTTP. Every question fails that is not answered whole, well-formed and in time. */
export interface ErpClient {
  figures(parts: readonly AskedPart[]): Promise<Figures[]>;
  orders(numbers: readonly string[]): Promise<ErpOrder[]>;
  close(): Promise<void>;
}

const MAX_TRIES = 3;
const RETRY_MILLISECONDS = 50;
/** Far more than the answer to the largest question. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

export function erpClient(options: ErpClientOptions): ErpClient {
  const { authorization, limitMilliseconds, connections } = options;
  const base = options.url.replace(/\/+$/, '');
  const agent = new Agent({
    connections,
    connectTimeout: limitMilliseconds,
    maxResponseSize: MAX_ANSWER_BYTES,
  });

  async function send(path: string, body: object, signal: AbortSignal): Promise<string> {
    const answer = await request(`${base}/${path}`, {
      dispatcher: agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(authorization !== undefined && { authorization }),
      },
      body: JSON.stringify(body),
      signal,
    });
    if (answer.statusCode === 200) return answer.body.text();
    await answer.body.dump();
    throw new Error(`The ERP answered with status ${answer.statusCode}`);
  }

  /** Tries again what fails early, as long as there is time. */
  async function ask<T>(path: string, body: object, read: (text: string) => T): Promise<T> {
    const signal = AbortSignal.timeout(limitMilliseconds);
    for (let tries = 1; ; tries += 1) {
      try {
        return read(await send(path, body, signal));
      } catch (error) {
        if (tries === MAX_TRIES || signal.aborted) throw error;
        await delay(RETRY_MILLISECONDS * tries, undefined, { signal });
      }
    }
  }

  return {
    figures: (parts) =>
      ask('figures', { parts: parts.map(({ brand, number }) => ({ brand, number })) }, (text) =>
        readFigures(text, parts),
      ),
    orders: (numbers) => ask('order-states', { numbers }, (text) => readErpOrders(text, numbers)),
    close: () => agent.destroy(),
  };
}
