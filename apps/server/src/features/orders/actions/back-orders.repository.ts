import { openStates } from '@partsboard/domain/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Open orders that wait for a part which some warehouse has, the oldest first. */
export async function findOrdersToAllot(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id
    from order_supply as s
    join order_line as l on l.order_id = s.order_id and l.line = s.line
    join customer_order as o on o.id = s.order_id
    where s.kind = 'back-order' and s.cancelled < s.quantity and o.state = any(${[...openStates]}::text[])
      and exists (select from part_stock as p where p.part_id = l.part_id and p.quantity > p.reserved)
    group by o.id
    order by o.created_at, o.id`.execute(db);
  return rows.map(({ id }) => id);
}
