import type {
  CatalogueImport,
  CatalogueProblem,
  CatalogueVersion,
  PartDifference,
} from '@partsboard/contract/backoffice/catalogue-imports';
import { CATALOGUE_PIECE_BYTES } from '@partsboard/contract/backoffice/catalogue-imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackofficeApp, StaffHeaders } from '../../../test/backoffice-app.ts';
import { CatalogueImportApp } from '../../../test/catalogue-import-app.ts';
import { column, importIsWaiting } from '../../../test/catalogue-database.ts';
import { tinyCatalogue, writeTinyCatalogue } from '../../../test/catalogue-folder.ts';
import { zipOf, zipOfFolder } from '../../../test/zip-file.ts';

let desk: CatalogueImportApp;
let app: BackofficeApp;
let headers: StaffHeaders;

beforeAll(async () => {
  desk = await CatalogueImportApp.create();
  ({ app, headers } = desk);
});
afterAll(() => app.close());

const runTasks: CatalogueImportApp['runTasks'] = () => desk.runTasks();
const ask = <T>(...call: Parameters<CatalogueImportApp['ask']>): Promise<T> => desk.ask<T>(...call);

async function send(zip: Buffer): Promise<number> {
  const { id } = await ask<{ id: number }>('beginCatalogueImport', {
    body: { fileName: 'autumn.zip', bytes: zip.length },
  });
  for (let position = 0; position * CATALOGUE_PIECE_BYTES < zip.length; position += 1) {
    const piece = zip.subarray(position * CATALOGUE_PIECE_BYTES, (position + 1) * CATALOGUE_PIECE_BYTES);
    await ask('sendCataloguePiece', {
      params: { id, position },
      body: { content: piece.toString('base64') },
    });
  }
  return id;
}

async function checked(changes: Parameters<typeof writeTinyCatalogue>[0] = {}): Promise<number> {
  const id = await send(await zipOfFolder(await writeTinyCatalogue(changes), 'autumn/'));
  await ask('checkCatalogueImport', { params: { id } });
  await runTasks();
  return id;
}

const read = (id: number) => ask<CatalogueImport>('catalogueImport', { params: { id } });
const versions = async () => (await ask<{ items: CatalogueVersion[] }>('catalogueVersions')).items;
const pieces = (id: number) =>
  column(app.database.pool, 'select position from catalogue_import_piece where import_id = $1', [id]);

const faulty = {
  'parts.csv': tinyCatalogue['parts.csv'].replace('VELORA,07 11', 'NOBODY,07 11').replace(',set,', ',box,'),
  'prices.csv': `${tinyCatalogue['prices.csv']}VELORA,1 2 3,1.00,23\n`,
};

describe('a catalogue that is sent', () => {
  it('with faults is refused with a report by file and row, which can be filtered and saved', async () => {
    const id = await checked(faulty);
    const found = await read(id);
    expect(found).toMatchObject({
      state: 'refused',
      fileName: 'autumn.zip',
      difference: null,
      version: null,
    });
    expect(found.problemFiles).toContain('parts.csv');
    expect(await pieces(id)).toEqual([]);
    const list = async (query: object) =>
      (await ask<{ items: CatalogueProblem[] }>('catalogueProblems', { params: { id }, query })).items;
    expect(await list({ file: 'parts.csv' })).toEqual([
      {
        file: 'parts.csv',
        row: 3,
        severity: 'error',
        code: 'unknown-brand',
        reason: 'brand: there is no brand "NOBODY"',
      },
      expect.objectContaining({ row: 6 }),
    ]);
    expect((await list({ text: 'nobody' })).map(({ row }) => row)).toEqual([3]);
    const [first] = await list({ limit: 1 });
    const { nextCursor } = await ask<{ nextCursor: string }>('catalogueProblems', {
      params: { id },
      query: { limit: 1 },
    });
    expect((await list({ limit: 1, cursor: nextCursor }))[0]).not.toEqual(first);
    const file = await app.ask('catalogueProblemsFile', headers, {
      params: { id },
      query: { file: 'parts.csv' },
    });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFFile;Row;Kind;Text',
      'parts.csv;3;Error;"brand: there is no brand ""NOBODY"""',
    ]);
  });

  it('is reported in Polish to who reads Polish, also in searches and in the file', async () => {
    const id = await checked(faulty);
    const polish = { ...headers, 'accept-language': 'pl' };
    const list = async (query: Record<string, unknown>) => {
      const { json } = await app.ask('catalogueProblems', polish, { params: { id }, query });
      return (json as { items: CatalogueProblem[] }).items.map(({ reason }) => reason);
    };
    expect(await list({ file: 'parts.csv' })).toEqual([
      'brand: nie ma marki „NOBODY”',
      'unit: „box” nie jest jedną z wartości: pc, set, pair, m, l, kg',
    ]);
    expect(await list({ text: 'MARKI' })).toEqual(['brand: nie ma marki „NOBODY”']);
    expect(await list({ text: 'there is no' })).toEqual([]);
    expect(await list({ severity: 'note', text: '1 2 3' })).toEqual([
      'w katalogu nie ma części VELORA „1 2 3”: pominięto',
    ]);
    const file = await app.ask('catalogueProblemsFile', polish, {
      params: { id },
      query: { text: 'nie ma marki' },
    });
    expect(file.text).toBe(
      '\uFEFFPlik;Wiersz;Rodzaj;Treść\r\nparts.csv;3;Błąd;brand: nie ma marki „NOBODY”\r\n',
    );
  });

  it('of which an older server has stored text alone, or a newer one what this one has no words for, is shown by that text', async () => {
    const id = await checked(faulty);
    await app.database.pool.query(
      `update catalogue_import_problem set
         code = case row when 3 then null else 'of-tomorrow' end, params = case when row <> 3 then '{}'::jsonb end
       where import_id = $1 and file = 'parts.csv'`,
      [id],
    );
    const polish = { ...headers, 'accept-language': 'pl' };
    const query = { file: 'parts.csv', text: '"' };
    const { json } = await app.ask('catalogueProblems', polish, { params: { id }, query });
    expect(json).toMatchObject({
      items: [
        { code: null, reason: 'brand: there is no brand "NOBODY"' },
        { code: null, reason: 'unit: "box" is not one of pc, set, pair, m, l, kg' },
      ],
    });
  });

  it('is compared, loaded by one click, and another shows what it would change', async () => {
    const id = await checked();
    expect(await read(id)).toMatchObject({
      state: 'checked',
      catalogueName: 'Tiny catalogue',
      issued: '2024-05-01',
      problemCount: 0,
      difference: { new: 5, gone: 0, changed: 0, price: 0 },
    });
    expect(await versions()).toEqual([]);
    await ask('loadCatalogueImport', { params: { id } });
    await runTasks();
    expect(await read(id)).toMatchObject({ state: 'loaded', version: 1 });
    expect(await pieces(id)).toEqual([]);
    expect(await versions()).toMatchObject([
      {
        number: 1,
        name: 'Tiny catalogue',
        loadedBy: 'Tomasz Wójcik',
        isLive: true,
        canReturn: false,
        partCount: 5,
      },
    ]);

    const next = await checked({
      'parts.csv': tinyCatalogue['parts.csv']
        .replace(/^ORNO.*\n/m, 'ORNO,55 1,Nowa,New,,,1,pc,1,A,\n')
        .replace('Śruba,Bolt', 'Śruba M8,Bolt M8'),
      'board-lines.csv': tinyCatalogue['board-lines.csv'].replace('ORNO,34 11 6 860 912', 'ORNO,55 1'),
      'prices.csv': tinyCatalogue['prices.csv'].replace('412.50', '350.00').replace('1.05', '1.06'),
    });
    expect(await read(next)).toMatchObject({ difference: { new: 1, gone: 1, changed: 1, price: 2 } });
    const parts = async (query: object) =>
      (await ask<{ items: PartDifference[] }>('catalogueDifference', { params: { id: next }, query })).items;
    expect(await parts({ kind: 'new' })).toMatchObject([{ brand: 'ORNO', number: '55 1', name: 'New' }]);
    expect(await parts({ kind: 'gone' })).toMatchObject([{ number: '34 11 6 860 912', netBefore: 300 }]);
    expect(await parts({ kind: 'changed' })).toMatchObject([{ name: 'Bolt M8' }]);
    expect(await parts({ kind: 'price', percent: 10 })).toEqual([
      {
        kind: 'price',
        brand: 'VELORA',
        number: '34 11 6 860 912',
        name: 'Brake disc',
        netBefore: 412.5,
        netAfter: 350,
        changePercent: 15.15,
      },
    ]);
    expect(await parts({ kind: 'price', percent: 0 })).toHaveLength(2);
    await ask('loadCatalogueImport', { params: { id: next } });
    await runTasks();
    expect((await versions()).map(({ number, canReturn }) => [number, canReturn])).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  it('can be gone back from by one click, which the audit trail tells', async () => {
    const { id } = await ask<{ id: number }>('returnToCatalogueVersion', { params: { number: 1 } });
    await runTasks();
    expect(await read(id)).toMatchObject({ kind: 'return', state: 'loaded', targetVersion: 1, version: 3 });
    expect(await versions()).toMatchObject([{ restores: 1, isLive: true }, { canReturn: true }, {}]);
    expect(
      await column(
        app.database.pool,
        `select action from audit_entry where record_type = 'catalogue' order by id desc limit 2`,
      ),
    ).toEqual(['catalogue.return', 'catalogue.load']);
    const gone = await app.ask('returnToCatalogueVersion', headers, { params: { number: 77 } });
    expect([gone.status, gone.text]).toEqual([409, expect.stringContaining('not kept any more')]);
  });

  it('is no ZIP file, or not whole, or sent twice', async () => {
    const id = await send(Buffer.from('hello'));
    const wrong = await app.ask('sendCataloguePiece', headers, {
      params: { id, position: 0 },
      body: { content: Buffer.from('hello!').toString('base64') },
    });
    expect(wrong.status).toBe(400);
    await ask('checkCatalogueImport', { params: { id } });
    expect((await app.ask('checkCatalogueImport', headers, { params: { id } })).status).toBe(409);
    await runTasks();
    expect(await read(id)).toMatchObject({ state: 'failed', failure: 'not-a-zip' });
    const { id: empty } = await ask<{ id: number }>('beginCatalogueImport', {
      body: { fileName: 'x.zip', bytes: 10 },
    });
    expect((await app.ask('checkCatalogueImport', headers, { params: { id: empty } })).text).toContain(
      'has not arrived whole',
    );
    expect((await app.ask('loadCatalogueImport', headers, { params: { id: empty } })).status).toBe(409);
  });
});

describe('an import that is cancelled', () => {
  it('before it runs is over at once', async () => {
    const id = await send(zipOf({ 'catalogue.csv': 'x' }));
    await ask('checkCatalogueImport', { params: { id } });
    await ask('cancelCatalogueImport', { params: { id } });
    await runTasks();
    expect(await read(id)).toMatchObject({ state: 'cancelled' });
    expect(await pieces(id)).toEqual([]);
  });

  it('while it runs changes nothing, and others go on', async () => {
    const id = await checked({ 'parts.csv': tinyCatalogue['parts.csv'].replace('Tarcza X', 'Tarcza Z') });
    const { pool } = app.database;
    const before = await versions();
    await ask('loadCatalogueImport', { params: { id } });
    const blocker = await pool.connect();
    await blocker.query('begin; lock table part in share mode');
    const running = runTasks();
    await importIsWaiting(pool);
    await expect
      .poll(async () => (await read(id)).progress, { timeout: 20_000 })
      .toMatchObject({ file: null });
    await ask('cancelCatalogueImport', { params: { id } });
    // Nobody lets the import go on: it ends although it waits.
    await running;
    await blocker.query('rollback');
    blocker.release();
    expect(await read(id)).toMatchObject({ state: 'cancelled', version: null });
    expect(await versions()).toEqual(before);
  });
});
