// A process that uses the private PostgreSQL, as a server does. It writes numbered rows as fast as it can and prints
// each number once the database has acknowledged it.
import pg from 'pg';
import { joinPrivatePostgres } from '../src/private-postgres.ts';

const [dataFolder = '', firstText = '0'] = process.argv.slice(2);

const write = (values: object, message: string) =>
  void process.stderr.write(`${message} ${JSON.stringify(values)}\n`);
const postgres = await joinPrivatePostgres(dataFolder, { info: write, warn: write, error: write });

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
process.stdout.write(`joined ${new URL(postgres.url()).port}\n`);

/** A new client after each failure, because PostgreSQL may have come back on another port. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres.url(), connectionTimeoutMillis: 5000 });
  // A broken connection fails the next statement.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

let client: pg.Client | undefined;
for (let number = Number(firstText); !stop.signal.aborted; number += 1) {
  try {
    if (client === undefined) {
      client = await connect();
      await client
        .query('create table if not exists written (number int primary key)')
        .catch(() => undefined);
    }
    await client.query('insert into written (number) values ($1)', [number]);
    process.stdout.write(`wrote ${number}\n`);
  } catch {
    process.stdout.write('failed\n');
    void client?.end().catch(() => undefined);
    client = undefined;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
await client?.end();
await postgres.release();
process.stdout.write('left\n');
