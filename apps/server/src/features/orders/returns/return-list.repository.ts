import type { ReturnKind, ReturnReason, ReturnState } from '@partsboard/domain/return-transitions';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { beginningWith } from '../../../db/like-pattern.ts';
import { endOfDay, startOfDay } from '../../../db/polish-day.ts';
import { inBranches, type BranchScope } from '../../../db/branch-scope.ts';
import {
  findPlacesOf,
  orderMatches,
  ordersFound,
  type OrderSearch,
} from '../desk/order-search.repository.ts';
import type { ReturnRow } from './returns.repository.ts';

export type ListedReturn = Pick<
  ReturnRow,
  'id' | 'number' | 'created_at' | 'kind' | 'state' | 'reason' | 'order_id'
> & {
  readonly order_number: string;
  readonly warehouse_id: number;
  readonly warehouse_code: string;
  readonly warehouse_name_pl: string;
  readonly warehouse_name_en: string;
  readonly customer_id: number;
  readonly customer_name: string;
  readonly company_id: number;
  readonly company: string;
  readonly email: string;
};

const detailed = sql`
  r.id, r.number, r.created_at, r.kind, r.state, r.reason, r.order_id, o.number as order_number, o.warehouse_id,
  w.code as warehouse_code, o.warehouse_name_pl, o.warehouse_name_en, o.customer_id, o.company_id,
  concat_ws(' ', c.first_name, c.last_name) as customer_name, c.company, c.email`;

/** A return of the given branches with its order and customer. */
export async function findReturnWithOrder(
  db: Db,
  id: number,
  branches: BranchScope,
): Promise<ListedReturn | undefined> {
  const { rows } = await sql<ListedReturn>`
    select ${detailed}
    from order_return as r
    join customer_order as o on o.id = r.order_id
    join customer as c on c.id = o.customer_id
    join warehouse as w on w.id = o.warehouse_id
    where r.id = ${id} and ${inBranches(sql`r.warehouse_id`, branches)}`.execute(db);
  return rows[0];
}

export interface ReturnListQuery {
  readonly branches: BranchScope;
  readonly states: readonly ReturnState[];
  readonly kind?: ReturnKind | undefined;
  /** Of goods only. */
  readonly reasons?: readonly ReturnReason[] | undefined;
  /** Days in Poland. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: OrderSearch | undefined;
  /** The id of the last one of the page before. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** Of a search that finds many orders each return is looked at by itself; there are far fewer returns than orders. */
async function isFound(db: Db, search: OrderSearch): Promise<RawBuilder<unknown>> {
  const found = await findPlacesOf(db, search);
  // The number of a return begins with that of its order.
  const numbers = found.numbers.map((number) => sql`number like ${beginningWith(number)}`);
  const byOrder = found.isMany
    ? sql`(select ${orderMatches(found)} from customer_order where customer_order.id = order_return.order_id)`
    : sql`order_id = any(array(${ordersFound(found)}))`;
  return sql`(${sql.join([...numbers, byOrder], sql` or `)})`;
}

async function conditionsOf(
  db: Db,
  { kind, reasons, from, to, search, before }: ReturnListQuery,
): Promise<RawBuilder<unknown>> {
  return sql.join(
    [
      sql`true`,
      ...(before === undefined ? [] : [sql`id < ${before}::integer`]),
      ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
      ...(reasons === undefined ? [] : [sql`kind = 'goods' and reason = any(${reasons}::text[])`]),
      ...(from === undefined ? [] : [sql`created_at >= (select ${startOfDay(from)})`]),
      ...(to === undefined ? [] : [sql`created_at < (select ${endOfDay(to)})`]),
      ...(search === undefined ? [] : [await isFound(db, search)]),
    ],
    sql` and `,
  );
}

/**
 * A page, newest first. Of each branch and state as many as the page holds are read, in the order of an index,
 * whatever the number of returns.
 */
export async function findReturnPage(
  db: Db,
  query: ReturnListQuery,
): Promise<(ListedReturn & { readonly pieces: number })[]> {
  const { branches, states, limit } = query;
  const conditions = await conditionsOf(db, query);
  const { rows } = await sql<ListedReturn & { readonly pieces: number }>`
    with page as (
      select found.id
      from warehouse
      cross join unnest(${states}::text[]) as wanted (state)
      cross join lateral (
        select id from order_return
        where warehouse_id = warehouse.id and state = wanted.state and ${conditions}
        order by id desc limit ${limit}
      ) as found
      where ${inBranches(sql`warehouse.id`, branches)}
      order by found.id desc limit ${limit}
    )
    select ${detailed},
      (select sum(quantity) from order_return_line where return_id = r.id)::integer as pieces
    from page
    cross join lateral (select * from order_return where id = page.id limit 1) as r
    cross join lateral (select * from customer_order where id = r.order_id limit 1) as o
    cross join lateral (select * from customer where id = o.customer_id limit 1) as c
    cross join lateral (select code from warehouse where id = o.warehouse_id limit 1) as w
    order by r.id desc`.execute(db);
  return rows;
}

/** How many returns of the given branches are in the states that wait for somebody. */
export async function countOpenReturns(
  db: Db,
  branches: BranchScope,
): Promise<Record<'requested' | 'approved' | 'received', number>> {
  const rows = await db
    .selectFrom('order_return')
    .where('state', 'in', ['requested', 'approved', 'received'])
    .where(inBranches(sql`warehouse_id`, branches))
    .groupBy('state')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .execute();
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { requested: count('requested'), approved: count('approved'), received: count('received') };
}
