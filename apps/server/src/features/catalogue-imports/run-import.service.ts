import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FiguresKind, ImportState } from '@partsboard/contract/backoffice/catalogue-imports';
import type { ImportFailure } from '@partsboard/contract/backoffice/import-steps';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../../db/database.ts';
import { codeOf } from '../../db/error-code.ts';
import {
  CatalogueBusy,
  checkCatalogue,
  DiskFull,
  importCatalogue,
  ImportCancelled,
  returnToVersion,
  SchemaChanged,
  VersionUnusable,
  type ImportOutcome,
} from '../catalogue/catalogue.service.ts';
import { readFigureFile } from '../integration/figure-files.service.ts';
import { toProblemRow } from './catalogue-imports.mapper.ts';
import * as repository from './catalogue-imports.repository.ts';
import type { ImportRow } from './catalogue-imports.repository.ts';
import { progressWriter, type ProgressWriter } from './progress-writer.ts';
import { unpackZip, ZipFault } from './unpack-zip.ts';

interface RunImportDeps {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
  /** How many catalogues besides the live one stay. */
  readonly keep: number;
}

/** What a task finds, and what it makes of it; one whose process was killed begins again. */
const RUNNING: Readonly<Partial<Record<ImportState, ImportState>>> = {
  waiting: 'checking',
  checking: 'checking',
  'load-waiting': 'loading',
  loading: 'loading',
};

const takeImport = (db: Db, id: number): Promise<ImportRow | undefined> =>
  db.transaction().execute(async (tx) => {
    const row = await repository.lockImport(tx, id);
    const state = row && RUNNING[row.state];
    if (row === undefined || state === undefined) return undefined;
    await repository.updateImport(tx, id, { state, step: null, step_file: null, step_percent: null });
    return { ...row, state };
  });

async function* piecesOf(db: Db, id: number): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const piece = await repository.findPiece(db, id, position);
    if (piece === undefined) return;
    yield piece.content;
  }
}

/** Hands the file that was sent out, in a folder that is gone afterwards. */
async function withFile<T>(
  db: Db,
  id: number,
  name: string,
  work: (path: string, place: string) => Promise<T>,
): Promise<T> {
  const place = await mkdtemp(join(tmpdir(), 'partsboard-import-'));
  try {
    const path = join(place, name);
    await pipeline(Readable.from(piecesOf(db, id)), createWriteStream(path));
    return await work(path, place);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Hands the files of a catalogue out. */
const withFolder = <T>(
  db: Db,
  id: number,
  progress: ProgressWriter,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  progress.step('unpacking');
  return withFile(db, id, 'catalogue.zip', async (zip, place) => {
    const folder = join(place, 'catalogue');
    await mkdir(folder);
    await unpackZip(zip, folder);
    await rm(zip);
    return work(folder);
  });
};

async function saveOutcome(db: Db, id: number, outcome: ImportOutcome): Promise<void> {
  const { problems, notes, difference, files } = outcome;
  const isRefused = outcome.problemCount > 0;
  await db.transaction().execute(async (tx) => {
    await repository.saveReport(
      tx,
      id,
      [
        ...problems.map((problem) => toProblemRow(problem, 'error')),
        ...notes.map((note) => toProblemRow(note, 'note')),
      ],
      difference?.parts ?? [],
    );
    await repository.updateImport(tx, id, {
      state: isRefused ? 'refused' : 'checked',
      finished_at: isRefused ? new Date() : null,
      catalogue_name: outcome.name ?? null,
      issued: outcome.issued ?? null,
      row_count: files.reduce((sum, { rows }) => sum + rows, 0),
      problem_count: outcome.problemCount,
      note_count: outcome.noteCount,
      parts_new: difference?.counts.new ?? null,
      parts_gone: difference?.counts.gone ?? null,
      parts_changed: difference?.counts.changed ?? null,
      prices_changed: difference?.counts.price ?? null,
    });
    if (isRefused) await repository.deletePieces(tx, id);
  });
}

/** Checks prices or stock alone, or sets them. */
const runFigures = (db: Db, row: ImportRow, kind: FiguresKind, progress: ProgressWriter): Promise<void> =>
  withFile(db, row.id, `${kind}.csv`, async (path) => {
    const { outcome, load } = await readFigureFile(db, kind, path, progress);
    if (row.state === 'checking' || outcome.problemCount > 0) return saveOutcome(db, row.id, outcome);
    if (progress.signal.aborted) throw new ImportCancelled('The import was cancelled');
    progress.step('changes');
    const sender = {
      staffId: row.staff_id,
      staffName: row.staff_name,
      importId: row.id,
      fileName: row.file_name,
    };
    await load(db, sender, async (tx) => {
      await repository.updateImport(tx, row.id, { state: 'loaded', finished_at: new Date() });
      await repository.deletePieces(tx, row.id);
    });
  });

async function run({ db, pool, keep }: RunImportDeps, row: ImportRow, progress: ProgressWriter) {
  const { id, state, target_version: target } = row;
  const options = {
    signal: progress.signal,
    loadedBy: row.staff_name,
    keep,
    // In the transaction of the switch: a task that is run again must find what was done.
    onLoaded: async (client: pg.ClientBase, version: number) => {
      await client.query(
        `update catalogue_import set state = 'loaded', version = $2, finished_at = now() where id = $1`,
        [id, version],
      );
    },
  };
  if (row.kind === 'prices' || row.kind === 'stock') await runFigures(db, row, row.kind, progress);
  else if (target !== null) await returnToVersion(pool, target, progress, options);
  else if (state === 'checking')
    await withFolder(db, id, progress, async (folder) =>
      saveOutcome(db, id, await checkCatalogue(pool, folder, progress, options)),
    );
  else
    await withFolder(db, id, progress, async (folder) => {
      const outcome = await importCatalogue(pool, folder, progress, options);
      // The shop has changed since the check, for example a warehouse is gone.
      if (outcome.version === undefined) await saveOutcome(db, id, outcome);
      else await repository.deletePieces(db, id);
    });
}

function failureOf(error: unknown): ImportFailure {
  if (error instanceof ZipFault) return error.failure;
  if (error instanceof DiskFull || codeOf(error) === 'ENOSPC') return 'disk-full';
  if (error instanceof SchemaChanged) return 'tables-changed';
  if (error instanceof VersionUnusable) return 'version-gone';
  return 'unexpected';
}

async function end({ db, log }: RunImportDeps, row: ImportRow, error: unknown, isCancelled: boolean) {
  // Another import or export holds the catalogue: the queue tries again.
  if (error instanceof CatalogueBusy && !isCancelled) throw error;
  const failure = failureOf(error);
  if (!isCancelled && failure === 'unexpected') log.error({ err: error, importId: row.id }, 'Import failed');
  await repository.updateImport(db, row.id, {
    state: isCancelled ? 'cancelled' : 'failed',
    failure: isCancelled ? null : failure,
    finished_at: new Date(),
  });
  if (isCancelled) await repository.deletePieces(db, row.id);
}

/** Checks or loads what was sent, or returns to a version: whatever the import waits for. */
export async function runCatalogueImport(deps: RunImportDeps, importId: number): Promise<void> {
  const row = await takeImport(deps.db, importId);
  if (row === undefined) return;
  const progress = progressWriter(deps.db, importId);
  try {
    if (row.is_cancelled) throw new ImportCancelled('The import was cancelled');
    await run(deps, row, progress);
  } catch (error) {
    await progress.stop();
    const isCancelled = error instanceof ImportCancelled || progress.signal.aborted;
    const now = await repository.findImport(deps.db, importId);
    // What is live cannot be cancelled any more, and tidying up afterwards is not worth a failure.
    if (now?.state === 'loaded') deps.log.warn({ err: error, importId }, 'Tidying up after an import failed');
    else await end(deps, row, error, isCancelled);
  } finally {
    await progress.stop();
  }
}
