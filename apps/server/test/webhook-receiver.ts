import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedMessage {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a request is answered; without an answer it hangs. */
export type Answer = (response: ServerResponse, message: ReceivedMessage) => void;

export const taken: Answer = (response) => response.writeHead(204).end();
export const failing: Answer = (response) => response.writeHead(500).end('It is broken');
export const hanging: Answer = () => undefined;

/** Sends until nobody reads any more; answers how much was sent. */
export const endless =
  (sent: { bytes: number }): Answer =>
  (response) => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    const total = 1024 * chunk.length;
    response.writeHead(200, { 'content-length': total });
    const write = () => {
      while (sent.bytes < total && !response.destroyed) {
        sent.bytes += chunk.length;
        if (!response.write(chunk)) return;
      }
    };
    response.on('drain', write);
    write();
  };

/** A system that webhooks are sent to. */
export async function startReceiver() {
  const received: ReceivedMessage[] = [];
  const state: { answer: Answer } = { answer: taken };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const message = { url: request.url ?? '', headers: request.headers, body };
      received.push(message);
      state.answer(response, message);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    /** What the messages say, in the order in which they came. */
    bodies: () =>
      received.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> }),
    answerWith: (answer: Answer) => {
      state.answer = answer;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
