import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { AddressRefused, checkedLookup, urlFault, type AllowedTargets } from './allowed-addresses.ts';

export interface SentAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Its beginning. */
  readonly body: string;
}

export type Sent = { readonly answer: SentAnswer } | { readonly error: string };

export interface SendOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly allowed: AllowedTargets;
  readonly timeLimitMilliseconds: number;
}

/** So much of an answer is kept; the rest is never read. */
const MAX_ANSWER_BYTES = 4096;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_HEADER_LENGTH = 500;

/** PostgreSQL stores no NUL, and what is no UTF-8 is of no use to a reader. */
const readable = (bytes: Buffer): string => new TextDecoder().decode(bytes).replaceAll('\0', '�');

const headersOf = (answer: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [
      name,
      readable(Buffer.from([value].flat().join(', '))).slice(0, MAX_HEADER_LENGTH),
    ]),
  );

/** Reads the beginning of an answer. Its status has arrived, so an end that comes too early spoils nothing. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // What has come until then is told.
  }
  return readable(Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES));
}

function reasonOf(error: unknown, timeLimitMilliseconds: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `No answer within ${timeLimitMilliseconds / 1000} s`;
  if (error instanceof AddressRefused) return error.message;
  // An error of several addresses has no message of its own.
  const code: unknown = Reflect.get(error, 'code');
  return error.message || (typeof code === 'string' ? code : error.name);
}

/** Sends one POST. Redirects are not followed, and neither a slow nor an endless answer takes longer than the limit. */
export async function sendRequest({ url, headers, body, allowed, ...options }: SendOptions): Promise<Sent> {
  const { timeLimitMilliseconds } = options;
  if (urlFault(url, allowed) !== null) return { error: 'The address is not allowed' };
  const signal = AbortSignal.timeout(timeLimitMilliseconds);
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sending = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A connection of its own, so that every request looks its address up and checks it.
        agent: false,
        lookup: checkedLookup(allowed),
        maxHeaderSize: MAX_HEADER_BYTES,
        signal,
      });
      sending.once('response', resolve);
      sending.on('error', reject);
      sending.end(body);
    });
    const beginning = await beginningOf(answer);
    answer.destroy();
    return { answer: { status: answer.statusCode ?? 0, headers: headersOf(answer), body: beginning } };
  } catch (error) {
    return { error: reasonOf(error, timeLimitMilliseconds) };
  }
}
