import type { Site } from '../servers/site.ts';
import type { BenchCustomer } from './customers.ts';

const INSERT = `
  insert into customer_order (customer_id, created_at, language, pick_up_in_store, billing_address,
    shipping_method_pl, shipping_method_en, payment_method, payment_method_pl, payment_method_en, warehouse_id,
    warehouse_name_pl, warehouse_name_en, sub_total, shipping, payment_fee, tax, total)
  select $1, now() - place * interval '37 minutes', 'pl', false, '{}', 'Kurier', 'Courier',
    'Payments.Transfer', 'Przelew', 'Transfer', warehouse.id, warehouse.name_pl, warehouse.name_en,
    12300, 0, 0, 2300, 12300
  from generate_series(1, greatest(0, $2 - (select count(*) from customer_order where customer_id = $1)))
    as place
  cross join (select id, name_pl, name_en from warehouse order by id limit 1) as warehouse`;

/** Gives a customer so many orders. They have no lines, which no list of orders reads. */
export async function placeOrders(site: Site, customer: BenchCustomer, count: number): Promise<void> {
  await site.pool.query(INSERT, [customer.id, count]);
  await site.pool.query('vacuum (analyze) customer_order');
}
