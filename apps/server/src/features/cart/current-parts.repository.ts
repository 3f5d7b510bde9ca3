import { sql } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { MAX_CHAIN_LENGTH, replacementOf } from '../../db/supersession-chain.ts';

interface Replacement {
  readonly askedId: number;
  /** The part at the end of the chain. */
  readonly partId: number;
}

/** For each of these parts, the one that is sold today in its place: itself, where none has replaced it. */
export const selectReplacements = compiledOnce((db: Db, partIds: readonly number[]) =>
  sql<Replacement>`
    with recursive chain (asked_id, part_id, step) as (
      select asked.id, asked.id, 0 from unnest(${partIds}::integer[]) as asked (id)
      union all
      select chain.asked_id, newer.part_id, chain.step + 1
      from chain
      cross join lateral ${replacementOf('chain.part_id')} as newer
      where chain.step < ${sql.lit(MAX_CHAIN_LENGTH)}
    )
    select distinct on (asked_id) asked_id as "askedId", part_id as "partId"
    from chain
    order by asked_id, step desc`.compile(db),
);
