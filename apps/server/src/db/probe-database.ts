import pg from 'pg';

export interface ProbedDatabase {
  /** For example 150004. */
  readonly version: number;
  readonly versionName: string;
  /** A standby, or a database or role that was set so. */
  readonly isReadOnly: boolean;
}

/** What a database says of itself, over a connection of its own. */
export async function probeDatabase(url: string, timeLimit: number): Promise<ProbedDatabase> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeLimit,
    query_timeout: timeLimit,
    application_name: 'partsboard probe',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<ProbedDatabase>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as "versionName",
         current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    if (rows[0] === undefined) throw new Error('The database answers nothing');
    return rows[0];
  } finally {
    // Not awaited: a connection that does not respond does not close either.
    client.end().catch(() => undefined);
  }
}

/** `host:port/database`, for messages. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
