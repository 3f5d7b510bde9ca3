import { Agent, request } from 'node:http';

/** One call of the shop's API. */
export interface ShopCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

export class CallFailed extends Error {
  constructor(call: ShopCall, what: string) {
    super(`${call.name}: ${what}`);
  }
}

const TIME_LIMIT = 30_000;
/** The server closes a connection after 72 seconds without a call; one that it is just closing is not to be used. */
const MOST_IDLE = 60_000;

/** Sends calls over connections that are kept alive, as many as are wanted at once. */
export class ShopClient {
  readonly #agent = new Agent({ keepAlive: true, noDelay: true, timeout: MOST_IDLE });
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  send<Answer>(call: ShopCall, token: string): Promise<Answer> {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port: this.#port,
          method: call.method,
          path: `/api/${call.path}`,
          timeout: TIME_LIMIT,
          headers: {
            authorization: `Bearer ${token}`,
            'accept-language': 'pl',
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            if (answer.statusCode !== 200) reject(new CallFailed(call, String(answer.statusCode)));
            else resolve(JSON.parse(Buffer.concat(chunks).toString()) as Answer);
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new CallFailed(call, 'no answer')));
      sent.on('error', (error) =>
        reject(error instanceof CallFailed ? error : new CallFailed(call, error.message)),
      );
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
