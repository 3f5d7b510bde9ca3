import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { adoptTopics } from '../content/pages.service.ts';
import type { SetUp, SetUpPicture } from './set-up-files.ts';
import {
  deleteOthers,
  deleteRows,
  findColumns,
  findRows,
  nextIds,
  savePictures,
  saveRows,
} from './set-up.repository.ts';
import { setUpTables, topicKey, type SetUpRow, type SetUpTable } from './set-up-tables.ts';

type IdsByKey = ReadonlyMap<string, number>;

/** The id of a key; a list of them for a list. Refuses a key that nothing has. */
function toIds(value: unknown, ids: IdsByKey): unknown {
  if (Array.isArray(value)) return value.map((key) => toIds(key, ids));
  if (value === null || value === undefined) return null;
  const id = typeof value === 'string' ? ids.get(value) : undefined;
  if (id === undefined)
    throw new DomainError('invalid-request', { title: (t) => t.setUp.unknownKey(JSON.stringify(value)) });
  return id;
}

async function importPictures(tx: Db, pictures: readonly SetUpPicture[]): Promise<IdsByKey> {
  const ids = await savePictures(
    tx,
    pictures.map(({ sha256, contentType, bytes, isGzipped }) => ({
      sha256: Buffer.from(sha256, 'hex'),
      content_type: contentType,
      bytes,
      is_gzipped: isGzipped,
    })),
  );
  return new Map(pictures.map(({ file }, index) => [file, ids[index] ?? 0]));
}

/** The keys of the rows that this database has already, made of what they refer to by key. */
async function findKnown(tx: Db, table: SetUpTable, keysOf: (row: SetUpRow) => SetUpRow): Promise<IdsByKey> {
  const rows = await findRows(tx, table.name);
  return new Map(rows.map((row) => [table.keyOf(keysOf(row)), Number(row['id'])]));
}

const inverse = (ids: IdsByKey): ReadonlyMap<number, string> =>
  new Map([...ids].map(([key, id]) => [id, key]));

/** Writes the rows of one table; returns the ids of all its rows by their keys. */
async function importTable(
  tx: Db,
  table: SetUpTable,
  rows: readonly SetUpRow[],
  idsOf: ReadonlyMap<string, IdsByKey>,
): Promise<IdsByKey> {
  const { name, id, primaryKey = ['id'], references = {}, isWhole = false } = table;
  const existing = await findColumns(tx, name);
  const columns = Object.keys(rows[0] ?? {}).filter((column) => existing.has(column));
  const resolved = rows.map((row) =>
    Object.fromEntries(
      columns.map((column) => {
        const target = references[column];
        return [column, target ? toIds(row[column], idsOf.get(target) ?? new Map()) : row[column]] as const;
      }),
    ),
  );
  if (id === undefined) {
    const [owner = ''] = primaryKey;
    if (isWhole)
      await deleteRows(
        tx,
        name,
        owner,
        resolved.map((row) => Number(row[owner])),
      );
    if (rows.length > 0) await saveRows(tx, name, primaryKey, columns, resolved);
    return new Map();
  }
  const keysOf = (row: SetUpRow): SetUpRow => ({
    ...row,
    ...Object.fromEntries(
      Object.entries(references).map(([column, target]) => {
        const value = row[column];
        return [
          column,
          typeof value === 'number' ? inverse(idsOf.get(target) ?? new Map()).get(value) : value,
        ];
      }),
    ),
  });
  const known = await findKnown(tx, table, keysOf);
  const added = rows.map(table.keyOf).filter((key) => !known.has(key));
  const fresh = await nextIds(tx, name, added.length);
  const ids = new Map([...known, ...added.map((key, index) => [key, fresh[index] ?? 0] as const)]);
  const numbered = resolved.map((row, index) => ({ ...row, id: ids.get(table.keyOf(rows[index] ?? {})) }));
  if (rows.length > 0) await saveRows(tx, name, ['id'], ['id', ...columns], numbered);
  return ids;
}

/** Removes what the files do not have of the stores that they name. */
async function removeOthers(tx: Db, tables: SetUp['tables'], idsOf: ReadonlyMap<string, IdsByKey>) {
  const idsIn = ({ name, keyOf }: SetUpTable) =>
    (tables[name] ?? []).flatMap((row) => idsOf.get(name)?.get(keyOf(row)) ?? []);
  const stores = setUpTables.filter(({ name }) => name === 'store').flatMap(idsIn);
  for (const table of setUpTables)
    if (table.isWholeByStore === true) await deleteOthers(tx, table.name, stores, idsIn(table));
}

/** Makes this shop a copy of another one's set-up, whole or not at all. What the files do not name stays. */
export const importSetUp = (db: Db, { tables, pictures }: SetUp): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const idsOf = new Map([['picture', await importPictures(tx, pictures)]]);
    for (const table of setUpTables) {
      idsOf.set(table.name, await importTable(tx, table, tables[table.name] ?? [], idsOf));
    }
    await removeOthers(tx, tables, idsOf);
    // The pages that the shop shows have changed: editing goes on from them.
    const topics = (tables['topic'] ?? []).map(topicKey);
    await deleteRows(
      tx,
      'page',
      'topic_id',
      topics.flatMap((key) => idsOf.get('topic')?.get(key) ?? []),
    );
    await adoptTopics(tx);
    await writeAudit(
      tx,
      { staffId: null, staffName: 'npm run setup', address: null, requestId: null },
      {
        action: 'store.import-set-up',
        record: { type: 'store', id: idsOf.get('store')?.get('default') ?? 0, name: '' },
      },
    );
  });
