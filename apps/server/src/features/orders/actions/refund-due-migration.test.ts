import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createDatabaseBefore,
  type DatabaseBeforeMigration,
} from '../../../../test/database-before-migration.ts';

let database: DatabaseBeforeMigration;

/** Payment, what was cancelled of five pieces for 20 each, and what staff did, in turn. */
const before = [
  ['Paid', 100, ['mark-paid', 'cancel']],
  ['Paid', 20, ['mark-paid', 'cancel-lines']],
  ['Paid', 20, ['cancel-lines', 'mark-paid']],
  ['Paid', 40, ['cancel-lines', 'mark-paid', 'cancel-lines']],
  ['Voided', 100, ['cancel']],
  // From before the order desk: nobody knows what became of the money.
  ['Paid', 100, ['status']],
] as const;

beforeAll(async () => {
  database = await createDatabaseBefore('0375_refund_due.sql');
  const { client } = database;
  await client.query(`
    insert into customer (id, email, password_hash, first_name, last_name) values (1, 'a@b.example', '', 'A', 'B');
    insert into brand (id, code, name) values (2, 'VELORA', 'Velora');
    insert into warehouse (id, code, is_branch_office, position, name_pl, name_en, opening_hours_pl, opening_hours_en,
      address1, city, zip_postal_code, country_id, phone_number, email)
    select 1, 'WAW', true, 1, '', '', '', '', '', '', '', id, '', '' from country limit 1;
    insert into part (brand_id, number, normalised, name_pl, unit, pack_quantity)
    values (2, '1', '1', 'Część', 'pc', 1)`);
  for (const [payment, cancelled, kinds] of before) {
    const { rows } = await client.query<{ id: number }>(
      `insert into customer_order (customer_id, language, pick_up_in_store, billing_address, shipping_method_pl,
         shipping_method_en, payment_method, payment_method_pl, payment_method_en, warehouse_id, warehouse_name_pl,
         warehouse_name_en, sub_total, shipping, payment_fee, tax, total, payment_status, cancelled_total)
       values (1, 'pl', false, '{}', '', '', '', '', '', 1, '', '', 100, 0, 0, 0, 100, $1, $2) returning id`,
      [payment, cancelled],
    );
    const id = rows[0]?.id;
    await client.query(
      `insert into order_line (order_id, line, part_id, sku, name_pl, name_en, quantity, vat_rate, discount, unit_net,
         unit_gross, catalogue_gross)
       select $1, 1, id, '1', '', '', 5, 2300, 0, 1, 20, 20 from part`,
      [id],
    );
    await client.query(
      `insert into order_activity (order_id, kind, staff_name, data)
       select $1, kind, '', '{"lines": [{"line": 1, "quantity": 1}]}' from unnest($2::text[]) as kind`,
      [id, kinds],
    );
  }
  await database.migrate();
});
afterAll(() => database.close());

it('what was cancelled after it was paid is to be refunded, and nothing else', async () => {
  const { rows } = await database.client.query<{ due: number }>(
    'select refund_due::integer as due from customer_order order by id',
  );
  expect(rows.map(({ due }) => due)).toEqual([100, 20, 0, 20, 0, 0]);
});
