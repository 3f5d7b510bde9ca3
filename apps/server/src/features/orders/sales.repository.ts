import type { OrderAge } from '@partsboard/contract/backoffice/dashboard';
import type { OrderState } from '@partsboard/domain/order-status';
import { sql } from 'kysely';
import { startOfDay } from '../../db/polish-day.ts';
import type { Db } from '../../db/database.ts';
import { inBranches, type BranchScope } from '../../db/branch-scope.ts';

export interface DayOfSales {
  /** A day in Poland. */
  readonly day: string;
  readonly orders: number;
  /** In grosze, with VAT. */
  readonly revenue: number;
  /** Until the time of the day that it is now. */
  readonly orders_until_now: number;
  readonly revenue_until_now: number;
}

const OWED = sql`(total - cancelled_total - refunded_total)`;
const UNTIL_NOW = sql`(created_at at time zone 'Europe/Warsaw')::time <= (now() at time zone 'Europe/Warsaw')::time`;

/** What was ordered on each day since the given one, as far as it was not cancelled; from one index alone. */
export async function findDaysOfSales(db: Db, scope: BranchScope, from: string): Promise<DayOfSales[]> {
  const { rows } = await sql<DayOfSales>`
    select (created_at at time zone 'Europe/Warsaw')::date::text as day, count(*)::int as orders,
      sum(${OWED})::bigint as revenue, count(*) filter (where ${UNTIL_NOW})::int as orders_until_now,
      coalesce(sum(${OWED}) filter (where ${UNTIL_NOW}), 0)::bigint as revenue_until_now
    from customer_order
    where created_at >= ${startOfDay(from)} and state <> 'cancelled' and ${inBranches(sql`warehouse_id`, scope)}
    group by 1`.execute(db);
  return rows;
}

export interface AgeGroup {
  readonly age: OrderAge;
  /** Days in Poland, both included; null where there is no bound. */
  readonly from: string | null;
  readonly to: string | null;
}

interface CountedAge {
  readonly age: OrderAge;
  readonly orders: number;
}

/** How many orders in the given states were placed on the days of each group. */
export async function countByAge(
  db: Db,
  scope: BranchScope,
  states: readonly OrderState[],
  groups: readonly AgeGroup[],
): Promise<CountedAge[]> {
  const { rows } = await sql<CountedAge>`
    select wanted.age, coalesce(sum(found.orders), 0)::int as orders
    from json_to_recordset(${JSON.stringify(groups)}::json) as wanted (age text, "from" date, "to" date)
    cross join warehouse as w
    cross join unnest(${states}::text[]) as open (state)
    cross join lateral (
      select count(*) as orders from customer_order as o
      where o.warehouse_id = w.id and o.state = open.state
        and o.created_at >= coalesce(wanted."from"::timestamp at time zone 'Europe/Warsaw', '-infinity')
        and o.created_at < coalesce((wanted."to" + 1)::timestamp at time zone 'Europe/Warsaw', 'infinity')
    ) as found
    where ${inBranches(sql`w.id`, scope)}
    group by wanted.age`.execute(db);
  return rows;
}
