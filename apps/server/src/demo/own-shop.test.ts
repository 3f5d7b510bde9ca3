import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { openPools, type Databases } from '../db/database.ts';
import { loadDemoContent } from './demo-content.ts';
import { loadDemoData } from './demo-data.ts';
import { hasDemoData, isOwnShop } from './own-shop.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let databases: Databases;

beforeEach(async () => {
  database = await createTestDatabase();
  databases = openPools({ url: () => database.url, poolSize: 3 });
});

afterEach(async () => {
  await databases.close();
  await database.drop();
});

const load = () => loadDemoData(databases, log, new AbortController().signal);

describe('a database', () => {
  it('in which nobody has begun anything may get the demo data', async () => {
    expect([await hasDemoData(database.db), await isOwnShop(database.db)]).toEqual([false, false]);
  });

  it('with demo data of which nothing was noted, since the server was killed, gets the rest', async () => {
    await loadDemoContent(databases);
    expect([await hasDemoData(database.db), await isOwnShop(database.db)]).toEqual([true, false]);
  });

  it.each([
    [
      'an administrator',
      `insert into staff_member (email, name, language, password_hash) values ('ewa@dealer.example', 'Ewa', 'pl', '')`,
    ],
    [
      'a branch',
      `insert into warehouse (code, is_branch_office, position, name_pl, name_en, opening_hours_pl, opening_hours_en,
         address1, city, zip_postal_code, country_id, phone_number, email)
       select 'LUB', true, 0, 'Lublin', 'Lublin', '', '', 'ul. Długa 2', 'Lublin', '20-001', min(id), '', '' from country`,
    ],
    [
      'a catalogue',
      `insert into catalogue_version (name, issued, checksum, row_count) values ('Own', '2026-01-01', '', 1)`,
    ],
  ])('in which somebody has put %s stays as it is', async (_what, statement) => {
    await database.pool.query(statement);
    const content = async () => {
      const { rows } = await database.pool.query<Record<string, unknown>>(
        `select (select array_agg(name) from store) as stores, (select count(*) from staff_member) as staff,
           (select count(*) from warehouse) as branches, (select count(*) from customer) as customers,
           (select count(*) from catalogue_version) as catalogues, (select count(*) from loaded_demo_data) as steps`,
      );
      return rows;
    };
    const before = await content();
    expect(await load()).toBe(false);
    expect(await content()).toEqual(before);
  });
});
