import type { Db } from '../../db/database.ts';
import type { SetUp, SetUpPicture } from './set-up-files.ts';
import { findPictures, findRows } from './set-up.repository.ts';
import { OWN_COLUMNS, setUpTables, type SetUpRow } from './set-up-tables.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Replaces ids by keys; a list of them by a list. */
const toKeys = (value: unknown, keys: ReadonlyMap<number, string>): unknown =>
  Array.isArray(value)
    ? value.map((id) => toKeys(id, keys))
    : isNumber(value)
      ? (keys.get(value) ?? null)
      : value;

async function readPictures(
  db: Db,
  ids: readonly number[],
): Promise<(SetUpPicture & { readonly id: number })[]> {
  const rows = await findPictures(db, ids);
  return rows.map(({ id, sha256, content_type, bytes, is_gzipped }) => {
    const hash = sha256.toString('hex');
    const ending = `${EXTENSIONS[content_type] ?? 'bin'}${is_gzipped ? '.gz' : ''}`;
    return {
      id,
      file: `${hash.slice(0, 16)}.${ending}`,
      sha256: hash,
      contentType: content_type,
      isGzipped: is_gzipped,
      bytes,
    };
  });
}

const pictureColumns = setUpTables.flatMap(({ name, references = {} }) =>
  Object.entries(references).flatMap(([column, target]) => (target === 'picture' ? [{ name, column }] : [])),
);

/** The set-up as it is now, without ids: another system has others. */
export async function exportSetUp(db: Db): Promise<SetUp> {
  const stored = new Map<string, SetUpRow[]>();
  for (const { name } of setUpTables) stored.set(name, await findRows(db, name));
  const pictureIds = pictureColumns.flatMap(({ name, column }) =>
    (stored.get(name) ?? []).map((row) => row[column]).filter(isNumber),
  );
  const pictures = await readPictures(db, pictureIds);
  const keys = new Map([['picture', new Map(pictures.map(({ id, file }) => [id, file]))]]);
  const tables: Record<string, SetUpRow[]> = {};
  for (const { name, keyOf, id, references = {} } of setUpTables) {
    const rows = (stored.get(name) ?? []).map((row) => {
      const readable = Object.entries(row).map(([column, value]) => {
        const target = references[column];
        return [column, target === undefined ? value : toKeys(value, keys.get(target) ?? new Map())] as const;
      });
      return { row: Object.fromEntries(readable), id: row['id'] };
    });
    if (id) keys.set(name, new Map(rows.map((each) => [Number(each.id), keyOf(each.row)])));
    tables[name] = rows.map(({ row }) => withoutOwnColumns(row));
  }
  return { tables, pictures };
}

const withoutOwnColumns = (row: SetUpRow): SetUpRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !OWN_COLUMNS.includes(column)));
