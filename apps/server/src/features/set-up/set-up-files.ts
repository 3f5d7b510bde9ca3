import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { SetUpRow } from './set-up-tables.ts';

/** A picture with the name of its file, which the rows refer to. */
export interface SetUpPicture {
  readonly file: string;
  readonly sha256: string;
  readonly contentType: string;
  readonly isGzipped: boolean;
  readonly bytes: Buffer;
}

/** What makes a shop this dealer's: rows by table, and their pictures. */
export interface SetUp {
  readonly tables: Readonly<Record<string, readonly SetUpRow[]>>;
  readonly pictures: readonly SetUpPicture[];
}

const FORMAT = 'partsboard-set-up-1';
const MAIN_FILE = 'set-up.json';
const PICTURES = 'pictures';

/** Writes a folder that a person can read and compare: one JSON file, and the pictures beside it. */
export async function writeSetUp(folder: string, { tables, pictures }: SetUp): Promise<void> {
  await mkdir(join(folder, PICTURES), { recursive: true });
  for (const { file, bytes } of pictures) await writeFile(join(folder, PICTURES, file), bytes);
  const index = pictures.map(({ file, sha256, contentType, isGzipped }) => ({
    file,
    sha256,
    contentType,
    isGzipped,
  }));
  await writeFile(
    join(folder, MAIN_FILE),
    `${JSON.stringify({ format: FORMAT, pictures: index, tables }, null, 2)}\n`,
  );
}

const isObject = (value: unknown): value is SetUpRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRows = (value: unknown): value is SetUpRow[] => Array.isArray(value) && value.every(isObject);

const wrongFile = () => new DomainError('invalid-request', { title: (t) => t.setUp.wrongFile });

async function readMainFile(folder: string): Promise<SetUpRow> {
  try {
    const content: unknown = JSON.parse(await readFile(join(folder, MAIN_FILE), 'utf8'));
    if (isObject(content) && content['format'] === FORMAT) return content;
  } catch (error) {
    if (!(error instanceof SyntaxError || (error instanceof Error && 'code' in error))) throw error;
  }
  throw wrongFile();
}

export async function readSetUp(folder: string): Promise<SetUp> {
  const content = await readMainFile(folder);
  const { tables, pictures } = content;
  if (!isObject(tables) || !isRows(pictures)) throw wrongFile();
  const rows = Object.entries(tables).map(([name, value]) => {
    if (!isRows(value)) throw wrongFile();
    return [name, value] as const;
  });
  return {
    tables: Object.fromEntries(rows),
    pictures: await Promise.all(pictures.map((picture) => readPicture(folder, picture))),
  };
}

async function readPicture(folder: string, picture: SetUpRow): Promise<SetUpPicture> {
  const { file, sha256, contentType, isGzipped } = picture;
  if (
    typeof file !== 'string' ||
    !/^[\w.-]+$/.test(file) ||
    typeof sha256 !== 'string' ||
    typeof contentType !== 'string'
  )
    throw wrongFile();
  const bytes = await readFile(join(folder, PICTURES, file));
  return { file, sha256, contentType, isGzipped: isGzipped === true, bytes };
}
