import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { selectPlaces } from '../stock/stock.service.ts';
import { countryOf, stateOf } from '../../db/rows-by-key.ts';
import { columns } from '../../db/tables.ts';

const shippingMethods = (db: Db) =>
  db
    .selectFrom('shipping_method')
    .select(columns.shipping_method)
    .where('is_active', 'is', true)
    .orderBy('position')
    .orderBy('id');

export const findShippingMethods = (db: Db) => shippingMethods(db).execute();

const paymentMethods = (db: Db) =>
  db
    .selectFrom('payment_method')
    .select(columns.payment_method)
    .where('is_active', 'is', true)
    .orderBy('position')
    .orderBy('id');

export const findPaymentMethods = (db: Db) => paymentMethods(db).execute();

export type ShippingMethodRow = Awaited<ReturnType<typeof findShippingMethods>>[number];
export type PaymentMethodRow = Awaited<ReturnType<typeof findPaymentMethods>>[number];

const addressTexts = (db: Db) =>
  db
    .selectFrom('address as a')
    .innerJoinLateral(countryOf('a.country_id').as('c'), (join) => join.onTrue())
    .leftJoinLateral(stateOf('a.state_province_id').as('s'), (join) => join.onTrue())
    .select(columns.address.map((column) => `a.${column}` as const))
    .select(['c.iso_code', 'c.name_pl as country_pl', 'c.name_en as country_en', 's.name as state_province']);

/** Those of the addresses that are the customer's own, with their countries' codes. */
export const findOwnAddresses = compiledOnce((db: Db, customerId: number, addressIds: readonly number[]) =>
  addressTexts(db)
    .where('a.customer_id', '=', customerId)
    .where(sql<boolean>`a.id = any(${addressIds}::integer[])`)
    .compile(),
);

export async function findOwnAddress(
  db: Db,
  customerId: number,
  addressId: number,
): Promise<OwnAddress | undefined> {
  const [address] = await findOwnAddresses(db, customerId, [addressId]);
  return address;
}

/** The addresses that customers have chosen for their invoices. */
export const findBillingAddresses = (db: Db, customerIds: readonly number[]) =>
  addressTexts(db)
    .where('a.id', 'in', (eb) =>
      eb.selectFrom('customer').where('customer.id', 'in', customerIds).select('customer.billing_address_id'),
    )
    .execute();

export type OwnAddress = Awaited<ReturnType<typeof findOwnAddresses>>[number];

/** The branches: places to pick goods up, and to have an order executed by. */
const branches = (db: Db) =>
  db
    .selectFrom('warehouse as w')
    .innerJoin('country as c', 'c.id', 'w.country_id')
    .where('w.is_branch_office', 'is', true)
    .select(columns.warehouse.map((column) => `w.${column}` as const))
    .select(['c.iso_code', 'c.name_pl as country_pl', 'c.name_en as country_en'])
    .orderBy('w.position')
    .orderBy('w.id');

export const findBranches = (db: Db) => branches(db).execute();

export type BranchRow = Awaited<ReturnType<typeof findBranches>>[number];

const deliveringStore = (db: Db, storeId: number) =>
  db
    .selectFrom('store')
    .where('id', '=', storeId)
    .select([
      'allow_pick_up_in_store',
      'pick_up_in_store_only',
      'default_pickup_warehouse_id',
      'company_name',
      'bank_account',
      'transfers_from',
      'allow_back_orders',
      'takes_unconfirmed_orders',
    ]);

const countryCodes = (db: Db) => db.selectFrom('country').select(['id', 'iso_code']);

const deliveryOf = compiledOnce((db: Db, storeId: number) =>
  db
    .selectNoFrom([
      jsonArrayFrom(shippingMethods(db)).as('shippingMethods'),
      jsonArrayFrom(paymentMethods(db)).as('paymentMethods'),
      jsonArrayFrom(branches(db)).as('branches'),
      jsonArrayFrom(selectPlaces(db)).as('places'),
      jsonArrayFrom(countryCodes(db)).as('countries'),
      jsonObjectFrom(deliveringStore(db, storeId)).as('store'),
    ])
    .compile(),
);

/** Every way of delivery and payment of a store, whence it is supplied and all countries, in one statement. */
export async function findDelivery(db: Db, storeId: number) {
  const [delivery] = await deliveryOf(db, storeId);
  const store = delivery?.store;
  if (!delivery || !store) throw new Error(`There is no store ${storeId}`);
  return { ...delivery, store };
}

export type Delivery = Awaited<ReturnType<typeof findDelivery>>;

export type PickupRules = Pick<
  Delivery['store'],
  'allow_pick_up_in_store' | 'pick_up_in_store_only' | 'default_pickup_warehouse_id'
>;

/** Who is paid for what a store sells. */
export type PayeeRow = Pick<Delivery['store'], 'company_name' | 'bank_account'>;
