import type pg from 'pg';

const CUSTOMERS = 10_000;
const PARTS_OF_CARTS = 50_000;

/** Ids that those who came before have not taken. */
const FIRST = 1_000_000;

const everyCustomer = `generate_series(${FIRST}, ${FIRST + CUSTOMERS - 1}) as c (id)`;

/** A hundredth is one customer's own. */
const ownerOf = (buyer: string): string =>
  `case when c.id % 100 = 0 then (select id from customer where email = '${buyer}') else c.id end`;

/** Everything that grows with a shop's customers; each of these tables has at least as many rows as customers. */
const statements = (buyer: string): string[] => [
  `insert into company (id, name, vat_key) select c.id, 'Warsztat ' || c.id, 'PL' || c.id from ${everyCustomer}`,
  `insert into customer (id, company_id, email, password_hash, first_name, last_name, billing_address_id,
     shipping_address_id)
   select c.id, c.id, 'buyer' || c.id || '@workshop.example', 'none', 'Anna', 'Nowak', c.id, c.id
   from ${everyCustomer}`,
  `insert into address (id, customer_id, company_id, first_name, last_name, country_id, city, address1,
     zip_postal_code)
   select c.id, c.id, c.id, 'Anna', 'Nowak', 1, 'Warszawa', 'Prosta 1', '00-001' from ${everyCustomer}`,
  `insert into session (customer_id, expires_at) select c.id, now() + interval '10 days' from ${everyCustomer}`,
  `insert into search_miss (phrase, language, times, last_at)
   select 'fraza ' || c.id, 'pl', 1, now() from ${everyCustomer}`,
  `insert into known_device (customer_id, device_sha256)
   select c.id, sha256(c.id::text::bytea) from ${everyCustomer}`,
  `insert into password_recovery (customer_id, token_sha256, expires_at)
   select c.id, sha256(c.id::text::bytea), now() + interval '1 hour' from ${everyCustomer}`,
  `insert into attempt_throttle (subject, attempts, blocked_until, last_attempt_at)
   select 'email:buyer' || c.id || '@workshop.example', 1, now(), now() from ${everyCustomer}`,
  `insert into cart_line (customer_id, part_id, quantity)
   select c.id, 1 + (c.id * 31 + l * 7919) % ${PARTS_OF_CARTS}, 1 + l from ${everyCustomer}
   cross join generate_series(1, 5) as l`,
  `insert into shopping_list (id, customer_id, company_id, name) overriding system value
   select c.id, c.id, c.id, 'Lista' from ${everyCustomer}`,
  `insert into shopping_list_item (id, shopping_list_id, part_id, quantity) overriding system value
   select c.id * 3 + l, c.id, 1 + (c.id * 17 + l * 7919) % ${PARTS_OF_CARTS}, 1 from ${everyCustomer}
   cross join generate_series(1, 3) as l`,
  `insert into customer_order (id, number, customer_id, company_id, created_at, language, pick_up_in_store, billing_address,
     shipping_method_pl, shipping_method_en, payment_method, payment_method_pl, payment_method_en, warehouse_id,
     warehouse_name_pl, warehouse_name_en, sub_total, shipping, payment_fee, tax, total, state) overriding system value
   select c.id * 3 + o, 'LP' || (c.id * 3 + o),
     ${ownerOf(buyer)}, c.id, now() - o * interval '40 days', 'pl', false, '{}', 'Kurier',
     'Courier', 'x', 'x', 'x', 1, 'x', 'x', 12300, 0, 0, 2300, 12300, 'complete'
   from ${everyCustomer} cross join generate_series(1, 3) as o`,
  `insert into order_line (order_id, line, part_id, sku, name_pl, name_en, quantity, vat_rate, discount, unit_net,
     unit_gross, catalogue_gross, shipped)
   select o.id, 1, 1 + o.id % ${PARTS_OF_CARTS}, 'x' || o.id, 'Klocek', 'Pad', 1, 2300, 0, 10000, 12300, 12300, 1
   from customer_order as o where o.id >= ${FIRST}`,
  // The trigger that fills it in a shop is asleep while this data is written.
  `insert into order_search (order_id, customer_id, created_at, words)
   select o.id, o.customer_id, o.created_at, lower(o.number || e'\\nx' || o.id || e'\\nklocek\\npad')
   from customer_order as o where o.id >= ${FIRST}`,
  `insert into order_supply
   select o.id, 1, 1, 'branch', 1, 'x', 'x', 1, 0 from customer_order as o where o.id >= ${FIRST}`,
  `insert into shipment (id, order_id, packed_by) overriding system value
   select o.id, o.id, 'x' from customer_order as o where o.id >= ${FIRST}`,
  `insert into shipment_line select s.id, 1, 1 from shipment as s`,
  `insert into order_tax select o.id, 2300, 2300 from customer_order as o where o.id >= ${FIRST}`,
  `insert into order_note (order_id, note) select o.id, 'Pilne' from customer_order as o where o.id >= ${FIRST}`,
  `insert into order_event (order_id, aspect, status)
   select o.id, 'order', 'Pending' from customer_order as o where o.id >= ${FIRST}`,
  `insert into checkout_request (customer_id, request_key, order_id)
   select o.customer_id, 'key-' || o.id, o.id from customer_order as o where o.id >= ${FIRST}`,
  `insert into cart_request (customer_id, request_key, taken)
   select o.customer_id, 'key-' || o.id, '{}' from customer_order as o where o.id >= ${FIRST}`,
  `insert into mail_outbox (message_id, kind, language, recipient, subject, sent_at, order_id)
   select 'm' || o.id, 'order', 'pl', 'x@workshop.example', 'x', now(), o.id
   from customer_order as o where o.id >= ${FIRST}`,
  `insert into accounting_document (customer_id, company_id, document_no, document_date, description_pl, description_en, amount,
     branch_code)
   select owner.id, owner.company_id, 'FV' || c.id, current_date, 'Faktura', 'Invoice', 12300, 'WAW'
   from ${everyCustomer} join customer as owner on owner.id = ${ownerOf(buyer)}`,
  `insert into accounting_document_file (document_id, pdf) select id, '%PDF-' from accounting_document`,
];

/** Many other customers, with carts, lists and orders of parts that the catalogue has; some orders are `buyer`'s. */
export async function insertLargeShop(pool: pg.Pool, buyer: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set session_replication_role = replica');
    for (const statement of statements(buyer)) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
