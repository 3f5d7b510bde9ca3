import type { Db } from '../db/database.ts';
import { demoCustomers } from './demo-customers.ts';
import { findCustomerId } from './demo-content.repository.ts';

/** Whether the database was given any of the demo data. */
export async function hasDemoData(db: Db): Promise<boolean> {
  const step = await db.selectFrom('loaded_demo_data').select('part').limit(1).executeTakeFirst();
  // The first step may be there without its note, where a server died between the two.
  return step !== undefined || (await findCustomerId(db, demoCustomers[0]?.email ?? '')) !== undefined;
}

/** Whether people have begun a shop of their own in the database: demo data would spoil it. */
export async function isOwnShop(db: Db): Promise<boolean> {
  if (await hasDemoData(db)) return false;
  const { isBegun } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('staff_member').select('id')),
          eb.exists(eb.selectFrom('warehouse').select('id')),
          eb.exists(eb.selectFrom('customer').select('id')),
          eb.exists(eb.selectFrom('catalogue_version').select('number')),
        ])
        .as('isBegun'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(isBegun);
}
