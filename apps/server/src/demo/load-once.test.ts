import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { openPools, type Databases } from '../db/database.ts';
import { loadOnce } from './load-once.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let servers: Databases[];

beforeAll(async () => {
  database = await createTestDatabase();
  servers = [1, 2, 3].map(() => openPools({ url: () => database.url, poolSize: 3 }));
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
});

it('demo data is loaded once by several servers that start at the same time, and each new part later', async () => {
  const loads: string[] = [];
  const part = (name: string) => ({ name, load: () => Promise.resolve(void loads.push(name)) });
  await Promise.all(servers.map((server) => loadOnce(server, [part('customers')], log)));
  await Promise.all(servers.map((server) => loadOnce(server, [part('customers'), part('catalogue')], log)));
  expect(loads).toEqual(['customers', 'catalogue']);
});

it('demo data whose loading failed is tried again', async () => {
  const [server] = servers;
  if (!server) throw new Error('No server');
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('cut off')) : Promise.resolve();
  };
  await expect(loadOnce(server, [{ name: 'orders', load }], log)).rejects.toThrow('cut off');
  await loadOnce(server, [{ name: 'orders', load }], log);
  await loadOnce(server, [{ name: 'orders', load }], log);
  expect(tries).toBe(2);
});
