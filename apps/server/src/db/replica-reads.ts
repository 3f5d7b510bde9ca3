import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { ReplicaMonitor } from './replica-monitor.ts';

interface ReplicaReadsOptions {
  readonly primary: PostgresPool;
  readonly replica: PostgresPool;
  readonly monitor: Pick<ReplicaMonitor, 'isUsable' | 'failed'>;
}

/** A connection for single statements that only read. What the replica does not answer the database itself does. */
class ReadClient {
  readonly #options: ReplicaReadsOptions;
  #client: PostgresPoolClient;
  #isReplica = true;

  constructor(options: ReplicaReadsOptions, replica: PostgresPoolClient) {
    this.#options = options;
    this.#client = replica;
  }

  async query(text: string, values: readonly unknown[]): Promise<unknown> {
    try {
      return await this.#client.query(text, values);
    } catch (error) {
      // Whatever it is: if the statement itself is wrong, the database says so too.
      if (!this.#isReplica) throw error;
      this.#options.monitor.failed(error);
      this.#client.release();
      this.#isReplica = false;
      this.#client = await this.#options.primary.connect();
      return this.#client.query(text, values);
    }
  }

  release(): void {
    this.#client.release();
  }
}

/** Connections to the replica while it keeps up, and to the database itself while it does not. */
export function replicaReads(options: ReplicaReadsOptions): PostgresPool {
  const { primary, replica, monitor } = options;
  return {
    async connect() {
      if (!(await monitor.isUsable())) return primary.connect();
      try {
        // Kysely's type also has a cursor, which only its stream() needs and we do not configure.
        return new ReadClient(options, await replica.connect()) as unknown as PostgresPoolClient;
      } catch (error) {
        monitor.failed(error);
        return primary.connect();
      }
    },
    // Both are ended by whoever opened them.
    end: () => Promise.resolve(),
  };
}
