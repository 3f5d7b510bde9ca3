import type { LanguageCode } from '@partsboard/contract/language';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface NewCustomer {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly company: string;
  readonly vatNumber: string;
  readonly newsletter: boolean;
  readonly language: LanguageCode;
  readonly access: 'open' | 'pending';
  readonly storeId: number;
}

export interface NewAddress {
  readonly countryId: number;
  readonly stateProvinceId: number | null;
  readonly city: string;
  readonly address1: string;
  readonly address2: string;
  readonly zipPostalCode: string;
}

/** How the store takes registrations, and whom to ask about them. */
export const findRegistrationStore = (db: Db, storeId: number) =>
  db
    .selectFrom('store')
    .select(['registration', 'email', 'company_phone_number as phone', 'staff_language as language'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();

interface NewCompany {
  /** The person's name stands for it where it is empty. */
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly vatNumber: string;
  readonly access: 'open' | 'pending';
  readonly storeId: number;
}

/** Returns undefined where another company has the VAT number. */
export async function insertCompany(
  db: Db,
  { company, firstName, lastName, vatNumber, access, storeId }: NewCompany,
): Promise<number | undefined> {
  const row = await db
    .insertInto('company')
    .values({
      name: sql<string>`company_name_of(${company}, ${firstName}, ${lastName})`,
      vat_number: vatNumber,
      vat_key: sql<string>`vat_key_of(${vatNumber})`,
      approval: access === 'pending' ? 'pending' : 'approved',
      store_id: storeId,
    })
    .onConflict((conflict) => conflict.column('vat_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The company other than the customer's that has this VAT number, however it is written. */
export const findCompanyByVatNumber = (db: Db, vatNumber: string, customerId: number | null) =>
  db
    .selectFrom('company')
    .select('id')
    .where('vat_key', '=', sql<string>`vat_key_of(${vatNumber})`)
    .where(
      sql<boolean>`id is distinct from (select company_id from customer where id = ${customerId}::integer)`,
    )
    .executeTakeFirst();

/** Returns undefined where the email address has an account already. */
export async function insertCustomer(
  db: Db,
  companyId: number,
  customer: NewCustomer,
): Promise<number | undefined> {
  const row = await db
    .insertInto('customer')
    .values({
      company_id: companyId,
      access: customer.access,
      email: customer.email,
      password_hash: customer.passwordHash,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: customer.phone,
      company: customer.company,
      vat_number: customer.vatNumber,
      newsletter: customer.newsletter,
      language: customer.language,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The first address, which is also where invoices and parcels go until the customer says otherwise. */
export async function insertFirstAddress(
  db: Db,
  customerId: number,
  customer: NewCustomer,
  address: NewAddress,
) {
  const { id } = await db
    .insertInto('address')
    .values({
      customer_id: customerId,
      first_name: customer.firstName,
      last_name: customer.lastName,
      company: customer.company,
      vat_number: customer.vatNumber,
      country_id: address.countryId,
      state_province_id: address.stateProvinceId,
      city: address.city,
      address1: address.address1,
      address2: address.address2,
      zip_postal_code: address.zipPostalCode,
      phone_number: customer.phone,
      email: customer.email,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('customer')
    .set({ billing_address_id: id, shipping_address_id: id })
    .where('id', '=', customerId)
    .execute();
}

export const findCustomerByEmail = (db: Db, email: string) =>
  db
    .selectFrom('customer')
    .select(['id', 'email'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
