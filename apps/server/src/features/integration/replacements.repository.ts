import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { changedBy, type PriceDelta, type StockDelta } from './deltas.repository.ts';

export type FiguresKind = 'stock' | 'prices';

const COLUMNS = ['id', 'state', 'row_count', 'accepted', 'changed', 'created_at', 'finished_at'] as const;

export const insertReplacement = (tx: Db, kind: FiguresKind, client: string) =>
  tx.insertInto('figures_replacement').values({ kind, client }).returning(COLUMNS).executeTakeFirstOrThrow();

export type ReplacementRow = Awaited<ReturnType<typeof insertReplacement>>;

/** Whose it is, which kind, and its number. */
export interface ReplacementKey {
  readonly id: number;
  readonly kind: FiguresKind;
  readonly client: string;
}

const ofClient = (db: Db, { id, kind, client }: ReplacementKey) =>
  db
    .selectFrom('figures_replacement')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('client', '=', client)
    .select(COLUMNS);

export const findReplacement = (db: Db, key: ReplacementKey) => ofClient(db, key).executeTakeFirst();

/** Others who add to it, or apply it, wait for the end of the transaction. */
export const lockReplacement = (tx: Db, key: ReplacementKey) =>
  ofClient(tx, key).forUpdate().executeTakeFirst();

export async function countRows(tx: Db, id: number, rows: number, accepted: number): Promise<void> {
  await tx
    .updateTable('figures_replacement')
    .set((eb) => ({ row_count: eb('row_count', '+', rows), accepted: eb('accepted', '+', accepted) }))
    .where('id', '=', id)
    .execute();
}

export const setWaiting = (tx: Db, id: number) =>
  tx
    .updateTable('figures_replacement')
    .set({ state: 'waiting' })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Of one that waits; its rows are still there. */
export const reopenReplacement = (tx: Db, id: number) =>
  tx
    .updateTable('figures_replacement')
    .set({ state: 'open' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();

export async function insertStockRows(tx: Db, id: number, rows: readonly StockDelta[]): Promise<void> {
  await sql`
    insert into replacement_stock (replacement_id, part_id, warehouse_id, quantity)
    select ${id}::integer, row.* from unnest(${rows.map(({ partId }) => partId)}::integer[],
      ${rows.map(({ warehouseId }) => warehouseId)}::integer[],
      ${rows.map(({ quantity }) => quantity)}::integer[]) as row
    on conflict (replacement_id, part_id, warehouse_id) do update set quantity = excluded.quantity`.execute(
    tx,
  );
}

export async function insertPriceRows(tx: Db, id: number, rows: readonly PriceDelta[]): Promise<void> {
  await sql`
    insert into replacement_price (replacement_id, part_id, net, vat_rate)
    select ${id}::integer, row.* from unnest(${rows.map(({ partId }) => partId)}::integer[],
      ${rows.map(({ net }) => net)}::integer[], ${rows.map(({ vatRate }) => vatRate)}::smallint[]) as row
    on conflict (replacement_id, part_id) do update set net = excluded.net, vat_rate = excluded.vat_rate`.execute(
    tx,
  );
}

/** Which figures a replacement that waits is to replace. Another server waits until the transaction ends. */
export async function lockWaiting(tx: Db, id: number): Promise<FiguresKind | undefined> {
  const row = await tx
    .selectFrom('figures_replacement')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .select('kind')
    .forUpdate()
    .executeTakeFirst();
  return row?.kind;
}

/** A part of all parts, by their ids: those above the first number, up to the second. */
export interface PartRange {
  readonly above: number;
  readonly upTo: number;
}

const TABLES = {
  stock: { figures: sql.table('part_stock'), rows: sql.table('replacement_stock') },
  prices: { figures: sql.table('part_price'), rows: sql.table('replacement_price') },
} as const satisfies Record<FiguresKind, unknown>;

/** The id of the last of the next so many parts that have figures here or get some; undefined where there are no more. */
export async function findEndOfNext(
  tx: Db,
  { id, kind }: Pick<ReplacementKey, 'id' | 'kind'>,
  above: number,
  parts: number,
): Promise<number | undefined> {
  const { figures, rows } = TABLES[kind];
  const { rows: found } = await sql<{ readonly last: number | null }>`
    select max(part_id) as last
    from (
      select part_id
      from (
        (select part_id from ${figures} where part_id > ${above} order by part_id limit ${parts})
        union all
        (select part_id from ${rows} where replacement_id = ${id} and part_id > ${above} order by part_id limit ${parts})
      ) as both_sides
      order by part_id limit ${parts}
    ) as next`.execute(tx);
  return found[0]?.last ?? undefined;
}

/**
 * Sets what is on hand and leaves what open orders have reserved. Only rows that differ are touched, after all of them
 * were locked in the order in which orders lock them. Returns how many there were.
 */
export async function replaceStock(tx: Db, id: number, { above, upTo }: PartRange): Promise<number> {
  const differing = sql`part_stock s left join replacement_stock r
      on r.replacement_id = ${id} and r.part_id = s.part_id and r.warehouse_id = s.warehouse_id
    where s.part_id > ${above} and s.part_id <= ${upTo} and s.quantity <> coalesce(r.quantity, 0)`;
  await sql`select count(*) from (
      select from ${differing}
      order by s.part_id, s.warehouse_id
      for no key update of s
    ) as held`.execute(tx);
  const changed = await changedBy(
    tx,
    sql`update part_stock s set quantity = new.quantity
      from (select s.part_id, s.warehouse_id, coalesce(r.quantity, 0) as quantity from ${differing}) as new
      where s.part_id = new.part_id and s.warehouse_id = new.warehouse_id`,
  );
  const added = await changedBy(
    tx,
    sql`insert into part_stock (part_id, warehouse_id, quantity)
      select r.part_id, r.warehouse_id, r.quantity
      from replacement_stock r join part p on p.id = r.part_id and not p.is_withdrawn
      where r.replacement_id = ${id} and r.part_id > ${above} and r.part_id <= ${upTo} and r.quantity > 0
        and not exists (
          select from part_stock s where s.part_id = r.part_id and s.warehouse_id = r.warehouse_id)
      order by r.part_id, r.warehouse_id
      on conflict (part_id, warehouse_id) do update set quantity = excluded.quantity`,
  );
  return changed + added;
}

/** Only prices that differ are touched, in the order of their parts. Returns how many there were. */
export async function replacePrices(tx: Db, id: number, { above, upTo }: PartRange): Promise<number> {
  const removed = await changedBy(
    tx,
    sql`delete from part_price p
      where p.part_id in (
        select p.part_id from part_price p
        left join replacement_price r on r.replacement_id = ${id} and r.part_id = p.part_id
        where p.part_id > ${above} and p.part_id <= ${upTo} and r.net is null
        order by p.part_id
        for update of p)`,
  );
  const written = await changedBy(
    tx,
    sql`insert into part_price as p (part_id, net, vat_rate)
      select r.part_id, r.net, r.vat_rate
      from replacement_price r join part on part.id = r.part_id and not part.is_withdrawn
      where r.replacement_id = ${id} and r.part_id > ${above} and r.part_id <= ${upTo} and r.net is not null
      order by r.part_id
      on conflict (part_id) do update set net = excluded.net, vat_rate = excluded.vat_rate
        where (p.net, p.vat_rate) is distinct from (excluded.net, excluded.vat_rate)`,
  );
  return removed + written;
}

/** Adds to the figures that were replaced until now. */
export const countChanged = (tx: Db, id: number, changed: number) =>
  tx
    .updateTable('figures_replacement')
    .set({ changed: sql<number>`coalesce(changed, 0) + ${changed}::integer` })
    .where('id', '=', id)
    .execute();

/** Returns how many figures were replaced. */
export async function finishReplacement(tx: Db, id: number): Promise<number> {
  const { changed } = await tx
    .updateTable('figures_replacement')
    .set({ state: 'applied', changed: sql<number>`coalesce(changed, 0)`, finished_at: new Date() })
    .where('id', '=', id)
    .returning('changed')
    .executeTakeFirstOrThrow();
  return changed ?? 0;
}

/** What was put in place is needed no more. */
export async function deleteRows(db: Db, id: number): Promise<void> {
  for (const { rows } of Object.values(TABLES))
    await sql`delete from ${rows} where replacement_id = ${id}`.execute(db);
}

const KEEP_DAYS = 7;

/** Removes those that were given up, and those that nobody asks about any more. */
export async function purgeReplacements(db: Db): Promise<void> {
  await sql`
    delete from figures_replacement
    where state <> 'waiting' and created_at < now() - make_interval(days => ${KEEP_DAYS})`.execute(db);
}
