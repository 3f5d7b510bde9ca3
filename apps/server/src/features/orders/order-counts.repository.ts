import type { OrderCounts } from '@partsboard/contract/backoffice/orders';
import { openStates } from '@partsboard/domain/order-status';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { BranchScope } from '../../http/backoffice/backoffice-handlers.ts';

/** How many open orders of each branch wait for what. */
export async function countOpenOrders(db: Db, scope: BranchScope): Promise<OrderCounts[]> {
  const states = [...openStates];
  const { rows } = await sql<OrderCounts>`
    with open as (
      select o.warehouse_id, count(*) filter (where o.state = 'placed') as placed,
        count(*) filter (where o.state in ('confirmed', 'picking')) as picking,
        count(*) filter (where o.state = 'ready') as ready,
        count(*) filter (where o.state <> 'ready' and o.due_at < now()) as overdue
      from warehouse as w
      cross join unnest(${states}::text[]) as wanted (state)
      join customer_order as o on o.warehouse_id = w.id and o.state = wanted.state
      group by o.warehouse_id
    ), waiting as (
      select o.warehouse_id, count(distinct o.id) as orders
      from order_supply as s join customer_order as o on o.id = s.order_id
      where s.kind = 'back-order' and s.cancelled < s.quantity and o.state = any(${states}::text[])
      group by o.warehouse_id
    )
    select w.id as "branchId", coalesce(open.placed, 0)::integer as new, coalesce(open.picking, 0)::integer as "toPick",
      coalesce(waiting.orders, 0)::integer as "backOrders", coalesce(open.ready, 0)::integer as ready,
      coalesce(open.overdue, 0)::integer as overdue
    from warehouse as w
    left join open on open.warehouse_id = w.id
    left join waiting on waiting.warehouse_id = w.id
    where w.is_branch_office and ${scope === 'all' ? sql`true` : sql`w.id = any(${scope}::integer[])`}
    order by w.position, w.id`.execute(db);
  return rows;
}
