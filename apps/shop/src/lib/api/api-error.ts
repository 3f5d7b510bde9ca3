import type { Problem, ProblemCode } from '@partsboard/contract/problem';

interface ApiErrorDetails {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly statusText: string;
  readonly problem: Problem | null;
  /** The answer's text where it was not a problem document. */
  readonly text: string | null;
  /** The token that the call carried, so that a late answer cannot end a newer session. */
  readonly token: string | null;
  readonly cause?: unknown;
}

/** A lost call has no message: what a browser says about it is meant for developers. */
const ownMessage = (status: number): string =>
  status === 0 ? '' : `Request failed with status code ${status}`;

/** A call that failed: refused by the server, not answered in time, or lost on the way. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly problem: Problem | null;
  readonly text: string | null;
  readonly token: string | null;

  constructor({ status, statusText, problem, text, token, cause }: ApiErrorDetails) {
    super([problem?.title, text].find(Boolean) ?? ownMessage(status), { cause });
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    this.problem = problem;
    this.text = text;
    this.token = token;
  }

  get code(): ProblemCode | null {
    return this.problem?.code ?? null;
  }

  /** The server was not reached, or a machine in front of it answered in its place. */
  get isConnectionLoss(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

/** Whether a call failed because the server was not reached: nobody knows then whether it arrived. */
export const isConnectionLoss = (error: unknown): boolean =>
  error instanceof ApiError && error.isConnectionLoss;

/** Whether the server says that the thing asked for does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Some machine on the way may answer in another form. */
const firstText = (messages: unknown): readonly string[] =>
  Array.isArray(messages) && typeof messages[0] === 'string' ? [messages[0]] : [];

/** The first message of each field that the server refused. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, messages]) => firstText(messages).map((first) => [field, first])),
  );
}
