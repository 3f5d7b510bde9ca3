import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { connect, type Db } from './database.ts';
import { migrate, schemaIsCurrent } from './migrate.ts';
import { columns } from './tables.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('values from the database', () => {
  it('are numbers for whole numbers, also within arrays', async () => {
    const { rows } =
      await sql`select 9007199254740991::int8 as big, array[1, null, 3]::int8[] as list`.execute(database.db);
    expect(rows).toEqual([{ big: 9007199254740991, list: [1, null, 3] }]);
  });

  it('are an error, not a rounded number, where a whole number is too large', async () => {
    const query = sql`select 9007199254740993::int8 as big`.execute(database.db);
    await expect(query).rejects.toThrow('9007199254740993 does not fit a JavaScript number');
  });

  it('keep decimal numbers and days as they are written', async () => {
    const { rows } = await sql`select 0.10::numeric as rate, '2024-03-31'::date as day`.execute(database.db);
    expect(rows).toEqual([{ rate: '0.10', day: '2024-03-31' }]);
  });

  it('put Polish words into the order of a Polish dictionary when asked to', async () => {
    const { rows } = await sql<{ word: string }>`
      select word from unnest(array['zapłon', 'łożysko', 'lampa', 'świeca', 'sprzęgło']) as word
      order by word collate polish`.execute(database.db);
    expect(rows.map(({ word }) => word)).toEqual(['lampa', 'łożysko', 'sprzęgło', 'świeca', 'zapłon']);
  });
});

describe('prepared statements', () => {
  const preparedIn = async (connection: { db: TestDatabase['db'] }) => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      connection.db,
    );
    return rows.map(({ statement }) => statement);
  };

  it('are kept for statements that come again and not for those that come once', async () => {
    const connection = connect({ url: () => database.url, poolSize: 1 });
    try {
      for (const id of [1, 2, 3]) {
        await sql`select ${id}::int as again`.execute(connection.db);
        await sql`select ${sql.lit(id)} as once`.execute(connection.db);
      }
      await sql`create temporary table one_off (id int)`.execute(connection.db);
      expect(await preparedIn(connection)).toEqual(['select $1::int as again']);
    } finally {
      await connection.close();
    }
  });

  it('never fill a connection without bound', async () => {
    const connection = connect({ url: () => database.url, poolSize: 1 });
    try {
      for (let round = 0; round < 2; round += 1) {
        for (let id = 0; id < 400; id += 1) await sql`select ${sql.lit(id)} as id`.execute(connection.db);
      }
      expect((await preparedIn(connection)).length).toBeLessThan(300);
    } finally {
      await connection.close();
    }
  });

  it('are sent anew when the table under them has changed its columns', async () => {
    const connection = connect({ url: () => database.url, poolSize: 1 });
    const read = (db: Db) => sql`select * from changing`.execute(db);
    try {
      await sql`create table changing (id int)`.execute(connection.db);
      await read(connection.db);
      await read(connection.db);
      expect(await preparedIn(connection)).toContain('select * from changing');
      await sql`insert into changing values (1)`.execute(connection.db);
      await sql`alter table changing add column name text`.execute(database.db);
      await expect(read(connection.db)).resolves.toEqual({ rows: [{ id: 1, name: null }] });
      await expect(read(connection.db)).resolves.toEqual({ rows: [{ id: 1, name: null }] });
    } finally {
      await connection.close();
    }
  });

  it('that name their columns go on in a transaction too when a column is added', async () => {
    const connection = connect({ url: () => database.url, poolSize: 1 });
    const read = (db: Db) => db.selectFrom('brand').select(columns.brand).execute();
    try {
      const before = await read(connection.db);
      await read(connection.db);
      await connection.db.transaction().execute(async (tx) => {
        await read(tx);
      });
      await sql`alter table brand add column founded integer`.execute(database.db);
      await connection.db.transaction().execute(async (tx) => {
        expect(await read(tx)).toEqual(before);
      });
    } finally {
      await sql`alter table brand drop column founded`.execute(database.db);
      await connection.close();
    }
  });

  it('inside a transaction fail once, and the transaction works when it is begun again', async () => {
    const connection = connect({ url: () => database.url, poolSize: 1 });
    const count = (db: Db) => sql`select * from growing`.execute(db);
    const work = () =>
      connection.db.transaction().execute(async (tx) => {
        await sql`insert into growing values (1)`.execute(tx);
        return (await count(tx)).rows.length;
      });
    try {
      await sql`create table growing (id int)`.execute(connection.db);
      await work();
      await work();
      await sql`alter table growing add column name text`.execute(database.db);
      await expect(work()).rejects.toThrow('cached plan must not change result type');
      await expect(work()).resolves.toBe(3);
    } finally {
      await connection.close();
    }
  });
});

describe('a connection that breaks', () => {
  it('between two statements of a transaction fails the next one and not the process', async () => {
    const connection = connect({ url: () => database.url, poolSize: 1 });
    const cut = connection.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database.db);
      await sql`select 1`.execute(trx);
    });
    await expect(cut).rejects.toThrow(/terminat|not queryable/);
    await expect(sql`select 1 as one`.execute(connection.db)).resolves.toEqual({ rows: [{ one: 1 }] });
    await connection.close();
  });
});

describe('the schema', () => {
  it('is current after migrating, and migrating again does nothing', async () => {
    expect(await schemaIsCurrent(database.pool)).toBe(true);
    expect(await migrate(database.url)).toEqual([]);
  });
});
