import { Closed, Type, type Static } from './schema.ts';

/**
 * Every way a call can fail that a caller may tell apart. Closed: the server's map from code to HTTP status
 * and the shop's reactions fail to compile when a code is missing.
 */
export const problemCodes = [
  'invalid-request',
  'malformed-request',
  'unauthenticated',
  'wrong-credentials',
  'too-many-requests',
  'not-found',
  'method-not-allowed',
  'unknown-store',
  'vin-required',
  'not-applicable',
  'email-taken',
  /** The VAT number is that of a company which has an account. */
  'company-registered',
  /** The login was blocked, or the registration refused. */
  'account-closed',
  /** Nobody has approved the registration yet. */
  'approval-pending',
  'invalid-recovery-token',
  /** Staff who work here for a customer cannot do what is the customer's own affair. */
  'not-for-staff',
  'conflict',
  'too-large',
  'unsupported-media-type',
  'unavailable',
  'internal',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** RFC 9457 problem document. `title` is the sentence a person reads, in the request's language. */
export const Problem = Closed({
  type: Type.Optional(Type.String()),
  code: Type.Enum([...problemCodes]),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  requestId: Type.String(),
});
export type Problem = Static<typeof Problem>;

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
