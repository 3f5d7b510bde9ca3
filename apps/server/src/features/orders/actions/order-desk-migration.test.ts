import { customerStatuses, orderStates } from '@partsboard/domain/order-status';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDatabaseBefore,
  type DatabaseBeforeMigration,
} from '../../../../test/database-before-migration.ts';

let database: DatabaseBeforeMigration;
let client: pg.Client;

/** Orders as they stood before: what the customer read, and where their pieces came from. */
const before = [
  ['Pending', 'Not yet shipped'],
  ['Processing', 'Not yet shipped'],
  ['Processing', 'Partially shipped'],
  ['Processing', 'Shipped'],
  ['Processing', 'Shipping not required'],
  ['Complete', 'Delivered'],
  ['Cancelled', 'Not yet shipped'],
  ['Cancelled', 'Delivered'],
] as const;

beforeAll(async () => {
  database = await createDatabaseBefore('0110_order_desk.sql');
  client = database.client;
  await client.query(`
    insert into customer (id, email, password_hash, first_name, last_name) values (1, 'a@b.example', '', 'A', 'B');
    insert into brand (id, code, name) values (2, 'VELORA', 'Velora');
    insert into warehouse (id, code, is_branch_office, position, name_pl, name_en, opening_hours_pl, opening_hours_en,
      address1, city, zip_postal_code, country_id, phone_number, email)
    select 1, 'WAW', true, 1, '', '', '', '', '', '', '', id, '', '' from country limit 1;
    insert into part (brand_id, number, normalised, name_pl, unit, pack_quantity)
    values (2, '1', '1', 'Część', 'pc', 1)`);
  for (const [index, [order, shipping]] of before.entries()) {
    const { rows } = await client.query<{ id: number }>(
      `insert into customer_order (customer_id, created_at, language, pick_up_in_store, billing_address,
         shipping_method_pl, shipping_method_en, payment_method, payment_method_pl, payment_method_en, warehouse_id,
         warehouse_name_pl, warehouse_name_en, sub_total, shipping, payment_fee, tax, total, order_status,
         shipping_status)
       values (1, '2026-01-02 10:00Z', 'pl', false, '{}', '', '', '', '', '', 1, '', '', 100, 0, 0, 0, 100, $1, $2)
       returning id`,
      [order, shipping],
    );
    const id = rows[0]?.id;
    expect(id).toBe(index + 1);
    await client.query(
      `insert into order_line (order_id, line, part_id, sku, name_pl, name_en, quantity, vat_rate, discount, unit_net,
         unit_gross, catalogue_gross)
       select $1, 1, id, '1', '', '', 5, 2300, 0, 1, 1, 1 from part`,
      [id],
    );
    await client.query(
      `insert into order_supply (order_id, line, position, kind, warehouse_id, warehouse_name_pl, warehouse_name_en,
         quantity, reserved)
       values ($1, 1, 1, 'branch', 1, '', '', 3, $2), ($1, 1, 2, 'back-order', null, null, null, 2, 0)`,
      [id, shipping === 'Not yet shipped' && order !== 'Cancelled' ? 3 : 0],
    );
    await client.query(
      `insert into order_event (order_id, created_at, aspect, status)
       values ($1, '2026-01-02 10:00Z', 'order', 'Pending'), ($1, '2026-01-03 10:00Z', 'order', $2)`,
      [id, order],
    );
  }
  await database.migrate();
});
afterAll(() => database.close());

describe('orders from before the order desk', () => {
  it('get the state that their words mean, and what has become of their pieces', async () => {
    const { rows } = await client.query({
      rowMode: 'array',
      text: `select o.state, l.shipped, l.cancelled, o.cancelled_total::int,
         (select count(*)::int from order_activity a where a.order_id = o.id)
       from customer_order o join order_line l on l.order_id = o.id order by o.id`,
    });
    expect(rows).toEqual([
      ['placed', 0, 0, 0, 1],
      ['confirmed', 0, 0, 0, 1],
      ['partly-shipped', 3, 0, 0, 1],
      ['shipped', 5, 0, 0, 1],
      ['ready', 0, 0, 0, 1],
      ['complete', 5, 0, 0, 1],
      ['cancelled', 0, 5, 100, 1],
      ['returned', 5, 0, 0, 1],
    ]);
  });

  it('are due two working days after they were placed', async () => {
    const { rows } = await client.query<{ due: string }>(
      `select to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due from customer_order where id = 1`,
    );
    // The second of January 2026 is a Friday.
    expect(rows[0]?.due).toBe('2026-01-06 10:00');
  });

  it('follow a server of the version before, which writes the words alone', async () => {
    await client.query(`update customer_order set order_status = 'Cancelled' where id = 1`);
    await client.query(`update customer_order set shipping_status = 'Delivered' where id = 4`);
    const { rows } = await client.query<{ state: string }>(
      'select state from customer_order where id in (1, 4) order by id',
    );
    expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'delivered']);
  });
});

it('an order is due on a working day at the hour of its placing, whenever that is, also when clocks change', async () => {
  const { rows } = await client.query(
    `select placed_at, days, due.due_at
     from (values ('2026-03-22'::timestamptz), ('2026-10-18')) as week (begins)
     cross join lateral generate_series(begins, begins + interval '10 days', '20 minutes') placed_at
     cross join (values (1), (2), (5), (30)) as wanted (days)
     cross join lateral (select order_due_at(placed_at, days) as due_at) due
     where due.due_at is null
       or extract(isodow from due.due_at at time zone 'Europe/Warsaw') > 5
       or abs(extract(epoch from (due.due_at at time zone 'Europe/Warsaw')::time
         - (placed_at at time zone 'Europe/Warsaw')::time)) > 3600
     limit 5`,
  );
  expect(rows).toEqual([]);
});

describe('the words of a state', () => {
  it.each(orderStates)('%s lead back to it, or to the state that reads the same', async (state) => {
    const { order, shipping } = customerStatuses[state];
    const { rows } = await client.query<{ state: (typeof orderStates)[number] }>(
      'select order_state_of($1, $2) as state',
      [order, shipping],
    );
    expect(customerStatuses[rows[0]?.state ?? 'placed']).toEqual(customerStatuses[state]);
    if (state !== 'picking') expect(rows[0]?.state).toBe(state);
  });
});
