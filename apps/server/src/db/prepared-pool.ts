import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { codeOf } from '../error-code.ts';
import { StatementNames } from './statement-names.ts';

/** Each prepared statement holds memory in its PostgreSQL backend until the connection ends. */
const STATEMENTS_PER_CONNECTION = 300;

/**
 * The plan or the statement is gone at the server, perhaps since a newer server has migrated the tables. Sent without
 * its name a statement is planned anew, and a fresh connection has neither problem.
 */
const STALE_STATEMENT = new Set<unknown>(['0A000', '26000']);

export const isStaleStatement = (error: unknown): boolean => STALE_STATEMENT.has(codeOf(error));

/** A pool of connections, or a choice among several. */
export interface ConnectionSource {
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

/** Sends Kysely's statements as named prepared statements over one connection of the pool. */
class PreparedClient {
  readonly #names: StatementNames;
  readonly #client: pg.PoolClient;
  readonly #prepared = new Set<string>();
  #stale = false;

  constructor(names: StatementNames, client: pg.PoolClient) {
    this.#names = names;
    this.#client = client;
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = this.#names.nameFor(text);
    if (name === undefined) return this.#client.query(text, values);
    this.#prepared.add(name);
    try {
      return await this.#client.query({ name, text, values });
    } catch (error) {
      if (!isStaleStatement(error)) throw error;
      this.#stale = true;
      // Inside a transaction the failure has undone what came before; whoever began it may begin it again.
      if (this.#client.getTransactionStatus() !== 'I') throw error;
      return await this.#client.query(text, values);
    }
  }

  release(): void {
    this.#client.release(this.#stale || this.#prepared.size >= STATEMENTS_PER_CONNECTION);
  }
}

/**
 * The pool as Kysely sees it. A connection that has collected its fill of statements is closed when it is
 * given back, and the next one starts empty: that bounds their number without a round trip to drop them.
 */
export function preparedPool(pool: ConnectionSource): PostgresPool {
  const names = new StatementNames();
  const wrapped = new WeakMap<pg.PoolClient, PreparedClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const prepared = wrapped.get(client) ?? new PreparedClient(names, client);
      wrapped.set(client, prepared);
      // Kysely's type also knows a cursor, which only its stream() asks for and we do not configure.
      return prepared as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}
