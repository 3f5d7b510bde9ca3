import { missingOf, type LineQuantity } from '@partsboard/domain/order-supply';
import type { OrderPieces } from '@partsboard/domain/order-transitions';
import { fieldError } from '../../../http/errors/domain-error.ts';
import type { StockPiece } from '../../stock/stock.service.ts';
import type { LockedOrder } from './order-changes.repository.ts';
import type { SupplyRow } from '../order-supply.service.ts';
import type { TakenPieces } from '@partsboard/domain/order-supply';

type OrderLine = LockedOrder['lines'][number];
type Supplied = Pick<LockedOrder, 'supply'>;

export const openOfLine = ({ quantity, shipped, cancelled }: OrderLine): number =>
  quantity - shipped - cancelled;

/** Orders from before reservations have lines without supply: nothing is reserved for them, and all of it can leave. */
const isWithoutSupply = (line: number, { supply }: Supplied): boolean =>
  !supply.some((row) => row.line === line);

/** How many pieces of a line can leave now. */
export const shippableOfLine = (line: OrderLine, locked: Supplied): number =>
  isWithoutSupply(line.line, locked)
    ? openOfLine(line)
    : locked.supply.reduce((sum, row) => sum + (row.line === line.line ? row.reserved : 0), 0);

/** How many pieces of a line nobody has yet. */
export const missingOfLine = (line: OrderLine, { supply }: Supplied): number =>
  supply.reduce((sum, row) => sum + (row.line === line.line ? missingOf(row) : 0), 0);

export const sumOf = (numbers: readonly { readonly quantity: number }[]): number =>
  numbers.reduce((sum, { quantity }) => sum + quantity, 0);

/** All that a line allows, for each line that allows something. */
export const wholeLines = (locked: LockedOrder, most: (line: OrderLine) => number): LineQuantity[] =>
  locked.lines
    .map((line) => ({ line: line.line, quantity: most(line) }))
    .filter(({ quantity }) => quantity > 0);

/** The lines that somebody has named, each once, known, and with no more than it allows. */
export function checkLines(
  locked: LockedOrder,
  wanted: readonly LineQuantity[],
  most: (line: OrderLine) => number,
  refusal: 'notReserved' | 'notOpen' | 'notReturnable',
): readonly LineQuantity[] {
  const lineOf = new Map(locked.lines.map((line) => [line.line, line]));
  const isTwice = new Set(wanted.map(({ line }) => line)).size < wanted.length;
  for (const { line: number, quantity } of wanted) {
    const line = lineOf.get(number);
    if (line === undefined || isTwice) throw fieldError('lines', (t) => t.orders.unknownLine);
    const possible = most(line);
    if (quantity > possible) throw fieldError('lines', (t) => t.orders[refusal](line.sku, possible));
  }
  return wanted;
}

/** Of the wanted lines those whose goods come out of the supply. */
export const withSupply = (locked: LockedOrder, wanted: readonly LineQuantity[]): LineQuantity[] =>
  wanted.filter(({ line }) => !isWithoutSupply(line, locked));

/** Reserved pieces by part and warehouse. */
export function stockPieces(locked: LockedOrder, taken: readonly TakenPieces<SupplyRow>[]): StockPiece[] {
  const partOf = new Map(locked.lines.map((line) => [line.line, line.part_id]));
  return taken.flatMap(({ row, quantity }) => {
    const partId = partOf.get(row.line);
    return partId === undefined || row.warehouse_id === null
      ? []
      : [{ partId, warehouseId: row.warehouse_id, quantity }];
  });
}

/** The pieces of an order once these have been shipped or cancelled too. */
export function piecesAfter(
  { lines }: LockedOrder,
  more: Partial<Record<'shipped' | 'cancelled' | 'returned', number>>,
): OrderPieces {
  const sum = (field: 'quantity' | 'shipped' | 'cancelled' | 'returned') =>
    lines.reduce((all, line) => all + line[field], 0);
  return {
    ordered: sum('quantity'),
    shipped: sum('shipped') + (more.shipped ?? 0),
    cancelled: sum('cancelled') + (more.cancelled ?? 0),
    returned: sum('returned') + (more.returned ?? 0),
  };
}
