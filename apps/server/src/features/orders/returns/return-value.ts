import { openPieces } from '@partsboard/domain/order-transitions';
import { piecesAfter } from '../actions/line-quantities.ts';
import type { LockedOrder } from '../actions/order-changes.repository.ts';
import type { ReturnRow } from './returns.repository.ts';

/** What was charged for a piece of a line, in grosze. */
export type ChargedLine = Pick<LockedOrder['lines'][number], 'line' | 'unit_gross' | 'core_deposit'>;

/** How many pieces have arrived. */
const receivedPieces = ({ lines }: Pick<ReturnRow, 'lines'>): number =>
  lines.reduce((sum, { restocked, written_off }) => sum + restocked + written_off, 0);

/**
 * What a piece that comes back is refunded, in grosze: for an old part its deposit, else all that was charged. A deposit
 * that was given back for the old part before is not part of it.
 */
export const refundOfPiece = (
  { kind }: Pick<ReturnRow, 'kind'>,
  { unit_gross, core_deposit }: ChargedLine,
): number => (kind === 'core' ? core_deposit : unit_gross + core_deposit);

/** What the received pieces are refunded, in grosze. */
export function valueOf(row: Pick<ReturnRow, 'kind' | 'lines'>, ordered: readonly ChargedLine[]): number {
  const orderedOf = new Map(ordered.map((line) => [line.line, line]));
  return row.lines.reduce((sum, { line, restocked, written_off, after_core }) => {
    const bought = orderedOf.get(line);
    if (bought === undefined) return sum;
    return sum + refundOfPiece(row, bought) * (restocked + written_off) - bought.core_deposit * after_core;
  }, 0);
}

/** Whether nothing of the order is still to leave and all that left was refunded, with the named return. */
export function isAllRefunded(
  locked: LockedOrder,
  returns: readonly ReturnRow[],
  returnId?: number,
): boolean {
  const pieces = piecesAfter(locked, {});
  const refunded = returns
    .filter(({ id, state, kind }) => kind === 'goods' && (id === returnId || state === 'refunded'))
    .reduce((sum, each) => sum + receivedPieces(each), 0);
  return openPieces(pieces) === 0 && pieces.shipped > 0 && refunded === pieces.shipped;
}
