import type { SupplyRow } from './order-supply.ts';
import type { OrderRow } from './orders.repository.ts';

/** Pieces of a back order that lie in the executing branch by now. */
export interface Arrival {
  readonly line: number;
  readonly partId: number;
  readonly quantity: number;
}

type Branch = Pick<OrderRow, 'warehouse_id' | 'warehouse_name_pl' | 'warehouse_name_en'>;

export const backOrderedRows = (supply: readonly SupplyRow[]): SupplyRow[] =>
  supply.filter((row) => row.kind === 'back-order');

/** Where an order's pieces come from when some of its back orders have arrived in its branch. */
export function supplyAfterArrival(
  branch: Branch,
  supply: readonly SupplyRow[],
  arrivals: readonly Arrival[],
): SupplyRow[] {
  const arrivedOf = new Map(arrivals.map(({ line, quantity }) => [line, quantity]));
  return supply.flatMap((row) => {
    const arrived = row.kind === 'back-order' ? (arrivedOf.get(row.line) ?? 0) : 0;
    if (arrived === 0) return [row];
    const fromBranch: SupplyRow = {
      line: row.line,
      position: row.position,
      kind: 'branch',
      warehouse_id: branch.warehouse_id,
      warehouse_name_pl: branch.warehouse_name_pl,
      warehouse_name_en: branch.warehouse_name_en,
      quantity: arrived,
      reserved: arrived,
    };
    const missing = row.quantity - arrived;
    return missing === 0
      ? [fromBranch]
      : [fromBranch, { ...row, position: row.position + 1, quantity: missing }];
  });
}
