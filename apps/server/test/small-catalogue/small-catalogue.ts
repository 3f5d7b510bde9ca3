import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { insertBoards } from './boards.ts';
import { insertParts } from './parts.ts';
import { insertVehicleTypes } from './vehicle-types.ts';
import { insertVehicles } from './vehicles.ts';

/** Fills an empty database with the small catalogue. */
export async function insertSmallCatalogue(db: Db): Promise<void> {
  await db
    .insertInto('brand')
    .values([
      { id: 2, code: 'VELORA', name: 'Velora' },
      { id: 3, code: 'NORDEN', name: 'Norden' },
      { id: 4, code: 'IDLE', name: 'Without vehicles' },
    ])
    .execute();
  await db
    .insertInto('catalogue.catalog')
    .values([
      { id: 1, code: 'CURRENT', position: 1, name_pl: 'Aktualny', name_en: 'Current' },
      { id: 2, code: 'CLASSIC', position: 2, name_pl: 'Klasyczny', name_en: 'Classic' },
      { id: 3, code: 'UNUSED', position: 3, name_pl: 'Pusty', name_en: 'Empty' },
    ])
    .execute();
  await insertVehicleTypes(db);
  await insertVehicles(db);
  await insertParts(db);
  await insertBoards(db);
  await sql`select derive_names('catalogue'), derive_board_vehicles('catalogue')`.execute(db);
  await derivePartList(db);
  await newVersion(db);
}

/** What an import does for staff's list of parts. */
export const derivePartList = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select stage_part_list('catalogue')`.execute(tx);
    await sql`select apply_part_list()`.execute(tx);
  });

/** What an import leaves behind last. */
export async function newVersion(db: Db): Promise<void> {
  await db
    .insertInto('catalogue_version')
    .values({ name: 'Small', issued: '2026-01-01', checksum: Buffer.alloc(32) })
    .execute();
}
