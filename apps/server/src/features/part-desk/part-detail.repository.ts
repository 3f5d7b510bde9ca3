import { openStates } from '@partsboard/domain/order-status';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { pictureOf } from '../../db/rows-by-key.ts';
import { inBranches, type BranchScope } from '../../db/branch-scope.ts';

export interface PartFacts {
  readonly id: number;
  readonly brand: string;
  readonly number: string;
  readonly name_pl: string;
  readonly name_en: string | null;
  readonly is_withdrawn: boolean;
  readonly is_superseded: boolean;
  readonly unit: string;
  readonly pack_quantity: number;
  readonly weight: number | null;
  readonly sha256: Buffer | null;
  readonly content_type: string | null;
  readonly group_code: string | null;
  readonly group_name_pl: string | null;
  readonly group_name_en: string | null;
  readonly net: number | null;
  readonly vat_rate: number | null;
  readonly deposit_net: number | null;
  readonly deposit_days: number | null;
}

export async function findPartFacts(db: Db, partId: number): Promise<PartFacts | undefined> {
  const { rows } = await sql<PartFacts>`
    select part.id, brand.name as brand, part.number, part.name_pl, part.name_en, part.is_withdrawn,
      exists (select from catalogue.supersession where supersession.part_id = part.id) as is_superseded,
      part.unit, part.pack_quantity, part.weight, picture.sha256, picture.content_type,
      g.code as group_code, g.name_pl as group_name_pl, g.name_en as group_name_en, part_price.net,
      part_price.vat_rate, core_deposit.net as deposit_net, core_deposit.days as deposit_days
    from part
    join brand on brand.id = part.brand_id
    left join lateral ${pictureOf('part.picture_id')} as picture on true
    left join discount_group as g on g.id = part.discount_group_id
    left join part_price on part_price.part_id = part.id
    left join core_deposit on core_deposit.part_id = part.id
    where part.id = ${partId}`.execute(db);
  return rows[0];
}

export interface StockRow {
  readonly warehouse_id: number;
  readonly name_pl: string;
  readonly name_en: string;
  readonly quantity: number;
  readonly reserved: number;
  readonly bin: string | null;
}

/** Every warehouse in its order, also those that have none; or a single one. */
export const findStock = (db: Db, partId: number, warehouseId?: number): Promise<StockRow[]> =>
  db
    .selectFrom('warehouse as w')
    .leftJoin('part_stock as s', (join) =>
      join.onRef('s.warehouse_id', '=', 'w.id').on('s.part_id', '=', partId),
    )
    .leftJoin('stock_bin as b', (join) =>
      join.onRef('b.warehouse_id', '=', 'w.id').on('b.part_id', '=', partId),
    )
    .$if(warehouseId !== undefined, (query) => query.where('w.id', '=', warehouseId ?? 0))
    .select([
      'w.id as warehouse_id',
      'w.name_pl',
      'w.name_en',
      'b.bin',
      sql<number>`coalesce(s.quantity, 0)`.as('quantity'),
      sql<number>`coalesce(s.reserved, 0)`.as('reserved'),
    ])
    .orderBy('w.position')
    .orderBy('w.id')
    .execute();

export interface DemandRow {
  readonly order_id: number;
  readonly order_number: string;
  readonly customer: string;
  readonly day: string;
  /** Null: on back order. */
  readonly name_pl: string | null;
  readonly name_en: string | null;
  readonly quantity: number;
}

/** What open orders have reserved of a part or wait for, the oldest first. Orders of other branches do not exist. */
export async function findDemand(
  db: Db,
  partId: number,
  branches: BranchScope,
  limit: number,
): Promise<DemandRow[]> {
  const { rows } = await sql<DemandRow>`
    select o.id as order_id, o.number as order_number, coalesce(company.name, '') as customer,
      to_char(o.created_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD') as day,
      s.warehouse_name_pl as name_pl, s.warehouse_name_en as name_en,
      case when s.kind = 'back-order' then s.quantity - s.cancelled else s.reserved end as quantity
    from order_line as l
    join customer_order as o on o.id = l.order_id
    join order_supply as s on s.order_id = l.order_id and s.line = l.line
    left join company on company.id = o.company_id
    where l.part_id = ${partId} and o.state = any(${[...openStates]}::text[])
      and (s.reserved > 0 or (s.kind = 'back-order' and s.cancelled < s.quantity))
      and ${inBranches(sql`o.warehouse_id`, branches)}
    order by o.created_at, o.id, l.line, s.position
    limit ${limit}`.execute(db);
  return rows;
}

/** How many pieces customers wait for, in all branches. */
export async function countBackOrdered(db: Db, partId: number): Promise<number> {
  const { rows } = await sql<{ readonly pieces: number }>`
    select coalesce(sum(s.quantity - s.cancelled), 0)::integer as pieces
    from order_line as l
    join customer_order as o on o.id = l.order_id
    join order_supply as s on s.order_id = l.order_id and s.line = l.line
    where l.part_id = ${partId} and o.state = any(${[...openStates]}::text[]) and s.kind = 'back-order'`.execute(
    db,
  );
  return rows[0]?.pieces ?? 0;
}

export interface SalesRow {
  readonly month: string;
  readonly quantity: number;
  /** In grosze. */
  readonly net: number;
}

/** What was ordered and neither cancelled nor sent back, in the last twelve months, the current one included. */
export async function findSales(db: Db, partId: number): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    with month as (
      select date_trunc('month', now() at time zone 'Europe/Warsaw') - n * interval '1 month' as start
      from generate_series(0, 11) as n
    ), sold as (
      select date_trunc('month', o.created_at at time zone 'Europe/Warsaw') as start,
        sum(l.quantity - l.cancelled - l.returned) as quantity,
        sum((l.quantity - l.cancelled - l.returned) * l.unit_net) as net
      from order_line as l
      join customer_order as o on o.id = l.order_id
      where l.part_id = ${partId} and o.state <> 'cancelled'
      group by 1
    )
    select to_char(month.start, 'YYYY-MM') as month, coalesce(sold.quantity, 0)::integer as quantity,
      coalesce(sold.net, 0)::bigint as net
    from month left join sold on sold.start = month.start
    order by month.start`.execute(db);
  return rows;
}
