import type { CompanySort, CompanyStandingName } from '@partsboard/contract/backoffice/companies';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { findAmongFirst } from '../../db/found-first.ts';
import {
  companiesFound,
  companyMatches,
  findsManyCompanies,
  isAmongFound,
  type CompanySearch,
} from './company-search.repository.ts';

export interface ListQuery {
  readonly standings: readonly CompanyStandingName[];
  readonly branchId?: number | undefined;
  readonly discountTable?: string | undefined;
  readonly isOverdue: boolean;
  readonly search?: CompanySearch | undefined;
  readonly sort: CompanySort;
  /** The last company of the page before. */
  readonly after?: { readonly value: string | number; readonly id: number } | undefined;
  readonly limit: number;
}

export interface ListedCompany {
  readonly id: number;
  readonly name: string;
  readonly vat_number: string;
  readonly standing: CompanyStandingName;
  readonly branch_id: number | null;
  readonly branch_code: string | null;
  readonly branch_name_pl: string | null;
  readonly branch_name_en: string | null;
  readonly discount_table: string | null;
  readonly discount_table_name: string | null;
  readonly credit_limit: number;
  readonly credit_used: number;
  readonly overdue: number;
  readonly created_at: Date;
  readonly person_name: string;
  readonly email: string;
  /** What the list is sorted by. */
  readonly sort_value: string | number;
}

interface Sorting {
  readonly column: RawBuilder<unknown>;
  readonly isDescending: boolean;
  /** A place in the list as it is sent to a browser, and back. */
  readonly toValue: RawBuilder<unknown>;
  readonly fromValue: (value: string | number) => RawBuilder<unknown>;
}

// Both directions are exact: the column has milliseconds.
const byAge = {
  column: sql`created_at`,
  toValue: sql`(extract(epoch from page.created_at) * 1000)::bigint`,
  fromValue: (value: string | number) =>
    sql`(timestamptz 'epoch' + ${value}::float8 * interval '1 millisecond')`,
};

const sortings: Readonly<Record<CompanySort, Sorting>> = {
  name: {
    column: sql`name collate polish`,
    isDescending: false,
    toValue: sql`page.name`,
    fromValue: (value) => sql`${value}::text collate polish`,
  },
  newest: { ...byAge, isDescending: true },
  oldest: { ...byAge, isDescending: false },
  credit: {
    column: sql`credit_limit`,
    isDescending: true,
    toValue: sql`page.credit_limit`,
    fromValue: (value) => sql`${value}::bigint`,
  },
};

/** Polish days end at midnight there. */
const TODAY = sql`(now() at time zone 'Europe/Warsaw')::date`;

const OVERDUE = sql`(
  select distinct company_id from customer_order
  where payment_status = 'Authorized' and payment_due is not null and payment_due < ${TODAY})`;

/** What is left to be paid of a company's orders on credit whose day has passed. */
export const overdueOf = (company: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(total - cancelled_total - refunded_total), 0) from customer_order
  where company_id = ${company} and payment_status = 'Authorized' and payment_due is not null
    and payment_due < ${TODAY})::bigint`;

const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(conditions, sql` and `);

function conditionsOf(
  { branchId, discountTable, after }: ListQuery,
  sorting: Sorting,
): RawBuilder<unknown>[] {
  const { column, isDescending, fromValue } = sorting;
  return [
    ...(branchId === undefined ? [] : [sql`home_branch_id = ${branchId}`]),
    ...(discountTable === undefined ? [] : [sql`discount_table = ${discountTable}`]),
    ...(after
      ? [
          sql`(${column}, id) ${isDescending ? sql`<` : sql`>`} (${fromValue(after.value)}, ${after.id}::integer)`,
        ]
      : []),
  ];
}

const directionOf = ({ isDescending }: Sorting): RawBuilder<unknown> => (isDescending ? sql`desc` : sql`asc`);

const orderOf = (sorting: Sorting): RawBuilder<unknown> => {
  const direction = directionOf(sorting);
  return sql`order by ${sorting.column} ${direction}, id ${direction}`;
};

const collected = (
  query: ListQuery,
  sorting: Sorting,
  found: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> => sql`
  select id, name, created_at, credit_limit, vat_key, external_id from company
  where ${allOf([
    ...found.map((ids) => sql`id = any(array(${ids}))`),
    sql`standing = any(${query.standings}::text[])`,
    ...conditionsOf(query, sorting),
  ])}
  ${orderOf(sorting)}`;

/** Of those that were collected, one page with what it is sorted by. */
const pageOfCollected = (...list: Parameters<typeof collected>): RawBuilder<unknown> =>
  sql`${collected(...list)} limit ${list[0].limit}`;

/** The same of a search that finds much: each is looked at in the order of the list until the page is full. */
const pageOfMatching = (
  search: CompanySearch,
  ...list: Parameters<typeof collected>
): RawBuilder<unknown> => sql`
  select id, name, created_at, credit_limit from (${collected(...list)}) as company
  where ${companyMatches(search)}
  ${orderOf(list[1])} limit ${list[0].limit}`;

/**
 * One page with what it is sorted by, of each standing as many as the page holds, in the order of an index: no plan has
 * to guess how many there are.
 */
function pageOfList(
  query: ListQuery,
  sorting: Sorting,
  limit: number,
  ...more: readonly RawBuilder<unknown>[]
): RawBuilder<unknown> {
  const order = sql`${orderOf(sorting)} limit ${limit}`;
  return sql`
    select page.* from unnest(${query.standings}::text[]) as wanted (standing)
    cross join lateral (
      select id, name, created_at, credit_limit from company
      where ${allOf([sql`standing = wanted.standing`, ...conditionsOf(query, sorting), ...more])} ${order}
    ) as page
    ${order}`;
}

/** The page of a search that finds much: mostly the beginning of the list shows it. */
async function pageOfMany(
  db: Db,
  query: ListQuery,
  sorting: Sorting,
  search: CompanySearch,
): Promise<RawBuilder<unknown>> {
  // Far fewer are overdue than such a search finds.
  if (query.isOverdue) return pageOfMatching(search, query, sorting, [OVERDUE]);
  const { ids, has_more } = await findAmongFirst(db, {
    table: 'company',
    listOf: (limit) => pageOfList(query, sorting, limit),
    matches: companyMatches(search),
    order: orderOf(sorting),
    limit: query.limit,
  });
  return ids.length === query.limit || !has_more
    ? sql`select id, name, created_at, credit_limit from company where id = any(${ids}::integer[])`
    : pageOfList(query, sorting, query.limit, isAmongFound(search));
}

/** What a search finds is collected where it is little; where it is much, the list is looked through. */
async function findPage(db: Db, query: ListQuery, sorting: Sorting): Promise<RawBuilder<unknown>> {
  const { search, isOverdue, limit } = query;
  if (search !== undefined && (await findsManyCompanies(db, search)))
    return pageOfMany(db, query, sorting, search);
  const found = [...(search ? [companiesFound(search)] : []), ...(isOverdue ? [OVERDUE] : [])];
  return found.length > 0 ? pageOfCollected(query, sorting, found) : pageOfList(query, sorting, limit);
}

/** One page of the companies that fit. */
export async function findCompanyPage(db: Db, query: ListQuery): Promise<ListedCompany[]> {
  const sorting = sortings[query.sort];
  const direction = directionOf(sorting);
  const { rows } = await sql<ListedCompany>`
    with page as (${await findPage(db, query, sorting)})
    select c.id, c.name, c.vat_number, c.standing, w.id as branch_id, w.code as branch_code,
      w.name_pl as branch_name_pl, w.name_en as branch_name_en, c.discount_table, t.name as discount_table_name,
      c.credit_limit, c.credit_used, ${overdueOf(sql`c.id`)} as overdue, c.created_at,
      coalesce(p.name, '') as person_name, coalesce(p.email, '') as email, ${sorting.toValue} as sort_value
    from page
    cross join lateral (select * from company where id = page.id limit 1) as c
    left join lateral (select * from warehouse where id = c.home_branch_id limit 1) as w on true
    left join lateral (select name from discount_table where code = c.discount_table limit 1) as t on true
    left join lateral (
      select concat_ws(' ', first_name, last_name) as name, email from customer
      where company_id = c.id and erased_at is null order by id limit 1
    ) as p on true
    order by page.${sorting.column} ${direction}, page.id ${direction}`.execute(db);
  return rows;
}

/** How many registrations wait, read from the beginning of an index. */
export async function countPending(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('company')
    .where('standing', '=', 'pending')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

interface OverdueCredit {
  readonly companies: number;
  readonly amount: number;
}

/** Companies of the list that should have paid already, and what they owe. */
export async function countOverdue(db: Db): Promise<OverdueCredit> {
  const { rows } = await sql<OverdueCredit>`
    select count(distinct o.company_id)::int as companies,
      coalesce(sum(o.total - o.cancelled_total - o.refunded_total), 0)::bigint as amount
    from customer_order as o join company as c on c.id = o.company_id and c.standing <> 'erased'
    where o.payment_status = 'Authorized' and o.payment_due is not null and o.payment_due < ${TODAY}`.execute(
    db,
  );
  return rows[0] ?? { companies: 0, amount: 0 };
}
