import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import QueryStream from 'pg-query-stream';
import { codeOf } from '../../../db/error-code.ts';
import { DiskFull } from '../catalogue-failures.ts';
import { headerOf } from '../format/file-format.ts';
import type { ImportProgress } from '../import/progress.ts';
import type { ExportQuery } from './export-columns.ts';
import { exportQueries } from './export-queries.ts';
import { TYPE_SET_TEXTS } from './type-set-texts.ts';

const decompress = promisify(gunzip);

export interface ExportedFile {
  readonly file: string;
  readonly rows: number;
}

/** Printed at the terminal without a stack trace. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused';
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new ExportRefused(`The folder "${folder}" is not empty. Nothing was written.`);
  }
  await Promise.all(['drawings', 'pictures'].map((name) => mkdir(join(folder, name))));
}

/** PostgreSQL writes CSV in just the canonical form, so that the rows pass through untouched. */
async function writeFileOf(
  client: pg.ClientBase,
  folder: string,
  query: ExportQuery,
  progress: ImportProgress,
) {
  const names = Object.keys(query.file.fields);
  const columns = query.columns.map((column, index) => `${column} as "${names[index] ?? ''}"`).join(', ');
  const target = createWriteStream(join(folder, query.file.name));
  target.write(`${headerOf(query.file)}\n`);
  const source = client.query(
    copyTo(
      `copy (select ${columns} from ${query.from} order by ${query.orderBy.join(', ')}) to stdout (format csv)`,
    ),
  );
  progress.fileStarted(query.file.name, 0);
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      progress.read(0, chunk.length);
      done(null, chunk);
    },
  });
  await pipeline(source, count, target);
  return { file: query.file.name, rows: source.rowCount };
}

const IMAGES = `
  select distinct on (picture_id, split_part(i.file, '/', 1)) i.file, p.bytes, p.is_gzipped
  from catalogue.image_file i join picture p on p.id = i.picture_id
  order by picture_id, split_part(i.file, '/', 1), i.file collate "C"`;

async function writeImages(client: pg.ClientBase, folder: string): Promise<number> {
  let count = 0;
  const images: AsyncIterable<{ file: string; bytes: Buffer; is_gzipped: boolean }> = client.query(
    new QueryStream(IMAGES, [], { batchSize: 50 }),
  );
  for await (const { file, bytes, is_gzipped } of images) {
    await writeFile(join(folder, file), is_gzipped ? await decompress(bytes) : bytes);
    count += 1;
  }
  return count;
}

/** What the system says of a folder that cannot be written. */
const UNWRITABLE: ReadonlySet<unknown> = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS']);

function explained(error: unknown, folder: string): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC')
    return new DiskFull(`The disk is full. What "${folder}" holds is not the whole catalogue: delete it.`, {
      cause: error,
    });
  return UNWRITABLE.has(code)
    ? new ExportRefused(`The folder "${folder}" cannot be written: ${String(code)}.`, { cause: error })
    : error;
}

/** Writes every file in canonical form. The caller's lock prevents an import from swapping the tables meanwhile. */
export async function exportFolder(
  client: pg.ClientBase,
  folder: string,
  progress: ImportProgress,
): Promise<ExportedFile[]> {
  try {
    return await writeFolder(client, folder, progress);
  } catch (error) {
    throw explained(error, folder);
  }
}

async function writeFolder(
  client: pg.ClientBase,
  folder: string,
  progress: ImportProgress,
): Promise<ExportedFile[]> {
  await makeEmptyFolder(folder);
  await client.query(`begin isolation level repeatable read; set local work_mem = '64MB'`);
  const { rows } = await client.query('select from catalogue_version limit 1');
  if (rows.length === 0) throw new ExportRefused('There is no catalogue to export yet.');
  await client.query(TYPE_SET_TEXTS);
  await client.query('create unique index on type_set_text (id); analyze type_set_text');
  const files: ExportedFile[] = [];
  for (const query of exportQueries) files.push(await writeFileOf(client, folder, query, progress));
  progress.step('images');
  files.push({ file: 'drawings/ and pictures/', rows: await writeImages(client, folder) });
  await client.query('commit');
  return files;
}
