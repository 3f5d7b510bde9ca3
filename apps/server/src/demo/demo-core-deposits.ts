import { sql } from 'kysely';
import type { Databases } from '../db/database.ts';

/** Gives every exchange part of the demo catalogue a deposit of about a fifth of its price, for 60 days. */
export async function loadDemoCoreDeposits({ db }: Databases): Promise<void> {
  await sql`
    insert into core_deposit (part_id, net)
    select part.id, greatest(1000, round(part_price.net / 5000.0) * 1000)
    from part join part_price on part_price.part_id = part.id
    where part.name_en like '%exchange part%'
    on conflict do nothing
  `.execute(db);
}
