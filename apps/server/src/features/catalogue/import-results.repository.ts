import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../db/database.ts';

export type ImportKind = 'catalogue' | 'prices' | 'stock' | 'bins' | 'core-deposits';
export type FiguresKind = Extract<ImportKind, 'prices' | 'stock'>;

/** `$2` are the kinds of figures that came with it, itself among them or not. */
const SUCCESS = `
  insert into import_result as r (kind, succeeded_at, seconds, row_count, loaded_at)
  select kind, case when kind = $1 then now() end, case when kind = $1 then $3::float8 end,
    case when kind = $1 then $4::bigint end, case when kind = any($2::text[]) then now() end
  from (select $1::text union select unnest($2::text[])) as written (kind)
  on conflict (kind) do update set
    succeeded_at = coalesce(excluded.succeeded_at, r.succeeded_at), seconds = coalesce(excluded.seconds, r.seconds),
    row_count = coalesce(excluded.row_count, r.row_count), loaded_at = coalesce(excluded.loaded_at, r.loaded_at)`;

interface Success {
  readonly kind: ImportKind;
  readonly figures: readonly FiguresKind[];
  readonly seconds: number;
  readonly rows: number;
}

export async function writeSuccess(pool: pg.Pool, { kind, figures, seconds, rows }: Success): Promise<void> {
  await pool.query(SUCCESS, [kind, figures, seconds, rows]);
}

export async function writeFailure(pool: pg.Pool, kind: ImportKind): Promise<void> {
  await pool.query(
    `insert into import_result (kind, failures) values ($1, 1)
     on conflict (kind) do update set failures = import_result.failures + 1`,
    [kind],
  );
}

/** So old may the time be that is noted: whoever writes it makes all others wait for the end of their transaction. */
const EXACT_TO_SECONDS = 5;

/** Notes inside the transaction of a change when prices or stock came; imports do so with their results. */
export async function noteFiguresLoaded(tx: Db, kind: FiguresKind): Promise<void> {
  await sql`
    insert into import_result (kind, loaded_at)
    select ${kind}::text, now()
    where not exists (
      select from import_result
      where kind = ${kind}::text and loaded_at > now() - make_interval(secs => ${EXACT_TO_SECONDS}::int))
    on conflict (kind) do update set loaded_at = excluded.loaded_at`.execute(tx);
}

export const findFiguresLoaded = (db: Db) =>
  db
    .selectFrom('import_result')
    .where('kind', 'in', ['prices', 'stock'])
    .select(['kind', 'loaded_at'])
    .execute();
