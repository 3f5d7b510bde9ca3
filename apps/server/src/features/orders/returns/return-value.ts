import type { LockedOrder } from '../order-changes.repository.ts';
import type { ReturnRow } from './returns.repository.ts';

/** What was charged for a piece of a line, in grosze. */
export type ChargedLine = Pick<LockedOrder['lines'][number], 'line' | 'unit_gross' | 'core_deposit'>;

/** How many pieces have arrived. */
export const receivedPieces = ({ lines }: Pick<ReturnRow, 'lines'>): number =>
  lines.reduce((sum, { restocked, written_off }) => sum + restocked + written_off, 0);

/** What a piece that comes back is refunded, in grosze: for an old part its deposit, else all that was charged. */
export const refundOfPiece = (
  { kind }: Pick<ReturnRow, 'kind'>,
  { unit_gross, core_deposit }: ChargedLine,
): number => (kind === 'core' ? core_deposit : unit_gross + core_deposit);

/** What the received pieces are refunded, in grosze. */
export function valueOf(row: Pick<ReturnRow, 'kind' | 'lines'>, ordered: readonly ChargedLine[]): number {
  const refundOf = new Map(ordered.map((line) => [line.line, refundOfPiece(row, line)]));
  return row.lines.reduce(
    (sum, { line, restocked, written_off }) => sum + (refundOf.get(line) ?? 0) * (restocked + written_off),
    0,
  );
}
