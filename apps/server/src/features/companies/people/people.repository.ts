import type { LanguageCode } from '@partsboard/contract/language';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';

const MAX_SESSIONS = 100;

export const findSessionsOfCompany = (db: Db, companyId: number) =>
  db
    .selectFrom('customer')
    .innerJoin('session', 'session.customer_id', 'customer.id')
    .where('customer.company_id', '=', companyId)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .select(['session.id', 'session.user_agent', 'session.created_at', 'session.last_used_at'])
    .select(['customer.id as person_id', sql<string>`concat_ws(' ', first_name, last_name)`.as('person')])
    .orderBy('session.last_used_at', 'desc')
    .orderBy('session.id')
    .limit(MAX_SESSIONS)
    .execute();

/** Ends all sessions of a company's people, or the given one; returns how many there were. */
export async function deleteSessionsOfCompany(
  db: Db,
  companyId: number,
  sessionId: string | null = null,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('customer_id', 'in', (people) =>
      people.selectFrom('customer').select('customer.id').where('company_id', '=', companyId),
    )
    .$if(sessionId !== null, (query) => query.where('id', '=', sessionId ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

interface NewPersonRow {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly language: LanguageCode;
}

/** A person with the terms and the access of the company, whom no password fits yet; nothing where the address is taken. */
export async function insertPerson(
  tx: Db,
  companyId: number,
  { email, firstName, lastName, phone, language }: NewPersonRow,
): Promise<number | undefined> {
  const { rows } = await sql<{ readonly id: number }>`
    insert into customer (company_id, email, password_hash, first_name, last_name, phone, language, company, vat_number,
      discount_table, access, credit_limit, payment_days)
    select id, ${email}, '', ${firstName}, ${lastName}, ${phone}, ${language}, name, vat_number,
      coalesce(discount_table, ''), access_of(standing), credit_limit, payment_days
    from company where id = ${companyId}
    on conflict (lower(email)) do nothing
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** Somebody who has not been erased. */
export const findPerson = (db: Db, id: number) =>
  db
    .selectFrom('customer')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .select(['id', 'company_id', 'email', 'first_name', 'last_name', 'language', 'access'])
    .executeTakeFirst();

/** Who has the id of another system; or else who has the email address, and no id yet. */
export const findKnownPerson = (tx: Db, externalId: string, email: string) =>
  tx
    .selectFrom('customer')
    .where((eb) =>
      eb.or([
        eb('external_id', '=', externalId),
        eb.and([eb(sql`lower(email)`, '=', email.toLowerCase()), eb('external_id', 'is', null)]),
      ]),
    )
    .select(['id', 'company_id', 'email', 'external_id'])
    .orderBy('external_id', (order) => order.nullsLast())
    .limit(1)
    .executeTakeFirst();

export type KnownPerson = NonNullable<Awaited<ReturnType<typeof findKnownPerson>>>;

export const updatePerson = (tx: Db, id: number, values: Updateable<Tables['customer']>) =>
  tx.updateTable('customer').set(values).where('id', '=', id).execute();
