import type { Problem } from '@partsboard/contract/problem';
import { routeUrl, type RouteInput, type RouteOutput } from '@partsboard/contract/route';
import type { RouteName, Routes } from '@partsboard/contract/routes';
import { currentLanguage } from '../i18n/language.ts';
import { isObject } from '../is-object.ts';
import { parseJson } from '../parse-json.ts';
import { readToken } from '../session.ts';
import { ApiError } from './api-error.ts';
import { wireRoutes, type WireRoute } from './contract-values.ts';
import { takePageAnswer } from './page-answers.ts';

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

/** Long enough for a slow connection, short enough that a person learns of the failure. */
const DEFAULT_TIMEOUT_MS = 30_000;

/** RouteInput is a mapped type over one route; the transport needs only these three fields. */
interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Makes one call of the contract. Raises no notice and does no navigation: a failure is an {@link ApiError},
 * an aborted call the signal's own reason.
 */
export async function callApi<N extends RouteName>(
  name: N,
  input: RouteInput<Routes[N]>,
  { signal, timeoutMs = DEFAULT_TIMEOUT_MS, keepalive = false, onSuccess }: CallOptions = {},
): Promise<RouteOutput<Routes[N]>> {
  const route: WireRoute = wireRoutes[name];
  const parts = input as CallInput;
  const url = routeUrl(route, parts.params, parts.query);
  const fromPage = route.method === 'GET' ? takePageAnswer(url) : undefined;
  // The server made it with the same route and input, so it has the same type.
  if (fromPage !== undefined) return fromPage as RouteOutput<Routes[N]>;
  const token = readToken();
  // Without a session the answer is known in advance.
  if (route.access === 'customer' && token === null) {
    throw new ApiError({ status: 401, statusText: 'Unauthorized', problem: null, text: null, token });
  }
  const timeout = AbortSignal.timeout(timeoutMs);

  try {
    const response = await fetch(url, {
      method: route.method,
      headers: requestHeaders(token, parts.body !== undefined),
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      // The login recognises a known browser by a cookie; no other call is sent one.
      credentials: 'same-origin',
      keepalive,
    });
    if (!response.ok) throw await errorOf(response, token);
    const { value, message } = await readBody(response, route);
    onSuccess?.({ status: response.status, message });
    // The server serialises every answer through the schema that this type comes from.
    return value as RouteOutput<Routes[N]>;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError({ status: 0, statusText: '', problem: null, text: null, token, cause: error });
  }
}

function requestHeaders(token: string | null, hasBody: boolean): Headers {
  const result = new Headers({ 'Accept-Language': currentLanguage() });
  if (hasBody) result.set('Content-Type', 'application/json');
  if (token !== null) result.set('Authorization', `Bearer ${token}`);
  const storeId = import.meta.env.VITE_STORE_ID;
  if (storeId) result.set('storeId', storeId);
  return result;
}

interface Content {
  readonly value: unknown;
  readonly message: string | null;
}

async function readBody(response: Response, route: WireRoute): Promise<Content> {
  if (route.answers === 'picture')
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
