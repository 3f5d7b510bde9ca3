import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { AskedPart, Figures } from './erp-answers.ts';

export interface StockDifference {
  readonly partId: number;
  readonly warehouseId: number;
  readonly warehouse: string;
  readonly ours: number;
  readonly theirs: number;
}

export interface PriceDifference {
  readonly partId: number;
  /** In grosze; null: no price. */
  readonly ours: number | null;
  readonly theirs: number | null;
  readonly ourVatRate: number | null;
  readonly theirVatRate: number;
}

export const findAskedParts = (db: Db, partIds: readonly number[]): Promise<AskedPart[]> =>
  db
    .selectFrom('part')
    .innerJoin('brand', 'brand.id', 'part.brand_id')
    .where(sql<boolean>`part.id = any(${partIds}::integer[])`)
    .where('part.is_withdrawn', '=', false)
    .select(['part.id as partId', 'brand.code as brand', 'part.number'])
    .execute();

/** Stock that the ERP knows otherwise; warehouses that the shop does not have are left out. */
export async function findStockDifferences(db: Db, figures: readonly Figures[]): Promise<StockDifference[]> {
  const rows = figures.flatMap(({ partId, stock }) => stock.map((each) => ({ partId, ...each })));
  const { rows: found } = await sql<StockDifference>`
    select g.part_id as "partId", w.id as "warehouseId", w.code as warehouse,
      coalesce(s.quantity, 0) as ours, g.quantity as theirs
    from unnest(${rows.map(({ partId }) => partId)}::integer[], ${rows.map(({ warehouse }) => warehouse)}::text[],
      ${rows.map(({ quantity }) => quantity)}::integer[]) as g (part_id, warehouse, quantity)
    join warehouse w on w.code = g.warehouse
    left join part_stock s on s.part_id = g.part_id and s.warehouse_id = w.id
    where coalesce(s.quantity, 0) <> g.quantity
    order by g.part_id, w.id`.execute(db);
  return found;
}

export async function findPriceDifferences(db: Db, figures: readonly Figures[]): Promise<PriceDifference[]> {
  const { rows } = await sql<PriceDifference>`
    select g.part_id as "partId", p.net as ours, g.net as theirs, p.vat_rate as "ourVatRate",
      g.vat_rate as "theirVatRate"
    from unnest(${figures.map(({ partId }) => partId)}::integer[], ${figures.map(({ net }) => net)}::integer[],
      ${figures.map(({ vatRate }) => vatRate)}::smallint[]) as g (part_id, net, vat_rate)
    left join part_price p on p.part_id = g.part_id
    where p.net is distinct from g.net or (g.net is not null and p.vat_rate <> g.vat_rate)
    order by g.part_id`.execute(db);
  return rows;
}

/**
 * Writes down when these parts were asked for, and returns those of them whose answer is the newest. Another answer
 * about one of them waits until the transaction ends.
 */
export async function recordAnswer(
  db: Db,
  partIds: readonly number[],
  askedAt: Date,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ readonly partId: number }>`
    insert into erp_figure as known (part_id, asked_at)
    select part_id, ${askedAt}::timestamptz from unnest(${partIds}::integer[]) as given (part_id) order by part_id
    on conflict (part_id) do update set asked_at = excluded.asked_at where known.asked_at < excluded.asked_at
    returning part_id as "partId"`.execute(db);
  return new Set(rows.map(({ partId }) => partId));
}

/** For each part when its figures were last known to be true: at the ERP's last answer, else at the last import. */
export async function findAges(db: Db, partIds: readonly number[]): Promise<Map<number, Date>> {
  const { rows } = await sql<{ readonly partId: number; readonly askedAt: Date | null }>`
    select given.part_id as "partId",
      coalesce(f.asked_at, (select max(imported_at) from catalogue_version)) as "askedAt"
    from unnest(${partIds}::integer[]) as given (part_id)
    left join erp_figure f on f.part_id = given.part_id`.execute(db);
  return new Map(rows.flatMap(({ partId, askedAt }) => (askedAt === null ? [] : [[partId, askedAt]])));
}

/** Sets what is on hand, in the order in which orders lock it; what open orders have reserved stays. */
export async function writeStock(tx: Db, differences: readonly StockDifference[]): Promise<void> {
  const partIds = differences.map(({ partId }) => partId);
  const warehouseIds = differences.map(({ warehouseId }) => warehouseId);
  const given = sql`unnest(${partIds}::integer[], ${warehouseIds}::integer[],
    ${differences.map(({ theirs }) => theirs)}::integer[]) as g (part_id, warehouse_id, quantity)`;
  await sql`
    select from part_stock s join ${given} using (part_id, warehouse_id)
    order by part_id, warehouse_id for no key update of s`.execute(tx);
  await sql`
    update part_stock s set quantity = g.quantity from ${given}
    where s.part_id = g.part_id and s.warehouse_id = g.warehouse_id`.execute(tx);
  await sql`
    insert into part_stock (part_id, warehouse_id, quantity)
    select part_id, warehouse_id, quantity from ${given}
    where not exists (
      select from part_stock s where s.part_id = g.part_id and s.warehouse_id = g.warehouse_id)
    order by part_id, warehouse_id
    on conflict (part_id, warehouse_id) do update set quantity = excluded.quantity`.execute(tx);
}

export async function writePrices(tx: Db, differences: readonly PriceDifference[]): Promise<void> {
  const given = sql`unnest(${differences.map(({ partId }) => partId)}::integer[],
    ${differences.map(({ theirs }) => theirs)}::integer[],
    ${differences.map(({ theirVatRate }) => theirVatRate)}::smallint[]) as g (part_id, net, vat_rate)`;
  await sql`
    delete from part_price p using ${given} where p.part_id = g.part_id and g.net is null`.execute(tx);
  await sql`
    insert into part_price (part_id, net, vat_rate)
    select part_id, net, vat_rate from ${given} where net is not null order by part_id
    on conflict (part_id) do update set net = excluded.net, vat_rate = excluded.vat_rate`.execute(tx);
}
