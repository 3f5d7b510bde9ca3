import type pg from 'pg';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The two warehouses that the tiny catalogue's stock names. */
export async function insertCatalogueWarehouses(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into warehouse (code, is_branch_office, position, name_pl, name_en, opening_hours_pl, opening_hours_en,
       address1, city, zip_postal_code, country_id, phone_number, email)
     select code, true, 1, code, code, '', '', 'Prosta 1', 'Warszawa', '00-001', 1, '221234567', 'a@example.com'
     from unnest(array['TEST-1', 'TEST-2']) as code`,
  );
}

/** A database with these warehouses. */
export async function createCatalogueDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await insertCatalogueWarehouses(database.pool);
  return database;
}

/** The values of a query's only column. */
export async function column(pool: pg.Pool, query: string, values: unknown[] = []): Promise<unknown[]> {
  const { rows } = await pool.query<unknown[]>({ text: query, values, rowMode: 'array' });
  return rows.map(([value]) => value);
}

/** Waits until an import on this database is held up by a lock that the test has taken. */
export async function importIsWaiting(pool: pg.Pool): Promise<void> {
  for (;;) {
    const waiting = await column(
      pool,
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
}
