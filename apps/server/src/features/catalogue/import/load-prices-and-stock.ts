import type pg from 'pg';
import { discountsFile, discountTablesFile, pricesFile, stockFile } from '../format/catalogue-files.ts';
import type { CopySession } from './copy-session.ts';
import type { FileResult, FolderReader } from './folder-reader.ts';
import type { Problems } from './problems.ts';
import { Identities } from './identities.ts';
import { partKey, type CatalogueIdentities, type ImportContext } from './import-context.ts';
import type { Numbered } from '../format/field-types.ts';
import type { RowCheck } from './row-check.ts';

/** What prices and stock need of an import; each is also imported alone. */
export interface DailyContext {
  readonly client: pg.ClientBase;
  readonly folder: FolderReader;
  readonly copy: CopySession;
  readonly problems: Problems;
  readonly ids: Pick<CatalogueIdentities, 'brand' | 'part'>;
}

/** The part of a price or of stock. One that the catalogue does not know is left out, and said so. */
function findPart(
  check: RowCheck,
  { brand: brands, part: parts }: DailyContext['ids'],
  brand: string,
  number: Numbered,
): number | undefined {
  const brandId = brands.idOf(brand);
  const partId = brandId === undefined ? undefined : parts.idOf(partKey(brandId, number.normalised));
  if (partId === undefined && !brands.isPartial && !parts.isPartial)
    check.note({ code: 'part-left-out', brand, number: number.printed });
  return partId;
}

/** A file of which nothing is known is another shop's: it must not empty this one. */
function checkAnyKnown(
  { problems, ids }: DailyContext,
  { file, rows, isComplete }: FileResult,
  known: number,
): void {
  const canTell = isComplete && problems.none(file) && !ids.brand.isPartial && !ids.part.isPartial;
  if (canTell && rows > 0 && known === 0) problems.add(file, 0, { code: 'no-known-part' });
}

export async function loadPrices(context: DailyContext): Promise<void> {
  const { client, folder, copy, ids } = context;
  await client.query(
    `create temporary table price_loaded
       (part_id integer not null, net integer not null, vat_rate smallint not null) on commit drop`,
  );
  const table = copy.into('price_loaded', 'part_id', 'net', 'vat_rate');
  const seen = new Map<number, number>();
  const result = await folder.read(pricesFile, {
    row(row, check) {
      const partId = findPart(check, ids, row.brand, row.number);
      if (partId === undefined) return;
      if (check.once(seen, partId, 'brand, number')) table.write([partId, row.net, row.vat]);
    },
    settle: () => copy.drain(),
  });
  await copy.finish();
  checkAnyKnown(context, result, seen.size);
}

/** Changes only what differs, so that a daily load neither blocks readers nor bloats the table. */
export async function applyPrices(client: pg.ClientBase): Promise<void> {
  await client.query('analyze price_loaded');
  await client.query(
    'delete from part_price p where not exists (select from price_loaded n where n.part_id = p.part_id)',
  );
  await client.query(
    `insert into part_price (part_id, net, vat_rate) select part_id, net, vat_rate from price_loaded
     order by part_id
     on conflict (part_id) do update set net = excluded.net, vat_rate = excluded.vat_rate
       where (part_price.net, part_price.vat_rate) is distinct from (excluded.net, excluded.vat_rate)`,
  );
}

/** The key of a stock row, as the database and the file both can make it. */
export const stockKey = (warehouse: string, partId: number): string => `${warehouse} ${partId}`;

export async function readWarehouses(client: pg.ClientBase): Promise<Identities> {
  const { rows } = await client.query<{ id: number; code: string }>('select id, code from warehouse');
  const warehouses = new Identities('unknown-warehouse', new Map(), 0);
  for (const { id, code } of rows) warehouses.take(code, id);
  return warehouses;
}

export async function loadStock(context: DailyContext): Promise<void> {
  const { client, folder, copy, ids } = context;
  await client.query(
    `create temporary table stock_loaded
       (part_id integer not null, warehouse_id integer not null, quantity integer not null) on commit drop`,
  );
  const warehouses = await readWarehouses(client);
  const table = copy.into('stock_loaded', 'part_id', 'warehouse_id', 'quantity');
  let known = 0;
  const result = await folder.read(stockFile, {
    row(row, check) {
      const warehouseId = check.refer(warehouses, row.warehouse, 'warehouse');
      const partId = findPart(check, ids, row.brand, row.number);
      if (partId === undefined) return;
      known += 1;
      if (check.isGood) table.write([partId, warehouseId, row.quantity]);
    },
    settle: () => copy.drain(),
  });
  await copy.finish();
  checkAnyKnown(context, result, known);
  await reportStockTwice(context);
}

async function reportStockTwice({ client, folder, ids }: DailyContext): Promise<void> {
  const { rows } = await client.query<{ code: string; part_id: number }>(
    `select w.code, s.part_id from stock_loaded s join warehouse w on w.id = s.warehouse_id
     group by w.code, s.part_id having count(*) > 1 limit 1000`,
  );
  const message = (first: number) =>
    ({ code: 'same-in-row', column: 'warehouse, brand, number', row: first }) as const;
  await folder.locate(
    stockFile,
    (row) => {
      const brandId = ids.brand.idOf(row.brand) ?? 0;
      return stockKey(row.warehouse, ids.part.idOf(partKey(brandId, row.number.normalised)) ?? 0);
    },
    new Map(rows.map(({ code, part_id }) => [stockKey(code, part_id), message])),
  );
}

/**
 * Sets what is on hand and leaves what open orders have reserved: a row that the file does not have stays, empty,
 * while something is reserved in it. Only rows that differ are touched, after all of them were locked in the order in
 * which orders lock them, so that an import and orders wait for each other and never deadlock.
 */
export async function applyStock(client: pg.ClientBase): Promise<void> {
  await client.query('analyze stock_loaded');
  await client.query(
    `create temporary table stock_change on commit drop as
     select s.part_id, s.warehouse_id, n.quantity
     from part_stock s left join stock_loaded n using (part_id, warehouse_id)
     where s.quantity is distinct from n.quantity`,
  );
  await client.query('analyze stock_change');
  await client.query(
    `select count(*) from (
       select from part_stock s join stock_change c using (part_id, warehouse_id)
       order by part_id, warehouse_id
       for update of s
     ) as held`,
  );
  await client.query(
    `delete from part_stock s using stock_change c
     where c.part_id = s.part_id and c.warehouse_id = s.warehouse_id and c.quantity is null and s.reserved = 0`,
  );
  await client.query(
    `update part_stock s set quantity = coalesce(c.quantity, 0) from stock_change c
     where c.part_id = s.part_id and c.warehouse_id = s.warehouse_id and s.quantity <> coalesce(c.quantity, 0)`,
  );
  await client.query(
    `insert into part_stock (part_id, warehouse_id, quantity)
     select n.part_id, n.warehouse_id, n.quantity from stock_loaded n
     where not exists (
       select from part_stock s where s.part_id = n.part_id and s.warehouse_id = n.warehouse_id)
     order by n.part_id, n.warehouse_id`,
  );
  // What has arrived is for those who wait for it.
  await client.query(
    `select graphile_worker.add_job('allot-back-orders', '{}', job_key => 'allot-back-orders')
     where exists (select from order_supply where kind = 'back-order' and cancelled < quantity)`,
  );
}

interface Discounts {
  readonly tables: { readonly code: string; readonly name: string }[];
  readonly rates: { readonly table: string; readonly groupId: number; readonly rate: number }[];
}

export async function loadDiscounts({ client, folder, ids, problems }: ImportContext): Promise<Discounts> {
  const discounts: Discounts = { tables: [], rates: [] };
  const tables = new Identities('unknown-discount-table', new Map(), 0);
  const { isComplete } = await folder.read(discountTablesFile, {
    broken: ({ code }, row) => code !== undefined && tables.give(code, row),
    row({ code, name }, check) {
      check.identify(tables, code, 'code');
      if (check.isGood) discounts.tables.push({ code, name });
    },
  });
  tables.isPartial = !isComplete;
  const { rows: needed } = await client.query<{ code: string; customers: number }>(
    `select t.code, count(*)::int as customers from discount_table t join company c on c.discount_table = t.code
     where not t.is_own group by t.code`,
  );
  for (const { code, customers } of needed) {
    if (isComplete && tables.idOf(code) === undefined) {
      problems.add(discountTablesFile.name, 0, { code: 'table-missing', table: code, customers });
    }
  }
  const seen = new Map<string, number>();
  await folder.read(discountsFile, {
    row({ table, group, percent }, check) {
      check.refer(tables, table, 'table');
      const groupId = check.refer(ids.discountGroup, group, 'group');
      check.once(seen, `${table} ${group}`, 'table, group');
      if (check.isGood) discounts.rates.push({ table, groupId, rate: percent });
    },
  });
  return discounts;
}

/** What staff have set stays as it is: tables of their own, names and percentages; see decision 077. */
export async function applyDiscounts(client: pg.ClientBase, { tables, rates }: Discounts): Promise<void> {
  await client.query('delete from discount_table where code <> all($1::text[]) and not is_own', [
    tables.map(({ code }) => code),
  ]);
  await client.query(
    `insert into discount_table (code, name) select * from unnest($1::text[], $2::text[])
     on conflict (code) do update set name = excluded.name where not discount_table.is_own`,
    [tables.map(({ code }) => code), tables.map(({ name }) => name)],
  );
  const columns = [
    rates.map(({ table }) => table),
    rates.map(({ groupId }) => groupId),
    rates.map(({ rate }) => rate),
  ];
  const gone = `not exists (
       select from unnest($1::text[], $2::smallint[]) as n (discount_table, discount_group_id)
       where n.discount_table = d.discount_table and n.discount_group_id = d.discount_group_id)`;
  await client.query(`delete from discount d where not d.is_own and ${gone}`, columns.slice(0, 2));
  await client.query(
    `update discount d set imported_rate = null where d.imported_rate is not null and ${gone}`,
    columns.slice(0, 2),
  );
  await client.query(
    `insert into discount as d (discount_table, discount_group_id, rate, imported_rate)
     select n.*, n.rate from unnest($1::text[], $2::smallint[], $3::smallint[]) as n (discount_table, group_id, rate)
     on conflict (discount_table, discount_group_id) do update
     set rate = case when d.is_own then d.rate else excluded.rate end, imported_rate = excluded.imported_rate
     where d.imported_rate is distinct from excluded.imported_rate or (not d.is_own and d.rate <> excluded.rate)`,
    columns,
  );
}

/** Groups that the folder no longer has; parts that had one lose it. */
export async function removeOldDiscountGroups(
  client: pg.ClientBase,
  groups: Identities,
  codes: readonly string[],
): Promise<void> {
  const remaining = codes.map((code) => groups.idOf(code) ?? 0);
  await client.query('delete from discount_group where id <> all($1::smallint[])', [remaining]);
}
