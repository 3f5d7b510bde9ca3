import type { Problem, ProblemCode } from '@partsboard/contract/problem';

interface ApiErrorDetails {
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly statusText: string;
  readonly problem: Problem | null;
  /** The answer's text where it was not a problem document. */
  readonly text: string | null;
  /** The token of the call, so that a late answer cannot end a newer session. */
  readonly token: string | null;
  readonly cause?: unknown;
}

/** A lost call has no message: the browser's own is meant for developers. */
const ownMessage = (status: number): string =>
  status === 0 ? '' : `Request failed with status code ${status}`;

/** A failed call: refused by the server, not answered in time, or lost. */
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

  /** Whether the server, or a proxy in its place, has said that it cannot answer at the moment. */
  get isUnavailable(): boolean {
    return this.status === 502 || this.status === 503 || this.status === 504;
  }

  /** Whether the server was not reached, or a proxy answered in its place. */
  get isConnectionLoss(): boolean {
    return this.status === 0 || this.isUnavailable;
  }
}

/** Whether a call failed because the server was not reached: it is then unknown whether it was carried out. */
export const isConnectionLoss = (error: unknown): boolean =>
  error instanceof ApiError && error.isConnectionLoss;

/** Whether a call failed because the server cannot answer at the moment. */
export const isUnavailable = (error: unknown): boolean => error instanceof ApiError && error.isUnavailable;

/** Whether the server does not know the session of the call any more. */
export const isSessionLost = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Whether the requested thing does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** A proxy may answer in another format. */
const firstText = (messages: unknown): readonly string[] =>
  Array.isArray(messages) && typeof messages[0] === 'string' ? [messages[0]] : [];

/** The first message of each field that the server has rejected. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, messages]) => firstText(messages).map((first) => [field, first])),
  );
}
