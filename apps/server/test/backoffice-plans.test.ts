import { routeUrl } from '@partsboard/contract/route';
import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR, createBackofficeApp, type BackofficeApp } from './backoffice-app.ts';
import { addPriceList } from './shop-fixture.ts';
import { explainingDatabase, type Explained } from './plans/explaining-database.ts';
import { planFaults } from './plans/plan-reading.ts';
import { createSecondApp } from './test-app.ts';

/** Of a page of fifty. */
const MAX_ROWS = 500;
/** A search looks at everybody, and there are a thousand. */
const MAX_ROWS_OF_STAFF = 4_000;
const largeTables = [
  'audit_entry',
  'erp_difference',
  'page_version',
  'part_demand',
  'search_miss',
  'mail_outbox',
  'task_run',
  'catalogue_import_part',
  'catalogue_import_problem',
  'staff_session',
  'webhook_attempt',
  'webhook_delivery',
];

let shop: BackofficeApp;

beforeAll(async () => {
  shop = await createBackofficeApp();
  const { pool } = shop.database;
  await pool.query(
    `insert into staff_member (id, email, name, password_hash)
     select n, 'p' || n || '@partsboard.example', 'Person ' || n, '' from generate_series(1001, 2000) as n`,
  );
  await pool.query(`insert into staff_member_role select n, 1 + n % 5 from generate_series(1001, 2000) as n`);
  await pool.query(
    `insert into staff_session (staff_id, token_sha256, csrf_token, expires_at, fresh_until)
     select 1001 + n % 1000, sha256(n::text::bytea), '', now() + interval '1 hour', now()
     from generate_series(1, 5000) as n`,
  );
  await pool.query(
    `insert into audit_entry (at, staff_id, staff_name, customer_id, action, record_type, record_id, record_name)
     select now() - n * interval '1 minute', 1001 + n % 500, 'Person', n % 700,
       case when n % 50 = 0 then 'role.change' else 'staff.change' end, 'staff', (n % 900)::text, 'Person'
     from generate_series(1, 30000) as n`,
  );
  await pool.query(
    `insert into webhook_endpoint (name, url, events, secret)
     select 'System ' || n, 'https://erp.example', '{}', '' from generate_series(1, 5) as n`,
  );
  await pool.query(
    `insert into webhook_delivery (endpoint_id, message_id, event, subject, body, state, finished_at)
     select 1 + n % 5, 'msg_' || n, case when n % 500 = 0 then 'return.requested' else 'order.changed' end,
       'order ' || n % 10000, '{}', case when n % 1000 = 0 then 'given-up' else 'delivered' end, now()
     from generate_series(1, 30000) as n`,
  );
  await pool.query(
    `insert into webhook_attempt (delivery_id, milliseconds, request_headers, status)
     select id, 5, '{}', 204 from webhook_delivery`,
  );
  await pool.query(`insert into erp_report (id, state) select n, 'done' from generate_series(1, 60) as n`);
  await pool.query(
    `insert into erp_difference (report_id, position, kind, subject, ours, theirs)
     select report, n, case when n % 2 = 0 then 'stock' else 'price' end, n::text, '1', '2'
     from generate_series(1, 60) as report, generate_series(1, 500) as n`,
  );
  await pool.query(
    `insert into page_version (page_id, version, se_name, title_pl, title_en, body_pl, body_en, position, footer_rows,
       in_top_menu, in_sitemap, made_by)
     select id, n, 'page-' || id, '', '', '', '', 0, '{}', false, false, '' from page, generate_series(2, 1000) as n`,
  );
  await pool.query('update page set version = 1000');
  await pool.query(
    `insert into mail_outbox (message_id, kind, language, recipient, subject, created_at, sent_at, given_up_at)
     select 'm' || n, case when n % 600 = 0 then 'invitation' else 'order-step' end, 'pl',
       'p' || n || '@workshop.example', 'Zamówienie ' || n, now() - n * interval '1 minute',
       case when n % 500 <> 0 then now() end, case when n % 500 = 0 then now() end
     from generate_series(1, 30000) as n`,
  );
  await pool.query(
    `insert into task_run (task_id, name, started_at, milliseconds, attempt, error)
     select n, case when n % 600 = 0 then 'reconcile-erp' else 'remove-expired' end, now() - n * interval '1 minute',
       5, 1, case when n % 500 = 0 then 'failed' end
     from generate_series(1, 30000) as n`,
  );
  await pool.query(
    `insert into search_miss (phrase, language, times) select 'fraza ' || n, 'pl', n from generate_series(1, 5000) as n`,
  );
  await addPriceList(shop.database.db);
  await pool.query(
    `with made as (
       insert into part (brand_id, number, normalised, name_pl, unit, pack_quantity)
       select 2, 'P' || n, 'P' || n, 'Klocek', 'pc', 1 from generate_series(1, 5000) as n returning id)
     insert into part_demand (part_id, looks) select id, id % 500 + 1 from made`,
  );
  await pool.query(
    `insert into catalogue_import (id, kind, state, file_name, bytes, staff_name)
     select n, 'upload', 'refused', 'x.zip', 1, 'Anna' from generate_series(1, 100) as n`,
  );
  await pool.query(
    `insert into catalogue_import_problem (import_id, position, file, row, severity, reason)
     select i, n, 'file' || n % 3, n, case when n % 2 = 0 then 'error' else 'note' end, 'wrong'
     from generate_series(1, 100) as i, generate_series(1, 400) as n`,
  );
  await pool.query(
    `insert into catalogue_import_part (import_id, position, kind, brand, number, name_pl, price_change)
     select i, n, case when n % 2 = 0 then 'new' else 'price' end, 'B', n::text, 'x', 500 - n
     from generate_series(1, 100) as i, generate_series(1, 400) as n`,
  );
  await pool.query('analyze');
});
afterAll(() => shop.close());

it.each([
  ['auditEntries', {}],
  ['auditEntries', { staffId: 1100 }],
  ['auditEntries', { customerId: 5 }],
  ['auditEntries', { action: 'role.change' }],
  ['auditEntries', { recordType: 'staff', recordId: '7' }],
  ['auditEntries', { recordType: 'staff' }],
  ['auditEntries', { recordType: 'key' }],
  ['auditEntries', { search: 'nobody' }],
  ['mails', {}],
  ['mails', { states: 'given-up' }],
  ['mails', { states: 'sent' }],
  ['mails', { kind: 'invitation' }],
  ['mails', { search: 'p4711' }],
  ['mails', { from: '2020-01-01', to: '2099-01-01' }],
  ['mailCounts', {}],
  ['taskRuns', {}],
  ['taskRuns', { name: 'reconcile-erp' }],
  ['taskRuns', { taskId: 77 }],
  ['taskRuns', { hasFailed: true }],
  ['searchMisses', {}],
  ['wantedParts', {}],
  ['auditEntries', { from: '2020-01-01T00:00Z', to: '2099-01-01T00:00Z' }],
  ['staffMembers', {}],
  ['staffMembers', { search: 'person 1999' }],
  ['staffMembers', { roleId: 2, status: 'active' }],
  ['branches', {}],
  ['ownSessions', {}],
  ['webhookDeliveries', {}],
  ['webhookDeliveries', { endpointId: 2 }],
  ['webhookDeliveries', { endpointId: 2, state: 'given-up' }],
  ['webhookDeliveries', { state: 'given-up' }],
  ['webhookDeliveries', { event: 'return.requested' }],
  ['webhookDeliveries', { subject: 'order 77' }],
  ['catalogueImports', {}],
  ['catalogueVersions', {}],
  ['catalogueImport', {}],
  ['catalogueProblems', {}],
  ['catalogueProblems', { file: 'file1', severity: 'note' }],
  ['catalogueProblems', { text: 'wrong' }],
  ['catalogueDifference', { kind: 'new' }],
  ['catalogueDifference', { kind: 'price', percent: 2 }],
  ['erpReports', {}],
  ['erpDifferences', {}],
  ['erpDifferences', { kind: 'stock' }],
  ['pages', {}],
  ['page', {}],
  ['pageVersions', {}],
  ['banners', {}],
] as const)('%s with %o reads few rows, on its first and on its second page', async (name, query) => {
  let explained: Explained[] = [];
  const db = await explainingDatabase(shop.database.pool, [{ name: 'own', settings: {} }], (each) =>
    explained.push(each),
  );
  const app = await createSecondApp({ ...shop.database, db });
  const headers = await shop.startSession(ADMINISTRATOR);
  let cursor: string | null | undefined;
  for (let page = 1; page <= 2 && cursor !== null; page += 1) {
    explained = [];
    const url = routeUrl(backofficeRoutes[name], { id: 7 }, { ...query, cursor });
    const answer = await app.inject({ url, headers: { ...headers } });
    expect(answer.statusCode, answer.payload).toBe(200);
    cursor = answer.json<{ nextCursor?: string | null }>().nextCursor ?? null;
    expect(explained).not.toEqual([]);
    for (const each of explained) {
      const bound = name === 'staffMembers' ? MAX_ROWS_OF_STAFF : MAX_ROWS;
      expect(
        planFaults(each, () => false, bound),
        each.text,
      ).toEqual([]);
      const readInOrder = largeTables.filter((table) => each.readInOrder.has(table));
      expect(readInOrder, each.text).toEqual([]);
    }
  }
  await app.close();
});
