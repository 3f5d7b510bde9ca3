import type {
  CatalogueProblemFilter,
  DifferenceKind,
  ImportState,
} from '@partsboard/contract/backoffice/catalogue-imports';
import { sql, type InsertObject, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { columns, type Tables } from '../../db/tables.ts';

export async function insertImport(tx: Db, row: InsertObject<Tables, 'catalogue_import'>): Promise<number> {
  const { id } = await tx
    .insertInto('catalogue_import')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findImport = (db: Db, id: number) =>
  db.selectFrom('catalogue_import').select(columns.catalogue_import).where('id', '=', id).executeTakeFirst();

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** One change of an import at a time. */
export const lockImport = (tx: Db, id: number) =>
  tx
    .selectFrom('catalogue_import')
    .select(columns.catalogue_import)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateImport(
  db: Db,
  id: number,
  row: Updateable<Tables['catalogue_import']>,
): Promise<void> {
  await db
    .updateTable('catalogue_import')
    .set({ ...row, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Writes how far an import is; whether somebody wants it to end. */
export async function saveProgress(
  db: Db,
  id: number,
  progress: Pick<Updateable<Tables['catalogue_import']>, 'step' | 'step_file' | 'step_percent'>,
): Promise<boolean> {
  const row = await db
    .updateTable('catalogue_import')
    .set({ ...progress, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning('is_cancelled')
    .executeTakeFirst();
  return row?.is_cancelled ?? true;
}

export const findImports = (db: Db, before: number | undefined, limit: number) =>
  db
    .selectFrom('catalogue_import')
    .select(columns.catalogue_import)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function savePiece(db: Db, id: number, position: number, content: Buffer): Promise<void> {
  await db
    .insertInto('catalogue_import_piece')
    .values({ import_id: id, position, content })
    .onConflict((conflict) => conflict.columns(['import_id', 'position']).doUpdateSet({ content }))
    .execute();
}

/** How many bytes have come, and how many pieces would be too many or are missing before the last. */
export async function measurePieces(db: Db, id: number): Promise<{ bytes: number; gaps: number }> {
  const row = await db
    .selectFrom('catalogue_import_piece')
    .where('import_id', '=', id)
    .select([
      sql<number>`coalesce(sum(length(content)), 0)::float8`.as('bytes'),
      sql<number>`(coalesce(max(position), -1) + 1 - count(*))::int`.as('gaps'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

export const findPiece = (db: Db, id: number, position: number) =>
  db
    .selectFrom('catalogue_import_piece')
    .where('import_id', '=', id)
    .where('position', '=', position)
    .select('content')
    .executeTakeFirst();

export const deletePieces = (db: Db, id: number) =>
  db.deleteFrom('catalogue_import_piece').where('import_id', '=', id).execute();

const ROWS_AT_ONCE = 1_000;

async function inBatches<T>(rows: readonly T[], insert: (batch: readonly T[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await insert(rows.slice(from, from + ROWS_AT_ONCE));
}

/** Replaces the report and the difference of an import. */
export async function saveReport(
  tx: Db,
  id: number,
  problems: readonly Omit<InsertObject<Tables, 'catalogue_import_problem'>, 'import_id' | 'position'>[],
  parts: readonly Omit<InsertObject<Tables, 'catalogue_import_part'>, 'import_id' | 'position'>[],
): Promise<void> {
  await tx.deleteFrom('catalogue_import_problem').where('import_id', '=', id).execute();
  await tx.deleteFrom('catalogue_import_part').where('import_id', '=', id).execute();
  const numbered = <T extends object>(rows: readonly T[]) =>
    rows.map((row, position) => ({ ...row, import_id: id, position }));
  await inBatches(numbered(problems), (batch) =>
    tx.insertInto('catalogue_import_problem').values(batch).execute(),
  );
  await inBatches(numbered(parts), (batch) => tx.insertInto('catalogue_import_part').values(batch).execute());
}

export const findProblemFiles = async (db: Db, id: number): Promise<{ file: string; count: number }[]> =>
  db
    .selectFrom('catalogue_import_problem')
    .where('import_id', '=', id)
    .groupBy('file')
    .select(['file', sql<number>`count(*)::int`.as('count')])
    .orderBy(sql`min(position)`)
    .execute();

interface PageOf {
  readonly after: number;
  readonly limit: number;
}

export const findProblems = (
  db: Db,
  id: number,
  { file, severity }: Omit<CatalogueProblemFilter, 'text'>,
  { after, limit }: { readonly after: number; readonly limit?: number },
) =>
  db
    .selectFrom('catalogue_import_problem')
    .where('import_id', '=', id)
    .where('position', '>', after)
    .$if(file !== undefined, (query) => query.where('file', '=', file ?? ''))
    .$if(severity !== undefined, (query) => query.where('severity', '=', severity ?? 'error'))
    .select(['position', 'file', 'row', 'severity', 'reason', 'code', 'params'])
    .orderBy('position')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();

export const findParts = (
  db: Db,
  id: number,
  { kind, change }: { readonly kind: DifferenceKind; readonly change: number | undefined },
  { after, limit }: PageOf,
) =>
  db
    .selectFrom('catalogue_import_part')
    .where('import_id', '=', id)
    .where('kind', '=', kind)
    .where('position', '>', after)
    .$if(change !== undefined, (query) => query.where('price_change', '>', change ?? 0))
    .select(columns.catalogue_import_part)
    .orderBy('position')
    .limit(limit)
    .execute();

const GIVEN_UP: readonly ImportState[] = ['uploading', 'checked', 'failed'];
const FILE_DAYS = 7;
const REPORT_DAYS = 180;

/** Gives up imports that nobody has gone on with, and forgets old reports. */
export async function purgeCatalogueImports(db: Db): Promise<void> {
  await db
    .updateTable('catalogue_import')
    .set({ state: 'cancelled', finished_at: sql<Date>`now()` })
    .where('state', 'in', [...GIVEN_UP])
    .where('changed_at', '<', sql<Date>`now() - make_interval(days => ${FILE_DAYS})`)
    .execute();
  await sql`
    delete from catalogue_import_piece p using catalogue_import i
    where i.id = p.import_id and i.state in ('refused', 'loaded', 'cancelled')`.execute(db);
  await db
    .deleteFrom('catalogue_import')
    .where('finished_at', '<', sql<Date>`now() - make_interval(days => ${REPORT_DAYS})`)
    .execute();
}

/** More are not shown. */
const MOST_VERSIONS = 60;

export const findWarehouseCodes = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('warehouse').select('code').orderBy('position').orderBy('id').execute()).map(
    ({ code }) => code,
  );

export const findVersions = (db: Db) =>
  db
    .selectFrom('catalogue_version as v')
    .select([
      'v.number',
      'v.name',
      'v.imported_at',
      'v.loaded_by',
      'v.row_count',
      'v.part_count',
      'v.restores',
    ])
    .select([
      sql<string>`v.issued::text`.as('issued'),
      sql<boolean>`exists (select from pg_namespace n
        where n.nspname = 'catalogue_v' || coalesce(v.restores, v.number))`.as('is_kept'),
    ])
    .orderBy('v.number', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
