import type { CsvRowOutcome } from '@partsboard/contract/cart';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { describeError } from '@partsboard/ui/lib/describe-error.ts';
import { useFindUnfit } from '../fit/fit.queries.ts';
import { useChosenVehicleFilter, useMeantBrand } from '../vehicles/vehicles.queries.ts';
import { useAddRows } from './cart.mutations.ts';
import { checkRow, isRefused } from './cart.queries.ts';
import type { ImportRow } from './row-table.ts';

/** A row that was not added, and why. */
export interface RefusedRow {
  readonly row: ImportRow;
  readonly reason: string;
  /** Whether its quantity is what has to be corrected. */
  readonly isQuantity: boolean;
  /** Whether the part is only not added because it does not fit the chosen vehicle. */
  readonly isUnfit?: boolean;
  /** The only part number that a damaged one can mean. */
  readonly suggestion?: string | undefined;
  /** The parts that the number can mean. */
  readonly choices?: CsvRowOutcome['Choices'];
}

/**
 * Adds one row; the result is the row with the reason where it was refused. A part that does not fit the chosen vehicle is
 * added only where that was said.
 */
export function useAddRow() {
  const { t } = useTranslation();
  const add = useAddRows();
  const hasVehicle = useChosenVehicleFilter() !== null;
  const brand = useMeantBrand();
  const findUnfit = useFindUnfit();

  const isUnfit = async (row: ImportRow): Promise<boolean> => {
    if (!hasVehicle) return false;
    const outcome = await checkRow(row, brand);
    return outcome?.Product ? (await findUnfit([outcome.Product.Id])).size > 0 : false;
  };

  const send = async (row: ImportRow, anyway: boolean): Promise<RefusedRow | null> => {
    try {
      if (!anyway && (await isUnfit(row))) {
        const reason = t('Does not fit this vehicle');
        return { row, reason, isQuantity: true, isUnfit: true };
      }
      const [message] = await add.mutateAsync([row]);
      if (message === undefined) return null;
      // The message may also mention a replaced number. The check describes adding the row once more, so only the same
      // message means that this row was refused.
      const outcome = await checkRow(row, brand);
      if (!outcome || !isRefused(outcome) || outcome.Message !== message) return null;
      return {
        row,
        reason: message,
        isQuantity: outcome.Status === 'bad-quantity',
        suggestion: outcome.Suggestion?.Sku,
        choices: outcome.Choices,
      };
    } catch (error) {
      return { row, reason: describeError(error).message, isQuantity: false };
    }
  };

  return { send, isSending: add.isPending };
}
