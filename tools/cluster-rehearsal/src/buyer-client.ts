import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { HTTPS_PORT } from './layout.ts';
import { certificateFile } from './proxies.ts';

/** One answer, or its absence, as a buyer met it. */
export interface Outcome {
  readonly call: string;
  readonly began: number;
  readonly ended: number;
  /** 0: no answer at all. */
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

export const hasFailed = ({ status }: Outcome): boolean => status === 0 || status >= 500;

const TIMEOUT_MILLISECONDS = 60_000;

/** The connection of one buyer to the shop's public address. */
export class BuyerClient {
  readonly #agent = new Agent({ keepAlive: true, ca: readFileSync(certificateFile) });
  readonly #onOutcome: (outcome: Outcome) => void;
  token = '';

  constructor(onOutcome: (outcome: Outcome) => void) {
    this.#onOutcome = onOutcome;
  }

  async send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Outcome> {
    const began = Date.now();
    const answer = await this.#exchange(method, path, body).catch(() => ({
      status: 0,
      retryAfter: undefined,
      body: '',
    }));
    const outcome = { call: path, began, ended: Date.now(), ...answer };
    this.#onOutcome(outcome);
    return outcome;
  }

  #exchange(
    method: string,
    path: string,
    body: unknown,
  ): Promise<Pick<Outcome, 'status' | 'retryAfter' | 'body'>> {
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port: HTTPS_PORT,
          path: `/api/${path}`,
          method,
          headers: {
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...(this.token === '' ? {} : { Authorization: `Bearer ${this.token}` }),
          },
          timeout: TIMEOUT_MILLISECONDS,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              retryAfter: response.headers['retry-after'],
              body: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('No answer in time')));
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
}
