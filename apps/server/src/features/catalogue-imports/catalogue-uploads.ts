import {
  CATALOGUE_PIECE_BYTES,
  MAX_FIGURES_BYTES,
  type ImportState,
  type NewCatalogueImport,
} from '@partsboard/contract/backoffice/catalogue-imports';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { codeOf, DISK_FULL } from '../../db/error-code.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { readBase64 } from '../../http/validation/read-base64.ts';
import { writeAudit } from '../audit/audit.service.ts';
import * as repository from './catalogue-imports.repository.ts';
import type { ImportRow } from './catalogue-imports.repository.ts';
import { addImportTask } from './import-task.service.ts';

export function beginImport(
  db: Db,
  { kind = 'upload', fileName, bytes }: NewCatalogueImport,
  audit: AuditContext,
) {
  if (kind !== 'upload' && bytes > MAX_FIGURES_BYTES)
    throw fieldError('bytes', (t) => t.catalogueImports.figuresTooLarge);
  return db.transaction().execute(async (tx) => {
    const id = await repository.insertImport(tx, {
      kind,
      state: 'uploading',
      file_name: fileName.trim(),
      bytes,
      staff_id: audit.staffId,
      staff_name: audit.staffName,
    });
    await writeAudit(tx, audit, {
      action: 'catalogue.upload',
      record: { type: 'catalogue', id, name: fileName.trim() },
      after: { bytes },
    });
    return { id };
  });
}

async function lockExpected(tx: Db, id: number, states: readonly ImportState[]): Promise<ImportRow> {
  const row = await repository.lockImport(tx, id);
  if (row === undefined)
    throw new DomainError('not-found', { title: (t) => t.catalogueImports.unknownImport });
  if (!states.includes(row.state))
    throw new DomainError('conflict', { title: (t) => t.catalogueImports.notPossibleNow });
  return row;
}

/** A piece that comes again replaces itself. */
export async function savePiece(db: Db, id: number, position: number, base64: string): Promise<void> {
  const content = readBase64('content', base64);
  const saving = db.transaction().execute(async (tx) => {
    const { bytes } = await lockExpected(tx, id, ['uploading']);
    const expected = Math.min(CATALOGUE_PIECE_BYTES, bytes - position * CATALOGUE_PIECE_BYTES);
    if (content.length !== expected) throw fieldError('content', (t) => t.catalogueImports.wrongPiece);
    await repository.savePiece(tx, id, position, content);
  });
  await saving.catch((cause: unknown) => {
    // Of everything that is sent, this is what fills a disk; trying again would not help.
    if (codeOf(cause) !== DISK_FULL) throw cause;
    throw new DomainError('conflict', { title: (t) => t.catalogueImports.diskFull, cause });
  });
}

export const startCheck = (db: Db, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const row = await lockExpected(tx, id, ['uploading', 'failed']);
    const { bytes, gaps } = await repository.measurePieces(tx, id);
    if (row.kind === 'return' || gaps > 0 || bytes !== row.bytes)
      throw new DomainError('conflict', { title: (t) => t.catalogueImports.notWhole });
    await repository.updateImport(tx, id, { state: 'waiting', failure: null, finished_at: null });
    await addImportTask(tx, id);
  });

export const startLoad = (db: Db, id: number, audit: AuditContext): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const row = await lockExpected(tx, id, ['checked']);
    await repository.updateImport(tx, id, { state: 'load-waiting' });
    await addImportTask(tx, id);
    await writeAudit(tx, audit, {
      action: 'catalogue.load',
      record: { type: 'catalogue', id, name: row.catalogue_name ?? row.file_name },
      after: { rows: row.row_count },
    });
  });

const RUNNING: readonly ImportState[] = ['checking', 'loading'];

/** What runs is told to end; what waits is over at once. */
export const cancelImport = (db: Db, id: number, audit: AuditContext): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const row = await lockExpected(tx, id, [
      ...['uploading', 'waiting', 'checked', 'load-waiting', 'failed'],
      ...RUNNING,
    ] as ImportState[]);
    if (RUNNING.includes(row.state)) await repository.updateImport(tx, id, { is_cancelled: true });
    else {
      await repository.updateImport(tx, id, {
        state: 'cancelled',
        is_cancelled: true,
        finished_at: new Date(),
      });
      await repository.deletePieces(tx, id);
    }
    await writeAudit(tx, audit, {
      action: 'catalogue.cancel',
      record: { type: 'catalogue', id, name: row.catalogue_name ?? row.file_name },
    });
  });

/** Puts a catalogue back that was live before, as a task: a million parts may change. */
export const startReturn = (db: Db, number: number, audit: AuditContext): Promise<{ id: number }> =>
  db.transaction().execute(async (tx) => {
    const versions = await repository.findVersions(tx);
    const version = versions.find((row) => row.number === number);
    if (version?.is_kept !== true)
      throw new DomainError('conflict', { title: (t) => t.catalogueImports.versionGone });
    const target = version.restores ?? version.number;
    const id = await repository.insertImport(tx, {
      kind: 'return',
      state: 'load-waiting',
      file_name: '',
      bytes: 0,
      staff_id: audit.staffId,
      staff_name: audit.staffName,
      catalogue_name: version.name,
      issued: version.issued,
      row_count: version.row_count,
      target_version: target,
    });
    await addImportTask(tx, id);
    await writeAudit(tx, audit, {
      action: 'catalogue.return',
      record: { type: 'catalogue', id, name: version.name },
      after: { version: target },
    });
    return { id };
  });
