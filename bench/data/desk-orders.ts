import type { Site } from '../servers/site.ts';

/** As in a shop that runs for years: nearly all orders are complete, some hundreds are open. */
const INSERT_ORDERS = `
  with branch as (select array_agg(id order by id) as ids from warehouse where is_branch_office),
  buyer as (select array_agg(id order by id) as ids from customer where email like '%@bench-workshop.example'),
  part as (select array_agg(id) as ids, array_agg(number) as numbers
    from (select id, number from part order by id limit 500) as first),
  placed as (
    insert into customer_order (customer_id, company_id, created_at, language, pick_up_in_store, billing_address,
      shipping_method_pl, shipping_method_en, payment_method, payment_method_pl, payment_method_en, warehouse_id,
      warehouse_name_pl, warehouse_name_en, sub_total, shipping, payment_fee, tax, total, state, due_at,
      order_status, payment_status, shipping_status, customer_reference, cancelled_total, refund_due,
      payment_due)
    select person.id, person.company_id, now() - make_interval(mins => n * 5), 'pl', n % 7 = 0, '{}', 'Kurier',
      'Courier', 'Payments.Transfer', 'Przelew', 'Transfer', branch.ids[1 + n % cardinality(branch.ids)], 'x', 'x',
      n * 100, 0, 0, 0, n * 100,
      case when n < 300 then 'placed' when n < 500 then 'confirmed' when n < 520 then 'picking'
        when n < 700 then 'partly-shipped' when n < 800 then 'ready' when n % 40 = 0 then 'cancelled'
        else 'complete' end,
      now() - make_interval(mins => n * 5) + interval '2 days', 'Pending',
      case when n % 5000 = 0 then 'Refunded' when n < 4000 then 'Authorized' else 'Paid' end, 'Not yet shipped',
      case when n % 3 = 0 then 'WX ' || to_char(n, 'FM000000') || ' Kowal' || n else '' end,
      case when n >= 800 and n % 40 = 0 then n * 100 else 0 end,
      case when n >= 4000 and n % 400 = 0 and n % 5000 <> 0 then n * 100 else 0 end,
      case when n < 4000 then (now() - make_interval(mins => n * 5) + interval '7 days')::date end
    from generate_series(1, $1::int) as n, branch, buyer,
      lateral (select id, company_id from customer where id = buyer.ids[1 + n % cardinality(buyer.ids)]) as person
    returning id
  )
  insert into order_line (order_id, line, part_id, sku, name_pl, name_en, quantity, vat_rate, discount, unit_net,
    unit_gross, catalogue_gross)
  select placed.id, line, part.ids[1 + (placed.id + line) % cardinality(part.ids)],
    part.numbers[1 + (placed.id + line) % cardinality(part.ids)], 'Klocki', 'Pads', 2, 2300, 0, 10000, 12300, 12300
  from placed, part, generate_series(1, 3) as line`;

const INSERT_SUPPLY = `
  insert into order_supply (order_id, line, position, kind, quantity, reserved, warehouse_id, warehouse_name_pl,
    warehouse_name_en)
  select o.id, l.line, 1, case when o.state = 'partly-shipped' then 'back-order' else 'branch' end, 2, 0,
    case when o.state <> 'partly-shipped' then o.warehouse_id end,
    case when o.state <> 'partly-shipped' then '' end, case when o.state <> 'partly-shipped' then '' end
  from customer_order as o join order_line as l on l.order_id = o.id
  where o.billing_address = '{}' on conflict do nothing`;

/** So many orders of the customers that the bench has made, for the order desk. */
export async function makeDeskOrders(site: Site, count: number): Promise<void> {
  const { rows } = await site.pool.query<{ there: number }>(
    'select count(*)::int as there from customer_order',
  );
  if ((rows[0]?.there ?? 0) >= count) return;
  await site.pool.query(`set statement_timeout = 0`);
  // Nobody waits for the news of these orders.
  await site.pool.query('alter table customer_order disable trigger user');
  await site.pool.query(INSERT_ORDERS, [count]);
  await site.pool.query('alter table customer_order enable trigger user');
  await site.pool.query(INSERT_SUPPLY);
  await site.pool.query('vacuum (analyze) customer_order, order_line, order_supply, order_search');
}
