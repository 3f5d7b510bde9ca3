import pg from 'pg';
import { vi } from 'vitest';
import { insertSmallCatalogue } from './small-catalogue/small-catalogue.ts';
import { createTestApp, type TestAnswer, type TestApp } from './test-app.ts';

type Headers = Readonly<Record<string, string>>;

/** The server with the small catalogue, called by a logged-in customer in English unless a header says else. */
export interface CatalogueApp extends TestApp {
  readonly get: (path: string, headers?: Headers) => Promise<TestAnswer>;
  readonly post: (path: string, body: object, headers?: Headers) => Promise<TestAnswer>;
  /** How many statements the database is sent while this runs. */
  readonly countStatements: (work: () => Promise<unknown>) => Promise<number>;
}

export async function createCatalogueApp(
  options: Parameters<typeof createTestApp>[0] = {},
): Promise<CatalogueApp> {
  const test = await createTestApp({ catalogueVersionCacheMilliseconds: 0, ...options });
  const { db } = test.database;
  await insertSmallCatalogue(db);
  // The customers were there before the table.
  await db
    .updateTable('company')
    .from('customer')
    .whereRef('customer.company_id', '=', 'company.id')
    .where('customer.email', '=', 'demo@partsboard.example')
    .set({ discount_table: 'A' })
    .execute();
  const session = await test.logIn();
  return {
    ...test,
    get: (path, headers = {}) =>
      test.call({ method: 'GET', url: `/api/${path}`, headers: { ...session, ...headers } }),
    post: (path, body, headers = {}) =>
      test.call({ method: 'POST', url: `/api/${path}`, payload: body, headers: { ...session, ...headers } }),
    countStatements: async (work) => {
      // However slow the machine is, what is cached for a second is not read again meanwhile.
      const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
      // What of it is too old by now is read by this call: the session, the store of the host name.
      await test.call({ method: 'GET', url: '/api/Customer/get', headers: session });
      const sent = vi.spyOn(pg.Client.prototype, 'query');
      try {
        await work();
        return sent.mock.calls.length;
      } finally {
        sent.mockRestore();
        clock.mockRestore();
      }
    },
  };
}
