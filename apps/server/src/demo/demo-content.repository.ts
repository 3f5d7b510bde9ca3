import { sql, type InsertObject, type Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

type NewRow<Table extends keyof Tables> = InsertObject<Tables, Table>;

export const findCustomerId = (db: Db, email: string) =>
  db
    .selectFrom('customer')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();

/** Every installation has a default store; the demo gives it its name and texts. */
export const updateDefaultStore = async (db: Db, row: Updateable<Tables['store']>): Promise<number> => {
  const store = await db
    .updateTable('store')
    .set(row)
    .where('is_default', '=', true)
    .returning('id')
    .executeTakeFirstOrThrow();
  return store.id;
};

export const insertStore = async (db: Db, row: NewRow<'store'>): Promise<number> => {
  const store = await db.insertInto('store').values(row).returning('id').executeTakeFirstOrThrow();
  return store.id;
};

export const findHomeCountryId = async (db: Db): Promise<number> => {
  const country = await db
    .selectFrom('country')
    .select('id')
    .where('is_home', '=', true)
    .executeTakeFirstOrThrow();
  return country.id;
};

export const insertWarehouses = (db: Db, rows: NewRow<'warehouse'>[]) =>
  db
    .insertInto('warehouse')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();

/** The branch where a store's customers pick goods up unless they choose another. */
export const choosePickupPoints = (
  db: Db,
  points: readonly { readonly storeId: number; readonly code: string }[],
) =>
  sql`
  update store set default_pickup_warehouse_id = warehouse.id
  from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as point ("storeId" integer, code text)
  join warehouse on warehouse.code = point.code
  where store.id = point."storeId"`.execute(db);

/** Those of them that are not there: older databases began with some. */
export async function insertMethods(
  db: Db,
  {
    shipping,
    payment,
  }: {
    readonly shipping: readonly NewRow<'shipping_method'>[];
    readonly payment: readonly NewRow<'payment_method'>[];
  },
): Promise<void> {
  await db
    .insertInto('shipping_method')
    .values(shipping)
    .onConflict((conflict) => conflict.column('system_name').doNothing())
    .execute();
  await db
    .insertInto('payment_method')
    .values(payment)
    .onConflict((conflict) => conflict.column('system_name').doNothing())
    .execute();
}

/** From now on the courier stays in the home country, and this method goes to all others. */
export async function addMethodAbroad(
  db: Db,
  method: Omit<NewRow<'shipping_method'>, 'countries'>,
): Promise<void> {
  const codes = (isHome: boolean) =>
    sql<string[]>`array(select iso_code from country where is_home = ${isHome} order by iso_code)`;
  await db
    .updateTable('shipping_method')
    .set({ countries: codes(true) })
    .where('system_name', '=', 'Shipping.Courier')
    .execute();
  await db
    .insertInto('shipping_method')
    .values({ ...method, countries: codes(false) })
    .onConflict((conflict) => conflict.column('system_name').doNothing())
    .execute();
}

const branchIds = (codes: readonly string[]) =>
  sql<number[]>`array(select id from warehouse where code = any(${codes}::text[]) order by id)`;

/** From now on only these branches deliver by van. */
export const limitVan = (db: Db, codes: readonly string[]) =>
  db
    .updateTable('shipping_method')
    .set({ branch_ids: branchIds(codes) })
    .where('system_name', '=', 'Shipping.Van')
    .execute();

/** A payment at the counter of these branches. */
export const addCounterPayment = (
  db: Db,
  method: Omit<NewRow<'payment_method'>, 'counter_branch_ids'>,
  codes: readonly string[],
) =>
  db
    .insertInto('payment_method')
    .values({ ...method, counter_branch_ids: branchIds(codes) })
    .onConflict((conflict) => conflict.column('system_name').doNothing())
    .execute();

export const insertSlides = (db: Db, rows: NewRow<'slide'>[]) =>
  db.insertInto('slide').values(rows).execute();

export const insertTopics = (db: Db, rows: NewRow<'topic'>[]) =>
  db.insertInto('topic').values(rows).execute();

export const insertCustomers = (db: Db, rows: NewRow<'customer'>[]) =>
  db.insertInto('customer').values(rows).returning(['id', 'email']).execute();

export const insertAddresses = (db: Db, rows: NewRow<'address'>[]) =>
  db.insertInto('address').values(rows).execute();

/** Everybody's first address becomes the default for invoices and parcels. */
export const chooseFirstAddresses = (db: Db, customerIds: readonly number[]) =>
  db
    .updateTable('customer')
    .from(
      db
        .selectFrom('address')
        .select(['customer_id', sql<number>`min(id)`.as('first_id')])
        .groupBy('customer_id')
        .as('first'),
    )
    .set((eb) => ({
      billing_address_id: eb.ref('first.first_id'),
      shipping_address_id: eb.ref('first.first_id'),
    }))
    .whereRef('first.customer_id', '=', 'customer.id')
    .where('customer.id', 'in', customerIds)
    .execute();

const MAX_REPLACEMENTS = 200;

/** The replaced numbers of parts whose Polish name begins so. */
export const findReplacements = (db: Db, nameStart: string) =>
  db
    .selectFrom('catalogue.supersession as replaced')
    .innerJoin('part as old', 'old.id', 'replaced.part_id')
    .innerJoin('part as new', 'new.id', 'replaced.new_part_id')
    .innerJoin('brand', 'brand.id', 'old.brand_id')
    .where(sql<boolean>`starts_with(old.name_pl, ${nameStart})`)
    .select(['old.number as old_number', 'new.number as new_number', 'brand.name as brand'])
    .select(['new.name_pl', 'new.name_en', sql<string>`to_char(replaced.since, 'YYYY-MM-DD')`.as('since')])
    .orderBy('brand.name')
    .orderBy('old.number')
    .limit(MAX_REPLACEMENTS)
    .execute();
