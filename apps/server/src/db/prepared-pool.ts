import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { codeOf } from '@partsboard/private-postgres/error-code';
import { StatementNames } from './statement-names.ts';

/** Each prepared statement holds memory in its PostgreSQL backend until the connection ends. */
const STATEMENTS_PER_CONNECTION = 300;

/**
 * The plan or the statement is gone at the server, perhaps since a newer server has migrated the tables. Sent without
 * its name a statement is planned again, and a fresh connection has neither problem.
 */
const STALE_STATEMENT = new Set<unknown>(['0A000', '26000']);

export const isStaleStatement = (error: unknown): boolean => STALE_STATEMENT.has(codeOf(error));

/** A pool of connections, or a choice among several. */
export interface ConnectionSource {
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

/** The driver gives it no code. */
const isQueryTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** Sends Kysely's statements as named prepared statements over one connection of the pool. */
class PreparedClient {
  readonly #names: StatementNames;
  readonly #client: pg.PoolClient;
  readonly #limit: { readonly query_timeout?: number };
  readonly #prepared = new Set<string>();
  #stale = false;
  /** What a statement failed with that got no answer: those that follow it on this connection would get none either. */
  #timeout: Error | undefined;

  constructor(names: StatementNames, client: pg.PoolClient, timeLimit: number | undefined) {
    this.#names = names;
    this.#client = client;
    this.#limit = timeLimit === undefined ? {} : { query_timeout: timeLimit };
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (this.#timeout !== undefined) throw this.#timeout;
    try {
      return await this.#send(text, values);
    } catch (error) {
      if (isQueryTimeout(error)) this.#timeout = error;
      throw error;
    }
  }

  async #send(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const statement = { text, values, ...this.#limit };
    const name = this.#names.nameFor(text);
    if (name === undefined) return this.#client.query(statement);
    this.#prepared.add(name);
    try {
      return await this.#client.query({ name, ...statement });
    } catch (error) {
      if (!isStaleStatement(error)) throw error;
      this.#stale = true;
      // Inside a transaction the failure has undone what came before; the caller may repeat the transaction.
      if (this.#client.getTransactionStatus() !== 'I') throw error;
      return await this.#client.query(statement);
    }
  }

  release(): void {
    this.#client.release(
      this.#timeout !== undefined || this.#stale || this.#prepared.size >= STATEMENTS_PER_CONNECTION,
    );
  }
}

/**
 * The pool as Kysely sees it. A connection that has collected its fill of statements is closed when it is
 * given back, and the next one starts empty: that bounds their number without a round trip to drop them.
 * A database that has not answered a statement for `timeLimit` milliseconds is frozen, or the network to it is: the
 * statement fails and its connection is closed.
 */
export function preparedPool(pool: ConnectionSource, timeLimit: number | undefined): PostgresPool {
  const names = new StatementNames();
  const wrapped = new WeakMap<pg.PoolClient, PreparedClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const prepared = wrapped.get(client) ?? new PreparedClient(names, client, timeLimit);
      wrapped.set(client, prepared);
      // Kysely's type also has a cursor, which only its stream() needs and we do not configure.
      return prepared as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}
