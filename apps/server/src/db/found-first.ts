import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** Of a search that finds much, so many rows more than the page holds are looked at one by one. */
const LOOKED_AT = 450;

interface FoundFirst {
  readonly ids: readonly number[];
  /** Whether the list has more rows than were looked at. */
  readonly has_more: boolean;
}

interface SearchedList {
  readonly table: 'company' | 'customer_order';
  /** The list as far as it is asked for: ids, and what they are sorted by. */
  readonly listOf: (limit: number) => RawBuilder<unknown>;
  /** Whether the search finds a row of the table. */
  readonly matches: RawBuilder<unknown>;
  /** The order of the list, which is called `first` here. */
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
}

/** The first rows of a list are looked at one by one, until as many are found as a page holds. */
export async function findAmongFirst(db: Db, list: SearchedList): Promise<FoundFirst> {
  const { table, listOf, matches, order, limit } = list;
  const count = limit + LOOKED_AT;
  const { rows } = await sql<FoundFirst>`
    with first as materialized (${listOf(count)})
    select (select count(*) from first) = ${count} as has_more, array(
      select first.id from first
      cross join lateral (
        select from ${sql.table(table)} where id = first.id and ${matches} limit 1
      ) as found
      ${order} limit ${limit}
    ) as ids`.execute(db);
  return rows[0] ?? { ids: [], has_more: false };
}
