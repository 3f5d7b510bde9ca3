import pg from 'pg';

/** Its message is for the person who starts the server. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

const OLDEST_VERSION = 150_000;
const CONNECT_MILLISECONDS = 10_000;

function reasonOf(error: unknown): string {
  // Trying several addresses of one host fails with a list of errors and no message of its own.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message.replace(/\.$/, '') : String(first);
}

/** Makes sure that the database named by the setting answers and is new enough. */
export async function checkDatabase(variable: string, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MILLISECONDS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: number; name: string }>(
      "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
    );
    const version = rows[0];
    if (version && version.number < OLDEST_VERSION) {
      throw new DatabaseUnusable(
        `${variable} leads to PostgreSQL ${version.name}, but 15 or newer is needed.`,
      );
    }
  } catch (error) {
    if (error instanceof DatabaseUnusable) throw error;
    throw new DatabaseUnusable(
      `The database at ${host}${pathname} (${variable}) cannot be reached: ${reasonOf(error)}.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
