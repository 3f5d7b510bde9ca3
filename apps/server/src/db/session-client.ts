import pg from 'pg';
import type { DatabaseHosts } from './database-hosts.ts';
import { placeOf } from './probe-database.ts';
import { ReadOnlyDatabase } from './read-only-database.ts';

export interface SessionOptions {
  readonly hosts: DatabaseHosts;
  /** What a connection sets for itself. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whether a database that only reads is refused. */
  readonly mustWrite: boolean;
  /** Milliseconds for the settings, after connecting. */
  readonly timeLimit: number;
}

const quoted = (text: string) => pg.escapeLiteral(text);

/**
 * Not sent as parameters of the connection: a pooler such as pgbouncer refuses those that it does not know. One
 * statement for each new connection; for a pooler the session must stay ours until we close it.
 */
const beginSession = (settings: SessionOptions['settings']): string =>
  `select ${[
    ...Object.entries(settings).map(
      ([name, value]) => `set_config(${quoted(name)}, ${quoted(value)}, false)`,
    ),
    `current_setting('transaction_read_only') as read_only`,
  ].join(', ')}`;

function hostAndPort(url: string) {
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: port === '' ? 5432 : Number(port) };
}

type ConnectCallback = (error: Error | null) => void;

/** The driver's client that connects to the right one of several hosts, with our settings. */
export function sessionClient(options: SessionOptions): new (config?: pg.ClientConfig) => pg.Client {
  const { hosts, mustWrite } = options;
  // The driver knows this option of a query, its types do not.
  const statement = { text: beginSession(options.settings), query_timeout: options.timeLimit };

  return class SessionClient extends pg.Client {
    readonly #expectedUrl: string;

    constructor(config?: pg.ClientConfig) {
      const url = hosts.current();
      super({ ...config, connectionString: url });
      this.#expectedUrl = url;
      // The pool listens only after `connect`; a connection that breaks while it is being set up must not end the process.
      this.on('error', () => undefined);
    }

    override connect(): Promise<this>;
    override connect(callback: ConnectCallback): void;
    override connect(callback?: ConnectCallback): Promise<this> | undefined {
      const connecting = this.#connect();
      if (callback === undefined) return connecting;
      connecting.then(
        () => callback(null),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
      return undefined;
    }

    async #connect(): Promise<this> {
      const url = await hosts.find();
      if (url !== this.#expectedUrl) Object.assign(this, hostAndPort(url));
      try {
        await super.connect();
        const { rows } = await super.query<{ read_only: string }>(statement);
        if (mustWrite && rows[0]?.read_only !== 'off') throw new ReadOnlyDatabase(placeOf(url));
        return this;
      } catch (error) {
        hosts.lost(url);
        this.end().catch(() => undefined);
        throw error;
      }
    }
  };
}
