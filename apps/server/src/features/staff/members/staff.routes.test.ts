import type { Permission } from '@partsboard/contract/backoffice/permissions';
import type { StaffRole } from '@partsboard/contract/backoffice/roles';
import type { StaffMember } from '@partsboard/contract/backoffice/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  ORDER_DESK,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../../test/backoffice-app.ts';

let shop: BackofficeApp;
let admin: StaffHeaders;
let roles: StaffRole[];

interface Page {
  readonly items: StaffMember[];
  readonly nextCursor: string | null;
}

beforeAll(async () => {
  shop = await createBackofficeApp();
  admin = await shop.startSession(ADMINISTRATOR);
  roles = ((await shop.ask('roles', admin)).json as { items: StaffRole[] }).items;
});
afterAll(() => shop.close());

const roleId = (key: string): number => roles.find((role) => role.key === key)?.id ?? 0;
const list = async (query: Record<string, unknown> = {}) =>
  (await shop.ask('staffMembers', admin, { query })).json as Page;
const memberOf = async (email: string) =>
  (await shop.ask('staffMember', admin, { params: { id: await shop.staffId(email) } })).json as StaffMember;
const lastAudit = async () => {
  const { rows } = await shop.database.pool.query<Record<string, unknown>>(
    'select staff_name, action, record_name, before, after from audit_entry order by id desc limit 1',
  );
  return rows[0];
};

let added = 0;
/** A member of staff with the given roles, logged in. */
async function addMember(roleIds: number[], branchIds: number[] = []) {
  added += 1;
  const email = `added-${added}@partsboard.example`;
  const body = { email, name: `Added ${added}`, language: 'en', roleIds, branchIds };
  const { status, text, json } = await shop.ask('createStaffMember', admin, { body });
  if (status !== 200) throw new Error(text);
  await shop.database.pool.query('update staff_member set must_change_password = false where email = $1', [
    email,
  ]);
  const { staffMember, oneTimePassword } = json as { staffMember: StaffMember; oneTimePassword: string };
  return { member: staffMember, oneTimePassword, headers: await shop.startSession(email) };
}

async function addRole(name: string, permissions: Permission[]): Promise<StaffRole> {
  const body = { namePl: name, nameEn: name, permissions, requiresSecondFactor: false };
  const answer = await shop.ask('createRole', admin, { body });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json as StaffRole;
}

describe('the list of staff', () => {
  it('comes by name, page after page, nobody twice and nobody left out', async () => {
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await list({ limit: 2, ...(cursor !== null && { cursor }) });
      names.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(names).toEqual((await list()).items.map(({ name }) => name));
    expect(names).toHaveLength(6);
  });

  it('is searched by name and email, and filtered by role, branch and status', async () => {
    const emails = async (query: Record<string, unknown>) =>
      (await list(query)).items.map(({ email }) => email);
    expect(await emails({ search: 'nOWak' })).toEqual([ORDER_DESK]);
    expect(await emails({ search: 'orders@' })).toEqual([ORDER_DESK]);
    expect(await emails({ search: '%' })).toEqual([]);
    expect(await emails({ roleId: roleId('administrator') })).toEqual([ADMINISTRATOR]);
    const { branches } = await memberOf(ORDER_DESK);
    const gdansk = branches.find(({ code }) => code === 'GDN')?.id;
    expect(await emails({ branchId: gdansk })).toEqual([ORDER_DESK]);
    expect(await emails({ status: 'disabled' })).toEqual([]);
  });

  it.each(['x', 'W10', Buffer.from('["a\\u0000",1]').toString('base64url'), 'WyJhIiwxZTMwMF0'])(
    'refuses the cursor %s in words',
    async (cursor) => {
      const answer = await shop.ask('staffMembers', admin, { query: { cursor } });
      expect(answer.json).toMatchObject({ status: 400, errors: { cursor: [expect.any(String)] } });
    },
  );
});

describe('a new member of staff', () => {
  it('logs in with a password that must be changed', async () => {
    const { member, oneTimePassword } = await addMember([roleId('editor')]);
    expect(await lastAudit()).toMatchObject({
      staff_name: 'Joanna Zielińska',
      action: 'staff.create',
      record_name: member.name,
      after: { email: member.email, roles: ['Redaktor'] },
    });
    expect(JSON.stringify(await lastAudit())).not.toContain(oneTimePassword);
    await shop.database.pool.query('update staff_member set must_change_password = true where id = $1', [
      member.id,
    ]);
    const { session } = await shop.logInStaff(member.email, oneTimePassword);
    expect(session.stage).toBe('new-password');
  });

  it('needs an address that nobody has, and roles and branches that exist', async () => {
    const body = {
      email: 'ORDERS@partsboard.example',
      name: 'A',
      language: 'pl',
      roleIds: [],
      branchIds: [],
    };
    expect(codeOf(await shop.ask('createStaffMember', admin, { body }))).toBe('email-taken');
    const unknown = { ...body, email: 'b@partsboard.example', roleIds: [999_999] };
    expect((await shop.ask('createStaffMember', admin, { body: unknown })).json).toMatchObject({
      errors: { roleIds: ['There is no such role.'] },
    });
    const nowhere = { ...body, email: 'b@partsboard.example', branchIds: [999_999] };
    expect((await shop.ask('createStaffMember', admin, { body: nowhere })).json).toMatchObject({
      errors: { branchIds: ['There is no such branch.'] },
    });
  });
});

describe('a change of roles', () => {
  it('counts with the next call, and the trail shows what differs', async () => {
    const { member, headers } = await addMember([roleId('editor')]);
    expect((await shop.ask('auditEntries', headers)).status).toBe(403);
    const body = {
      name: member.name,
      language: 'en',
      roleIds: [roleId('administrator')],
      branchIds: [],
      version: member.version,
    };
    const params = { id: member.id };
    expect((await shop.ask('changeStaffMember', admin, { params, body })).status).toBe(200);
    expect((await shop.ask('auditEntries', headers)).status).toBe(200);
    expect(await lastAudit()).toMatchObject({
      action: 'staff.change',
      before: { roles: ['Redaktor'] },
      after: { roles: ['Administrator'] },
    });
    const late = await shop.ask('changeStaffMember', admin, { params, body });
    expect([late.status, codeOf(late)]).toEqual([409, 'conflict']);
  });

  it('cannot raise anybody above the person who makes it', async () => {
    const clerk = await addRole('Personnel', ['staff.read', 'staff.edit', 'roles.edit', 'orders.read']);
    const { member, headers } = await addMember([clerk.id]);
    const body = { ...member, roleIds: [roleId('administrator')], branchIds: [] };
    const change = {
      name: body.name,
      language: 'en',
      roleIds: body.roleIds,
      branchIds: [],
      version: member.version,
    };
    const raised = await shop.ask('changeStaffMember', headers, { params: { id: member.id }, body: change });
    expect([raised.status, codeOf(raised)]).toEqual([403, 'forbidden']);
    const role = { namePl: 'X', nameEn: 'X', permissions: ['audit.read'], requiresSecondFactor: false };
    expect(codeOf(await shop.ask('createRole', headers, { body: role }))).toBe('forbidden');
    const disabled = await shop.ask('changeStaffStatus', headers, {
      params: { id: await shop.staffId(ADMINISTRATOR) },
      body: { status: 'disabled' },
    });
    expect(codeOf(disabled)).toBe('forbidden');
    const { branches } = await memberOf(ORDER_DESK);
    const elsewhere = { ...change, roleIds: [clerk.id], branchIds: branches.map(({ id }) => id) };
    const sent = await shop.ask('changeStaffMember', headers, { params: { id: member.id }, body: elsewhere });
    expect(sent.json).toMatchObject({ errors: { branchIds: [expect.any(String)] } });
  });
});

describe('the last administrator', () => {
  it('can neither be disabled nor lose the role', async () => {
    await shop.database.pool.query(`delete from staff_member_role where staff_id <> $1 and role_id = $2`, [
      await shop.staffId(ADMINISTRATOR),
      roleId('administrator'),
    ]);
    const member = await memberOf(ADMINISTRATOR);
    const params = { id: member.id };
    const own = await shop.ask('changeStaffStatus', admin, { params, body: { status: 'disabled' } });
    expect(own.json).toMatchObject({ status: 409, title: 'You cannot disable your own account.' });
    const body = {
      name: member.name,
      language: 'pl',
      roleIds: [roleId('editor')],
      branchIds: [],
      version: member.version,
    };
    const changed = await shop.ask('changeStaffMember', admin, { params, body });
    expect(changed.json).toMatchObject({ title: 'At least one active administrator must remain.' });
  });
});

describe('a role', () => {
  it('opens and closes at once for everybody who has it', async () => {
    const role = await addRole('Auditor', ['audit.read']);
    const { headers } = await addMember([role.id]);
    expect((await shop.ask('auditEntries', headers)).status).toBe(200);
    const body = {
      namePl: 'Kontroler',
      nameEn: 'Controller',
      permissions: ['orders.read'],
      requiresSecondFactor: false,
      version: role.version,
    };
    const params = { id: role.id };
    const changed = await shop.ask('changeRole', admin, { params, body });
    expect(changed.json).toMatchObject({ name: 'Controller', permissions: ['orders.read'], staffCount: 1 });
    expect((await shop.ask('auditEntries', headers)).status).toBe(403);
    expect(codeOf(await shop.ask('changeRole', admin, { params, body }))).toBe('conflict');
    const taken = await shop.ask('createRole', admin, { body: { ...body, version: undefined } });
    expect(taken.json).toMatchObject({ errors: { namePl: ['There is already a role with this name.'] } });
  });

  it('is deleted when nobody has it, not even somebody who is disabled, and if it was added here', async () => {
    const role = await addRole('Night shift', ['orders.read']);
    const params = { id: role.id };
    await addMember([role.id]);
    const used = await shop.ask('deleteRole', admin, { params });
    expect([used.status, (used.json as { title: string }).title]).toEqual([
      409,
      expect.stringMatching(/^These people have the role: \S.*\. Give them another one first\.$/),
    ]);
    await shop.database.pool.query('delete from staff_member_role where role_id = $1', [role.id]);
    expect((await shop.ask('deleteRole', admin, { params })).status).toBe(200);
    expect((await shop.ask('deleteRole', admin, { params })).status).toBe(404);
    const stays = await shop.ask('deleteRole', admin, { params: { id: roles[0]?.id ?? 0 } });
    expect((stays.json as { title: string }).title).toBe(
      'This role belongs to every installation and cannot be deleted.',
    );
  });

  it('of the administrator keeps every permission', async () => {
    const administrator = roles.find(({ key }) => key === 'administrator');
    const body = {
      namePl: 'Administrator',
      nameEn: 'Administrator',
      permissions: ['orders.read'],
      requiresSecondFactor: true,
      version: administrator?.version,
    };
    const answer = await shop.ask('changeRole', admin, { params: { id: administrator?.id ?? 0 }, body });
    expect(answer.json).toMatchObject({ errors: { permissions: [expect.any(String)] } });
  });
});

describe('the branches', () => {
  it('are those in which somebody works, or all with the permission', async () => {
    const codes = async (email: string) => {
      const { items } = (await shop.ask('branches', await shop.startSession(email))).json as {
        items: { code: string }[];
      };
      return items.map(({ code }) => code);
    };
    expect(await codes(ORDER_DESK)).toEqual(['WAW', 'GDN']);
    expect(await codes('manager@partsboard.example')).toHaveLength(7);
    expect(await codes('editor@partsboard.example')).toEqual([]);
  });
});
