import type { NewReturn } from '@partsboard/contract/returns';
import type { Db } from '../src/db/database.ts';
import { shipOrder } from '../src/features/orders/actions/ship-order.ts';
import { changeState } from '../src/features/orders/actions/simple-actions.ts';
import { desk, type OrderShop } from './order-fixture.ts';
import type { TestCustomer } from './shop-fixture.ts';

let made = 0;

/** A request of a customer who wants to send everything named back. */
export function returnRequest(
  orderId: number,
  lines: readonly (readonly [line: number, quantity: number])[],
  more: Partial<NewReturn> = {},
): NewReturn {
  made += 1;
  return {
    OrderId: orderId,
    RequestKey: `request-${made}`,
    Lines: lines.map(([Line, Quantity]) => ({ Line, Quantity })),
    Kind: 'goods',
    Reason: 'wrong-part',
    Comment: '',
    Photos: [],
    ...more,
  };
}

export const requesterOf = ({ customerId }: TestCustomer) => ({ customerId, name: 'Anna Nowak' });

/** An order of which everything has arrived. Answers its id. */
export async function deliveredOrder(
  shop: OrderShop,
  customer: TestCustomer,
  items: readonly { readonly partId: number; readonly quantity: number }[],
  more: Parameters<OrderShop['order']>[2] = {},
): Promise<number> {
  const id = await shop.order(customer, items, more);
  await changeState(shop.deps, desk(), { id }, 'confirm');
  await shipOrder(shop.deps, desk(), { id }, { carrier: 'dpd', trackingNumber: '', parcels: 1 });
  await changeState(shop.deps, desk(), { id }, 'deliver');
  return id;
}

export const readReturnRow = (db: Db, id: number) =>
  db
    .selectFrom('order_return')
    .where('id', '=', id)
    .select(['state', 'version', 'refunded_amount', 'answer', 'number'])
    .executeTakeFirstOrThrow();
