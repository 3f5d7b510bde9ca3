import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { integrationScopes } from '@partsboard/contract/integration/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryFolder } from '../src/config/folders.ts';
import { replaceFigures } from '../src/features/integration/replacements.ts';
import { addTestKey } from './integration-app.ts';
import { createOrderShop, type OrderShop } from './order-fixture.ts';
import { runDueTasks } from './run-due-tasks.ts';
import { addCustomer, addPart } from './shop-fixture.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const hasCurl =
  spawnSync('curl', ['--version']).status === 0 && spawnSync('bash', ['--version']).status === 0;
const page = readFileSync(join(repositoryFolder, 'docs', 'integration.md'), 'utf8');
const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text);

let shop: TestApp;
let orders: OrderShop;
let folder: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  shop = await createTestApp();
  orders = await createOrderShop(shop.database.db);
  await shop.database.pool.query(`insert into brand (id, code, name) values (4, 'VARDEN', 'Varden')`);
  await addPart(shop.database.db, { number: '34 11 5 318 642', net: 100, brandId: 4 });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const { authorization = '' } = await addTestKey(shop);
  environment = {
    ...process.env,
    KEY: authorization.slice('Bearer '.length),
    SHOP: `http://127.0.0.1:${port}/api/integration/v1`,
  };
  folder = mkdtempSync(join(tmpdir(), 'integration-page-'));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** What a person pastes into a terminal; a refusal fails, and what was said is in the error. */
const paste = async (text: string): Promise<string> => {
  const script = `set -euo pipefail\ncurl() { command curl -sS --fail-with-body -w '\\n' "$@"; }\n${text}`;
  return (await promisify(execFile)('bash', ['-c', script], { cwd: folder, env: environment })).stdout;
};

describe.skipIf(!hasCurl)('the page for other systems', () => {
  it('makes a key that has every scope that the page needs', () => {
    const command = blocks.find((text) => text.includes('npm run keys -- add')) ?? '';
    const named = [...command.matchAll(/--scope (\S+)/g)].map(([, scope]) => scope);
    // Reading customers is described by the OpenAPI document alone.
    expect(named.sort()).toEqual(integrationScopes.filter((scope) => scope !== 'customers:read').sort());
  });

  it('has calls that work as they are, one after the other', async () => {
    for (const quantity of [1, 2])
      await orders.order(await addCustomer(shop.database.db), [
        { partId: await orders.newPart(5), quantity },
      ]);
    const calls = blocks.filter((text) => text.includes('curl '));
    expect(calls.length).toBeGreaterThanOrEqual(8);
    for (const text of calls) expect(await paste(text), text).toContain('{');
    const nothing = () => Promise.resolve();
    await runDueTasks(shop.database, {
      'replace-figures': ({ replacementId }) => replaceFigures(shop.database.db, replacementId),
      'allot-back-orders': nothing,
      'send-mail': nothing,
      'tell-branch': nothing,
    });
    const { rows } = await shop.database.pool.query(
      `select p.net, (select sum(quantity)::integer from part_stock) as pieces,
         (select position::integer from order_feed_reader where client = 'ERP') as position
       from part_price as p join part on part.id = p.part_id where part.normalised = '34115318642'`,
    );
    // The replacement of the page has left nothing but its two rows.
    expect(rows).toEqual([{ net: 31_250, pieces: 48, position: 2 }]);
    const { rows: documents } = await shop.database.pool.query(
      'select d.document_no, y.name from accounting_document as d join company as y on y.id = d.company_id',
    );
    expect(documents).toContainEqual({ document_no: 'FV 1/2026', name: 'Auto Nowak' });
  });
});
