import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBranch } from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { columns } from '../../db/tables.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { exportSetUp } from './export-set-up.ts';
import { importSetUp } from './import-set-up.ts';
import { readSetUp, writeSetUp } from './set-up-files.ts';

let dealer: TestDatabase;
let copy: TestDatabase;
let folder: string;

const LOGO = Buffer.from('a logo');
const STORE_COLUMNS = columns.store.filter((column) => !['id', 'is_default', 'name'].includes(column));
const SLIDE_COLUMNS = columns.slide.filter((column) => !['id', 'store_id'].includes(column));

beforeAll(async () => {
  [dealer, copy] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  folder = await mkdtemp(join(tmpdir(), 'set-up-'));
  const { db } = dealer;
  // Ids differ between the two.
  await addBranch(copy.db, 'OTHER');
  const branch = await addBranch(db, 'LUB');
  await db
    .updateTable('shipping_method')
    .set({ branch_ids: [branch] })
    .execute();
  const { id: picture } = await db
    .insertInto('picture')
    .values({
      sha256: createHash('sha256').update(LOGO).digest(),
      content_type: 'image/webp',
      bytes: LOGO,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: store } = await db
    .updateTable('store')
    .set({ name: 'Lublin Parts', logo_picture_id: picture, default_pickup_warehouse_id: branch })
    .where('is_default', '=', true)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('topic')
    .values({
      store_id: store,
      se_name: 'terms',
      position: 1,
      title_pl: 'Regulamin',
      title_en: 'Terms',
      body_pl: '<p>Tak.</p>',
      body_en: '<p>Yes.</p>',
    })
    .execute();
  await db
    .insertInto('slide')
    .values({
      store_id: store,
      slider_type: 0,
      position: 1,
      picture_id: picture,
      full_width: true,
      description_pl: 'Zima',
      description_en: 'Winter',
    })
    .execute();
  await db
    .insertInto('picture_size')
    .values({ picture_id: picture, width: 640, sized_picture_id: picture })
    .execute();
  const { id: role } = await db
    .insertInto('staff_role')
    .values({ name_pl: 'Kasa', name_en: 'Counter' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('staff_role_permission')
    .values([
      { role_id: role, permission: 'orders.read' },
      { role_id: role, permission: 'orders.process' },
    ])
    .execute();
});
afterAll(async () => {
  await Promise.all([dealer.drop(), copy.drop(), rm(folder, { recursive: true })]);
});

const codes = async ({ db }: TestDatabase) =>
  (await db.selectFrom('warehouse').select('code').orderBy('code').execute()).map(({ code }) => code);

it('another shop becomes a copy, with its own ids, and keeps what the files do not name', async () => {
  await writeSetUp(folder, await exportSetUp(dealer.db));
  await importSetUp(copy.db, await readSetUp(folder));
  const wanted = await exportSetUp(dealer.db);
  const made = await exportSetUp(copy.db);
  const { warehouse, ...rest } = made.tables;
  expect({ ...made, tables: rest }).toEqual({
    ...wanted,
    tables: { ...wanted.tables, warehouse: undefined },
  });
  expect(warehouse).toEqual(expect.arrayContaining([...(wanted.tables['warehouse'] ?? [])]));
  expect(await codes(copy)).toContain('OTHER');
  const { branch_ids: ids } = await copy.db
    .selectFrom('shipping_method')
    .select('branch_ids')
    .limit(1)
    .executeTakeFirstOrThrow();
  const page = await copy.db
    .selectFrom('page')
    .innerJoin('page_version', 'page_id', 'page.id')
    .where('se_name', '=', 'terms')
    .select('title_en')
    .execute();
  expect(page).toEqual([{ title_en: 'Terms' }]);
  const lublin = await copy.db
    .selectFrom('warehouse')
    .where('code', '=', 'LUB')
    .select('id')
    .executeTakeFirstOrThrow();
  expect(ids).toEqual([lublin.id]);
});

it('the same import once more changes nothing, and a permission that was taken away is away in the copy', async () => {
  const before = await exportSetUp(copy.db);
  await importSetUp(copy.db, await readSetUp(folder));
  expect(await exportSetUp(copy.db)).toEqual(before);
  await dealer.db.deleteFrom('staff_role_permission').where('permission', '=', 'orders.process').execute();
  await importSetUp(copy.db, await exportSetUp(dealer.db));
  const left = await copy.db
    .selectFrom('staff_role_permission')
    .innerJoin('staff_role', 'staff_role.id', 'role_id')
    .where('name_en', '=', 'Counter')
    .select('permission')
    .execute();
  expect(left).toEqual([{ permission: 'orders.read' }]);
});

it('a banner that was deleted is away in the copy, and one of a store that the files do not name stays', async () => {
  const { id: other } = await copy.db
    .insertInto('store')
    .columns([...STORE_COLUMNS, 'is_default', 'name'])
    .expression((eb) =>
      eb
        .selectFrom('store')
        .where('is_default', 'is', true)
        .select([...STORE_COLUMNS, sql.lit(false).as('is_default'), sql.lit('Test').as('name')]),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await copy.db
    .insertInto('slide')
    .columns([...SLIDE_COLUMNS, 'store_id'])
    .expression((eb) => eb.selectFrom('slide').select([...SLIDE_COLUMNS, sql.lit(other).as('store_id')]))
    .execute();
  await dealer.db.deleteFrom('slide').execute();
  await importSetUp(copy.db, await exportSetUp(dealer.db));
  expect(await copy.db.selectFrom('slide').select('store_id').execute()).toEqual([{ store_id: other }]);
});

it('new rows get ids that later ones do not take', async () => {
  await addBranch(copy.db, 'LATER');
  expect(await codes(copy)).toEqual(expect.arrayContaining(['LATER', 'LUB', 'OTHER']));
});

it('no secret, person or part leaves the shop', async () => {
  const written = await readFile(join(folder, 'set-up.json'), 'utf8');
  for (const word of ['password', 'secret', 'customer_id']) expect(written).not.toContain(word);
});

it('a set-up that names what it does not describe changes nothing', async () => {
  const before = await exportSetUp(copy.db);
  const { tables, pictures } = await exportSetUp(dealer.db);
  const broken = (tables['store'] ?? []).map((row) => ({
    ...row,
    name: 'Broken',
    default_pickup_warehouse_id: 'NOWHERE',
  }));
  await expect(importSetUp(copy.db, { tables: { ...tables, store: broken }, pictures })).rejects.toThrow(
    DomainError,
  );
  expect(await exportSetUp(copy.db)).toEqual(before);
});

it.each([
  ['is missing', undefined],
  ['is no JSON', '{'],
  ['is another program’s', '{"format":"other"}'],
  ['has no tables', '{"format":"partsboard-set-up-1","pictures":[]}'],
  [
    'has a picture outside of the folder',
    '{"format":"partsboard-set-up-1","tables":{},"pictures":[{"file":"../x"}]}',
  ],
])('a folder whose file %s is refused in one sentence', async (_what, content) => {
  const other = await mkdtemp(join(tmpdir(), 'set-up-'));
  if (content !== undefined) await writeFile(join(other, 'set-up.json'), content);
  await expect(readSetUp(other)).rejects.toThrow(DomainError);
  await rm(other, { recursive: true });
});
