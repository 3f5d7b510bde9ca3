import { sql } from 'kysely';
import type { Databases, DatabaseLog } from './database.ts';

/** One part of the demo data. Loading is all or nothing: a killed load is tried again at the next start. */
export interface DemoPart {
  readonly name: string;
  readonly load: (databases: Databases) => Promise<void>;
}

const DEMO_DATA_LOCK = 7_251_003;

/** Loads the parts that this database was never given; of several servers one loads, the others wait. */
export async function loadOnce(
  databases: Databases,
  parts: readonly DemoPart[],
  log: DatabaseLog,
): Promise<void> {
  await databases.db.connection().execute(async (db) => {
    // A load may take longer than a statement may, and so may waiting for it.
    await sql`set statement_timeout = 0`.execute(db);
    await sql`select pg_advisory_lock(${DEMO_DATA_LOCK})`.execute(db);
    try {
      const loaded = await db.selectFrom('loaded_demo_data').select('part').execute();
      const known = new Set(loaded.map(({ part }) => part));
      for (const { name, load } of parts.filter((part) => !known.has(part.name))) {
        await load(databases);
        await db.insertInto('loaded_demo_data').values({ part: name }).execute();
        log.info({ part: name }, 'Demo data was loaded');
      }
    } finally {
      await sql`select pg_advisory_unlock(${DEMO_DATA_LOCK})`.execute(db);
      await sql`reset statement_timeout`.execute(db);
    }
  });
}
