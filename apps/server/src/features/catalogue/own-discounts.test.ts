import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { column, createCatalogueDatabase } from '../../../test/catalogue-database.ts';
import { writeTinyCatalogue } from '../../../test/catalogue-folder.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import { importCatalogue } from './catalogue.service.ts';

let database: TestDatabase;
let pool: TestDatabase['pool'];

beforeAll(async () => {
  database = await createCatalogueDatabase();
  ({ pool } = database);
});
afterAll(() => database.drop());

async function load(changes: Parameters<typeof writeTinyCatalogue>[0] = {}): Promise<void> {
  expect((await importCatalogue(pool, await writeTinyCatalogue(changes))).problems).toEqual([]);
}

const rates = () =>
  column(
    pool,
    `select d.discount_table || ' ' || g.code || ' ' || d.rate || ' ' || coalesce(d.imported_rate::text, '-')
     from discount d join discount_group g on g.id = d.discount_group_id order by 1`,
  );

describe('loading a catalogue', () => {
  beforeEach(async () => {
    await pool.query('delete from discount_table');
    await load();
  });

  it('brings its discounts', async () => {
    expect(await rates()).toEqual(['GOLD A 2500 2500', 'GOLD B 1250 1250', 'SILVER A 1000 1000']);
  });

  it('leaves what staff have set and remembers what it says itself', async () => {
    await pool.query(
      `update discount set rate = 3000, is_own = true where discount_table = 'GOLD' and rate = 2500`,
    );
    await load({ 'discounts.csv': 'table,group,percent\nGOLD,A,40\nSILVER,A,11\n' });
    expect(await rates()).toEqual(['GOLD A 3000 4000', 'SILVER A 1100 1100']);
    await load({ 'discounts.csv': 'table,group,percent\nSILVER,A,11\n' });
    expect(await rates()).toEqual(['GOLD A 3000 -', 'SILVER A 1100 1100']);
  });

  it('leaves the tables that staff have made or renamed, also where customers have them', async () => {
    await pool.query(`insert into discount_table (code, name, is_own) values ('OWN', 'Our own', true)`);
    await pool.query(`update discount_table set name = 'Best', is_own = true where code = 'GOLD'`);
    await pool.query(`insert into company (name, vat_key, discount_table) values ('W', 'PL1', 'OWN')`);
    await load();
    expect(await column(pool, `select code || ' ' || name from discount_table order by 1`)).toEqual([
      'GOLD Best',
      'OWN Our own',
      'SILVER Silver',
    ]);
    await pool.query('delete from company');
  });
});

describe('the list of parts', () => {
  const listed = () =>
    column(
      pool,
      `select l.normalised || ' ' || l.name_pl_key || ' ' || l.net || ' ' || l.available || ' ' ||
         case when l.is_withdrawn then 'withdrawn' when l.is_superseded then 'superseded' else 'current' end
       from part_list l order by 1`,
    );

  it('has every part of the database with price, stock and state after each import', async () => {
    await load();
    const wanted = () =>
      column(
        pool,
        `select p.normalised || ' ' || array_to_string(folded_words(p.name_pl), ' ') || ' ' || coalesce(n.net, 0) || ' ' ||
           coalesce((select sum(greatest(0, quantity - reserved)) from part_stock s where s.part_id = p.id), 0) || ' ' ||
           case when p.is_withdrawn then 'withdrawn'
             when exists (select from catalogue.supersession s where s.part_id = p.id) then 'superseded'
             else 'current' end
         from part p left join part_price n on n.part_id = p.id order by 1`,
      );
    expect(await listed()).toEqual(await wanted());
    await pool.query(`update part set name_pl = 'Coś innego'`);
    await load();
    expect(await listed()).toEqual(await wanted());
    expect((await listed()).length).toBeGreaterThan(3);
  });
});
