import { useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../lib/describe-error.ts';
import { useAddRows } from './cart.mutations.ts';
import { checkRowsQuery, isRefused } from './cart.queries.ts';
import type { CsvRow } from './csv-file.ts';

/** A row that the cart did not take, and why. */
export interface RefusedRow {
  readonly row: CsvRow;
  readonly reason: string;
  /** Whether its quantity is what has to be corrected. */
  readonly isQuantity: boolean;
}

/** Adds one row and answers it when it was not taken. */
export function useSendRow() {
  const client = useQueryClient();
  const add = useAddRows();

  const send = async (row: CsvRow): Promise<RefusedRow | null> => {
    try {
      const [sentence] = await add.mutateAsync([row]);
      if (sentence === undefined) return null;
      // A sentence may also tell of a replaced number. The check speaks of adding once more, so that only what
      // it says in the same words is about this row.
      const [outcome] = await client.query(checkRowsQuery([row]));
      if (!outcome || !isRefused(outcome) || outcome.Message !== sentence) return null;
      return { row, reason: sentence, isQuantity: outcome.Status === 'bad-quantity' };
    } catch (error) {
      return { row, reason: describeError(error).message, isQuantity: false };
    }
  };

  return { send, isSending: add.isPending };
}
