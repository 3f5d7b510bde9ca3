import type { Problem } from '@partsboard/contract/problem';
import { routeUrl, type RouteContract, type RouteShape } from '@partsboard/contract/route';
import { currentLanguage } from '../i18n/language.ts';
import { isObject } from '../lib/is-object.ts';
import { parseJson } from '../lib/parse-json.ts';
import { ApiError } from './api-error.ts';

/** What the browser needs of a route of the contract. */
export type WireRoute = Pick<RouteShape, 'method' | 'path'> & {
  readonly answers?: RouteContract['answers'] | 'table';
};

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Whether the call continues when the page is left. For small bodies: browsers allow 64 KiB in total. */
  readonly keepalive?: boolean;
  /** Called with the answer's status and message, unless the call failed. */
  readonly onSuccess?: (answer: CallSuccess) => void;
}

export interface CallSuccess {
  readonly status: number;
  /** The text that the server answers a write with, to be shown to the person; null where it sends none. */
  readonly message: string | null;
}

/** The input of a route, without the types of its fields. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Whose call it is. */
export interface Caller {
  /** Identifies the session, so that a late answer cannot end a newer one. */
  readonly token: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Long enough for a slow connection, short enough that a person learns of the failure. */
const DEFAULT_TIMEOUT_MS = 30_000;

/**
 * Makes one call. Raises no notice and does no navigation: a failure is an {@link ApiError}, an aborted call the
 * signal's own reason.
 */
export async function sendCall(
  route: WireRoute,
  input: CallInput,
  { token, headers }: Caller,
  { signal, timeoutMs = DEFAULT_TIMEOUT_MS, keepalive = false, onSuccess }: CallOptions,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const hasBody = input.body !== undefined;
  try {
    const response = await fetch(routeUrl(route, input.params, input.query), {
      method: route.method,
      headers: {
        'Accept-Language': currentLanguage(),
        ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      body: hasBody ? JSON.stringify(input.body) : null,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: 'same-origin',
      keepalive,
    });
    if (!response.ok) throw await errorOf(response, token);
    const { value, message } = await readBody(response, route);
    onSuccess?.({ status: response.status, message });
    return value;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError({ status: 0, statusText: '', problem: null, text: null, token, cause: error });
  }
}

interface Content {
  readonly value: unknown;
  readonly message: string | null;
}

async function readBody(response: Response, route: WireRoute): Promise<Content> {
  if (route.answers === 'picture' || route.answers === 'pdf' || route.answers === 'table')
    return { value: new Uint8Array(await response.arrayBuffer()), message: null };
  const text = await response.text();
  if (route.answers === 'text') return { value: text, message: null };
  if (text === '') return { value: {}, message: null };
  return isPlainText(response) ? { value: {}, message: text } : { value: JSON.parse(text), message: null };
}

const isPlainText = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('text/plain') ?? false;

async function errorOf(response: Response, token: string | null): Promise<ApiError> {
  const { status, statusText } = response;
  const body = await response.text();
  // By its content and not by its type: proxies label JSON in many ways.
  const problem = parseProblem(body);
  // An HTML page of some proxy is of no use to a person.
  const text = problem === null && isPlainText(response) && body !== '' ? body : null;
  return new ApiError({ status, statusText, problem, text, token });
}

function parseProblem(body: string): Problem | null {
  const value = parseJson(body);
  return isProblem(value) ? value : null;
}

const isProblem = (value: unknown): value is Problem => isObject(value) && typeof value.title === 'string';
