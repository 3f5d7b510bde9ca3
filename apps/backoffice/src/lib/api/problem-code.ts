import type { BackofficeProblemCode } from '@partsboard/contract/backoffice/problem';
import { ApiError } from '@partsboard/ui/api/api-error.ts';

/** Whether a call was refused for this reason. */
export const isProblem = (error: unknown, code: BackofficeProblemCode): boolean =>
  // The shop's codes are those that the type knows; the back office has a few more.
  error instanceof ApiError && (error.code as BackofficeProblemCode | null) === code;
