import type pg from 'pg';
import { binsFile } from '../format/dealer-files.ts';
import { referToPart } from './load-part-relations.ts';
import { readWarehouses, stockKey, type DailyContext } from './load-prices-and-stock.ts';

export async function loadBins({ client, folder, copy, ids }: DailyContext): Promise<void> {
  await client.query(
    `create temporary table bin_loaded
       (warehouse_id integer not null, part_id integer not null, bin text not null) on commit drop`,
  );
  const warehouses = await readWarehouses(client);
  const table = copy.into('bin_loaded', 'warehouse_id', 'part_id', 'bin');
  const seen = new Map<string, number>();
  await folder.read(binsFile, {
    row(row, check) {
      const warehouseId = check.refer(warehouses, row.warehouse, 'warehouse');
      const partId = referToPart(check, ids, row.brand, row.number);
      if (!check.isGood) return;
      if (check.once(seen, stockKey(row.warehouse, partId), 'warehouse, brand, number')) {
        table.write([warehouseId, partId, row.bin]);
      }
    },
    settle: () => copy.drain(),
  });
  await copy.finish();
}

/** A part that the file does not have loses its bin. Only rows that differ are touched. */
export async function applyBins(client: pg.ClientBase): Promise<void> {
  await client.query('analyze bin_loaded');
  await client.query(
    `delete from stock_bin b where not exists (
       select from bin_loaded n where n.warehouse_id = b.warehouse_id and n.part_id = b.part_id)`,
  );
  await client.query(
    `insert into stock_bin (warehouse_id, part_id, bin)
     select warehouse_id, part_id, bin from bin_loaded order by warehouse_id, part_id
     on conflict (warehouse_id, part_id) do update set bin = excluded.bin where stock_bin.bin <> excluded.bin`,
  );
}
