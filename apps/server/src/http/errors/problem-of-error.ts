import type { ProblemCode } from '@partsboard/contract/problem';
import { DomainError } from './domain-error.ts';

const RETRY_AFTER_SECONDS = 2;

/** What Fastify says about a request before a handler sees it. */
const frameworkCodes: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported-media-type',
  FST_ERR_BAD_URL: 'malformed-request',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  FST_ERR_VALIDATION: 'invalid-request',
};

/** SQLSTATEs and socket errors that pass by themselves: too many connections, shutdown, statement time-out … */
const PASSING_SQLSTATE = /^(08|53|57P0|57014|55P03|40001|40P01|25006)/;
const SOCKET_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOENT']);
/** The driver gives these no code. */
const POOL_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/;

const textField = (error: object, field: string): string => {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : '';
};

function isDatabaseAway(error: Error): boolean {
  const code = textField(error, 'code');
  if (PASSING_SQLSTATE.test(code) && code.length === 5) return true;
  if (SOCKET_ERRORS.has(code) && textField(error, 'syscall') !== 'open') return true;
  if (POOL_MESSAGES.test(error.message)) return true;
  return (
    error instanceof AggregateError && error.errors.some((one) => one instanceof Error && isDatabaseAway(one))
  );
}

/** The text of a request held something that PostgreSQL cannot store (bad encoding, number out of range). */
const UNSTORABLE = new Set(['22021', '22P05', '22003']);

/** Turns whatever was thrown into an expected failure, or into `internal` with the cause kept for the log. */
export function problemOfError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (!(error instanceof Error)) return new DomainError('internal', { cause: error });
  const code = textField(error, 'code');
  // The caller hung up in the middle of its request; nobody reads the answer, and the database is not to blame.
  if (error.message === 'aborted') return new DomainError('malformed-request', { cause: error });
  const known = frameworkCodes[code];
  if (known !== undefined) {
    return new DomainError(known, {
      cause: error,
      ...(known === 'unavailable' ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {}),
    });
  }
  if (UNSTORABLE.has(code)) return new DomainError('invalid-request', { cause: error });
  if (isDatabaseAway(error)) {
    return new DomainError('unavailable', { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  const status: unknown = Reflect.get(error, 'statusCode');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new DomainError('malformed-request', { cause: error });
  }
  return new DomainError('internal', { cause: error });
}
