import { connect, type Socket } from 'node:net';
import type { LoadRequest } from './load-job.ts';

interface Answer {
  readonly status: number;
  readonly bodyBytes: number;
  /** Kept only where it is asked for or something is wrong. */
  readonly text: string;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: *(\d+)/i;

/** The bytes of a request, made once: what the load costs is taken from the server that it measures. */
export function encodeRequest({ method, path, headers, body = '' }: LoadRequest): Buffer {
  const lines = Object.entries({
    host: 'localhost',
    ...headers,
    ...(body === '' ? {} : { 'content-type': 'application/json' }),
    ...(method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** One kept-alive HTTP/1.1 connection that has one request under way at a time. */
export class Connection {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #received = 0;
  /** Bytes of the whole answer, once its head is there. */
  #expected = Number.POSITIVE_INFINITY;
  #headEnd = 0;
  #keepText = false;
  #done: ((answer: Answer) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  constructor(port: number) {
    this.#socket = connect({ host: '127.0.0.1', port, noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#fail?.(error));
    this.#socket.on('close', () => this.#fail?.(new Error('The server closed the connection')));
  }

  send(request: Buffer, keepText: boolean): Promise<Answer> {
    this.#keepText = keepText;
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#fail = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#fail = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    if (this.#headEnd === 0) this.#readHead();
    if (this.#received < this.#expected) return;
    const [head = Buffer.alloc(0)] = this.#chunks;
    const status = Number(head.toString('latin1', 9, 12));
    const text =
      status === 200 && !this.#keepText ? '' : Buffer.concat(this.#chunks).toString('utf8', 0, 2000);
    const bodyBytes = this.#expected - this.#headEnd;
    this.#chunks = [];
    this.#received = 0;
    this.#headEnd = 0;
    this.#expected = Number.POSITIVE_INFINITY;
    this.#done?.({ status, bodyBytes, text });
  }

  #readHead(): void {
    const [only] = this.#chunks;
    const whole = this.#chunks.length === 1 && only ? only : Buffer.concat(this.#chunks);
    const end = whole.indexOf(HEAD_END);
    if (end < 0) return;
    this.#chunks = [whole];
    this.#headEnd = end + HEAD_END.length;
    const length = LENGTH.exec(whole.toString('latin1', 0, end))?.[1];
    if (length === undefined) this.#fail?.(new Error('An answer without Content-Length cannot be measured'));
    else this.#expected = this.#headEnd + Number(length);
  }
}
