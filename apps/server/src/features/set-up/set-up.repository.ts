import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { SetUpRow } from './set-up-tables.ts';

/** All rows of a table as JSON. */
export async function findRows(db: Db, table: string): Promise<SetUpRow[]> {
  const { rows } = await sql<{ row: SetUpRow }>`
    select to_jsonb(t) as row from ${sql.table(table)} as t order by t`.execute(db);
  return rows.map(({ row }) => row);
}

/** Names of the columns that can be written. */
export async function findColumns(db: Db, table: string): Promise<Set<string>> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  return new Set(rows.map(({ column_name }) => column_name));
}

export const findPictures = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('picture')
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .select(['id', 'sha256', 'content_type', 'bytes', 'is_gzipped'])
    .orderBy('id')
    .execute();

export interface PictureRow {
  readonly sha256: Buffer;
  readonly content_type: string;
  readonly bytes: Buffer;
  readonly is_gzipped: boolean;
}

/** Inserts the pictures that are not there yet; returns the id of each, in the order given. */
export async function savePictures(tx: Db, pictures: readonly PictureRow[]): Promise<number[]> {
  const columns = [
    sql`${pictures.map(({ sha256 }) => sha256)}::bytea[]`,
    sql`${pictures.map(({ content_type }) => content_type)}::text[]`,
    sql`${pictures.map(({ bytes }) => bytes)}::bytea[]`,
    sql`${pictures.map(({ is_gzipped }) => is_gzipped)}::boolean[]`,
  ];
  const { rows } = await sql<{ id: number }>`
    with given as (
      select * from unnest(${sql.join(columns)}) with ordinality as g (sha256, content_type, bytes, is_gzipped, number)
    ), saved as (
      insert into picture (sha256, content_type, bytes, is_gzipped)
      select sha256, content_type, bytes, is_gzipped from given
      on conflict (sha256) do update set sha256 = excluded.sha256
      returning id, sha256
    )
    select saved.id from given join saved using (sha256) order by given.number`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Ids for new rows, from the table's own sequence. */
export async function nextIds(tx: Db, table: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count})`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Inserts rows, or changes those that are there by then, in one statement. */
export async function saveRows(
  tx: Db,
  table: string,
  primaryKey: readonly string[],
  columns: readonly string[],
  rows: readonly SetUpRow[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const changed = columns.filter((column) => !primaryKey.includes(column));
  const changes = sql.join(changed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${sql.join(primaryKey.map((column) => sql.ref(column)))})
    do ${changed.length === 0 ? sql`nothing` : sql`update set ${changes}`}`.execute(tx);
}

/** Deletes what belongs to some stores and is not among the rows that are kept. */
export async function deleteOthers(
  tx: Db,
  table: string,
  stores: readonly number[],
  kept: readonly number[],
): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
    where store_id = any(${stores}::integer[]) and not id = any(${kept}::integer[])`.execute(tx);
}

export async function deleteRows(
  tx: Db,
  table: string,
  where: string,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(where)} = any(${ids}::integer[])`.execute(tx);
}
