import type { PartSort, PartState } from '@partsboard/contract/backoffice/parts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { hasId, inRange, matches, rangeOf, type PartSearch } from './part-search.repository.ts';

interface Place {
  readonly value: string | number;
  readonly id: number;
}

export interface PartListQuery {
  readonly search?: PartSearch | undefined;
  readonly brandId?: number | undefined;
  readonly discountGroupId?: number | undefined;
  readonly isInStock?: boolean | undefined;
  readonly warehouseId?: number | undefined;
  readonly state?: PartState | undefined;
  readonly isUnpriced: boolean;
  readonly sort: PartSort;
  readonly language: 'pl' | 'en';
  /** The last part of the page before. */
  readonly after?: Place | undefined;
  readonly limit: number;
}

export interface ListedPart {
  readonly id: number;
  readonly brand: string;
  readonly number: string;
  readonly name_pl: string;
  readonly name_en: string | null;
  readonly is_withdrawn: boolean;
  readonly is_superseded: boolean;
  readonly group_code: string | null;
  readonly group_name_pl: string | null;
  readonly group_name_en: string | null;
  /** In grosze; 0: without a price. */
  readonly net: number;
  readonly available: number;
  readonly sort_value: string | number;
}

interface Sorting {
  readonly column: 'normalised' | 'name_pl_key' | 'name_en_key' | 'available' | 'net';
  readonly isDescending: boolean;
}

const sortings: Readonly<Record<PartSort, (language: 'pl' | 'en') => Sorting>> = {
  number: () => ({ column: 'normalised', isDescending: false }),
  name: (language) => ({ column: `name_${language}_key`, isDescending: false }),
  'most-stock': () => ({ column: 'available', isDescending: true }),
  'least-stock': () => ({ column: 'available', isDescending: false }),
  dearest: () => ({ column: 'net', isDescending: true }),
  cheapest: () => ({ column: 'net', isDescending: false }),
};

/**
 * So many parts are looked at in the order of the list. Where these do not fill a page, few parts fit, or those that
 * do lie far behind: then they are collected by what they have in common and sorted.
 */
const WALKED_PARTS = 6_000;
/** And so many where many fit: collecting these would take longer than walking on to the first of them. */
const FARTHEST_WALK = 60_000;
/** By the planner's estimate. What has an index that lists nothing else is cheap to collect. */
const MANY_PARTS = 25_000;
const MANY_LISTED_PARTS = 60_000;

/** More names than these have parts everywhere in the list, and the planner would look each of them up. */
const MANY_NAMES = 1_000;

const stateConditions: Readonly<Record<PartState, RawBuilder<unknown>>> = {
  current: sql`not l.is_withdrawn and not l.is_superseded`,
  superseded: sql`l.is_superseded`,
  withdrawn: sql`l.is_withdrawn`,
};

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** Names at the end: they are looked up only for parts that fit otherwise. */
function filterConditions(query: PartListQuery): RawBuilder<unknown>[] {
  const { search, brandId, discountGroupId, isInStock, warehouseId, state, isUnpriced } = query;
  return [
    ...(brandId === undefined ? [] : [sql`l.brand_id = ${brandId}::smallint`]),
    ...(discountGroupId === undefined ? [] : [sql`l.discount_group_id = ${discountGroupId}::smallint`]),
    ...(isInStock === undefined ? [] : [isInStock ? sql`l.available > 0` : sql`l.available = 0`]),
    ...(state === undefined ? [] : [stateConditions[state]]),
    ...(isUnpriced ? [sql`l.net = 0`] : []),
    ...(warehouseId === undefined ? [] : [sql`l.stocked_in @> array[${warehouseId}::integer]`]),
    ...(search === undefined ? [] : [matches(search)]),
  ];
}

function afterCondition(
  after: Place | undefined,
  { isDescending }: Sorting,
  column: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  if (after === undefined) return [];
  const value = typeof after.value === 'string' ? sql`${after.value}::text` : sql`${after.value}::integer`;
  const comparison = isDescending ? sql`<` : sql`>`;
  return [sql`(${column}, l.part_id) ${comparison} (${value}, ${after.id}::integer)`];
}

/** The names that are looked for, in the order of a list that is sorted by name. */
const sortedNames = (search: PartSearch | undefined, column: Sorting['column']): readonly string[] => {
  if (!search || !('namesPl' in search)) return [];
  if (column === 'name_pl_key') return search.namesPl.toSorted();
  return column === 'name_en_key' ? search.namesEn.toSorted() : [];
};

/** What the order of the list itself can be narrowed by: the index begins with it. */
function rangeConditions(query: PartListQuery, { column }: Sorting): RawBuilder<unknown>[] {
  const { search, brandId, warehouseId, isUnpriced } = query;
  // What lies in one warehouse is in stock.
  const isInStock = query.isInStock ?? (warehouseId === undefined ? undefined : true);
  if (search && 'partIds' in search) return [hasId(search.partIds)];
  if (column === 'normalised') {
    const range = rangeOf(search);
    return [
      ...(range ? [inRange(range)] : []),
      ...(brandId === undefined ? [] : [sql`l.brand_id = ${brandId}::smallint`]),
    ];
  }
  const names = sortedNames(search, column);
  if (names.length > 0) return [sql`l.${sql.ref(column)} between ${names[0]} and ${names.at(-1)}`];
  // As a range: of one value alone the planner would take another index, and sort.
  if (column === 'available' && isInStock !== undefined)
    return [isInStock ? sql`l.available > 0` : sql`l.available <= 0`];
  return column === 'net' && isUnpriced ? [sql`l.net = 0`] : [];
}

/** Where a page begins; nowhere if that lies before the range, since PostgreSQL would begin to read there. */
function startOf({ search, after }: PartListQuery, { column }: Sorting): Place | undefined {
  const first =
    (column === 'normalised' ? rangeOf(search)?.numberFrom : undefined) ?? sortedNames(search, column)[0];
  return after !== undefined && first !== undefined && String(after.value) < first ? undefined : after;
}

const hasManyNames = (search: PartSearch | undefined): boolean =>
  search !== undefined && 'namesPl' in search && search.namesPl.length > MANY_NAMES;

interface PageRow {
  readonly part_id: number;
  readonly sort_value: string | number;
}

interface WalkedRow extends PageRow {
  readonly fits: boolean;
  readonly place: number;
}

interface Walked {
  readonly found: readonly PageRow[];
  /** The last part that was looked at, where neither the page was filled nor the list ended. */
  readonly stoppedAt?: Place;
}

/** Reads the list in its order, so many parts of it. */
async function walk(
  db: Db,
  query: PartListQuery,
  sorting: Sorting,
  { after, farthest }: { readonly after: Place | undefined; readonly farthest: number },
): Promise<Walked> {
  const column = sql`l.${sql.ref(sorting.column)}`;
  const direction = sorting.isDescending ? sql`desc` : sql`asc`;
  const { rows } = await sql<WalkedRow>`
    select walked.part_id, walked.sort_value, walked.fits, walked.place
    from (
      select l.part_id, ${column} as sort_value, (${all(filterConditions(query))}) as fits,
        (row_number() over (order by ${column} ${direction}, l.part_id ${direction}))::integer as place
      from part_list as l
      where ${all([...rangeConditions(query, sorting), ...afterCondition(after, sorting, column)])}
      order by ${column} ${direction}, l.part_id ${direction}
      limit ${farthest}
    ) as walked
    where walked.fits or walked.place = ${farthest}
    order by walked.sort_value ${direction}, walked.part_id ${direction}
    limit ${query.limit}`.execute(db);
  const found = rows.filter(({ fits }) => fits);
  const last = rows.at(-1);
  return found.length >= query.limit || last?.place !== farthest
    ? { found }
    : { found, stoppedAt: { value: last.sort_value, id: last.part_id } };
}

/** Few names are looked up in an index. */
const indexedNames = ({ search }: PartListQuery): RawBuilder<unknown>[] =>
  search && 'namesPl' in search && !hasManyNames(search)
    ? [sql`l.name_pl_key = any(${search.namesPl}::text[])`]
    : [];

interface ExplainedPlan {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }];
}

/**
 * Whether many parts fit, as the planner estimates it; nothing is read. A word of many names is taken to fit them all,
 * and names that are looked up in the index are not estimated twice.
 */
async function fitsMany(db: Db, query: PartListQuery): Promise<boolean> {
  const isByName = query.search && 'namesPl' in query.search;
  const others = filterConditions(isByName ? { ...query, search: undefined } : query);
  const { rows } = await sql<ExplainedPlan>`
    explain (format json)
    select from part_list as l where ${all([...indexedNames(query), ...others])}`.execute(db);
  const isListed = query.isUnpriced || query.state === 'superseded' || query.state === 'withdrawn';
  return (rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) >= (isListed ? MANY_LISTED_PARTS : MANY_PARTS);
}

/**
 * Collects all parts that fit and sorts them. The planner is not to find the order in an index, and has to know the
 * values: by what few parts have they are collected, and one brand has a hundred times as many as another. An entry of
 * an index costs more than it thinks, beside pages that are in memory: else it notes a third of all parts, those in
 * stock, to read some of the few others less.
 */
const collect = (db: Db, query: PartListQuery, sorting: Sorting): Promise<PageRow[]> =>
  db.transaction().execute(async (tx) => {
    const isText = sorting.column !== 'available' && sorting.column !== 'net';
    const column = sql`l.${sql.ref(sorting.column)}`;
    const hidden = isText ? sql`(${column} || '')` : sql`(${column} + 0)`;
    const direction = sorting.isDescending ? sql`desc` : sql`asc`;
    await sql`
      select set_config('plan_cache_mode', 'force_custom_plan', true),
        set_config('cpu_index_tuple_cost', '0.03', true)`.execute(tx);
    const { rows } = await sql<PageRow>`
      select l.part_id, ${column} as sort_value
      from part_list as l
      where ${all([...indexedNames(query), ...filterConditions(query), ...afterCondition(query.after, sorting, hidden)])}
      order by ${hidden} ${direction}, l.part_id ${direction}
      limit ${query.limit}`.execute(tx);
    return rows;
  });

/** Walks a short way; then on, where many parts fit, or collects those that do. */
async function findPage(db: Db, query: PartListQuery, sorting: Sorting): Promise<readonly PageRow[]> {
  const after = startOf(query, sorting);
  const near = await walk(db, query, sorting, { after, farthest: WALKED_PARTS });
  if (near.stoppedAt === undefined) return near.found;
  if (!(await fitsMany(db, query))) return collect(db, query, sorting);
  const limit = query.limit - near.found.length;
  const farthest = FARTHEST_WALK - WALKED_PARTS;
  const far = await walk(db, { ...query, limit }, sorting, { after: near.stoppedAt, farthest });
  return far.stoppedAt === undefined ? [...near.found, ...far.found] : collect(db, query, sorting);
}

/** Whether the filter contradicts itself; nothing would be found, after a look at all of it. */
const isImpossible = ({ search, warehouseId, isInStock }: PartListQuery): boolean =>
  (warehouseId !== undefined && isInStock === false) ||
  (search !== undefined && 'namesPl' in search && search.namesPl.length === 0);

/** One page of the parts that fit, in the order of the list. */
export async function findPartPage(db: Db, query: PartListQuery): Promise<ListedPart[]> {
  if (isImpossible(query)) return [];
  const sorting = sortings[query.sort](query.language);
  const found = await findPage(db, query, sorting);
  if (found.length === 0) return [];
  const { rows } = await sql<ListedPart>`
    select part.id, brand.name as brand, part.number, part.name_pl, part.name_en, l.is_withdrawn, l.is_superseded,
      g.code as group_code, g.name_pl as group_name_pl, g.name_en as group_name_en, l.net, greatest(0, l.available) as available,
      l.${sql.ref(sorting.column)} as sort_value
    from unnest(${found.map(({ part_id }) => part_id)}::integer[]) with ordinality as page (part_id, place)
    cross join lateral (select * from part where part.id = page.part_id limit 1) as part
    cross join lateral (select * from part_list where part_list.part_id = page.part_id limit 1) as l
    join brand on brand.id = part.brand_id
    left join discount_group as g on g.id = part.discount_group_id
    order by page.place`.execute(db);
  return rows;
}
