import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { connect, type Db } from './database.ts';
import { repeatTransaction } from './repeat-transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table counter (id integer primary key, value integer not null)');
});
beforeEach(() => database.pool.query('truncate counter; insert into counter values (1, 0), (2, 0)'));
afterAll(() => database.drop());

const raise = (tx: Db, id: number) => sql`update counter set value = value + 1 where id = ${id}`.execute(tx);
const values = async () =>
  (await database.pool.query<{ value: number }>('select value from counter order by id')).rows.map(
    ({ value }) => value,
  );

/** Something that one of several waits for and another gives. */
function createSignal() {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

describe('a transaction that is repeated', () => {
  it('is done once by each of two that deadlock', { timeout: 30_000 }, async () => {
    let tries = 0;
    const [bothHold, oneIsDone] = [createSignal(), createSignal()];
    const raiseBoth = async (first: number, second: number) => {
      await repeatTransaction(database.db, async (tx) => {
        tries += 1;
        // Begun again at once, it could take its first row before the other gets it, and deadlock once more.
        if (tries > 2) await oneIsDone.given;
        await raise(tx, first);
        if (tries === 2) bothHold.give();
        await bothHold.given;
        await raise(tx, second);
      });
      oneIsDone.give();
    };
    await Promise.all([raiseBoth(1, 2), raiseBoth(2, 1)]);
    expect(await values()).toEqual([2, 2]);
    expect(tries).toBe(3);
  });

  it('is begun again after a serialisation failure', async () => {
    let tries = 0;
    await repeatTransaction(database.db, async (tx) => {
      tries += 1;
      await raise(tx, 1);
      if (tries === 1) await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx);
    });
    expect([tries, await values()]).toEqual([2, [1, 0]]);
  });

  it('is begun again where a column was added under its prepared statements', async () => {
    const connection = connect({ url: () => database.url, poolSize: 1 });
    const work = () =>
      repeatTransaction(connection.db, async (tx) => {
        await raise(tx, 1);
        return (await sql`select * from counter where id = 1`.execute(tx)).rows;
      });
    try {
      await work();
      await work();
      await database.pool.query('alter table counter add column note text');
      expect(await work()).toEqual([{ id: 1, value: 3, note: null }]);
    } finally {
      await connection.close();
      await database.pool.query('alter table counter drop column note');
    }
  });

  it('fails at once for any other reason, and at last for this one too', async () => {
    for (const [code, expected] of [
      ['23505', 1],
      ['40P01', 5],
    ] as const) {
      let tries = 0;
      const failing = repeatTransaction(database.db, async (tx) => {
        tries += 1;
        await raise(tx, 1);
        await sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`).execute(tx);
      });
      await expect(failing).rejects.toHaveProperty('code', code);
      expect(tries).toBe(expected);
    }
    expect(await values()).toEqual([0, 0]);
  });
});
