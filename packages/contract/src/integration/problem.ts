import type { BackofficeProblemCode } from '../backoffice/problem.ts';
import { Problem } from '../problem.ts';
import { Closed, Type } from '../schema.ts';

/** What can fail here, of all problems that the server knows. */
export const integrationProblemCodes = [
  'invalid-request',
  'malformed-request',
  'unauthenticated',
  'forbidden',
  'too-many-requests',
  'not-found',
  'method-not-allowed',
  'conflict',
  'too-large',
  'unsupported-media-type',
  'unavailable',
  'internal',
] as const satisfies readonly BackofficeProblemCode[];

/** RFC 9457 problem document of the API for other systems. */
export const IntegrationProblem = Closed({
  ...Problem.properties,
  code: Type.Enum([...integrationProblemCodes]),
});
