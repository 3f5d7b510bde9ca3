import { findDefaultStore } from '../../reference/reference.service.ts';
import { findSupplyRules, suppliersFor } from '../../stock/stock.service.ts';
import type { OrderChange } from './change-order.ts';
import { missingOfLine } from './line-quantities.ts';
import { readOrderRecords, replaceSupply } from './order-changes.repository.ts';
import { supplyAfterAllotment, type AllottedLine } from '../order-supply.service.ts';

/** An order whose back orders were looked at, and what it got. */
export interface Allotment {
  readonly work: OrderChange;
  readonly lines: readonly { readonly line: number; readonly quantity: number }[];
  /** Whether all of it is in the order's own branch. */
  readonly isInBranch: boolean;
}

/**
 * Reserves for an order's back orders what can be had by now, by the same rules as when it was placed. Holds all stock
 * of the order until the transaction ends, so that whatever comes next waits for no other order. Of the parts that are
 * left to others nothing is taken.
 */
export async function allotToOrder(
  work: OrderChange,
  leftToOthers: ReadonlySet<number> = new Set(),
): Promise<Allotment> {
  const { tx, deps, locked } = work;
  const { order, lines, supply } = locked;
  const missing = lines.map((line) => (leftToOthers.has(line.part_id) ? 0 : missingOfLine(line, locked)));
  if (missing.every((quantity) => quantity === 0)) return { work, lines: [], isInBranch: false };
  // The store may have been removed.
  const rules = await findSupplyRules(tx, order.store_id ?? (await findDefaultStore(tx)));
  const suppliers = suppliersFor(rules, order.warehouse_id);
  // Of the warehouses that it has pieces in nothing is wanted, but their rows are locked here, in one order with the
  // others: the store's rules may not name them any more.
  const reservedIn = [
    ...new Set(supply.flatMap((row) => (row.reserved > 0 ? (row.warehouse_id ?? []) : []))),
  ];
  const held = reservedIn.map((warehouseId) => ({ warehouseId, kind: 'other-branch' as const }));
  const supplies = await deps.prices.reserve(tx, [
    ...lines.map(({ part_id: partId }, index) => ({ partId, quantity: missing[index] ?? 0, suppliers })),
    ...lines.map(({ part_id: partId }) => ({ partId, quantity: 0, suppliers: held })),
  ]);
  const allotted = lines.flatMap(({ line }, index): AllottedLine[] => {
    const pieces = (supplies[index] ?? []).filter((piece) => piece.kind !== 'back-order');
    return pieces.length > 0 ? [{ line, pieces }] : [];
  });
  if (allotted.length === 0) return { work, lines: [], isInBranch: false };
  await replaceSupply(tx, order.id, supplyAfterAllotment(supply, allotted, rules.places));
  return {
    work: { ...work, locked: { ...locked, ...(await readOrderRecords(tx, order.id)) } },
    lines: allotted.map(({ line, pieces }) => ({
      line,
      quantity: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    isInBranch: allotted.every(({ pieces }) =>
      pieces.every(({ warehouseId }) => warehouseId === order.warehouse_id),
    ),
  };
}
