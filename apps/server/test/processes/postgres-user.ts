// A process that uses the private PostgreSQL, as the server and the catalogue command do. It writes numbered
// rows as fast as it can and prints each number once the database has acknowledged it.
import { sql } from 'kysely';
import { pino } from 'pino';
import { connect } from '../../src/db/database.ts';
import { joinPrivatePostgres } from '@partsboard/private-postgres/private-postgres';

const [dataFolder = '', firstText = '0'] = process.argv.slice(2);
const log = pino({ level: 'info' }, pino.destination(2));
const postgres = await joinPrivatePostgres(dataFolder, log);
const database = connect({ url: postgres.url, poolSize: 2, log });

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
process.stdout.write(`joined ${new URL(postgres.url()).port}\n`);

await sql`create table if not exists written (number int primary key)`
  .execute(database.db)
  .catch(() => undefined);
for (let number = Number(firstText); !stop.signal.aborted; number += 1) {
  try {
    await sql`insert into written (number) values (${number})`.execute(database.db);
    process.stdout.write(`wrote ${number}\n`);
  } catch {
    process.stdout.write('failed\n');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
await database.close();
await postgres.release();
process.stdout.write('left\n');
