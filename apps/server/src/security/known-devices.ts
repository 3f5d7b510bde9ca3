import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A browser that has not logged in for so long begins anew. */
const KNOWN_FOR_DAYS = 180;
/** Programs that log in without a cookie leave a new one each time. */
const MAX_DEVICES = 50;

/** Where the browsers of one kind of accounts are kept. */
interface DeviceTable {
  readonly table: 'known_device' | 'staff_known_device';
  readonly owner: 'customer_id' | 'staff_id';
  readonly accounts: 'customer' | 'staff_member';
}

/** The browsers that have logged in to accounts of one kind before. */
export interface KnownDevices {
  /** Whether the browser has logged in to the account of this email address. */
  readonly isKnown: (db: Db, email: string, device: Buffer) => Promise<boolean>;
  /** Stores the browser; beyond the limit those with the oldest login are removed. */
  readonly save: (db: Db, ownerId: number, device: Buffer) => Promise<void>;
  readonly deleteForgotten: (db: Db) => Promise<void>;
}

function knownDevices(names: DeviceTable): KnownDevices {
  const table = sql.table(names.table);
  const owner = sql.ref(names.owner);
  const accounts = sql.table(names.accounts);
  const isRecent = sql<boolean>`known.last_login_at > now() - make_interval(days => ${KNOWN_FOR_DAYS}::int)`;
  return {
    isKnown: async (db, email, device) => {
      const { rows } = await sql`
        select from ${table} known join ${accounts} account on account.id = known.${owner}
        where lower(account.email) = lower(${email.trim()}) and known.device_sha256 = ${device} and ${isRecent}
      `.execute(db);
      return rows.length > 0;
    },
    save: async (db, ownerId, device) => {
      await sql`
        with known as (
          insert into ${table} (${owner}, device_sha256) values (${ownerId}, ${device})
          on conflict (${owner}, device_sha256) do update set last_login_at = now()
        )
        delete from ${table}
        where ${owner} = ${ownerId} and device_sha256 in (
          select device_sha256 from ${table}
          where ${owner} = ${ownerId} and device_sha256 <> ${device}
          order by last_login_at desc, device_sha256 offset ${MAX_DEVICES - 1}
        )
      `.execute(db);
    },
    deleteForgotten: async (db) => {
      await sql`delete from ${table} known where not (${isRecent})`.execute(db);
    },
  };
}

export const customerDevices = knownDevices({
  table: 'known_device',
  owner: 'customer_id',
  accounts: 'customer',
});

export const staffDevices = knownDevices({
  table: 'staff_known_device',
  owner: 'staff_id',
  accounts: 'staff_member',
});
