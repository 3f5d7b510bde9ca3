import type { Db } from '../../db/database.ts';

export const findLastOrder = (db: Db, customerId: number) =>
  db
    .selectFrom('customer_order')
    .where('customer_id', '=', customerId)
    .select([
      'pick_up_in_store',
      'warehouse_id',
      'warehouse_name_pl',
      'warehouse_name_en',
      'shipping_address_id',
      'billing_address_id',
      'shipping_method',
      'shipping_method_pl',
      'shipping_method_en',
      'payment_method',
      'payment_method_pl',
      'payment_method_en',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export type LastOrder = NonNullable<Awaited<ReturnType<typeof findLastOrder>>>;
