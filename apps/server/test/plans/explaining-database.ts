import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../src/db/database.ts';
import type { Tables } from '../../src/db/tables.ts';
import { parameterLiteral } from './parameter-literal.ts';

/** Settings of the planner as another PostgreSQL has them. */
export interface PlannerSettings {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
}

export interface Explained {
  readonly settings: string;
  readonly text: string;
  /** The root of the plan, as EXPLAIN (ANALYZE, FORMAT JSON) describes it. */
  readonly plan: unknown;
  /** How many rows of which table were read without an index, by triggers and foreign keys too. */
  readonly readInOrder: ReadonlyMap<string, number>;
  /** Set where there is no plan although the statement itself has worked. */
  readonly failure?: unknown;
}

type Row = Readonly<Record<string, unknown>>;

const EXPLAINABLE = /^\s*(?:select|with|insert|update|delete|merge)\b/i;
const BEGINS = /^\s*(?:begin|start transaction)\b/i;
const ENDS = /^\s*(?:commit|rollback)\s*$/i;

const READ_IN_ORDER = `select relname as name, seq_tup_read::int as rows from pg_stat_xact_user_tables`;

const rowsByTable = (rows: readonly Row[]): Map<string, number> =>
  new Map(rows.map((row) => [String(row['name']), Number(row['rows'])]));

/** Explains a statement where and when it is about to be sent, and takes back what that has changed. */
class ExplainingClient {
  readonly #client: pg.PoolClient;
  readonly #variants: readonly PlannerSettings[];
  readonly #onExplained: (explained: Explained) => void;
  #inTransaction = false;

  constructor(
    client: pg.PoolClient,
    variants: readonly PlannerSettings[],
    onExplained: (explained: Explained) => void,
  ) {
    this.#client = client;
    this.#variants = variants;
    this.#onExplained = onExplained;
  }

  async query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const explained: Explained[] = [];
    if (EXPLAINABLE.test(text)) {
      for (const variant of this.#variants) explained.push(await this.#explain(text, values, variant));
    }
    const result = await this.#client.query(text, [...values]);
    // A statement that fails, as one may be meant to, has no plan and needs none.
    for (const each of explained) this.#onExplained(each);
    if (BEGINS.test(text)) this.#inTransaction = true;
    if (ENDS.test(text)) this.#inTransaction = false;
    return result;
  }

  release(): void {
    this.#client.release();
  }

  async #explain(
    text: string,
    values: readonly unknown[],
    { name, settings }: PlannerSettings,
  ): Promise<Explained> {
    const undo = this.#inTransaction
      ? 'rollback to savepoint explained; release savepoint explained'
      : 'rollback';
    const set = Object.entries(settings).map(([setting, value]) => `set local ${setting} = '${value}'`);
    try {
      const results = (await this.#client.query(
        [
          this.#inTransaction ? 'savepoint explained' : 'begin',
          ...set,
          ...explainStatements(text, values),
          undo,
        ].join(';\n'),
      )) as unknown as readonly pg.QueryResult<Row>[];
      return { settings: name, text, ...readPlan(results) };
    } catch (failure) {
      await this.#client.query(undo);
      return { settings: name, text, plan: {}, readInOrder: new Map(), failure };
    } finally {
      await this.#client.query('deallocate all');
    }
  }
}

/** PostgreSQL 15 has no EXPLAIN (GENERIC_PLAN): what a connection plans once is seen by preparing it. */
const explainStatements = (text: string, values: readonly unknown[]): string[] => [
  `prepare explained as ${text}\n`,
  READ_IN_ORDER,
  `explain (analyze, format json) execute explained ${
    values.length === 0 ? '' : `(${values.map(parameterLiteral).join(', ')})`
  }`,
  READ_IN_ORDER,
];

function readPlan(results: readonly pg.QueryResult<Row>[]): Pick<Explained, 'plan' | 'readInOrder'> {
  const [before, explained, after] = results
    .filter(({ command }) => command === 'SELECT' || command === 'EXPLAIN')
    .map(({ rows }) => rows);
  const [root] = explained?.[0]?.['QUERY PLAN'] as { readonly Plan: unknown }[];
  const known = rowsByTable(before ?? []);
  const read = [...rowsByTable(after ?? [])].map(
    ([table, rows]) => [table, rows - (known.get(table) ?? 0)] as const,
  );
  return { plan: root?.Plan, readInOrder: new Map(read.filter(([, rows]) => rows > 0)) };
}

/**
 * A database that tells the plan of each statement which it is sent, with the real parameters, on the rows that are
 * there at that moment, for each of several PostgreSQL. What our own connections set for themselves stays set.
 */
export async function explainingDatabase(
  pool: pg.Pool,
  variants: readonly PlannerSettings[],
  onExplained: (explained: Explained) => void,
): Promise<Db> {
  const { rows } = await pool.query<Row>(`select name from pg_settings where source = 'client'`);
  const ownSettings = new Set(rows.map((row) => row['name']));
  const foreign = variants.map(({ name, settings }) => ({
    name,
    settings: Object.fromEntries(Object.entries(settings).filter(([setting]) => !ownSettings.has(setting))),
  }));
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () =>
          new ExplainingClient(await pool.connect(), foreign, onExplained) as unknown as PostgresPoolClient,
        end: () => Promise.resolve(),
      },
    }),
  });
}
