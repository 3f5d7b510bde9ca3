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
}

export interface NewAddress {
  readonly countryId: number;
  readonly stateProvinceId: number | null;
  readonly city: string;
  readonly address1: string;
  readonly address2: string;
  readonly zipPostalCode: string;
}

/** Answers nothing where the e-mail address has an account already. */
export async function insertCustomer(db: Db, customer: NewCustomer): Promise<number | undefined> {
  const row = await db
    .insertInto('customer')
    .values({
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
