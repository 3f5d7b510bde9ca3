import { isConnectionLoss } from '@partsboard/ui/api/api-error.ts';
import { describeError } from '@partsboard/ui/lib/describe-error.ts';

/** What the server said against a login step, to be shown at its field; null where it said nothing. */
export const refusalOf = (error: unknown): string | null =>
  error === null || isConnectionLoss(error) ? null : describeError(error).message;
