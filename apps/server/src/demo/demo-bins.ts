import { sql } from 'kysely';
import type { Databases } from '../db/database.ts';

/** Gives every part that lies in a warehouse a bin: aisle, rack and shelf. */
export async function loadDemoBins({ db }: Databases): Promise<void> {
  await sql`
    insert into stock_bin (warehouse_id, part_id, bin)
    select warehouse_id, part_id,
      chr(65 + (part_id * 7 + warehouse_id) % 8) || '-' || to_char((part_id / 5) % 40 + 1, 'FM00') || '-' || part_id % 5 + 1
    from part_stock
    on conflict do nothing
  `.execute(db);
}
