import type { Db } from '../db/database.ts';
import { insertSupply, supplyRows } from '../features/orders/order-supply.service.ts';
import { databasePriceAndStock as prices } from '../features/pricing/pricing.service.ts';
import { findSupplyRules, suppliersFor } from '../features/stock/stock.service.ts';
import type { HistoricOrder } from './historic-order.ts';
import { holdsStock } from './order-progress.ts';

interface PlacedOrder {
  readonly id: number;
  readonly historic: HistoricOrder;
}

/** Reserves the goods of the orders that are still open, as the checkout would have done. */
export async function reserveForOpenOrders(
  tx: Db,
  storeId: number,
  placed: readonly PlacedOrder[],
): Promise<void> {
  const rules = await findSupplyRules(tx, storeId);
  const lines = placed.flatMap(({ id, historic }) => {
    const { events, order, branch } = historic;
    const holds = holdsStock(events);
    if (holds === 'nothing') return [];
    return historic.lines.map(({ partId, quantity, name }, index) => {
      const isHeld = holds === 'all' || name.pl === order.toFollow;
      const suppliers = suppliersFor(rules, branch.id);
      return { id, line: index + 1, branchId: branch.id, isHeld, wanted: { partId, quantity, suppliers } };
    });
  });
  const held = lines.filter((line) => line.isHeld);
  const reserved = await prices.reserve(
    tx,
    held.map((line) => line.wanted),
  );
  const supplyOf = new Map(held.map((line, index) => [line, reserved[index] ?? []]));
  const rows = lines.flatMap((line) => {
    const { quantity } = line.wanted;
    const shipped = { kind: 'branch' as const, warehouseId: line.branchId, quantity };
    return supplyRows([supplyOf.get(line) ?? [shipped]], rules.places).map((row) => ({
      ...row,
      order_id: line.id,
      line: line.line,
      reserved: line.isHeld ? row.reserved : 0,
    }));
  });
  await insertSupply(tx, rows);
}
