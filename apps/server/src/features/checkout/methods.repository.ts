import type { Db } from '../../db/database.ts';

export const findShippingMethods = (db: Db) =>
  db.selectFrom('shipping_method').selectAll().orderBy('position').orderBy('id').execute();

export const findPaymentMethods = (db: Db) =>
  db.selectFrom('payment_method').selectAll().orderBy('position').orderBy('id').execute();

export type ShippingMethodRow = Awaited<ReturnType<typeof findShippingMethods>>[number];
export type PaymentMethodRow = Awaited<ReturnType<typeof findPaymentMethods>>[number];

const addressesInWords = (db: Db) =>
  db
    .selectFrom('address as a')
    .innerJoin('country as c', 'c.id', 'a.country_id')
    .leftJoin('state_province as s', 's.id', 'a.state_province_id')
    .selectAll('a')
    .select(['c.iso_code', 'c.name_pl as country_pl', 'c.name_en as country_en', 's.name as state_province']);

/** A customer's own address with its country's code; another's is not found. */
export const findOwnAddress = (db: Db, customerId: number, addressId: number) =>
  addressesInWords(db)
    .where('a.customer_id', '=', customerId)
    .where('a.id', '=', addressId)
    .executeTakeFirst();

/** The addresses that customers have chosen for their invoices. */
export const findBillingAddresses = (db: Db, customerIds: readonly number[]) =>
  addressesInWords(db)
    .where('a.id', 'in', (eb) =>
      eb.selectFrom('customer').where('customer.id', 'in', customerIds).select('customer.billing_address_id'),
    )
    .execute();

export type OwnAddress = NonNullable<Awaited<ReturnType<typeof findOwnAddress>>>;

/** The branches: places to pick goods up, and to have an order executed by. */
export const findBranches = (db: Db) =>
  db
    .selectFrom('warehouse as w')
    .innerJoin('country as c', 'c.id', 'w.country_id')
    .where('w.is_branch_office', '=', true)
    .selectAll('w')
    .select(['c.iso_code', 'c.name_pl as country_pl', 'c.name_en as country_en'])
    .orderBy('w.position')
    .orderBy('w.id')
    .execute();

export type BranchRow = Awaited<ReturnType<typeof findBranches>>[number];

export const findPickupRules = (db: Db, storeId: number) =>
  db
    .selectFrom('store')
    .where('id', '=', storeId)
    .select(['allow_pick_up_in_store', 'pick_up_in_store_only', 'default_pickup_warehouse_id'])
    .executeTakeFirstOrThrow();

export const findCountryCode = (db: Db, countryId: number) =>
  db.selectFrom('country').where('id', '=', countryId).select('iso_code').executeTakeFirst();
