import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { currentTracing } from '../tracing/tracing.ts';
import { currentRequestId } from './current-request.ts';
import { codeOf } from './error-code.ts';
import { noteFailedStatement } from './failed-statement.ts';
import type { DatabaseLog } from './pool.ts';
import { StatementNames } from './statement-names.ts';

/** Each prepared statement holds memory in its PostgreSQL backend until the connection ends. */
const STATEMENTS_PER_CONNECTION = 300;

/**
 * The plan or the statement is gone at the server, perhaps since a newer server has migrated the tables. Sent without
 * its name a statement is planned again, and a fresh connection has neither problem.
 */
const STALE_STATEMENT = new Set<unknown>(['0A000', '26000']);

export const isStaleStatement = (error: unknown): boolean => STALE_STATEMENT.has(codeOf(error));

/** The driver gives it no code. */
const isQueryTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

const READ_ONLY = '25006';

/** A statement that takes longer is written to the log. */
const SLOW_MILLISECONDS = 500;

const APPLICATION_NAME = 'partsboard';
/** PostgreSQL cuts longer names off. */
const MAX_NAME_LENGTH = 63;

/**
 * What begins a transaction of a request also names it, for as long as the transaction lasts: in one message, which
 * costs nothing to speak of. Decision 082 has what other ways would cost.
 */
function named(text: string): string {
  const requestId = text === 'begin' ? currentRequestId() : undefined;
  if (requestId === undefined) return text;
  const name = `${APPLICATION_NAME} ${requestId}`.slice(0, MAX_NAME_LENGTH);
  return `begin; set local application_name to ${pg.escapeLiteral(name)}`;
}

interface PreparedPoolOptions {
  /** Milliseconds after which a statement without an answer is given up. */
  readonly timeLimit?: number | undefined;
  readonly log?: DatabaseLog | undefined;
  /** Whether each statement of a request ends with a comment that names the request, and is planned each time for it. */
  readonly hasComments?: boolean | undefined;
}

/** The other connections of a pool: what happens to one may concern all of them. */
interface Siblings {
  /** Rises when a connection got no answer or met a read-only database; older ones are then not used any more. */
  generation: number;
}

/** Sends Kysely's statements as named prepared statements over one connection of the pool. */
class PreparedClient {
  readonly #names: StatementNames;
  readonly #client: pg.PoolClient;
  readonly #limit: { readonly query_timeout?: number };
  readonly #log: DatabaseLog | undefined;
  readonly #hasComments: boolean;
  readonly #prepared = new Set<string>();
  readonly #siblings: Siblings;
  readonly #generation: number;
  #stale = false;
  /** What a statement failed with that got no answer: those that follow it on this connection would get none either. */
  #timeout: Error | undefined;

  constructor(
    names: StatementNames,
    client: pg.PoolClient,
    { timeLimit, log, hasComments = false }: PreparedPoolOptions,
    siblings: Siblings,
  ) {
    this.#names = names;
    this.#client = client;
    this.#limit = timeLimit === undefined ? {} : { query_timeout: timeLimit };
    this.#log = log;
    this.#hasComments = hasComments;
    this.#siblings = siblings;
    this.#generation = siblings.generation;
  }

  get isOutdated(): boolean {
    return this.#generation !== this.#siblings.generation;
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (this.#timeout !== undefined) throw this.#timeout;
    const begun = performance.now();
    const tracing = currentTracing();
    const send = () => this.#send(named(text), values);
    try {
      return await (tracing === undefined ? send() : tracing.statement(text, send));
    } catch (error) {
      noteFailedStatement(error, { backend: this.#backend, statement: text });
      if (isQueryTimeout(error)) this.#timeout = error;
      if (isQueryTimeout(error) || codeOf(error) === READ_ONLY) this.#siblings.generation += 1;
      throw error;
    } finally {
      const milliseconds = performance.now() - begun;
      if (milliseconds >= SLOW_MILLISECONDS) this.#logSlow(text, milliseconds);
    }
  }

  /** The process id that PostgreSQL's own log and views have. */
  get #backend(): number | undefined {
    const id: unknown = Reflect.get(this.#client, 'processID');
    return typeof id === 'number' ? id : undefined;
  }

  #logSlow(statement: string, milliseconds: number): void {
    const backend = this.#backend;
    const details = { reqId: currentRequestId(), milliseconds: Math.round(milliseconds), backend, statement };
    this.#log?.warn(details, 'slow statement');
  }

  async #send(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const requestId = this.#hasComments ? currentRequestId() : undefined;
    if (requestId !== undefined)
      return this.#client.query({ text: `${text} /* request ${requestId} */`, values, ...this.#limit });
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
    this.#client.release(this.isOutdated || this.#stale || this.#prepared.size >= STATEMENTS_PER_CONNECTION);
  }
}

/**
 * The pool as Kysely sees it. A connection that has collected its fill of statements is closed when it is
 * given back, and the next one starts empty: that bounds their number without a round trip to drop them.
 * A database that has not answered a statement within the time limit is frozen, or the network to it is: the
 * statement fails and its connection is closed, as are those that were made before. The same is done where a statement
 * finds that the database has become read-only, since the primary is another one now.
 */
export function preparedPool(pool: pg.Pool, options: PreparedPoolOptions): PostgresPool {
  const names = new StatementNames();
  const siblings: Siblings = { generation: 0 };
  const wrapped = new WeakMap<pg.PoolClient, PreparedClient>();
  const takeConnection = async (): Promise<PreparedClient> => {
    for (;;) {
      const client = await pool.connect();
      const prepared = wrapped.get(client) ?? new PreparedClient(names, client, options, siblings);
      wrapped.set(client, prepared);
      if (!prepared.isOutdated) return prepared;
      prepared.release();
    }
  };
  return {
    // Kysely's type also has a cursor, which only its stream() needs and we do not configure.
    connect: async () => (await takeConnection()) as unknown as PostgresPoolClient,
    end: () => pool.end(),
  };
}
