import type { BackofficeProblemCode } from '@partsboard/contract/backoffice/problem';

/** Each problem's HTTP status. */
export const problemStatuses: Readonly<Record<BackofficeProblemCode, number>> = {
  'invalid-request': 400,
  'malformed-request': 400,
  unauthenticated: 401,
  'wrong-credentials': 401,
  'login-incomplete': 401,
  forbidden: 403,
  'wrong-csrf-token': 403,
  'fresh-login-required': 403,
  'too-many-requests': 429,
  'not-found': 404,
  'method-not-allowed': 405,
  'unknown-store': 400,
  'not-applicable': 409,
  'vin-required': 409,
  'email-taken': 409,
  'invalid-recovery-token': 400,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  unavailable: 503,
  internal: 500,
};
