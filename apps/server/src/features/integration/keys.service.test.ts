import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTestKey, integrationCaller } from '../../../test/integration-app.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addKey, listKeys, revokeKey } from './keys.service.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const rowOf = async (name: string) =>
  (await listKeys(shop.database.db)).filter((key) => key.name === name).at(-1);

it('a key is shown once, and the database has only its hash', async () => {
  const { db, pool } = shop.database;
  const { key, expiresAt } = await addKey(db, { name: 'SAP', scopes: ['parts:read'], days: 10 });
  expect(key).toMatch(/^pbk_[\w-]{43}$/);
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 9 * 86_400_000);
  const { rows } = await pool.query<Record<string, unknown>>(
    `select * from integration_key where name = 'SAP'`,
  );
  expect(JSON.stringify(rows)).not.toContain(key.slice(12));
  expect(await rowOf('SAP')).toMatchObject({ beginning: key.slice(0, 10), last_used_at: null });
});

it('the audit trail tells who has made and ended a key', async () => {
  const { db, pool } = shop.database;
  await addKey(db, { name: 'Audited', scopes: ['parts:read'], days: 10 });
  const id = (await rowOf('Audited'))?.id ?? 0;
  await revokeKey(db, id);
  const { rows } = await pool.query(
    `select staff_name, action, record_type, record_id from audit_entry where record_name = 'Audited' order by id`,
  );
  const entry = { staff_name: 'npm run keys', record_type: 'key', record_id: String(id) };
  expect(rows).toEqual([
    { ...entry, action: 'key.create' },
    { ...entry, action: 'key.revoke' },
  ]);
  await expect(revokeKey(db, id)).rejects.toThrow('There is no such key, or it was revoked already.');
});

it.each([
  [{ name: ' ', scopes: [], days: 1 }],
  [{ name: 'ERP', scopes: ['everything'], days: 1 }],
  [{ name: 'ERP', scopes: [], days: 0 }],
  [{ name: 'ERP', scopes: [], days: 0.5 }],
])('%o is refused', (wanted) => {
  expect(() => addKey(shop.database.db, wanted)).toThrow('invalid-request');
});

it('the last use is written, but not with every call', async () => {
  const call = integrationCaller(shop);
  const headers = await addTestKey(shop, ['parts:read'], 'Used');
  const lastUse = async () => (await rowOf('Used'))?.last_used_at;
  expect((await call('ownKey', headers)).json).toMatchObject({ name: 'Used', scopes: ['parts:read'] });
  const first = await lastUse();
  expect(first).toBeInstanceOf(Date);
  await call('ownKey', headers);
  expect(await lastUse()).toEqual(first);
  await shop.database.pool.query(`update integration_key set last_used_at = now() - interval '61 seconds'`);
  await call('ownKey', headers);
  expect((await lastUse())?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? Infinity);
});
