import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A browser that has not logged in for so long begins anew. */
const KNOWN_FOR_DAYS = 180;
/** Programs that log in without a cookie leave a new one each time. */
const MOST_DEVICES = 50;

const isRecent = sql<boolean>`known_device.last_login_at > now() - make_interval(days => ${KNOWN_FOR_DAYS}::int)`;

/** Whether the browser has logged in to the account of this e-mail address before. */
export async function isKnownDevice(db: Db, email: string, device: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .innerJoin('customer', 'customer.id', 'known_device.customer_id')
    .select('customer_id')
    .where(sql`lower(customer.email)`, '=', sql`lower(${email.trim()})`)
    .where('device_sha256', '=', device)
    .where(isRecent)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the browser; beyond the limit those with the oldest login are removed. */
export async function saveKnownDevice(db: Db, customerId: number, device: Buffer): Promise<void> {
  await sql`
    with known as (
      insert into known_device (customer_id, device_sha256) values (${customerId}, ${device})
      on conflict (customer_id, device_sha256) do update set last_login_at = now()
    )
    delete from known_device
    where customer_id = ${customerId} and device_sha256 in (
      select device_sha256 from known_device
      where customer_id = ${customerId} and device_sha256 <> ${device}
      order by last_login_at desc, device_sha256 offset ${MOST_DEVICES - 1}
    )
  `.execute(db);
}

/** After a new password only the browser that set it is still known. */
export const deleteOtherDevices = (db: Db, customerId: number, device: Buffer | null) =>
  db
    .deleteFrom('known_device')
    .where('customer_id', '=', customerId)
    .$if(device !== null, (query) => query.where('device_sha256', '<>', device ?? Buffer.alloc(0)))
    .execute();

export const deleteForgottenDevices = (db: Db) =>
  db
    .deleteFrom('known_device')
    .where((eb) => eb.not(isRecent))
    .execute();
