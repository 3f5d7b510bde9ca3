import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A browser that has not logged in for so long begins anew. */
const KNOWN_FOR_DAYS = 180;
const MOST_DEVICES = 50;

const isRecent = sql<boolean>`staff_known_device.last_login_at > now() - make_interval(days => ${KNOWN_FOR_DAYS}::int)`;

/** Whether the browser has logged in to the account of this email address before. */
export async function isKnownDevice(db: Db, email: string, device: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('staff_known_device')
    .innerJoin('staff_member', 'staff_member.id', 'staff_known_device.staff_id')
    .select('staff_id')
    .where(sql`lower(staff_member.email)`, '=', sql`lower(${email.trim()})`)
    .where('device_sha256', '=', device)
    .where(isRecent)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the browser; beyond the limit those with the oldest login are removed. */
export async function saveKnownDevice(db: Db, staffId: number, device: Buffer): Promise<void> {
  await sql`
    with known as (
      insert into staff_known_device (staff_id, device_sha256) values (${staffId}, ${device})
      on conflict (staff_id, device_sha256) do update set last_login_at = now()
    )
    delete from staff_known_device
    where staff_id = ${staffId} and device_sha256 in (
      select device_sha256 from staff_known_device
      where staff_id = ${staffId} and device_sha256 <> ${device}
      order by last_login_at desc, device_sha256 offset ${MOST_DEVICES - 1}
    )
  `.execute(db);
}

/** After a new password no browser is known, except the one of the given session. */
export const deleteDevicesOf = (db: Db, staffId: number, exceptSession: string | null) =>
  db
    .deleteFrom('staff_known_device')
    .where('staff_id', '=', staffId)
    .$if(exceptSession !== null, (query) =>
      query.where('device_sha256', 'not in', (eb) =>
        eb
          .selectFrom('staff_session')
          .select('device_sha256')
          .where('id', '=', exceptSession ?? '')
          .where('device_sha256', 'is not', null)
          .$narrowType<{ device_sha256: Buffer }>(),
      ),
    )
    .execute();

export const deleteForgottenDevices = (db: Db) =>
  db
    .deleteFrom('staff_known_device')
    .where((eb) => eb.not(isRecent))
    .execute();
