import type { CatalogueImport, CatalogueProblem } from '@partsboard/contract/backoffice/catalogue-imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackofficeApp, StaffHeaders } from '../../../test/backoffice-app.ts';
import { CatalogueImportApp } from '../../../test/catalogue-import-app.ts';
import { writeTinyCatalogue } from '../../../test/catalogue-folder.ts';
import { importCatalogue } from '../catalogue/catalogue.service.ts';

let desk: CatalogueImportApp;
let app: BackofficeApp;
let headers: StaffHeaders;
let sold: { id: number; brand: string; number: string; net: number }[];

beforeAll(async () => {
  desk = await CatalogueImportApp.create();
  ({ app, headers } = desk);
  const { problems } = await importCatalogue(app.database.pool, await writeTinyCatalogue());
  expect(problems).toEqual([]);
  const { rows } = await app.database.pool.query(
    `select part.id, brand.code as brand, part.number, price.net
     from part join brand on brand.id = part.brand_id join part_price as price on price.part_id = part.id
     where not part.is_withdrawn order by part.id limit 2`,
  );
  sold = rows as typeof sold;
});
afterAll(() => app.close());

const runTasks: CatalogueImportApp['runTasks'] = () => desk.runTasks();
const ask = <T>(...call: Parameters<CatalogueImportApp['ask']>): Promise<T> => desk.ask<T>(...call);

async function checked(kind: 'prices' | 'stock', content: Buffer): Promise<number> {
  const { id } = await ask<{ id: number }>('beginCatalogueImport', {
    body: { kind, fileName: 'today.csv', bytes: content.length },
  });
  await ask('sendCataloguePiece', {
    params: { id, position: 0 },
    body: { content: content.toString('base64') },
  });
  await ask('checkCatalogueImport', { params: { id } });
  await runTasks();
  return id;
}

async function load(id: number): Promise<void> {
  await ask('loadCatalogueImport', { params: { id } });
  await runTasks();
}

const read = (id: number) => ask<CatalogueImport>('catalogueImport', { params: { id } });
const codesOf = async (id: number) => {
  const { items } = await ask<{ items: CatalogueProblem[] }>('catalogueProblems', { params: { id } });
  return items.map(({ code, row }) => [code, row]);
};
const priceOf = async (partId: number): Promise<unknown> => {
  const { rows } = await app.database.pool.query('select net from part_price where part_id = $1', [partId]);
  return (rows[0] as { net: number } | undefined)?.net;
};

describe('prices or stock alone', () => {
  it('are read as a spreadsheet writes them, set once they are loaded, and leave all others', async () => {
    const [one, other] = sold;
    const text = `brand;number;net;vat\r\n${one?.brand};${one?.number};1234,56;23\r\nVELORA;W 1250 \u017C;1,00;23\r\n`;
    // Windows-1250 of the Polish letter.
    const windows = Buffer.from(text.replace('\u017C', '\u00BF'), 'latin1');
    const id = await checked('prices', windows);
    expect(await read(id)).toMatchObject({ kind: 'prices', state: 'checked', rowCount: 2, difference: null });
    expect(await codesOf(id)).toEqual(
      expect.arrayContaining([
        ['read-windows-1250', 0],
        ['read-semicolons', 0],
        ['read-decimal-commas', 2],
        ['part-left-out', 3],
      ]),
    );
    expect(await priceOf(one?.id ?? 0)).toBe(one?.net);
    await load(id);
    expect(await read(id)).toMatchObject({ state: 'loaded', version: null });
    expect(await priceOf(one?.id ?? 0)).toBe(123_456);
    expect(await priceOf(other?.id ?? 0)).toBe(other?.net);
    const { rows } = await app.database.pool.query(
      `select from catalogue_import_piece where import_id = ${id}`,
    );
    expect(rows).toHaveLength(0);
    const { rows: trail } = await app.database.pool.query(
      `select record_type, record_id from audit_entry where action = 'prices.change'`,
    );
    expect(trail).toEqual([{ record_type: 'catalogue', record_id: String(id) }]);
  });

  it('that name a part twice say which row counts', async () => {
    const [part] = sold;
    const otherSpelling = part?.number.replaceAll(' ', '-');
    const rows = [`${part?.brand},${part?.number},10.00,23`, `${part?.brand},${otherSpelling},20.00,23`];
    const id = await checked('prices', Buffer.from(['brand,number,net,vat', ...rows, ''].join('\n')));
    const { items } = await ask<{ items: CatalogueProblem[] }>('catalogueProblems', { params: { id } });
    expect(items).toMatchObject([{ code: 'counts-instead-of-row', row: 3, severity: 'note' }]);
    expect(items[0]?.reason).toContain('the same is in row 2; this row counts');
    await load(id);
    expect(await priceOf(part?.id ?? 0)).toBe(2000);
  });

  it('set the stock of a branch', async () => {
    const [part] = sold;
    const { rows } = await app.database.pool.query(
      'select id, code from warehouse order by position, id limit 1',
    );
    const [warehouse] = rows as { id: number; code: string }[];
    const id = await checked(
      'stock',
      Buffer.from(`warehouse,brand,number,quantity\n${warehouse?.code},${part?.brand},${part?.number},77\n`),
    );
    await load(id);
    expect(await read(id)).toMatchObject({ kind: 'stock', state: 'loaded' });
    const { rows: stock } = await app.database.pool.query(
      'select quantity from part_stock where part_id = $1 and warehouse_id = $2',
      [part?.id, warehouse?.id],
    );
    expect(stock).toEqual([{ quantity: 77 }]);
  });

  it('are refused with a wrong figure, an unknown branch or nothing at all, and nothing changes', async () => {
    const [part] = sold;
    const before = await priceOf(part?.id ?? 0);
    const wrong = await checked(
      'prices',
      Buffer.from(`brand,number,net,vat\n${part?.brand},${part?.number},cheap,23\n`),
    );
    expect(await read(wrong)).toMatchObject({ state: 'refused', problemCount: 1 });
    const nowhere = await checked(
      'stock',
      Buffer.from(`warehouse,brand,number,quantity\nNOWHERE,${part?.brand},${part?.number},1\n`),
    );
    expect(await read(nowhere)).toMatchObject({ state: 'refused', problemCount: 1 });
    expect(await codesOf(nowhere)).toEqual([['unknown-warehouse', 2]]);
    const empty = await checked('prices', Buffer.from('brand,number,net,vat\n'));
    expect(await read(empty)).toMatchObject({ state: 'refused' });
    expect(await priceOf(part?.id ?? 0)).toBe(before);
  });

  it('are not taken in files that are too large to be read at once', async () => {
    const { status } = await app.ask('beginCatalogueImport', headers, {
      body: { kind: 'stock', fileName: 'all.csv', bytes: 100_000_001 },
    });
    expect(status).toBe(400);
  });
});
