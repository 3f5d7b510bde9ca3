import { sql, type ExpressionBuilder } from 'kysely';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { columns, type Tables } from '../../db/tables.ts';

/** The branch that staff have given the customer's company, or else the one that executed the customer's last order. */
const homeBranchOf = (eb: ExpressionBuilder<Tables, 'customer'>) =>
  eb.fn.coalesce(
    eb
      .selectFrom('company')
      .whereRef('company.id', '=', 'customer.company_id')
      .select('company.home_branch_id'),
    eb
      .selectFrom('customer_order')
      .whereRef('customer_order.customer_id', '=', 'customer.id')
      .select('warehouse_id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(1)),
  );

export const findCustomer = compiledOnce((db: Db, customerId: number) =>
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
      'access',
      'billing_address_id',
      'shipping_address_id',
    ])
    .select((eb) => homeBranchOf(eb).as('home_branch_id'))
    .compile(),
);

export type CustomerRow = Awaited<ReturnType<typeof findCustomer>>[number];

export const findHomeBranch = compiledOnce((db: Db, customerId: number) =>
  db
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select((eb) => homeBranchOf(eb).as('id'))
    .compile(),
);

/** In the order in which they were added: the first one prices the cart. */
export const findAddresses = compiledOnce((db: Db, customerId: number) =>
  db
    .selectFrom('address')
    .where('customer_id', '=', customerId)
    .select(columns.address)
    .orderBy('id')
    .compile(),
);

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
