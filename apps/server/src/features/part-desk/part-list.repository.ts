import type { PartSort, PartState } from '@partsboard/contract/backoffice/parts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What was typed: the beginning of a number, or words that these names have. */
export type PartSearch =
  { readonly numberFrom: string; readonly numberBefore: string } | { readonly nameIds: readonly number[] };

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
  readonly after?: { readonly value: string | number; readonly id: number } | undefined;
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

const stateConditions: Readonly<Record<PartState, RawBuilder<unknown>>> = {
  current: sql`not l.is_withdrawn and not l.is_superseded`,
  superseded: sql`l.is_superseded`,
  withdrawn: sql`l.is_withdrawn`,
};

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

const inRange = ({ numberFrom, numberBefore }: Extract<PartSearch, { numberFrom: string }>) =>
  sql`l.normalised >= ${numberFrom} and l.normalised < ${numberBefore}`;

/** How a condition about another table is asked: of each part that is looked at, or of all parts at once. */
type Asking = 'one-by-one' | 'together';

/** The limit keeps the planner from reading the whole table for a few thousand questions. */
const isIn = (asking: Asking, table: string, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  asking === 'together'
    ? sql`l.part_id in (select o.part_id from ${sql.table(table)} as o where ${condition})`
    : sql`(select true from ${sql.table(table)} as o where o.part_id = l.part_id and ${condition} limit 1)`;

function filterConditions(query: PartListQuery, asking: Asking): RawBuilder<unknown>[] {
  const { search, brandId, discountGroupId, isInStock, warehouseId, state, isUnpriced } = query;
  const hasName = (ids: readonly number[]) =>
    asking === 'one-by-one'
      ? isIn(asking, 'catalogue.part_name', sql`o.name_id = any(${ids}::integer[])`)
      : // As a list: the planner takes these for more than they are, and would read all parts.
        sql`l.part_id = any(array(select part_id from catalogue.part_name where name_id = any(${ids}::integer[])))`;
  return [
    ...(search === undefined ? [] : ['nameIds' in search ? hasName(search.nameIds) : inRange(search)]),
    ...(brandId === undefined ? [] : [sql`l.brand_id = ${brandId}::smallint`]),
    ...(discountGroupId === undefined ? [] : [sql`l.discount_group_id = ${discountGroupId}::smallint`]),
    ...(isInStock === undefined ? [] : [isInStock ? sql`l.available > 0` : sql`l.available = 0`]),
    ...(state === undefined ? [] : [stateConditions[state]]),
    ...(isUnpriced ? [sql`l.net = 0`] : []),
    ...(warehouseId === undefined
      ? []
      : [
          sql`l.available > 0`,
          isIn(asking, 'part_stock', sql`o.warehouse_id = ${warehouseId} and o.quantity > o.reserved`),
        ]),
  ];
}

function afterCondition(
  { after }: PartListQuery,
  { isDescending }: Sorting,
  column: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  if (after === undefined) return [];
  const value = typeof after.value === 'string' ? sql`${after.value}::text` : sql`${after.value}::integer`;
  const comparison = isDescending ? sql`<` : sql`>`;
  return [sql`(${column}, l.part_id) ${comparison} (${value}, ${after.id}::integer)`];
}

/** What the order of the list itself can be narrowed by: the index begins with it. */
function rangeConditions(query: PartListQuery, { column }: Sorting): RawBuilder<unknown>[] {
  const { search, brandId, warehouseId, isUnpriced } = query;
  // What lies in one warehouse is in stock.
  const isInStock = query.isInStock ?? (warehouseId === undefined ? undefined : true);
  if (column === 'normalised') {
    return [
      ...(search && 'numberFrom' in search ? [inRange(search)] : []),
      ...(brandId === undefined ? [] : [sql`l.brand_id = ${brandId}::smallint`]),
    ];
  }
  if (column === 'available' && isInStock !== undefined)
    return [isInStock ? sql`l.available > 0` : sql`l.available = 0`];
  return column === 'net' && isUnpriced ? [sql`l.net = 0`] : [];
}

interface PageRow {
  readonly part_id: number | null;
  readonly sort_value: string | number;
  readonly walked: number;
}

/** Reads the list in its order, no farther than {@link WALKED_PARTS}; undefined where that does not fill the page. */
async function walk(db: Db, query: PartListQuery, sorting: Sorting): Promise<PageRow[] | undefined> {
  const column = sql`l.${sql.ref(sorting.column)}`;
  const direction = sorting.isDescending ? sql`desc` : sql`asc`;
  const order = sql`order by ${column} ${direction}, l.part_id ${direction}`;
  const { rows } = await sql<PageRow>`
    with slice as materialized (
      select l.* from part_list as l
      where ${all([...rangeConditions(query, sorting), ...afterCondition(query, sorting, column)])}
      ${order} limit ${WALKED_PARTS}
    )
    select found.part_id, found.sort_value, size.walked
    from (select count(*)::integer as walked from slice) as size
    left join lateral (
      select l.part_id, ${column} as sort_value from slice as l
      where ${all(filterConditions(query, 'one-by-one'))} ${order} limit ${query.limit}
    ) as found on true`.execute(db);
  const isWholeList = (rows[0]?.walked ?? 0) < WALKED_PARTS;
  return isWholeList || rows.length >= query.limit ? rows : undefined;
}

/** Collects all parts that fit and sorts them. The planner is not to find the order in an index. */
async function collect(db: Db, query: PartListQuery, sorting: Sorting): Promise<PageRow[]> {
  const isText = sorting.column !== 'available' && sorting.column !== 'net';
  const column = sql`l.${sql.ref(sorting.column)}`;
  const hidden = isText ? sql`(${column} || '')` : sql`(${column} + 0)`;
  const direction = sorting.isDescending ? sql`desc` : sql`asc`;
  const { rows } = await sql<PageRow>`
    select l.part_id, ${column} as sort_value, 0 as walked
    from part_list as l
    where ${all([...filterConditions(query, 'together'), ...afterCondition(query, sorting, isText ? hidden : column)])}
    order by ${hidden} ${direction}, l.part_id ${direction}
    limit ${query.limit}`.execute(db);
  return rows;
}

/** One page of the parts that fit, in the order of the list. */
export async function findPartPage(db: Db, query: PartListQuery): Promise<ListedPart[]> {
  // What lies in a warehouse is in stock; nothing would be found, after a look at all of it.
  if (query.warehouseId !== undefined && query.isInStock === false) return [];
  const sorting = sortings[query.sort](query.language);
  const page = (await walk(db, query, sorting)) ?? (await collect(db, query, sorting));
  const found = page.filter((row): row is PageRow & { part_id: number } => row.part_id !== null);
  if (found.length === 0) return [];
  const { rows } = await sql<ListedPart>`
    select part.id, brand.name as brand, part.number, part.name_pl, part.name_en, l.is_withdrawn, l.is_superseded,
      g.code as group_code, g.name_pl as group_name_pl, g.name_en as group_name_en, l.net, l.available,
      l.${sql.ref(sorting.column)} as sort_value
    from unnest(${found.map(({ part_id }) => part_id)}::integer[]) with ordinality as page (part_id, place)
    cross join lateral (select * from part where part.id = page.part_id limit 1) as part
    cross join lateral (select * from part_list where part_list.part_id = page.part_id limit 1) as l
    join brand on brand.id = part.brand_id
    left join discount_group as g on g.id = part.discount_group_id
    order by page.place`.execute(db);
  return rows;
}

/** Whether any part's number begins so. */
export async function hasNumbersBetween(db: Db, from: string, before: string): Promise<boolean> {
  const { rows } = await sql`
    select from part_list where normalised >= ${from} and normalised < ${before} limit 1`.execute(db);
  return rows.length > 0;
}

export const findPartChoices = (db: Db) =>
  Promise.all([
    db.selectFrom('brand').select(['id', 'name']).orderBy('name').execute(),
    db.selectFrom('discount_group').select(['id', 'code', 'name_pl', 'name_en']).orderBy('code').execute(),
    db
      .selectFrom('warehouse')
      .select(['id', 'name_pl', 'name_en'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ]);
