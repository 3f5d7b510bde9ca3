import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createDatabaseBefore,
  type DatabaseBeforeMigration,
} from '../../../test/database-before-migration.ts';

let database: DatabaseBeforeMigration;

beforeAll(async () => {
  database = await createDatabaseBefore('0401_credit_movements.sql');
  await database.client.query(`
    insert into customer (id, email, password_hash, first_name, last_name, credit_limit, credit_used) values
      (7, 'a@b.example', '', 'Anna', 'Kos', 100000, 700), (9, 'b@b.example', '', 'Jan', 'Lis', 100000, 50);
    insert into warehouse (id, code, is_branch_office, position, name_pl, name_en, opening_hours_pl, opening_hours_en,
      address1, city, zip_postal_code, country_id, phone_number, email)
    select 1, 'WAW', true, 1, '', '', '', '', '', '', '', id, '', '' from country limit 1;
    insert into customer_order (customer_id, language, pick_up_in_store, billing_address, shipping_method_pl,
      shipping_method_en, payment_method, payment_method_pl, payment_method_en, warehouse_id, warehouse_name_pl,
      warehouse_name_en, sub_total, shipping, payment_fee, tax, total, number, created_at, payment_status, state,
      cancelled_total, refunded_total)
    select o.customer, 'pl', false, '{}', '', '', o.method, '', '', 1, '', '', o.total, 0, 0, 0, o.total, o.number,
      o.at::timestamptz, o.payment, o.state, o.cancelled, o.refunded
    from (values
      (7, 'Payments.TradeCredit', 1000, 'A', '2026-01-01 10:00Z', 'Authorized', 'delivered', 100, 200),
      (7, 'Payments.TradeCredit', 500, 'B', '2026-01-02 10:00Z', 'Paid', 'complete', 0, 0),
      (7, 'Payments.TradeCredit', 300, 'C', '2026-01-03 10:00Z', 'Voided', 'cancelled', 0, 0),
      (7, 'Payments.Transfer', 900, 'D', '2026-01-04 10:00Z', 'Paid', 'complete', 0, 0),
      (9, 'Payments.TradeCredit', 50, 'E', '2026-01-05 10:00Z', 'Authorized', 'placed', 0, 0)
    ) as o (customer, method, total, number, at, payment, state, cancelled, refunded);
    insert into order_event (order_id, aspect, status, created_at)
    select id, 'payment', 'Paid', '2026-02-01 10:00Z' from customer_order where number = 'B';
    insert into order_activity (order_id, kind, staff_name, created_at)
    select id, kind, '', at::timestamptz from customer_order
    join (values ('A', 'cancel-lines', '2026-01-10 10:00Z'), ('A', 'refund-return', '2026-01-20 10:00Z'),
      ('C', 'cancel', '2026-01-06 10:00Z')) as done (number, kind, at) using (number)`);
  await database.migrate();
});
afterAll(() => database.close());

it('orders from before have a history that ends with the credit in use', async () => {
  const { rows } = await database.client.query<{ told: string }>(`
    select concat_ws(' ', number, m.kind, m.amount, m.used_after) as told
    from credit_movement as m join customer_order as o on o.id = m.order_id order by m.company_id, m.id`);
  expect(rows.map(({ told }) => told)).toEqual([
    'A order 1000 1000',
    'B order 500 1500',
    'C order 300 1800',
    'C cancel -300 1500',
    'A cancel -100 1400',
    'A return -200 1200',
    'B payment -500 700',
    'E order 50 50',
  ]);
});
