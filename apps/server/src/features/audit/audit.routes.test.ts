import type { AuditEntry } from '@partsboard/contract/backoffice/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../test/backoffice-app.ts';
import { writeAudit } from './audit.service.ts';

let shop: BackofficeApp;
let admin: StaffHeaders;

beforeAll(async () => {
  shop = await createBackofficeApp();
  admin = await shop.startSession(ADMINISTRATOR);
});
afterAll(() => shop.close());

interface Page {
  readonly items: AuditEntry[];
  readonly nextCursor: string | null;
}

const list = async (query: Record<string, unknown> = {}) =>
  (await shop.ask('auditEntries', admin, { query })).json as Page;

describe('the audit trail', () => {
  it.each([
    `update audit_entry set staff_name = 'nobody'`,
    'delete from audit_entry',
    'truncate audit_entry',
    'delete from audit_entry where false',
  ])('refuses %s', async (statement) => {
    await expect(shop.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('is not written where the change is taken back', async () => {
    const before = (await list({ limit: 200 })).items.length;
    const change = shop.database.db.transaction().execute(async (transaction) => {
      await writeAudit(
        transaction,
        { staffId: null, staffName: 'test', address: null, requestId: null },
        { action: 'role.change', record: { type: 'role', id: 1, name: 'Role' } },
      );
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect((await list({ limit: 200 })).items).toHaveLength(before);
  });

  it('tells who did what to which record, from where, and what it was before', async () => {
    const params = { id: await shop.staffId('editor@partsboard.example') };
    const answer = await shop.ask('changeStaffStatus', admin, { params, body: { status: 'disabled' } });
    const { items } = await list({ recordType: 'staff', recordId: String(params.id), limit: 1 });
    expect(items).toEqual([
      {
        id: expect.any(Number) as number,
        at: expect.any(String) as string,
        staffId: await shop.staffId(ADMINISTRATOR),
        staffName: 'Joanna Zielińska',
        customerId: null,
        address: '127.0.0.1',
        requestId: answer.headers['x-request-id'],
        action: 'staff.disable',
        recordType: 'staff',
        recordId: String(params.id),
        recordName: 'Magdalena Kamińska',
        before: { status: 'active' },
        after: { status: 'disabled' },
      },
    ]);
  });

  it('comes newest first, page after page, and nothing twice', async () => {
    const ids: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await list({ limit: 3, ...(cursor !== null && { cursor }) });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(ids).toEqual((await list({ limit: 200 })).items.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(6);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is filtered by person, act and time', async () => {
    const staffId = await shop.staffId(ADMINISTRATOR);
    expect((await list({ staffId })).items.every((entry) => entry.staffId === staffId)).toBe(true);
    expect((await list({ action: 'staff.create' })).items).toHaveLength(6);
    expect((await list({ customerId: 1 })).items).toEqual([]);
    const [{ at } = { at: '' }] = (await list({ limit: 1 })).items;
    expect((await list({ to: at })).items.map((entry) => entry.at)).not.toContain(at);
    expect((await list({ from: at })).items.map((entry) => entry.at)).toContain(at);
    const wrong = await shop.ask('auditEntries', admin, { query: { from: '2026-99-99T00:00Z' } });
    expect(wrong.json).toMatchObject({ errors: { from: ['This is not a date with a time.'] } });
  });

  it('is searched by the words of record, person and values, and exported', async () => {
    const { db } = shop.database;
    await db.transaction().execute((tx) =>
      writeAudit(
        tx,
        { staffId: null, staffName: 'Command', address: null, requestId: null },
        {
          action: 'customer.change-credit',
          record: { type: 'company', id: 7, name: 'Warsztat Żabiński' },
          before: { creditLimit: 5000, note: 'anna@workshop.example' },
          after: { creditLimit: 7777, note: 'ewa@workshop.example' },
        },
      ),
    );
    for (const search of ['żabiń', 'warsztat 7777', 'anna@work', 'COMMAND'])
      expect((await list({ search })).items, search).toMatchObject([{ recordId: '7' }]);
    expect((await list({ search: 'żabiński', recordType: 'staff' })).items).toEqual([]);
    expect((await list({ recordType: 'company' })).items).toHaveLength(1);
    const file = await shop.ask('auditExport', admin, { query: { search: 'żabiń' } });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = file.text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Warsztat Żabiński');
    expect(lines[1]).toContain('7777');
  });
});
