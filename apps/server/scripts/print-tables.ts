/** One column of one table, as the system catalogue tells it. */
export interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly is_array: boolean;
  readonly labels: string[] | null;
  readonly required: boolean;
  readonly has_default: boolean;
  readonly written_by_database: boolean;
  readonly comment: string | null;
}

export interface Check {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly definition: string;
}

export const READ_COLUMNS = `
  select n.nspname as schema, c.relname as table, a.attname as column,
    coalesce(base.typname, element.typname, t.typname) as type,
    element.oid is not null as is_array,
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e
      where e.enumtypid = coalesce(element.oid, t.oid)) as labels,
    a.attnotnull as required,
    a.atthasdef or a.attidentity <> '' as has_default,
    a.attgenerated <> '' or a.attidentity = 'a' as written_by_database,
    col_description(c.oid, a.attnum) as comment
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
  left join pg_type base on base.oid = t.typbasetype
  where c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema', 'graphile_worker') and n.nspname not like 'pg_%'
  order by n.nspname, c.relname, a.attnum`;

export const READ_CHECKS = `
  select n.nspname as schema, c.relname as table, a.attname as column,
    pg_get_constraintdef(k.oid) as definition
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
  where k.contype = 'c'`;

interface ColumnTypes {
  readonly select: string;
  /** Where what may be written is wider than what is read. */
  readonly write?: string;
}

const TYPES: Readonly<Record<string, ColumnTypes>> = {
  bool: { select: 'boolean' },
  bytea: { select: 'Buffer' },
  date: { select: 'string' },
  float4: { select: 'number' },
  float8: { select: 'number' },
  int2: { select: 'number' },
  int4: { select: 'number' },
  int8: { select: 'number' },
  // The driver would send an array as a PostgreSQL array, so JSON is written as text.
  json: { select: 'unknown', write: 'string' },
  jsonb: { select: 'unknown', write: 'string' },
  numeric: { select: 'string', write: 'string | number' },
  timestamptz: { select: 'Date', write: 'Date | string' },
};

const TEXT: ColumnTypes = { select: 'string' };

const quoted = (label: string) => `'${label.replaceAll("'", "\\'")}'`;

/** The values of a check like `status in ('open', 'closed')`, which PostgreSQL writes as = ANY (ARRAY[…]). */
function valuesOf(check: Check | undefined, column: string): string[] | null {
  const list = new RegExp(
    `^CHECK \\(\\(\\(?"?${column}"?\\)?(?:::text)? = ANY \\((?:\\()?ARRAY\\[(.*?)\\]`,
  ).exec(check?.definition ?? '')?.[1];
  return list === undefined
    ? null
    : [...list.matchAll(/'((?:[^']|'')*)'::/g)].map(([, value]) => value ?? '');
}

function typesOf(column: Column, check: Check | undefined): ColumnTypes {
  const labels = column.labels ?? valuesOf(check, column.column);
  const types = labels === null ? (TYPES[column.type] ?? TEXT) : { select: labels.map(quoted).join(' | ') };
  if (!column.is_array) return types;
  return { select: `(${types.select})[]`, ...(types.write ? { write: `(${types.write})[]` } : {}) };
}

function printColumn(column: Column, check: Check | undefined): string {
  const { select, write } = typesOf(column, check);
  const nullable = column.required || select === 'unknown' ? '' : ' | null';
  const read = `${select}${nullable}`;
  const written = `${write ?? select}${column.required ? '' : ' | null'}`;
  const comment = column.comment === null ? '' : `/** ${column.comment} */\n`;
  const type = column.written_by_database
    ? `GeneratedAlways<${read}>`
    : write !== undefined
      ? `ColumnType<${read}, ${written}${column.has_default ? ' | undefined' : ''}, ${written}>`
      : column.has_default
        ? `Generated<${read}>`
        : read;
  return `${comment}${column.column}: ${type};`;
}

const pascalCase = (name: string) =>
  name.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function groupByTable(columns: readonly Column[]): Map<string, Column[]> {
  const tables = new Map<string, Column[]>();
  for (const column of columns) {
    const key = column.schema === 'public' ? column.table : `${column.schema}.${column.table}`;
    tables.set(key, [...(tables.get(key) ?? []), column]);
  }
  return tables;
}

/** The module with one interface for each table, the map of them all, and the names of their columns. */
export function printTables(columns: readonly Column[], checks: readonly Check[]): string {
  const tables = groupByTable(columns);
  const checkOf = ({ schema, table, column }: Column) =>
    checks.find(
      (c) => c.schema === schema && c.table === table && c.column === column && valuesOf(c, column),
    );
  const typeName = (key: string) => `${pascalCase(key.replace('.', '_'))}Table`;
  const bodies = [...tables].map(([key, own]) => {
    const lines = own.map((column) => printColumn(column, checkOf(column)));
    return `export interface ${typeName(key)} {\n${lines.join('\n')}\n}`;
  });
  const map = [...tables.keys()].map((key) => `'${key}': ${typeName(key)};`);
  const names = [...tables].map(
    ([key, own]) => `'${key}': [${own.map(({ column }) => quoted(column)).join(', ')}],`,
  );
  const body = [
    ...bodies,
    `export interface Tables {\n${map.join('\n')}\n}`,
    '/** To be named instead of `*`, whose meaning changes under a running server when a column is added. */\n' +
      `export const columns = {\n${names.join('\n')}\n} as const;`,
  ].join('\n\n');
  const imports = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) => body.includes(`${name}<`));
  return [
    '// Made from the migrated database by `npm run generate`; do not edit.',
    ...(imports.length > 0 ? [`import type { ${imports.join(', ')} } from 'kysely';`] : []),
    '',
    body,
    '',
  ].join('\n');
}
