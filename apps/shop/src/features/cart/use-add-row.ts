import { callApi } from '../../lib/api/api-client.ts';
import { describeError } from '@partsboard/ui/lib/describe-error.ts';
import { useAddRows } from './cart.mutations.ts';
import { isRefused } from './cart.queries.ts';
import type { ImportRow } from './row-table.ts';

/** A row that was not added, and why. */
export interface RefusedRow {
  readonly row: ImportRow;
  readonly reason: string;
  /** Whether its quantity is what has to be corrected. */
  readonly isQuantity: boolean;
  /** The only part number that a damaged one can mean. */
  readonly suggestion?: string | undefined;
}

/** Adds one row; the result is the row with the reason where it was refused. */
export function useAddRow() {
  const add = useAddRows();

  const send = async (row: ImportRow): Promise<RefusedRow | null> => {
    try {
      const [message] = await add.mutateAsync([row]);
      if (message === undefined) return null;
      // The message may also mention a replaced number. The check describes adding the row once more, so only the same
      // message means that this row was refused.
      const [outcome] = await callApi('checkCsv', { body: [row] });
      if (!outcome || !isRefused(outcome) || outcome.Message !== message) return null;
      return {
        row,
        reason: message,
        isQuantity: outcome.Status === 'bad-quantity',
        suggestion: outcome.Suggestion?.Sku,
      };
    } catch (error) {
      return { row, reason: describeError(error).message, isQuantity: false };
    }
  };

  return { send, isSending: add.isPending };
}
