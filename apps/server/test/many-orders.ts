import { columns } from '../src/db/tables.ts';
import type { OrderShop } from './order-fixture.ts';
import { addCustomer } from './shop-fixture.ts';
import type { TestDatabase } from './test-database.ts';

const copied = (table: 'customer_order' | 'order_line', ...without: readonly string[]): string =>
  columns[table].filter((column) => !without.includes(column)).join(', ');

const ofOrder = copied('customer_order', 'id', 'number');
const ofLine = copied('order_line', 'order_id');

/** Places an order by the shop's rules and many like it, each in a transaction of its own; tells of each. */
export async function placeManyOrders(
  { db, pool }: TestDatabase,
  orders: OrderShop,
  count: number,
  onPlaced: () => void = () => undefined,
): Promise<void> {
  const id = await orders.order(await addCustomer(db), [{ partId: await orders.newPart(5), quantity: 1 }]);
  onPlaced();
  for (let placed = 1; placed < count; placed += 1) {
    await pool.query(
      `with copy as (
         insert into customer_order (number, ${ofOrder})
         select number || '-' || $2, ${ofOrder} from customer_order where id = $1 returning id
       )
       insert into order_line (order_id, ${ofLine})
       select copy.id, ${ofLine} from order_line cross join copy where order_id = $1`,
      [id, placed],
    );
    onPlaced();
  }
}
