import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { column, createCatalogueDatabase } from '../../../../test/catalogue-database.ts';
import { tinyCatalogue, writeTinyCatalogue } from '../../../../test/catalogue-folder.ts';
import type { TestDatabase } from '../../../../test/test-database.ts';
import {
  findVersionBefore,
  importCatalogue,
  returnToVersion,
  VersionUnusable,
} from '../catalogue.service.ts';

let database: TestDatabase;
let pool: TestDatabase['pool'];

beforeAll(async () => {
  database = await createCatalogueDatabase();
  ({ pool } = database);
});
afterAll(() => database.drop());

type Changes = Parameters<typeof writeTinyCatalogue>[0];

async function load(changes: Changes = {}, keep?: number): Promise<number> {
  const folder = await writeTinyCatalogue(changes);
  const { version, problems } = await importCatalogue(pool, folder, undefined, {
    loadedBy: 'Anna',
    ...(keep === undefined ? {} : { keep }),
  });
  expect(problems).toEqual([]);
  return version ?? 0;
}

const values = (query: string, parameters: unknown[] = []) => column(pool, query, parameters);
const schemas = () => values(`select nspname from pg_namespace where nspname like 'catalogue%' order by 1`);

/** Everything that the catalogue says, prices and stock apart. */
const contents = () =>
  values(
    `select t::text from part t where not is_withdrawn union all select t::text from catalogue.board t
     union all select t::text from catalogue.board_line t union all select t::text from catalogue.vehicle t
     union all select t::text from catalogue.vehicle_type_board t union all select t::text from catalogue.search_word t
     union all select t::text from catalogue.supersession t union all select t::text from catalogue.image_file t
     union all select code from discount_group order by 1`,
  );

const withoutDisc: Changes = {
  'parts.csv': tinyCatalogue['parts.csv']
    .replace(/^ORNO,34 11 6 860 912.*\n/m, '')
    .replace('Tarcza stara', 'Tarcza bardzo stara')
    .replaceAll(',A,', ',B,'),
  'prices.csv': tinyCatalogue['prices.csv'].replace(/^ORNO.*\n/m, '').replace('412.50', '500.00'),
  'boards.csv': tinyCatalogue['boards.csv'].replace(/^34-21-0001.*\n/m, ''),
  'board-lines.csv': tinyCatalogue['board-lines.csv'].replace(/^34-21-0001.*\n/m, ''),
  'fitment.csv': tinyCatalogue['fitment.csv'].replace(/^34-21-0001.*\n/m, ''),
  'discount-groups.csv': tinyCatalogue['discount-groups.csv'].replace(/^A,.*\n/m, ''),
  'discounts.csv': tinyCatalogue['discounts.csv'].replaceAll(/^\w+,A,.*\n/gm, ''),
};

const price = (normalised: string, brand: string) =>
  values(
    `select net from part_price join part p on p.id = part_id join brand b on b.id = p.brand_id
     where normalised = $1 and code = $2`,
    [normalised, brand],
  );

describe('going back', () => {
  it('puts the previous catalogue back whole, as a version of its own, without its files', async () => {
    const first = await load();
    const before = await contents();
    const second = await load(withoutDisc);
    expect(await contents()).not.toEqual(before);
    expect(await schemas()).toEqual(['catalogue', `catalogue_v${first}`]);
    expect(await findVersionBefore(pool)).toBe(first);

    const { version } = await returnToVersion(pool, first, undefined, { loadedBy: 'Piotr' });
    expect(await contents()).toEqual(before);
    expect(version).toBe(second + 1);
    expect(await schemas()).toEqual(['catalogue', `catalogue_v${second}`]);
    expect(
      await values(
        "select concat_ws(' ', number, restores, loaded_by, row_count > 50, part_count) from catalogue_version order by number desc limit 2",
      ),
    ).toEqual([`${version} ${first} Piotr t 5`, `${second} Anna t 4`]);
  });

  it('leaves prices and stock, gives a part that comes back its price, and takes it from one that goes', async () => {
    // The first catalogue is live again, with the prices of the second.
    expect(await price('34116860912', 'VELORA')).toEqual([50000]);
    expect(await price('34116860912', 'ORNO')).toEqual([30000]);
    expect(
      await values(`select discount_table || rate from discount d join discount_group g on g.id = discount_group_id
        where g.code = 'A' order by 1`),
    ).toEqual(['GOLD2500', 'SILVER1000']);
    await pool.query(
      `update part_price set net = 31000 where part_id = (select p.id from part p join brand b on b.id = brand_id
         where normalised = '34116860912' and code = 'ORNO')`,
    );
    await pool.query(
      `insert into part_stock (part_id, warehouse_id, quantity)
       select p.id, (select min(id) from warehouse), 3 from part p join brand b on b.id = p.brand_id
       where normalised = '34116860912' and code = 'ORNO'`,
    );
    const there = await findVersionBefore(pool);
    await returnToVersion(pool, there);
    expect(await price('34116860912', 'ORNO')).toEqual([]);
    await returnToVersion(pool, await findVersionBefore(pool));
    expect(await price('34116860912', 'ORNO')).toEqual([31000]);
    expect(
      await values(
        `select quantity from part_stock s join part p on p.id = part_id join brand b on b.id = p.brand_id
         where normalised = '34116860912' and code = 'ORNO'`,
      ),
    ).toEqual([]);
  });

  it('is possible to as many catalogues as are kept, and to none that was dropped', async () => {
    const first = await load({}, 2);
    const second = await load(withoutDisc, 2);
    const third = await load({}, 2);
    expect(await schemas()).toEqual(['catalogue', `catalogue_v${first}`, `catalogue_v${second}`]);
    await returnToVersion(pool, first, undefined, { keep: 2 });
    await load(withoutDisc, 1);
    // The first was live last.
    expect(await schemas()).toEqual(['catalogue', `catalogue_v${first}`]);
    await expect(returnToVersion(pool, third)).rejects.toThrow(VersionUnusable);
    await load({}, 0);
    expect(await schemas()).toEqual(['catalogue']);
    await expect(findVersionBefore(pool)).rejects.toThrow('No other catalogue is kept.');
  });

  it('does not happen to a catalogue whose tables a migration has left behind', async () => {
    const first = await load();
    await load(withoutDisc);
    await pool.query('alter table catalogue.board add column made_later integer');
    await expect(returnToVersion(pool, first)).rejects.toThrow('before an update of the shop');
    await pool.query('alter table catalogue.board drop column made_later');
    await returnToVersion(pool, first);
  });

  it('keeps the pictures of a kept catalogue, and drops them with it', async () => {
    await load();
    const pictures = () => values('select count(*) from picture');
    const other = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 200"><circle r="9"/></svg>\n';
    const [count] = await pictures();
    await load({ 'pictures/bolt.svg': other });
    expect(await pictures()).toEqual([Number(count) + 1]);
    await load({ 'pictures/bolt.svg': other });
    expect(await pictures()).toEqual([count]);
  });
});
