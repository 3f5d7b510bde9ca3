import type { Db } from '../../db/database.ts';
import { columns } from '../../db/tables.ts';

export const findCustomer = (db: Db, customerId: number) =>
  db
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select([
      'first_name',
      'last_name',
      'email',
      'phone',
      'company',
      'vat_number',
      'newsletter',
      'billing_address_id',
      'shipping_address_id',
    ])
    .executeTakeFirstOrThrow();

export type CustomerRow = Awaited<ReturnType<typeof findCustomer>>;

/** In the order in which they were added: the first one prices the cart. */
export const findAddresses = (db: Db, customerId: number) =>
  db
    .selectFrom('address')
    .where('customer_id', '=', customerId)
    .select(columns.address)
    .orderBy('id')
    .execute();

export type AddressRow = Awaited<ReturnType<typeof findAddresses>>[number];

/** The VAT number, and the country of the invoices or else of the first address. */
export const findVatNumber = (db: Db, customerId: number) =>
  db
    .selectFrom('customer')
    .select((eb) => [
      'vat_number',
      eb
        .selectFrom('address')
        .innerJoin('country', 'country.id', 'address.country_id')
        .whereRef('address.customer_id', '=', 'customer.id')
        .select('country.iso_code')
        .orderBy((order) => order('address.id', '=', order.ref('customer.billing_address_id')), 'desc')
        .orderBy('address.id')
        .limit(1)
        .as('country'),
    ])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();

export interface CustomerChange {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone?: string;
  readonly company?: string;
  readonly vat_number?: string;
  readonly newsletter?: boolean;
  readonly billing_address_id?: number | null;
  readonly shipping_address_id?: number | null;
}

export async function updateCustomer(db: Db, customerId: number, change: CustomerChange): Promise<void> {
  await db.updateTable('customer').set(change).where('id', '=', customerId).execute();
}

export interface AddressValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string;
  readonly vat_number: string;
  readonly country_id: number;
  readonly state_province_id: number | null;
  readonly city: string;
  readonly address1: string;
  readonly address2: string;
  readonly zip_postal_code: string;
  readonly phone_number: string;
  readonly fax_number: string;
  readonly email: string;
}

export const insertAddress = (db: Db, customerId: number, values: AddressValues): Promise<AddressRow> =>
  db
    .insertInto('address')
    .values({ ...values, customer_id: customerId })
    .returning(columns.address)
    .executeTakeFirstOrThrow();

export const updateAddress = (
  db: Db,
  customerId: number,
  addressId: number,
  values: AddressValues,
): Promise<AddressRow | undefined> =>
  db
    .updateTable('address')
    .set(values)
    .where('customer_id', '=', customerId)
    .where('id', '=', addressId)
    .returning(columns.address)
    .executeTakeFirst();

export async function deleteAddress(db: Db, customerId: number, addressId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('address')
    .where('customer_id', '=', customerId)
    .where('id', '=', addressId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
