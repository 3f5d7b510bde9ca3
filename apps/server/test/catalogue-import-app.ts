import { expect } from 'vitest';
import { runCatalogueImport } from '../src/features/catalogue-imports/run-import.service.ts';
import { openLog } from '../src/http/logging.ts';
import { createBackofficeApp, type BackofficeApp, type StaffHeaders } from './backoffice-app.ts';
import { insertCatalogueWarehouses } from './catalogue-database.ts';
import { runDueTasks } from './run-due-tasks.ts';

/** A back office whose branches are those of the tiny catalogue, and somebody who imports into it. */
export class CatalogueImportApp {
  readonly app: BackofficeApp;
  readonly headers: StaffHeaders;

  private constructor(app: BackofficeApp, headers: StaffHeaders) {
    this.app = app;
    this.headers = headers;
  }

  static async create(): Promise<CatalogueImportApp> {
    const app = await createBackofficeApp();
    const headers = await app.startSession('catalogue@partsboard.example');
    await insertCatalogueWarehouses(app.database.pool);
    // The customers of the demo have its tables.
    await app.database.pool.query('update company set discount_table = null');
    return new CatalogueImportApp(app, headers);
  }

  runTasks() {
    const { db, pool } = this.app.database;
    return runDueTasks(this.app.database, {
      'import-catalogue': ({ importId }) =>
        runCatalogueImport({ db, pool, log: openLog('silent'), keep: 1 }, importId),
      'tell-low-stock': () => Promise.resolve(),
      'allot-back-orders': () => Promise.resolve(),
    });
  }

  async ask<T>(name: Parameters<BackofficeApp['ask']>[0], input: object = {}): Promise<T> {
    const answer = await this.app.ask(name, this.headers, input);
    expect(answer.status, answer.text).toBe(200);
    return answer.json as T;
  }
}
