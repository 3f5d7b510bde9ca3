import { sql } from 'kysely';
import { openStates } from '@partsboard/domain/order-status';
import type { Db } from '../../db/database.ts';
import { columns } from '../../db/tables.ts';
import type { AskedPart } from './erp-answers.ts';

export type DifferenceKind = 'stock' | 'price' | 'order' | 'part';

export interface Difference {
  readonly kind: DifferenceKind;
  readonly subject: string;
  readonly brand: string | null;
  readonly warehouse: string | null;
  readonly ours: string | null;
  readonly theirs: string | null;
}

export interface ReportCounts {
  readonly parts_compared: number;
  readonly orders_compared: number;
  readonly stock_differences: number;
  readonly price_differences: number;
  readonly order_differences: number;
  readonly parts_unknown: number;
}

/** Longer than a running comparison waits for one answer. */
const SILENT_MINUTES = 3;

/** Begins a report, unless another comparison is running; one that was killed is ended first. */
export async function beginReport(db: Db): Promise<number | undefined> {
  await sql`
    update erp_report set state = 'failed', finished_at = now()
    where state = 'running' and seen_at < now() - make_interval(mins => ${SILENT_MINUTES})`.execute(db);
  const { rows } = await sql<{ readonly id: number }>`
    insert into erp_report default values
    on conflict (state) where state = 'running' do nothing
    returning id`.execute(db);
  return rows[0]?.id;
}

export const saveCounts = (db: Db, id: number, counts: ReportCounts) =>
  db
    .updateTable('erp_report')
    .set({ ...counts, seen_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const endReport = (db: Db, id: number, state: 'done' | 'failed') =>
  db
    .updateTable('erp_report')
    .set({ state, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const insertDifferences = (db: Db, id: number, first: number, differences: readonly Difference[]) =>
  db
    .insertInto('erp_difference')
    .values(
      differences.map((difference, place) => ({ ...difference, report_id: id, position: first + place })),
    )
    .execute();

/** The next parts that have a price or stock. */
export async function findNextParts(db: Db, after: number, limit: number): Promise<AskedPart[]> {
  const { rows } = await sql<AskedPart>`
    select p.id as "partId", b.code as brand, p.number
    from part p join brand b on b.id = p.brand_id
    where p.id > ${after} and not p.is_withdrawn
      and (exists (select from part_price x where x.part_id = p.id)
        or exists (select from part_stock x where x.part_id = p.id))
    order by p.id
    limit ${limit}`.execute(db);
  return rows;
}

export const findNextOpenOrders = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('customer_order')
    .where('id', '>', after)
    .where('state', 'in', [...openStates])
    .select(['id', 'number', 'state', 'total'])
    .orderBy('id')
    .limit(limit)
    .execute();

/** More are not shown. */
const MOST_REPORTS = 60;

export const findReports = (db: Db) =>
  db.selectFrom('erp_report').select(columns.erp_report).orderBy('id', 'desc').limit(MOST_REPORTS).execute();

export const findDifferences = (
  db: Db,
  id: number,
  {
    after,
    kind,
    limit,
  }: { readonly after: number; readonly kind?: DifferenceKind | undefined; readonly limit: number },
) =>
  db
    .selectFrom('erp_difference')
    .where('report_id', '=', id)
    .where('position', '>', after)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'stock'))
    .select(['position', 'kind', 'subject', 'brand', 'warehouse', 'ours', 'theirs'])
    .orderBy('position')
    .limit(limit)
    .execute();

const KEEP_DAYS = 60;

export const purgeErpReports = (db: Db) =>
  db
    .deleteFrom('erp_report')
    .where('started_at', '<', sql<Date>`now() - make_interval(days => ${KEEP_DAYS})`)
    .execute();
