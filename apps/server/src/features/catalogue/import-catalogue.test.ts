import { symlinkSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { column, createCatalogueDatabase, importIsWaiting } from '../../../test/catalogue-database.ts';
import { tinyCatalogue, writeTinyCatalogue } from '../../../test/catalogue-folder.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import {
  CatalogueBusy,
  checkCatalogue,
  DiskFull,
  exportCatalogue,
  importCatalogue,
} from './catalogue.service.ts';
import { noProgress } from './import/progress.ts';

let database: TestDatabase;
let pool: TestDatabase['pool'];

async function importTiny(changes: Parameters<typeof writeTinyCatalogue>[0] = {}): Promise<void> {
  const folder = await writeTinyCatalogue(changes);
  // Other tests look at catalogues that are kept.
  const { problems, version } = await importCatalogue(pool, folder, undefined, { keep: 0 });
  expect(problems).toEqual([]);
  expect(version).toBeGreaterThan(0);
}

const values = (query: string, parameters: unknown[] = []) => column(pool, query, parameters);

/** Everything that a bookmark, a cart or an order could name. */
const identities = () =>
  values(
    `select 'part ' || id || number from part union all select 'board ' || id || code from catalogue.board
     union all select 'category ' || id || code from catalogue.category
     union all select 'drawing ' || id || code from catalogue.drawing
     union all select 'type ' || id || code from catalogue.vehicle_type
     union all select 'vehicle ' || id || vin from catalogue.vehicle
     union all select 'equipment ' || id || code from catalogue.equipment
     union all select 'value ' || id || dimension || code from catalogue.filter_value order by 1`,
  );

beforeAll(async () => {
  database = await createCatalogueDatabase();
  ({ pool } = database);
});
afterAll(() => database.drop());

describe('an import', () => {
  beforeEach(() => importTiny());

  it('gives the default brand its number and every line its part', async () => {
    expect(await values('select code from brand where id = 2')).toEqual(['VELORA']);
    expect(
      await values(
        `select l.line || ' ' || p.number from catalogue.board_line l join part p on p.id = l.part_id
         join catalogue.board b on b.id = l.board_id where b.code = '34-11-0001' order by 1`,
      ),
    ).toEqual(['1 34 11 6 860 912', '2 07 11 9 904 000', '3 34 11 9 000 001']);
  });

  it('counts the lines of a board that a vehicle type can have', async () => {
    // Line 2 is for left-hand drive with a manual gearbox; line 3 fits the types 1 and 3.
    expect(
      await values(
        `select t.number || ': ' || x.line_count from catalogue.vehicle_type_board x
         join catalogue.vehicle_type t on t.id = x.vehicle_type_id order by 1`,
      ),
    ).toEqual(['1: 3', '2: 1', '3: 2', '4: 1']);
  });

  it('keeps each condition once, with the equipment that it names', async () => {
    expect(
      await values(
        `select expression || ': ' || (select string_agg(code, ' ' order by code) from catalogue.equipment e
           where e.id = any(c.equipment_ids)) from catalogue.condition c order by 1`,
      ),
    ).toEqual(['S1A and not (S2B or S3C): S1A S2B S3C', 'S2B: S2B']);
  });

  it('keeps one copy of an image that two drawings share', async () => {
    const images = await values('select distinct picture_id from catalogue.drawing');
    expect(images).toHaveLength(1);
  });

  it('has every index and constraint of the tables that it replaced, under the same names', async () => {
    const structure = () =>
      values(
        `select c.relname || ' ' || coalesce(k.conname, '') || ' ' || coalesce(pg_get_constraintdef(k.oid), '')
         from pg_class c left join pg_constraint k on k.conrelid = c.oid
         where c.relnamespace = 'catalogue'::regnamespace order by 1`,
      );
    const before = await structure();
    await importTiny();
    expect(await structure()).toEqual(before);
    expect(await values(`select nspname from pg_namespace where nspname like 'catalogue%'`)).toEqual([
      'catalogue',
    ]);
  });

  it('leaves every id as it was', async () => {
    const before = await identities();
    await importTiny();
    expect(await identities()).toEqual(before);
  });

  it('never gives the id of a board that is gone to another', async () => {
    const [last] = await values('select max(id) from catalogue.board');
    const without = (name: keyof typeof tinyCatalogue) =>
      tinyCatalogue[name].replaceAll(/^34-21-0001.*\n/gm, '');
    const files = ['boards.csv', 'board-lines.csv', 'fitment.csv'] as const;
    await importTiny(Object.fromEntries(files.map((name) => [name, without(name)])));
    const renamed = (name: keyof typeof tinyCatalogue) =>
      tinyCatalogue[name].replaceAll('34-21-0001', '34-21-0002');
    await importTiny(Object.fromEntries(files.map((name) => [name, renamed(name)])));
    const [id] = await values(`select id from catalogue.board where code = '34-21-0002'`);
    expect(id).toBeGreaterThan(Number(last));
  });

  it('keeps a part that the catalogue no longer has, without a price, and takes it back', async () => {
    const [id] = await values(`select id from part where normalised = '34116860911'`);
    const changes = {
      'parts.csv': tinyCatalogue['parts.csv'].replace(/^VELORA,34 11 6 860 911.*\n/m, ''),
      'supersessions.csv': tinyCatalogue['supersessions.csv'].replace(/^VELORA.*\n/m, ''),
    };
    await importTiny(changes);
    expect(await values('select is_withdrawn from part where id = $1', [id])).toEqual([true]);
    await importTiny();
    expect(await values('select id from part where normalised = $1', ['34116860911'])).toEqual([id]);
    expect(await values('select is_withdrawn from part where id = $1', [id])).toEqual([false]);
  });

  it('changes the version, so that what was cached is asked for again', async () => {
    const [before] = await values('select max(number) from catalogue_version');
    await importTiny();
    expect(await values('select max(number) from catalogue_version')).toEqual([Number(before) + 1]);
    expect(
      await values('select count(distinct checksum)::int from catalogue_version where number >= $1', [
        before,
      ]),
    ).toEqual([1]);
  });

  it('removes the images that only the catalogue before it had', async () => {
    const count = () => values('select count(*)::int from picture');
    const before = await count();
    const other = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560"><path d="M0 0h9"/></svg>';
    await importTiny({ 'drawings/d1.svg': other });
    expect(await count()).toEqual(before);
  });

  it('tolerates a byte order mark, Windows line ends, blank lines and rows in any order', async () => {
    const before = await identities();
    const changed = Object.entries(tinyCatalogue).map(([name, text]) => {
      const [header = '', ...rows] = text.trimEnd().split('\n');
      const shuffled = text.includes('"') ? rows : rows.toReversed();
      return [name, `\uFEFF${[header, ...shuffled, ''].join('\r\n')}\r\n`] as const;
    });
    await importTiny(Object.fromEntries(changed));
    expect(await identities()).toEqual(before);
  });

  it('lets readers see the old catalogue until it is complete, and then the new one', async () => {
    const reader = await pool.connect();
    const blocker = await pool.connect();
    const name = 'select name_pl from catalogue.board where code = $1';
    const read = async () =>
      (await reader.query<{ name_pl: string }>({ name: 'board', text: name, values: ['34-11-0001'] })).rows[0]
        ?.name_pl;
    await read();
    // The import comes to the parts in its middle and to the stock at its end; both are held up here.
    await blocker.query('begin; lock table part_stock in share mode');
    const boards = tinyCatalogue['boards.csv'].replace('Tarcza hamulcowa', 'Tarcza nowa');
    const importing = importTiny({
      'boards.csv': boards,
      'stock.csv': tinyCatalogue['stock.csv'].replace(',4\n', ',5\n'),
    });
    await importIsWaiting(pool);
    expect(await read()).toBe('Tarcza hamulcowa');
    await blocker.query('commit');
    blocker.release();
    await importing;
    expect(await read()).toBe('Tarcza nowa');
    reader.release();
  });

  it('is refused in words while another one runs', async () => {
    const blocker = await pool.connect();
    await blocker.query('begin; lock table part in share mode');
    const parts = tinyCatalogue['parts.csv'].replace('Tarcza X', 'Tarcza Y');
    const first = importTiny({ 'parts.csv': parts });
    await importIsWaiting(pool);
    const folder = await writeTinyCatalogue();
    await expect(importCatalogue(pool, folder)).rejects.toThrow(CatalogueBusy);
    await expect(checkCatalogue(pool, folder)).rejects.toThrow(
      /is running on this database. Nothing was changed/,
    );
    await blocker.query('commit');
    blocker.release();
    await first;
  });
});

describe('a full disk', () => {
  const fill = () =>
    pool.query(
      `create function no_room() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
       create trigger no_room before insert on catalogue_version execute function no_room()`,
    );
  afterEach(() => pool.query('drop function no_room cascade'));

  it('ends an import with one sentence, and nothing is changed', async () => {
    await importTiny();
    const before = await identities();
    await fill();
    const folder = await writeTinyCatalogue({});
    const failed = importCatalogue(pool, folder, undefined, { keep: 0 });
    await expect(failed).rejects.toThrow(DiskFull);
    await expect(failed).rejects.toThrow(
      /^The disk is full\. Nothing was changed; make room and start again\.$/,
    );
    expect(await identities()).toEqual(before);
  });
});

describe('an export', () => {
  it('gives back the files of a canonical folder to the byte', async () => {
    const folder = await writeTinyCatalogue();
    expect((await importCatalogue(pool, folder)).problems).toEqual([]);
    const copy = await temporaryFolder('export');
    await exportCatalogue(pool, copy);
    const files = await readdir(folder, { recursive: true });
    expect((await readdir(copy, { recursive: true })).toSorted()).toEqual(files.toSorted());
    for (const name of files.filter((file) => file.includes('.'))) {
      expect(await readFile(join(copy, name), 'utf8'), name).toBe(await readFile(join(folder, name), 'utf8'));
    }
  });

  it('writes into no folder that holds something', async () => {
    await importTiny();
    const folder = await writeTinyCatalogue();
    await expect(exportCatalogue(pool, folder)).rejects.toThrow('is not empty. Nothing was written.');
  });

  it('ends with one sentence on a full disk, and where there can be no folder', async () => {
    await importTiny();
    const copy = await temporaryFolder('full');
    const fillTheDisk = (file: string) => {
      // Whatever is written there finds no room.
      if (file === 'catalogue.csv') symlinkSync('/dev/full', join(copy, 'brands.csv'));
    };
    const failed = exportCatalogue(pool, copy, { ...noProgress, fileStarted: fillTheDisk });
    await expect(failed).rejects.toThrow(DiskFull);
    await expect(failed).rejects.toThrow(
      /^The disk is full\. What ".*" holds is not the whole catalogue: delete it\.$/,
    );
    const file = join(await writeTinyCatalogue(), 'catalogue.csv');
    await expect(exportCatalogue(pool, file)).rejects.toThrow(
      `The folder "${file}" cannot be written: EEXIST.`,
    );
    expect(await exportCatalogue(pool, await temporaryFolder('room'))).not.toEqual([]);
  });
});
