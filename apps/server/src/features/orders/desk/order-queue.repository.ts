import type { OrderSort } from '@partsboard/contract/backoffice/orders';
import { orderStates, type OrderState, type PaymentStatus } from '@partsboard/domain/order-status';
import { sql, type RawBuilder } from 'kysely';
import { endOfDay, startOfDay } from '../../../db/polish-day.ts';
import type { Db } from '../../../db/database.ts';
import { findAmongFirst } from '../../../db/found-first.ts';
import { inBranches, type BranchScope } from '../../../db/branch-scope.ts';
import { CAN_LEAVE } from './order-counts.repository.ts';
import {
  conditionsOfPlaces,
  findPlacesOf,
  isAmongFound,
  orderMatches,
  ordersFound,
  type FoundPlaces,
  type OrderSearch,
} from './order-search.repository.ts';

export interface QueueQuery {
  readonly branches: BranchScope;
  readonly states: readonly OrderState[];
  readonly payments?: readonly PaymentStatus[] | undefined;
  readonly isPickup?: boolean | undefined;
  readonly isOverdue: boolean;
  readonly isBackOrdered: boolean;
  /** Of partly shipped orders only those whose rest can leave. */
  readonly isToPick?: boolean | undefined;
  /** Only orders for whose cancelled pieces money is to be paid back. */
  readonly isToRefund?: boolean | undefined;
  /** Days in Poland. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: OrderSearch | undefined;
  readonly sort: OrderSort;
  /** The last order of the page before. */
  readonly after?: { readonly value: number; readonly id: number } | undefined;
  readonly limit: number;
}

export interface QueuedOrder {
  readonly id: number;
  readonly number: string;
  readonly created_at: Date;
  readonly due_at: Date;
  readonly is_overdue: boolean;
  readonly state: OrderState;
  readonly payment_status: PaymentStatus;
  readonly warehouse_id: number;
  readonly warehouse_code: string;
  readonly warehouse_name_pl: string;
  readonly warehouse_name_en: string;
  readonly customer_id: number;
  readonly customer_name: string;
  readonly company_id: number;
  readonly company: string;
  readonly email: string;
  readonly customer_reference: string;
  readonly pick_up_in_store: boolean;
  readonly shipping_method_pl: string;
  readonly shipping_method_en: string;
  readonly payment_method_pl: string;
  readonly payment_method_en: string;
  readonly total: number;
  readonly refund_due: number;
  readonly version: number;
  readonly line_count: number;
  readonly missing: number;
  /** What the list is sorted by: microseconds since 1970, or grosze. */
  readonly sort_value: number;
}

interface Sorting {
  readonly column: RawBuilder<unknown>;
  readonly isDescending: boolean;
  readonly isTime: boolean;
}

const sortings: Readonly<Record<OrderSort, Sorting>> = {
  newest: { column: sql`created_at`, isDescending: true, isTime: true },
  oldest: { column: sql`created_at`, isDescending: false, isTime: true },
  due: { column: sql`due_at`, isDescending: false, isTime: true },
  total: { column: sql`total`, isDescending: true, isTime: false },
};

/** Exact: both are whole numbers below 2^53. */
const momentOf = (microseconds: number): RawBuilder<unknown> =>
  sql`(timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond')`;

const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

function conditionsOf(query: QueueQuery, { column, isDescending, isTime }: Sorting): RawBuilder<unknown>[] {
  const { payments, isPickup, isOverdue, isToPick, from, to, after } = query;
  const value = after && (isTime ? momentOf(after.value) : sql`${after.value}::bigint`);
  return [
    ...(payments ? [sql`payment_status = any(${payments}::text[])`] : []),
    ...(isPickup === undefined ? [] : [sql`pick_up_in_store = ${isPickup}`]),
    ...(isOverdue ? [sql`due_at < now()`] : []),
    ...(isToPick ? [sql`(state <> 'partly-shipped' or ${CAN_LEAVE})`] : []),
    // As queries of their own, so that the moments are computed once and not for each order that is looked at.
    ...(from === undefined ? [] : [sql`created_at >= (select ${startOfDay(from)})`]),
    ...(to === undefined ? [] : [sql`created_at < (select ${endOfDay(to)})`]),
    ...(after
      ? [sql`(${column}, id) ${isDescending ? sql`<` : sql`>`} (${value}, ${after.id}::integer)`]
      : []),
  ];
}

const WITH_BACK_ORDERS = sql`(
  select distinct order_id from order_supply where kind = 'back-order' and cancelled < quantity)`;

/** By an index of their own, branch by branch: there are few among all orders. */
const TO_REFUND = sql`(
  select o.id from warehouse as w
  cross join lateral (select id from customer_order where warehouse_id = w.id and refund_due > 0 offset 0) as o)`;

const directionOf = ({ isDescending }: Sorting): RawBuilder<unknown> => (isDescending ? sql`desc` : sql`asc`);

/** Orders of the branches and states that are asked for, wherever they come from. */
const wantedOf = ({ states, branches }: QueueQuery): RawBuilder<unknown>[] => [
  sql`state = any(${states}::text[])`,
  sql`warehouse_id in (select id from warehouse where ${inBranches(sql`warehouse.id`, branches)})`,
];

/** Of those that were collected, the ids of one page. */
function pageOfCollected(
  query: QueueQuery,
  sorting: Sorting,
  found: readonly RawBuilder<unknown>[],
  ...more: readonly RawBuilder<unknown>[]
): RawBuilder<unknown> {
  const { column } = sorting;
  const direction = directionOf(sorting);
  const own = [sql`id = found.id`, ...wantedOf(query)];
  return sql`
    select page.id, page.${column}
    from (${sql.join(found, sql` intersect `)}) as found (id)
    cross join lateral (
      select id, ${column} from customer_order
      where ${allOf([...own, ...conditionsOf(query, sorting), ...more])} limit 1
    ) as page
    order by page.${column} ${direction}, page.id ${direction} limit ${query.limit}`;
}

/** Of those that a search finds in each place, the ids of one page. An order may be found in several. */
function pageOfFound(query: QueueQuery, sorting: Sorting, found: FoundPlaces): RawBuilder<unknown> {
  const { states, branches, limit } = query;
  const { column } = sorting;
  const direction = directionOf(sorting);
  const fits = allOf([
    ...(states.length === orderStates.length ? [] : [sql`state = any(${states}::text[])`]),
    // Written out: only a plan that knows how many branches there are combines their index with that of a place.
    ...(branches === 'all' ? [] : [sql`warehouse_id = any(${sql.lit(`{${branches.join()}}`)}::integer[])`]),
    ...conditionsOf(query, sorting),
  ]);
  const places = conditionsOfPlaces(found).map(
    (isFound) => sql`select id, ${column} from customer_order where ${isFound} and ${fits}`,
  );
  return sql`
    select page.id, page.${column} from (${sql.join(places, sql` union `)}) as page
    order by page.${column} ${direction}, page.id ${direction} limit ${limit}`;
}

/**
 * The ids of one page, of each branch and state as many as the page holds, in the order of an index, whatever the
 * number of orders: no plan has to guess how many there are.
 */
function pageOfList(
  query: QueueQuery,
  sorting: Sorting,
  limit: number,
  ...more: readonly RawBuilder<unknown>[]
): RawBuilder<unknown> {
  const { column } = sorting;
  const direction = directionOf(sorting);
  const own = [sql`warehouse_id = warehouse.id`, sql`state = wanted.state`];
  return sql`
    select page.id, page.${column}
    from warehouse
    cross join unnest(${query.states}::text[]) as wanted (state)
    cross join lateral (
      select id, ${column} from customer_order
      where ${allOf([...own, ...conditionsOf(query, sorting), ...more])}
      order by ${column} ${direction}, id ${direction} limit ${limit}
    ) as page
    where ${inBranches(sql`warehouse.id`, query.branches)}
    order by page.${column} ${direction}, page.id ${direction} limit ${limit}`;
}

const pageOfIds = (ids: readonly number[], { column }: Sorting): RawBuilder<unknown> =>
  sql`select id, ${column} from customer_order where id = any(${ids}::integer[])`;

async function readPage(db: Db, sorting: Sorting, page: RawBuilder<unknown>): Promise<QueuedOrder[]> {
  const { column, isTime } = sorting;
  const direction = directionOf(sorting);
  const value = isTime
    ? sql`(extract(epoch from page.${column}) * 1000000)::bigint`
    : sql`page.${column}::bigint`;
  const { rows } = await sql<QueuedOrder>`
    with page as (${page})
    select o.id, o.number, o.created_at, o.due_at,
      o.due_at < now() and o.state in ('placed', 'confirmed', 'picking', 'partly-shipped') as is_overdue, o.state,
      o.payment_status, o.warehouse_id, w.code as warehouse_code, o.warehouse_name_pl, o.warehouse_name_en,
      o.customer_id, o.company_id, concat_ws(' ', c.first_name, c.last_name) as customer_name, c.company, c.email,
      o.pick_up_in_store, o.shipping_method_pl, o.shipping_method_en, o.payment_method_pl, o.payment_method_en,
      o.total, o.refund_due, o.version, o.customer_reference,
      (select count(*) from order_line as l where l.order_id = o.id)::integer as line_count,
      (select coalesce(sum(s.quantity - s.cancelled), 0) from order_supply as s
       where s.order_id = o.id and s.kind = 'back-order')::integer as missing,
      ${value} as sort_value
    from page
    cross join lateral (select * from customer_order where id = page.id limit 1) as o
    cross join lateral (
      select first_name, last_name, company, email from customer where id = o.customer_id limit 1
    ) as c
    cross join lateral (select code from warehouse where id = o.warehouse_id limit 1) as w
    order by page.${column} ${direction}, page.id ${direction}`.execute(db);
  return rows;
}

async function findInMany(
  db: Db,
  query: QueueQuery,
  sorting: Sorting,
  found: FoundPlaces,
): Promise<QueuedOrder[]> {
  const direction = directionOf(sorting);
  const { ids, has_more } = await findAmongFirst(db, {
    table: 'customer_order',
    listOf: (limit) => pageOfList(query, sorting, limit),
    matches: orderMatches(found),
    order: sql`order by first.${sorting.column} ${direction}, first.id ${direction}`,
    limit: query.limit,
  });
  if (ids.length === query.limit || !has_more) return readPage(db, sorting, pageOfIds(ids, sorting));
  const page = found.isInOrders
    ? pageOfFound(query, sorting, found)
    : pageOfList(query, sorting, query.limit, isAmongFound(found));
  return readPage(db, sorting, page);
}

/**
 * One page of the orders that fit. What a search finds is collected where it is little. Where it is much, the list is
 * looked through from its beginning, which mostly shows a page at once.
 */
export async function findQueuePage(db: Db, query: QueueQuery): Promise<QueuedOrder[]> {
  const { search, isBackOrdered, isToRefund, limit } = query;
  const sorting = sortings[query.sort];
  const few = [...(isBackOrdered ? [WITH_BACK_ORDERS] : []), ...(isToRefund ? [TO_REFUND] : [])];
  const found = search && (await findPlacesOf(db, search));
  if (found?.places.length === 0) return [];
  if (found?.isMany)
    return few.length > 0
      ? readPage(db, sorting, pageOfCollected(query, sorting, few, orderMatches(found)))
      : findInMany(db, query, sorting, found);
  const collected = [...(found ? [ordersFound(found)] : []), ...few];
  const page =
    collected.length > 0 ? pageOfCollected(query, sorting, collected) : pageOfList(query, sorting, limit);
  return readPage(db, sorting, page);
}
