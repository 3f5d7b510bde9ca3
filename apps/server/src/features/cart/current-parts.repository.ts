import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The part that is sold today in place of one that was asked for. */
export interface CurrentPart {
  readonly partId: number;
  readonly sku: string;
  readonly isWithdrawn: boolean;
  /** The number asked for, where another part has taken its place. */
  readonly replacedSku: string | null;
}

/** Follows the supersessions of all these parts at once; unknown ids are left out. */
export async function findCurrentParts(
  db: Db,
  partIds: readonly number[],
): Promise<ReadonlyMap<number, CurrentPart>> {
  const { rows } = await sql<CurrentPart & { askedId: number }>`
    with recursive chain (asked_id, part_id, step) as (
      select distinct asked.id, asked.id, 0 from unnest(${partIds}::integer[]) as asked (id)
      union all
      select chain.asked_id, s.new_part_id, chain.step + 1
      from chain
      join catalogue.supersession as s on s.part_id = chain.part_id
    )
    select distinct on (chain.asked_id)
      chain.asked_id as "askedId",
      part.id as "partId",
      part.number as sku,
      part.is_withdrawn as "isWithdrawn",
      case when part.id <> chain.asked_id then asked.number end as "replacedSku"
    from chain
    join part on part.id = chain.part_id
    join part as asked on asked.id = chain.asked_id
    order by chain.asked_id, chain.step desc`.execute(db);
  return new Map(rows.map((row) => [row.askedId, row]));
}
