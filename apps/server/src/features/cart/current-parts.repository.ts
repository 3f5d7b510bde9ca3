import { sql } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { partOf } from '../../db/rows-by-key.ts';
import { MAX_CHAIN_LENGTH, replacementOf } from '../../db/supersession-chain.ts';

/** The part that is sold today in place of one that was asked for. */
export interface CurrentPart {
  readonly askedId: number;
  readonly partId: number;
  readonly sku: string;
  readonly isWithdrawn: boolean;
  /** The number asked for, where another part has taken its place. */
  readonly replacedSku: string | null;
}

export const selectCurrentParts = compiledOnce((db: Db, partIds: readonly number[]) =>
  sql<CurrentPart>`
    with recursive chain (asked_id, part_id, step) as (
      select distinct asked.id, asked.id, 0 from unnest(${partIds}::integer[]) as asked (id)
      union all
      select chain.asked_id, newer.part_id, chain.step + 1
      from chain
      cross join lateral ${replacementOf('chain.part_id')} as newer
      where chain.step < ${sql.lit(MAX_CHAIN_LENGTH)}
    ), current_part as (
      select distinct on (asked_id) asked_id, part_id from chain order by asked_id, step desc
    )
    select current_part.asked_id as "askedId", part.id as "partId", part.number as sku,
      part.is_withdrawn as "isWithdrawn",
      case when part.id <> asked.id then asked.number end as "replacedSku"
    from current_part
    cross join lateral ${partOf('current_part.part_id')} as part
    cross join lateral ${partOf('current_part.asked_id')} as asked`.compile(db),
);
