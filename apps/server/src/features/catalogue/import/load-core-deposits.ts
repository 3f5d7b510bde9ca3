import type pg from 'pg';
import { coreDepositsFile } from '../format/dealer-files.ts';
import { referToPart } from './load-part-relations.ts';
import type { DailyContext } from './load-prices-and-stock.ts';

export async function loadCoreDeposits({ client, folder, copy, ids }: DailyContext): Promise<void> {
  await client.query(
    `create temporary table core_deposit_loaded
       (part_id integer not null, net bigint not null, days smallint not null) on commit drop`,
  );
  const table = copy.into('core_deposit_loaded', 'part_id', 'net', 'days');
  const seen = new Map<string, number>();
  await folder.read(coreDepositsFile, {
    row(row, check) {
      const partId = referToPart(check, ids, row.brand, row.number);
      if (!check.isGood) return;
      if (check.once(seen, String(partId), 'brand, number')) table.write([partId, row.net, row.days]);
    },
    settle: () => copy.drain(),
  });
  await copy.finish();
}

/** A part that the file does not have carries no deposit any more. Only rows that differ are touched. */
export async function applyCoreDeposits(client: pg.ClientBase): Promise<void> {
  await client.query(
    `delete from core_deposit d where not exists (
       select from core_deposit_loaded n where n.part_id = d.part_id)`,
  );
  await client.query(
    `insert into core_deposit (part_id, net, days) select part_id, net, days from core_deposit_loaded
     on conflict (part_id) do update set net = excluded.net, days = excluded.days
     where (core_deposit.net, core_deposit.days) <> (excluded.net, excluded.days)`,
  );
}
