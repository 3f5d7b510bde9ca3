import { finishedStates } from '@partsboard/domain/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { deleteMailsOfPerson } from '../../mail/mail.service.ts';

/** So many are named to whoever wants to erase somebody. */
export const MAX_NAMED = 5;

/** Orders that are not finished, or not paid: name and address are still needed for them. One more than are named. */
export async function findOpenOrders(tx: Db, personId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('customer_order')
    .where('customer_id', '=', personId)
    .where((eb) =>
      eb.or([
        eb('state', 'not in', finishedStates),
        eb.and([
          eb('state', 'in', ['complete', 'returned']),
          eb('payment_status', 'in', ['Pending', 'Authorized']),
        ]),
      ]),
    )
    .select('number')
    .orderBy('id')
    .limit(MAX_NAMED + 1)
    .execute();
  return rows.map(({ number }) => number);
}

/** Orders for whose cancelled pieces money is still to be paid back. One more than are named. */
export async function findOrdersToRefund(tx: Db, personId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('customer_order')
    .where('customer_id', '=', personId)
    .where('refund_due', '>', 0)
    .select('number')
    .orderBy('id')
    .limit(MAX_NAMED + 1)
    .execute();
  return rows.map(({ number }) => number);
}

/** Returns that nobody has refunded or refused yet. One more than are named. */
export async function findOpenReturns(tx: Db, personId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_return as r')
    .innerJoin('customer_order as o', 'o.id', 'r.order_id')
    .where('o.customer_id', '=', personId)
    .where('r.state', 'not in', ['refunded', 'refused'])
    .select('r.number')
    .orderBy('r.id')
    .limit(MAX_NAMED + 1)
    .execute();
  return rows.map(({ number }) => number);
}

/** What only the person needs: logins, cart, lists, addresses, and mails that were sent. */
export async function deletePersonalData(tx: Db, personId: number, email: string): Promise<void> {
  await tx.deleteFrom('session').where('customer_id', '=', personId).execute();
  await tx.deleteFrom('known_device').where('customer_id', '=', personId).execute();
  await tx.deleteFrom('password_recovery').where('customer_id', '=', personId).execute();
  await tx.deleteFrom('checkout_request').where('customer_id', '=', personId).execute();
  await tx.deleteFrom('cart_line').where('customer_id', '=', personId).execute();
  await tx.deleteFrom('shopping_list').where('customer_id', '=', personId).execute();
  await tx.deleteFrom('address').where('customer_id', '=', personId).execute();
  await deleteMailsOfPerson(tx, personId, email);
}

/**
 * What the person, or somebody about the person, has written freely beside the orders, and photos of returns. Lines,
 * amounts and addresses stay with the orders.
 */
export async function blankFreeTexts(tx: Db, personId: number): Promise<void> {
  const own = sql`order_id in (select id from customer_order where customer_id = ${personId})`;
  await sql`
    delete from order_return_photo
    where return_id in (select id from order_return where ${own})`.execute(tx);
  await sql`update order_return set comment = '', answer = '' where ${own}`.execute(tx);
  await sql`delete from order_note where ${own}`.execute(tx);
  await sql`
    update order_activity
    set data = data - '{text,reason,recipient,answer}'::text[],
      staff_name = case when kind = 'request-return' then '' else staff_name end
    where ${own}`.execute(tx);
}

/** The row stays, since orders refer to it. Its address of mail can be nobody's, and no password fits. */
export async function anonymisePerson(tx: Db, personId: number): Promise<void> {
  await tx
    .updateTable('customer')
    .set({
      email: `erased-${personId}@erased.invalid`,
      password_hash: '',
      first_name: '',
      last_name: '',
      phone: '',
      company: '',
      vat_number: '',
      external_id: null,
      newsletter: false,
      access: 'closed',
      erased_at: sql<Date>`now()`,
    })
    .where('id', '=', personId)
    .execute();
}

export async function isLastPerson(tx: Db, companyId: number, personId: number): Promise<boolean> {
  const other = await tx
    .selectFrom('customer')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '<>', personId)
    .where('erased_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** What is left of a company without people: its number, its terms, and the orders and documents that refer to it. */
export async function anonymiseCompany(tx: Db, companyId: number): Promise<void> {
  await tx
    .updateTable('company')
    .set({
      name: '',
      vat_number: '',
      vat_key: null,
      refusal_reason: '',
      erased_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', companyId)
    .execute();
}
