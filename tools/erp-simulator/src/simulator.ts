import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { FigureTable, type PartFigures } from './figures.ts';
import { answerInMood, isMood, SLOW_MILLISECONDS, type Behaviour, type Mood } from './moods.ts';
import { OrderBook, type BookedOrder } from './order-book.ts';

export interface Simulator {
  readonly url: string;
  readonly book: OrderBook;
  readonly figures: FigureTable;
  /** How many questions have arrived, answered or not. */
  readonly questions: () => number;
  setMood(mood: Mood, slowMilliseconds?: number): void;
  close(): Promise<void>;
}

interface SimulatorOptions {
  /** Any free one unless given. */
  readonly port?: number;
  /** Where orders are kept; unless given they are forgotten with the process. */
  readonly bookFile?: string;
}

/** An ERP that can be asked as docs/integration.md says, takes orders, and behaves as badly as it is told to. */
export async function startSimulator({ port = 0, bookFile }: SimulatorOptions = {}): Promise<Simulator> {
  const book = new OrderBook(bookFile);
  const figures = new FigureTable();
  let behaviour: Behaviour = { mood: 'well', slowMilliseconds: SLOW_MILLISECONDS };
  let questions = 0;

  /** What the shop and its connector may ask. */
  const answers: Readonly<Record<string, (body: unknown) => Record<string, unknown>>> = {
    'POST /figures': (body) => ({
      parts: figures.find((body as { parts: Pick<PartFigures, 'brand' | 'number'>[] }).parts),
    }),
    'POST /order-states': (body) => ({
      orders: (body as { numbers: string[] }).numbers.flatMap((number) => {
        const found = book.find(number);
        return found === undefined ? [] : [{ number, state: found.state, total: found.order.total }];
      }),
    }),
    'POST /orders': (body) => {
      book.add(body as BookedOrder);
      return { stored: true };
    },
  };

  /** Always answered, whatever the mood. */
  const controls: Readonly<Record<string, (body: unknown) => unknown>> = {
    'PUT /control/mood': (body) => {
      const { mood, slowMilliseconds = SLOW_MILLISECONDS } = body as Partial<Behaviour>;
      if (isMood(mood)) behaviour = { mood, slowMilliseconds };
      return behaviour;
    },
    'PUT /control/figures': (body) => {
      figures.set(body as PartFigures[]);
      return {};
    },
    'GET /control': () => ({ ...behaviour, questions, duplicates: book.duplicates, orders: book.entries }),
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = `${request.method} ${request.url}`;
    const body = request.method === 'GET' ? undefined : await json(request);
    const control = controls[name];
    if (control) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(control(body)));
      return;
    }
    const answer = answers[name];
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    questions += 1;
    await answerInMood(behaviour, questions, response, () => answer(body));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    book,
    figures,
    questions: () => questions,
    setMood: (mood, slowMilliseconds = SLOW_MILLISECONDS) => {
      behaviour = { mood, slowMilliseconds };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      book.close();
    },
  };
}
