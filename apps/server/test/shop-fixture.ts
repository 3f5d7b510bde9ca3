import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';

/** Rows for tests of carts and orders, made without the importer. */
export interface TestCustomer {
  readonly customerId: number;
  readonly discountTable: string;
  readonly addressId: number;
}

let made = 0;

async function polandId(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('country')
    .where('iso_code', '=', 'PL')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function addCustomer(
  db: Db,
  options: {
    readonly creditLimit?: number;
    readonly discountTable?: string;
    readonly postcode?: string;
  } = {},
): Promise<TestCustomer> {
  const { creditLimit = 0, discountTable = '', postcode = '00-001' } = options;
  made += 1;
  const { id: customerId } = await db
    .insertInto('customer')
    .values({
      email: `customer${made}@workshop.example`,
      password_hash: 'none',
      first_name: 'Anna',
      last_name: 'Nowak',
      company: 'Warsztat Nowak',
      discount_table: discountTable,
      credit_limit: creditLimit,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: addressId } = await db
    .insertInto('address')
    .values({
      customer_id: customerId,
      first_name: 'Anna',
      last_name: 'Nowak',
      company: 'Warsztat Nowak',
      country_id: await polandId(db),
      city: 'Warszawa',
      address1: 'ul. Prosta 1',
      zip_postal_code: postcode,
      phone_number: '+48 22 000 00 00',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { customerId, discountTable, addressId };
}

/** A branch, or a central warehouse that supplies branches. */
export async function addBranch(db: Db, code: string, isBranch = true): Promise<number> {
  const { id } = await db
    .insertInto('warehouse')
    .values({
      code,
      is_branch_office: isBranch,
      position: 1,
      name_pl: isBranch ? `Oddział ${code}` : `Magazyn ${code}`,
      name_en: isBranch ? `Branch ${code}` : `Warehouse ${code}`,
      opening_hours_pl: 'pn–pt 8–17',
      opening_hours_en: 'Mon–Fri 8–17',
      address1: 'ul. Długa 2',
      city: 'Warszawa',
      zip_postal_code: '00-002',
      country_id: await polandId(db),
      phone_number: '+48 22 111 11 11',
      email: `${code.toLowerCase()}@partsboard.example`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A brand, a discount group and a table `A` that takes 10 % off it. */
export async function addPriceList(db: Db): Promise<{ readonly discountGroupId: number }> {
  await sql`insert into brand (id, code, name) values (2, 'VELORA', 'Velora'), (3, 'BRANT', 'Brant')`.execute(
    db,
  );
  const { id } = await db
    .insertInto('discount_group')
    .values({ code: 'G1', name_pl: 'Grupa 1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('discount_table').values({ code: 'A', name: 'A' }).execute();
  await db
    .insertInto('discount')
    .values({ discount_table: 'A', discount_group_id: id, rate: 1000 })
    .execute();
  return { discountGroupId: id };
}

export async function addPart(
  db: Db,
  part: {
    readonly number: string;
    /** In grosze; null for a part without a price. */
    readonly net: number | null;
    readonly discountGroupId?: number;
    readonly brandId?: number;
    readonly stock?: { readonly warehouseId: number; readonly quantity: number };
  },
): Promise<number> {
  const { id } = await db
    .insertInto('part')
    .values({
      brand_id: part.brandId ?? 2,
      number: part.number,
      normalised: part.number.replace(/[^A-Z0-9]/g, ''),
      name_pl: `Część ${part.number}`,
      name_en: `Part ${part.number}`,
      unit: 'pc',
      pack_quantity: 1,
      discount_group_id: part.discountGroupId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (part.net !== null) {
    await db.insertInto('part_price').values({ part_id: id, net: part.net, vat_rate: 2300 }).execute();
  }
  if (part.stock) await addStock(db, id, part.stock.warehouseId, part.stock.quantity);
  return id;
}

export async function addStock(db: Db, partId: number, warehouseId: number, quantity: number): Promise<void> {
  await db
    .insertInto('part_stock')
    .values({ part_id: partId, warehouse_id: warehouseId, quantity })
    .execute();
}

/** Every figure of stock, and whether what warehouses have reserved is what orders have reserved. */
export async function readStock(db: Db) {
  const { rows } = await sql<{
    readonly part_id: number;
    readonly warehouse_id: number;
    readonly quantity: number;
    readonly reserved: number;
    readonly ordered: number;
  }>`
    select s.part_id, s.warehouse_id, s.quantity, s.reserved, coalesce(o.reserved, 0)::integer as ordered
    from part_stock as s
    left join (
      select l.part_id, p.warehouse_id, sum(p.reserved) as reserved
      from order_supply as p join order_line as l using (order_id, line)
      group by l.part_id, p.warehouse_id
    ) as o on o.part_id = s.part_id and o.warehouse_id = s.warehouse_id
    order by s.part_id, s.warehouse_id`.execute(db);
  return rows;
}

export async function replacePart(db: Db, oldPartId: number, newPartId: number): Promise<void> {
  await sql`insert into catalogue.supersession (part_id, new_part_id, since, fits_old)
    values (${oldPartId}, ${newPartId}, '2024-01-01', true)`.execute(db);
}
