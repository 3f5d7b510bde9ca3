import type { LanguageCode } from '@partsboard/contract/language';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { startOfDay } from '../../db/polish-day.ts';

/** Adds to what is known; parts that were removed meanwhile are left out. */
export async function addLooks(db: Db, looks: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    insert into part_demand (part_id, looks)
    select part.id, counted.looks
    from unnest(${[...looks.keys()]}::integer[], ${[...looks.values()]}::integer[]) as counted (id, looks)
    join part on part.id = counted.id
    order by part.id
    on conflict (part_id) do update set looks = part_demand.looks + excluded.looks, last_at = now()`.execute(
    db,
  );
}

/** So many parts are kept, the last ones. */
const MAX_PARTS = 5_000;
const KEPT_DAYS = 90;

export async function deleteOldLooks(db: Db): Promise<void> {
  await sql`
    delete from part_demand
    where last_at < greatest(
      now() - ${KEPT_DAYS} * interval '1 day',
      (select last_at from part_demand order by last_at desc offset ${MAX_PARTS} limit 1)
    )`.execute(db);
}

/** No warehouse has a piece that is not promised to somebody. */
const WITHOUT_STOCK = sql<boolean>`not exists (
  select from part_stock as s where s.part_id = d.part_id and s.quantity > s.reserved)`;

interface Place {
  /** The last row of the page before. */
  readonly after: { readonly value: number; readonly id: number } | undefined;
  readonly limit: number;
}

export function findWantedParts(db: Db, { after, limit }: Place) {
  let wanted = db
    .selectFrom('part_demand as d')
    .innerJoin('part as p', 'p.id', 'd.part_id')
    .innerJoin('brand as b', 'b.id', 'p.brand_id')
    .select(['p.id', 'p.number', 'p.name_pl', 'p.name_en', 'b.name as brand', 'd.looks', 'd.last_at'])
    .where(WITHOUT_STOCK);
  if (after !== undefined)
    wanted = wanted.where(sql<boolean>`(d.looks, d.part_id) < (${after.value}::int, ${after.id}::int)`);
  return wanted.orderBy('d.looks', 'desc').orderBy('d.part_id', 'desc').limit(limit).execute();
}

export type WantedPartRow = Awaited<ReturnType<typeof findWantedParts>>[number];

export async function countWantedParts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('part_demand as d')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(WITHOUT_STOCK)
    .executeTakeFirstOrThrow();
  return count;
}

export interface MissFilter {
  readonly search?: string | undefined;
  readonly language?: LanguageCode | undefined;
  /** The day in Poland since which it was searched for. */
  readonly from?: string | undefined;
}

const misses = (db: Db, { search = '', language, from }: MissFilter) => {
  let found = db.selectFrom('search_miss');
  if (search.trim() !== '')
    found = found.where(sql<boolean>`strpos(phrase, ${search.trim().toLowerCase()}) > 0`);
  if (language !== undefined) found = found.where('language', '=', language);
  if (from !== undefined) found = found.where(sql<boolean>`last_at >= ${startOfDay(from)}`);
  return found;
};

export function findMisses(db: Db, filter: MissFilter, { after, limit }: Place) {
  let found = misses(db, filter).select(['id', 'phrase', 'language', 'times', 'last_at']);
  if (after !== undefined)
    found = found.where(sql<boolean>`(times, id) < (${after.value}::int, ${after.id}::int)`);
  return found.orderBy('times', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export type MissRow = Awaited<ReturnType<typeof findMisses>>[number];

export async function countMisses(db: Db, filter: MissFilter): Promise<number> {
  const { count } = await misses(db, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
