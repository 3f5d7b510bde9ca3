import type { PhoneCustomer } from '@partsboard/contract/backoffice/phone-orders';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Session } from '../../http/handlers.ts';
import type { TokenClaims } from '../../http/require-session.ts';

/** However much it is used, such a session ends after so many hours. */
const MAX_HOURS = 4;
/** The tab of the shop opens at once. */
const CODE_SECONDS = 60;
const MAX_FOUND = 20;

/** As the index has it. */
const CUSTOMER_WORDS = sql`to_tsvector('simple', translate(c.company || ' ' || c.first_name || ' ' || c.last_name || ' ' || c.email, '@._-', '    '))`;

/** Customers who have words that begin with each of the given ones. */
export async function findCustomers(db: Db, words: string): Promise<PhoneCustomer[]> {
  const { rows } = await sql<PhoneCustomer>`
    with found as materialized (
      select c.id, c.company, c.first_name, c.last_name, c.email, c.billing_address_id
      from customer as c
      where ${CUSTOMER_WORDS} @@ to_tsquery('simple', ${words}) and c.access <> 'closed'
      limit 500
    )
    select found.id, concat_ws(' ', found.first_name, found.last_name) as name, found.company, found.email,
      coalesce(a.city, '') as city
    from found left join address as a on a.id = found.billing_address_id
    order by found.company, found.last_name, found.id
    limit ${MAX_FOUND}`.execute(db);
  return rows;
}

export interface NamedCustomer {
  readonly id: number;
  readonly name: string;
  readonly company: string;
}

/** What the audit trail calls a customer: as it calls companies, never by the name of a person. */
export async function findAuditedName(db: Db, customerId: number): Promise<string> {
  const company = await db
    .selectFrom('customer')
    .innerJoin('company', 'company.id', 'customer.company_id')
    .where('customer.id', '=', customerId)
    .where(sql<boolean>`trim(company.vat_number) <> ''`)
    .where('company.name', '<>', '')
    .select('company.name')
    .executeTakeFirst();
  return company?.name ?? `#${customerId}`;
}

/** The cart of a customer by part number. */
export async function findCartByNumber(db: Db, customerId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('cart_line')
    .innerJoin('part', 'part.id', 'cart_line.part_id')
    .where('cart_line.customer_id', '=', customerId)
    .select(['part.number', 'cart_line.quantity'])
    .orderBy('cart_line.added_at')
    .orderBy('cart_line.part_id')
    .execute();
  return new Map(rows.map(({ number, quantity }) => [number, quantity]));
}

/** Nobody can order for a customer who is blocked or erased. */
export const findCustomer = (db: Db, id: number): Promise<NamedCustomer | undefined> =>
  db
    .selectFrom('customer')
    .where('id', '=', id)
    .where('access', '<>', 'closed')
    .select(['id', 'company', sql<string>`concat_ws(' ', first_name, last_name)`.as('name')])
    .executeTakeFirst();

export const insertSession = (
  tx: Db,
  session: { readonly staffSessionId: string; readonly customerId: number; readonly codeHash: Buffer },
) =>
  tx
    .insertInto('staff_shop_session')
    .values({
      staff_session_id: session.staffSessionId,
      customer_id: session.customerId,
      code_sha256: session.codeHash,
      expires_at: sql<Date>`now() + make_interval(hours => ${MAX_HOURS}::int)`,
    })
    .execute();

/** The session of a code, which is good for nothing afterwards. */
export const takeCode = (db: Db, codeHash: Buffer) =>
  db
    .updateTable('staff_shop_session')
    .set({ code_sha256: null })
    .where('code_sha256', '=', codeHash)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${CODE_SECONDS}::int)`)
    .returning(['id', 'customer_id as customerId', 'expires_at as expiresAt'])
    .executeTakeFirst();

/** A session whose code was taken, with what its requests need to know about the customer. */
export const findSession = (db: Db, { sessionId, customerId }: TokenClaims) =>
  db
    .selectFrom('staff_shop_session as s')
    .innerJoin('customer as c', 'c.id', 's.customer_id')
    .where('s.id', '=', sessionId)
    .where('s.customer_id', '=', customerId)
    .where('s.code_sha256', 'is', null)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('c.access', '<>', 'closed')
    .select(['s.id as sessionId', 's.customer_id as customerId', 's.staff_session_id as staffSessionId'])
    .select([
      'c.discount_table as discountTable',
      'c.language',
      sql<Session['access']>`c.access`.as('access'),
    ])
    .executeTakeFirst();

export const deleteSession = (db: Db, id: string) =>
  db.deleteFrom('staff_shop_session').where('id', '=', id).execute();

export const deleteExpiredSessions = (db: Db) =>
  db
    .deleteFrom('staff_shop_session')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
