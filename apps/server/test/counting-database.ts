import type pg from 'pg';
import { connect, type Connection } from '../src/db/database.ts';

/** A database that notes what it is sent. */
export interface CountingDatabase extends Connection {
  /** The statements that the work sends, as they are sent, `begin` and `commit` too. */
  readonly sentBy: (work: () => Promise<unknown>) => Promise<string[]>;
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text'));

export function countingDatabase(url: string): CountingDatabase {
  const connection = connect({ url: () => url, poolSize: 5 });
  let sent: string[] = [];
  connection.pool.on('connect', (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const noting = (...args: unknown[]) => {
      sent.push(textOf(args[0]));
      return query(...args);
    };
    Object.assign(client, { query: noting });
  });
  return {
    ...connection,
    sentBy: async (work) => {
      sent = [];
      await work();
      return sent;
    },
  };
}
