import type { OrderCounts } from '@partsboard/contract/backoffice/orders';
import { openStates } from '@partsboard/domain/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { inBranches, type BranchScope } from '../../../db/branch-scope.ts';

/**
 * Whether pieces of an order can leave now; a line from before reservations has no supply, and all of it can. With a
 * limit, so that each order is looked up by its key instead of reading all lines.
 */
export const CAN_LEAVE = sql`(
  select true from order_line as l left join order_supply as s on s.order_id = l.order_id and s.line = l.line
  where l.order_id = customer_order.id and l.shipped + l.cancelled < l.quantity
    and (s.reserved > 0 or s.order_id is null)
  limit 1)`;

/** How many orders of each branch wait for what. */
export async function countOpenOrders(db: Db, scope: BranchScope): Promise<OrderCounts[]> {
  const states = [...openStates];
  const { rows } = await sql<OrderCounts>`
    with open as (
      select w.id as warehouse_id, sum(o.count) filter (where wanted.state = 'placed') as placed,
        sum(case when wanted.state = 'partly-shipped' then o.leaving else o.count end)
          filter (where wanted.state in ('confirmed', 'picking', 'partly-shipped')) as picking,
        sum(o.count) filter (where wanted.state = 'ready') as ready,
        sum(o.overdue) filter (where wanted.state <> 'ready') as overdue
      from warehouse as w
      cross join unnest(${states}::text[]) as wanted (state)
      cross join lateral (
        select count(*) as count, count(*) filter (where due_at < now()) as overdue,
          count(*) filter (where state = 'partly-shipped' and ${CAN_LEAVE}) as leaving
        from customer_order where warehouse_id = w.id and state = wanted.state
      ) as o
      group by w.id
    ), waiting as (
      select o.warehouse_id, count(distinct o.id) as orders
      from order_supply as s join customer_order as o on o.id = s.order_id
      where s.kind = 'back-order' and s.cancelled < s.quantity and o.state = any(${states}::text[])
      group by o.warehouse_id
    )
    select w.id as "branchId", coalesce(open.placed, 0)::integer as new, coalesce(open.picking, 0)::integer as "toPick",
      coalesce(waiting.orders, 0)::integer as "backOrders", coalesce(open.ready, 0)::integer as ready,
      coalesce(open.overdue, 0)::integer as overdue,
      (select count(*) from customer_order where warehouse_id = w.id and refund_due > 0)::integer as "toRefund"
    from warehouse as w
    left join open on open.warehouse_id = w.id
    left join waiting on waiting.warehouse_id = w.id
    where w.is_branch_office and ${inBranches(sql`w.id`, scope)}
    order by w.position, w.id`.execute(db);
  return rows;
}
