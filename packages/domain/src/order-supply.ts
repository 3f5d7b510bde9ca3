import type { SupplyPiece } from './supply.ts';

/** Where some pieces of an order's line come from, and what has become of them. */
export interface SuppliedPieces {
  readonly line: number;
  readonly position: number;
  readonly kind: SupplyPiece['kind'];
  readonly quantity: number;
  /** Neither shipped nor given back; always zero for what is on back order. */
  readonly reserved: number;
  readonly cancelled: number;
}

/** So many pieces of a line. */
export interface LineQuantity {
  readonly line: number;
  readonly quantity: number;
}

/** Pieces that leave the row that they were in. */
export interface TakenPieces<R> {
  readonly row: R;
  readonly quantity: number;
}

/** How many pieces of a row nobody has yet. */
export const missingOf = ({ kind, quantity, cancelled }: SuppliedPieces): number =>
  kind === 'back-order' ? quantity - cancelled : 0;

const isOfLine = (line: number) => (row: SuppliedPieces) => row.line === line;

/** Takes a quantity out of rows in their order, as far as each goes. */
function take<R extends SuppliedPieces>(
  rows: readonly R[],
  quantity: number,
  most: (row: R) => number,
): TakenPieces<R>[] {
  let open = quantity;
  return rows.flatMap((row) => {
    const taken = Math.min(open, most(row));
    open -= taken;
    return taken > 0 ? [{ row, quantity: taken }] : [];
  });
}

const sumOf = (pieces: readonly { readonly quantity: number }[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Which reserved pieces leave for the wanted quantities: a line's first sources first. Undefined where a line has
 * fewer reserved than are wanted.
 */
export function piecesToShip<R extends SuppliedPieces>(
  rows: readonly R[],
  wanted: readonly LineQuantity[],
): TakenPieces<R>[] | undefined {
  const taken = wanted.map(({ line, quantity }) =>
    take(rows.filter(isOfLine(line)), quantity, (row) => row.reserved),
  );
  return taken.every((pieces, index) => sumOf(pieces) === wanted[index]?.quantity) ? taken.flat() : undefined;
}

/**
 * Which pieces are given up for the cancelled quantities: first what nobody has yet, then a line's last sources.
 * Undefined where a line has fewer open pieces than are to be cancelled.
 */
export function piecesToCancel<R extends SuppliedPieces>(
  rows: readonly R[],
  wanted: readonly LineQuantity[],
): TakenPieces<R>[] | undefined {
  const taken = wanted.map(({ line, quantity }) => {
    const ofLine = rows.filter(isOfLine(line)).reverse();
    const missing = ofLine.filter((row) => row.kind === 'back-order');
    const stocked = ofLine.filter((row) => row.kind !== 'back-order');
    return take([...missing, ...stocked], quantity, (row) =>
      row.kind === 'back-order' ? missingOf(row) : row.reserved,
    );
  });
  return taken.every((pieces, index) => sumOf(pieces) === wanted[index]?.quantity) ? taken.flat() : undefined;
}
