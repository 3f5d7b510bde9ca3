import type pg from 'pg';
import { codeOf } from '../../../db/error-code.ts';

export const LIVE = 'catalogue';
export const NEXT = 'catalogue_next';
/** Where a catalogue goes that cannot be put back: it is dropped as soon as nobody reads it. */
export const OLD = 'catalogue_old';

interface Definition {
  readonly table_name: string;
  readonly name: string;
  readonly kind: 'primary' | 'unique' | 'check' | 'foreign' | 'index';
  readonly definition: string;
}

/** A constraint or index that the new tables still lack. */
export interface PendingDefinition {
  readonly table: string;
  readonly name: string;
  readonly kind: Definition['kind'];
  readonly statement: string;
}

/** Printed at the terminal without a stack trace. */
export class SchemaChanged extends Error {
  override readonly name = 'SchemaChanged';
}

const SCHEMA_CHANGED =
  'The tables of the catalogue were changed while the import ran. Nothing was imported; start it again.';

/** Makes the new schema with the tables of the live one, bare of indexes and constraints so that loading is fast. */
export async function createNextSchema(client: pg.ClientBase): Promise<void> {
  await client.query(`create schema ${NEXT}`);
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = $1 order by tablename`,
    [LIVE],
  );
  await client.query(
    rows
      .map(
        ({ name }) =>
          `create table ${NEXT}.${name} (like ${LIVE}.${name} including defaults including storage)`,
      )
      .join(';'),
  );
}

const READ_DEFINITIONS = `
  select c.relname as table_name, k.conname as name,
    case k.contype when 'p' then 'primary' when 'u' then 'unique' when 'c' then 'check' else 'foreign' end as kind,
    pg_get_constraintdef(k.oid) as definition
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  where c.relnamespace = $1::regnamespace and k.contype in ('p', 'u', 'c', 'f')
  union all
  select c.relname, i.relname, 'index', pg_get_indexdef(x.indexrelid)
  from pg_index x
  join pg_class c on c.oid = x.indrelid
  join pg_class i on i.oid = x.indexrelid
  where c.relnamespace = $1::regnamespace
    and not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u'))
  order by table_name, name`;

/** Everything that the swap replaces: tables with their columns, triggers and statistics, constraints and indexes. */
const READ_SHAPE = `
  select concat_ws(' ', c.relname, c.relkind, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
    pg_get_expr(d.adbin, d.adrelid)) as definition
  from pg_class c
  left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and c.relkind <> 'i'
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = $1::regnamespace
  union all
  select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = $1::regnamespace and not t.tgisinternal
  union all
  select pg_get_statisticsobjdef(s.oid) from pg_statistic_ext s join pg_class c on c.oid = s.stxrelid
  where c.relnamespace = $1::regnamespace
  union all
  select index.table_name || ' ' || index.name || ' ' || index.definition
  from (${READ_DEFINITIONS}) index
  order by 1`;

/** What the tables of a schema look like, to be compared with those of another one or with themselves later. */
export async function readShape(client: pg.ClientBase, schema = LIVE): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(READ_SHAPE, [schema]);
  return rows
    .map(({ definition }) => definition.replaceAll(`${schema}.`, `${LIVE}.`))
    .toSorted()
    .join('\n');
}

/** Uniqueness first, since foreign keys need it; foreign keys last, since they need all tables. */
const ORDER: Readonly<Record<Definition['kind'], number>> = {
  primary: 0,
  unique: 1,
  index: 2,
  check: 3,
  foreign: 4,
};

function statementFor({ table_name, name, kind, definition }: Definition): string {
  if (kind === 'index') return definition.replace(` ON ${LIVE}.`, ` ON ${NEXT}.`);
  const inNext = definition.replace(`REFERENCES ${LIVE}.`, `REFERENCES ${NEXT}.`);
  return `alter table ${NEXT}.${table_name} add constraint ${name} ${inNext}`;
}

/** What the live tables have and the new ones lack, under the same names and in the order of making. */
export async function pendingDefinitions(client: pg.ClientBase): Promise<PendingDefinition[]> {
  // With an empty path PostgreSQL writes every name with its schema.
  await client.query(`set local search_path = ''`);
  const { rows } = await client.query<Definition>(READ_DEFINITIONS, [LIVE]);
  await client.query('set local search_path to default');
  return rows
    .map((row) => ({ table: row.table_name, name: row.name, kind: row.kind, statement: statementFor(row) }))
    .sort((a, b) => ORDER[a.kind] - ORDER[b.kind]);
}

/**
 * Refuses to go on if the live tables are no longer what they were, and keeps them so until the transaction ends.
 * Migrations wait for imports, but a server of an older version or a person may change a table all the same, and the
 * swap would undo that without a word.
 */
export async function lockUnchangedTables(client: pg.ClientBase, shapeBefore: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1 order by tablename',
    [LIVE],
  );
  const tables = rows.map(({ name }) => `${LIVE}.${name}`).join(', ');
  await client.query(`lock table ${tables} in row exclusive mode`);
  if ((await readShape(client)) !== shapeBefore) throw new SchemaChanged(SCHEMA_CHANGED);
}

/** Puts another schema in the live one's place; everyone else sees it when the transaction commits. */
export async function swapSchemas(client: pg.ClientBase, next: string, leavesAs: string): Promise<void> {
  await client.query(`alter schema ${LIVE} rename to ${leavesAs}; alter schema ${next} rename to ${LIVE}`);
}

const DROP_TRIES = 20;

/**
 * Removes a catalogue that is not live. Dropping its foreign keys locks the parts for an instant, so it gives way to
 * readers instead of making them queue; what stays undone is done by the next import.
 */
export async function dropSchema(client: pg.ClientBase, schema: string): Promise<boolean> {
  await client.query(`set lock_timeout = '200ms'`);
  try {
    for (let attempt = 0; attempt < DROP_TRIES; attempt += 1) {
      try {
        await client.query(`drop schema if exists ${schema} cascade`);
        return true;
      } catch (error) {
        if (codeOf(error) !== '55P03') throw error;
      }
    }
    return false;
  } finally {
    await client.query('reset lock_timeout');
  }
}
