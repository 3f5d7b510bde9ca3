import type { Problem } from '@partsboard/contract/problem';
import { routeUrl, type RouteInput, type RouteOutput } from '@partsboard/contract/route';
import type { RouteName, Routes } from '@partsboard/contract/routes';
import { currentLanguage } from '../i18n/language.ts';
import { isObject } from '../is-object.ts';
import { parseJson } from '../parse-json.ts';
import { readToken } from '../session.ts';
import { ApiError } from './api-error.ts';
import { wireRoutes, type WireRoute } from './contract-values.ts';
import { parsePageAnswers } from './page-answers.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Whether the call goes on when the page is left. For small bodies: browsers allow 64 KiB in all. */
  readonly keepalive?: boolean;
  /** Hears how the call was answered, unless it was refused. */
  readonly onAnswer?: (answer: Answered) => void;
}

export interface Answered {
  readonly status: number;
  /** What the server says to the person, where it answers a write in words. */
  readonly words: string | null;
}

/** Long enough for a slow line, short enough that a person learns what happened. */
const DEFAULT_TIMEOUT_MS = 30_000;

/** RouteInput is a mapped type over one route; for the transport only its three possible parts matter. */
interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A call that was begun before anybody asked serves whoever asks in this time. */
const BEGUN_FOR_MS = 10_000;

/** Reads that are on their way or came with the page, by language and address. */
const begun = new Map<string, Promise<unknown>>();

function keepBegun(key: string, answer: Promise<unknown>): void {
  begun.set(key, answer);
  setTimeout(() => begun.get(key) === answer && begun.delete(key), BEGUN_FOR_MS);
}

type NameOfRead = { [N in RouteName]: Routes[N]['method'] extends 'GET' ? N : never }[RouteName];

/**
 * Begins a read whose answer will be wanted: the next {@link callApi} for the same address gets it. What is not
 * asked for in time is forgotten.
 */
export function beginCall<N extends NameOfRead>(
  name: N,
  input: RouteInput<Routes[N]>,
): Promise<RouteOutput<Routes[N]>> {
  const answer = callApi(name, input);
  keepBegun(readKey(urlOf(name, input as AnyInput)), answer);
  return answer;
}

/** Reads whose answers came with the page count as begun. They are those of the server's default store. */
export function beginFromPage(): void {
  if (import.meta.env.VITE_STORE_ID) return;
  const page = parsePageAnswers(document.getElementById('answers')?.textContent ?? '');
  if (page === null) return;
  for (const [url, answer] of Object.entries(page.answers)) {
    keepBegun(readKey(url, page.language), Promise.resolve(answer));
  }
}

const readKey = (url: string, language = currentLanguage()): string => `${language} ${url}`;

function takeBegun(url: string): Promise<unknown> | undefined {
  const answer = begun.get(readKey(url));
  begun.delete(readKey(url));
  return answer;
}

const urlOf = (name: RouteName, { params, query }: AnyInput): string =>
  routeUrl(wireRoutes[name], params, query);

/**
 * Makes one call of the contract. Raises no notice and does no navigation: a failure is an {@link ApiError},
 * an aborted call the signal's own reason.
 */
export async function callApi<N extends RouteName>(
  name: N,
  input: RouteInput<Routes[N]>,
  { signal, timeoutMs = DEFAULT_TIMEOUT_MS, keepalive = false, onAnswer }: CallOptions = {},
): Promise<RouteOutput<Routes[N]>> {
  const route: WireRoute = wireRoutes[name];
  const parts = input as AnyInput;
  const url = urlOf(name, parts);
  // The same route and input, and so the same type.
  const early = route.method === 'GET' ? takeBegun(url) : undefined;
  if (early) return early as Promise<RouteOutput<Routes[N]>>;
  const token = readToken();
  // Nobody is logged in any more: the answer is known, and the server need not be asked.
  if (route.access === 'customer' && token === null) {
    throw new ApiError({ status: 401, statusText: 'Unauthorized', problem: null, text: null, token });
  }
  const timeout = AbortSignal.timeout(timeoutMs);

  try {
    const response = await fetch(url, {
      method: route.method,
      headers: headers(token, parts.body !== undefined),
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      // The login names a browser that it knows by a cookie; no other call gets one.
      credentials: 'same-origin',
      keepalive,
    });
    if (!response.ok) throw await refusal(response, token);
    const { value, words } = await content(response, route);
    onAnswer?.({ status: response.status, words });
    // The server serialises every answer through the schema that this type comes from.
    return value as RouteOutput<Routes[N]>;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError({ status: 0, statusText: '', problem: null, text: null, token, cause: error });
  }
}

function headers(token: string | null, hasBody: boolean): Headers {
  const result = new Headers({ 'Accept-Language': currentLanguage() });
  if (hasBody) result.set('Content-Type', 'application/json');
  if (token !== null) result.set('Authorization', `Bearer ${token}`);
  const storeId = import.meta.env.VITE_STORE_ID;
  if (storeId) result.set('storeId', storeId);
  return result;
}

interface Content {
  readonly value: unknown;
  readonly words: string | null;
}

async function content(response: Response, route: WireRoute): Promise<Content> {
  if (route.answers === 'picture')
    return { value: new Uint8Array(await response.arrayBuffer()), words: null };
  const text = await response.text();
  if (route.answers === 'text') return { value: text, words: null };
  if (text === '') return { value: {}, words: null };
  return isPlainText(response) ? { value: {}, words: text } : { value: JSON.parse(text), words: null };
}

const isPlainText = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('text/plain') ?? false;

async function refusal(response: Response, token: string | null): Promise<ApiError> {
  const { status, statusText } = response;
  const body = await response.text();
  // By its content and not by its type: machines on the way name JSON in many ways.
  const problem = parseProblem(body);
  // An HTML page of some machine on the way is nothing to show to a person.
  const text = problem === null && isPlainText(response) && body !== '' ? body : null;
  return new ApiError({ status, statusText, problem, text, token });
}

function parseProblem(body: string): Problem | null {
  const value = parseJson(body);
  return isProblem(value) ? value : null;
}

const isProblem = (value: unknown): value is Problem => isObject(value) && typeof value.title === 'string';
