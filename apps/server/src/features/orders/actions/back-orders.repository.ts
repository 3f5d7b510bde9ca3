import { openStates } from '@partsboard/domain/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { storeOrDefault } from '../../../db/store-or-default.ts';

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

/** Whether the warehouse `w` may supply the branch of an order of a store. */
const supplies = (order: string, store: string) => sql<boolean>`(
    w.id = ${sql.ref(`${order}.warehouse_id`)} or ${sql.ref(`${store}.transfers_from`)} = 'everywhere'
    or (${sql.ref(`${store}.transfers_from`)} = 'central' and not w.is_branch_office)
  )`;

/** Of an order's parts those that lie where an open order from before it, which waits for them, may have them as well. */
export async function findPartsAwaitedBefore(db: Db, orderId: number): Promise<Set<number>> {
  const { rows } = await sql<{ part_id: number }>`
    select own.part_id
    from order_line as own
    join customer_order as o on o.id = own.order_id
    join store as own_store on own_store.id = ${storeOrDefault(sql.ref('o.store_id'))}
    where own.order_id = ${orderId} and exists (
      select from order_line as l
      join order_supply as s on s.order_id = l.order_id and s.line = l.line
      join customer_order as older on older.id = l.order_id
      join store as older_store on older_store.id = ${storeOrDefault(sql.ref('older.store_id'))}
      join part_stock as p on p.part_id = l.part_id and p.quantity > p.reserved
      join warehouse as w on w.id = p.warehouse_id
      where l.part_id = own.part_id and s.kind = 'back-order' and s.cancelled < s.quantity
        and older.state = any(${[...openStates]}::text[]) and (older.created_at, older.id) < (o.created_at, o.id)
        and ${supplies('o', 'own_store')} and ${supplies('older', 'older_store')})`.execute(db);
  return new Set(rows.map(({ part_id }) => part_id));
}
