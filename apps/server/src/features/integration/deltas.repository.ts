import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';

// Rows are handed over as arrays, also a hundred thousand of them: tables of a transaction of their own, made and
// dropped, cost a delta of one row more than all the rest of it.

export interface GivenStock {
  readonly row: number;
  readonly warehouse: string;
  readonly brand: string;
  readonly normalised: string;
  readonly quantity: number;
}

export interface GivenPrice {
  readonly row: number;
  readonly brand: string;
  readonly normalised: string;
  /** In grosze; null removes the price. */
  readonly net: number | null;
  /** In hundredths of a percent. */
  readonly vatRate: number;
}

export interface StockDelta {
  readonly partId: number;
  readonly warehouseId: number;
  readonly quantity: number;
}

export interface PriceDelta extends Pick<GivenPrice, 'net' | 'vatRate'> {
  readonly partId: number;
}

/** How many rows a statement has changed. */
export async function changedBy(tx: Db, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(tx)).numAffectedRows ?? 0);
}

/** What rows mean, in their order. Withdrawn parts have neither price nor stock: they are as good as unknown. */
export async function findParts(
  tx: Db,
  rows: readonly Pick<GivenStock, 'brand' | 'normalised'>[],
): Promise<(number | null)[]> {
  const found = await sql<{ id: number | null }>`
    select p.id
    from unnest(${rows.map(({ brand }) => brand)}::text[], ${rows.map(({ normalised }) => normalised)}::text[])
      with ordinality as g (brand, normalised, position)
    left join brand b on b.code = g.brand
    left join part p on p.normalised = g.normalised and p.brand_id = b.id and not p.is_withdrawn
    order by g.position`.execute(tx);
  return found.rows.map(({ id }) => id);
}

export async function findWarehouses(tx: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom('warehouse').select(['code', 'id']).execute();
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/**
 * Sets what is on hand and leaves what open orders have reserved. Only rows that differ are touched, after all of them
 * were locked in the order in which orders lock them.
 */
export async function applyStockDelta(tx: Db, rows: readonly StockDelta[]): Promise<number> {
  const delta = sql`unnest(${rows.map(({ partId }) => partId)}::integer[],
    ${rows.map(({ warehouseId }) => warehouseId)}::integer[], ${rows.map(({ quantity }) => quantity)}::integer[])
    as d (part_id, warehouse_id, quantity)`;
  await sql`select count(*) from (
      select from part_stock s join ${delta} using (part_id, warehouse_id)
      where s.quantity <> d.quantity
      order by part_id, warehouse_id
      for no key update of s
    ) as held`.execute(tx);
  const updated = await changedBy(
    tx,
    sql`update part_stock s set quantity = d.quantity from ${delta}
      where d.part_id = s.part_id and d.warehouse_id = s.warehouse_id and s.quantity <> d.quantity`,
  );
  const inserted = await changedBy(
    tx,
    sql`insert into part_stock (part_id, warehouse_id, quantity)
      select d.part_id, d.warehouse_id, d.quantity from ${delta}
      where not exists (
        select from part_stock s where s.part_id = d.part_id and s.warehouse_id = d.warehouse_id)
      order by d.part_id, d.warehouse_id
      on conflict (part_id, warehouse_id) do update set quantity = excluded.quantity`,
  );
  return updated + inserted;
}

export async function hasBackOrders(tx: Db): Promise<boolean> {
  const { rows } = await sql`
    select from order_supply where kind = 'back-order' and cancelled < quantity limit 1`.execute(tx);
  return rows.length > 0;
}

/** Only prices that differ are touched, in the order of their parts. */
export async function applyPriceDelta(tx: Db, rows: readonly PriceDelta[]): Promise<number> {
  const delta = sql`unnest(${rows.map(({ partId }) => partId)}::integer[],
    ${rows.map(({ net }) => net)}::integer[], ${rows.map(({ vatRate }) => vatRate)}::smallint[])
    as d (part_id, net, vat_rate)`;
  await sql`select count(*) from (
      select from part_price p join ${delta} using (part_id)
      where (p.net, p.vat_rate) is distinct from (d.net, d.vat_rate)
      order by part_id
      for update of p
    ) as held`.execute(tx);
  const removed = await changedBy(
    tx,
    sql`delete from part_price p using ${delta} where d.part_id = p.part_id and d.net is null`,
  );
  const written = await changedBy(
    tx,
    sql`insert into part_price as p (part_id, net, vat_rate)
      select part_id, net, vat_rate from ${delta} where net is not null order by part_id
      on conflict (part_id) do update set net = excluded.net, vat_rate = excluded.vat_rate
        where (p.net, p.vat_rate) is distinct from (excluded.net, excluded.vat_rate)`,
  );
  return removed + written;
}
