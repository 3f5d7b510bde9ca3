import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { routeUrl } from '@partsboard/contract/route';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackofficeApp, type BackofficeApp, type StaffHeaders } from '../../../test/backoffice-app.ts';
import { runDueTasks } from '../../../test/run-due-tasks.ts';
import { addBranch } from '../../../test/shop-fixture.ts';
import { openLog } from '../../http/logging.ts';
import { runCatalogueImport } from './run-import.service.ts';

let app: BackofficeApp;
let headers: StaffHeaders;

beforeAll(async () => {
  app = await createBackofficeApp();
  headers = await app.startSession('catalogue@partsboard.example');
  await addBranch(app.database.db, 'TEST-2');
});
afterAll(() => app.close());

const ask = async (name: Parameters<BackofficeApp['ask']>[0], input: object = {}) => {
  const answer = await app.ask(name, headers, input);
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
};

it('the catalogue to start from is sent back as it was handed out, without a fault, with stock in each branch', async () => {
  const answer = await app.app.inject({
    url: routeUrl(backofficeRoutes.starterCatalogue),
    headers: { ...headers },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const zip = answer.rawPayload;

  const { id } = (await ask('beginCatalogueImport', {
    body: { fileName: 'starter.zip', bytes: zip.length },
  })) as { id: number };
  const params = { id };
  await ask('sendCataloguePiece', {
    params: { id, position: 0 },
    body: { content: zip.toString('base64') },
  });
  await ask('checkCatalogueImport', { params });
  const deps = { db: app.database.db, pool: app.database.pool, log: openLog('silent'), keep: 1 };
  await runDueTasks(app.database, {
    'import-catalogue': ({ importId }) => runCatalogueImport(deps, importId),
  });
  expect(await ask('catalogueImport', { params })).toMatchObject({ state: 'checked', listedProblems: 0 });

  const { 'stock.csv': stock = new Uint8Array() } = unzipSync(new Uint8Array(zip));
  const rows = strFromU8(stock).trim().split('\n').slice(1);
  expect(rows).toContain('TEST-2,VELORA,34 11 6 850 567,8');
  const { rows: warehouses } = await app.database.pool.query('select from warehouse');
  expect(rows).toHaveLength(5 * warehouses.length);
});
