import { permissions, type Permission } from '@partsboard/contract/backoffice/permissions';
import type { BackofficeRoute } from '@partsboard/contract/backoffice/route';
import { backofficeRoutes, type BackofficeRouteName } from '@partsboard/contract/backoffice/routes';
import { routeUrl, type RouteContract } from '@partsboard/contract/route';
import { routes } from '@partsboard/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, codeOf, createBackofficeApp, type BackofficeApp } from './backoffice-app.ts';
import { sampleOf } from './sample-input.ts';
import { demoStaff } from '../src/demo/demo-staff.ts';

let shop: BackofficeApp;
let customer: Record<'authorization', string>;
const allowedFor = new Map<string, ReadonlySet<string>>();

/** What the design's table of roles says, by the permissions of this step's routes. */
const expected: Readonly<Partial<Record<Permission, readonly string[]>>> = {
  'staff.read': ['administrator'],
  'staff.edit': ['administrator'],
  'roles.edit': ['administrator'],
  'audit.read': ['administrator'],
  'orders.read': ['order-desk', 'branch-manager', 'accountant', 'administrator'],
  'orders.process': ['order-desk', 'branch-manager', 'administrator'],
  'orders.cancel': ['order-desk', 'branch-manager', 'administrator'],
  'documents.read': ['order-desk', 'branch-manager', 'accountant', 'administrator'],
  'exports.read': ['accountant', 'administrator'],
  'payments.book': ['accountant', 'administrator'],
  'payments.refund': ['accountant', 'administrator'],
  'returns.read': ['order-desk', 'branch-manager', 'accountant', 'administrator'],
  'orders.place': ['branch-manager', 'administrator'],
  'returns.process': ['branch-manager', 'administrator'],
  'branches.edit': ['editor', 'administrator'],
  'customers.read': ['order-desk', 'branch-manager', 'accountant', 'administrator'],
  'customers.approve': ['branch-manager', 'administrator'],
  'customers.block': ['branch-manager', 'administrator'],
  'customers.discounts': ['branch-manager', 'administrator'],
  'customers.credit': ['branch-manager', 'accountant', 'administrator'],
  'customers.erase': ['administrator'],
  'settings.edit': ['administrator'],
  'catalogue.import': ['catalogue', 'administrator'],
  'keys.edit': ['administrator'],
  'webhooks.edit': ['administrator'],
  'stores.edit': ['administrator'],
  'methods.edit': ['administrator'],
  'content.edit': ['editor', 'administrator'],
  'parts.read': ['order-desk', 'branch-manager', 'catalogue', 'administrator'],
  'mails.read': ['administrator'],
  'mails.send': ['administrator'],
  'stock.read': ['order-desk', 'branch-manager', 'catalogue', 'administrator'],
  'stock.correct': ['catalogue', 'administrator'],
  'prices.change': ['catalogue', 'administrator'],
  'tasks.read': ['administrator'],
  'tasks.manage': ['administrator'],
};

beforeAll(async () => {
  shop = await createBackofficeApp();
  customer = await shop.logIn();
  const { rows } = await shop.database.pool.query<{ key: string; permissions: string[] }>(
    `select key, array(select permission from staff_role_permission where role_id = id) as permissions from staff_role`,
  );
  for (const { key, permissions } of rows) allowedFor.set(key, new Set(permissions));
});
afterAll(() => shop.close());

const table = Object.entries<BackofficeRoute>(backofficeRoutes) as [BackofficeRouteName, BackofficeRoute][];

const neededFor = ({ permission, alsoNeeds }: BackofficeRoute): Permission[] =>
  [permission, alsoNeeds].filter((each) => each !== undefined);

const inputOf = (route: BackofficeRoute) => ({
  ...(route.params && {
    params: {
      id: '00000000-0000-4000-8000-000000000000',
      kind: 'confirmation',
      list: 'orders',
      position: 1,
      number: 1,
      mailId: 1,
      shipmentId: 1,
      warehouseId: 1,
      name: 'welcome',
      language: 'en',
      version: 1,
    },
  }),
  ...(route.body && { body: sampleOf(route.body) as object }),
});

describe.each(table)('%s', (name, route) => {
  if (route.access !== 'anyone') {
    it('is closed to nobody, to a customer and to a forged cookie', async () => {
      const forged = {
        cookie: `partsboard-staff=${'a'.repeat(22)}.${'b'.repeat(43)}`,
        'x-csrf-token': 'csrf',
      };
      for (const headers of [{}, customer, forged]) {
        const answer = await shop.ask(name, headers, inputOf(route));
        expect([answer.status, codeOf(answer)]).toEqual([401, 'unauthenticated']);
      }
    });
  }

  if (route.access !== 'anyone' && route.method !== 'GET') {
    it('needs the CSRF token of the session', async () => {
      const { cookie = '' } = await shop.startSession(ADMINISTRATOR);
      for (const headers of [
        { cookie },
        { cookie, 'x-csrf-token': 'CSRF' },
        { cookie, 'x-csrf-token': 'csrf-' },
      ]) {
        const answer = await shop.ask(name, headers, inputOf(route));
        expect([answer.status, codeOf(answer)]).toEqual([403, 'wrong-csrf-token']);
      }
    });
  }

  it.each(demoStaff)('opens for $role if the role has its permission', async ({ email, role }) => {
    const answer = await shop.ask(name, await shop.startSession(email), inputOf(route));
    const isAllowed = neededFor(route).every((permission) => {
      const isHeld = role === 'administrator' || allowedFor.get(role)?.has(permission) === true;
      expect(expected[permission]?.includes(role), permission).toBe(isHeld);
      return isHeld;
    });
    if (isAllowed) expect(['unauthenticated', 'forbidden', 'login-incomplete']).not.toContain(codeOf(answer));
    else expect([answer.status, codeOf(answer)]).toEqual([403, 'forbidden']);
  });

  if (route.needsFreshLogin === true) {
    it('needs a fresh login', async () => {
      const headers = await shop.startSession(ADMINISTRATOR);
      await shop.database.pool.query(`update staff_session set fresh_until = now()`);
      const answer = await shop.ask(name, headers, inputOf(route));
      expect([answer.status, codeOf(answer)]).toEqual([403, 'fresh-login-required']);
    });
  }

  if (route.access === 'staff' || route.permission !== undefined) {
    it('is closed while the login lacks a new password', async () => {
      const { pool } = shop.database;
      const headers = await shop.startSession(ADMINISTRATOR);
      await pool.query('update staff_member set must_change_password = true where email = $1', [
        ADMINISTRATOR,
      ]);
      const answer = await shop.ask(name, headers, inputOf(route));
      await pool.query('update staff_member set must_change_password = false');
      expect([answer.status, codeOf(answer)]).toEqual([401, 'login-incomplete']);
    });
  }
});

describe('a permission', () => {
  it('opens something: none is offered that no route asks for', () => {
    const asked = new Set(table.flatMap(([, route]) => neededFor(route)));
    // It opens nothing, but widens what the others open.
    expect(permissions.filter((permission) => !asked.has(permission))).toEqual(['branches.all']);
  });
});

describe('the shop', () => {
  it('does not open for the session of an administrator', async () => {
    const headers = await shop.startSession(ADMINISTRATOR);
    for (const route of Object.values<RouteContract>(routes)) {
      if (route.access !== 'customer') continue;
      const params = route.params && { id: 1, kind: 'confirmation' };
      const answer = await shop.call({ method: route.method, url: routeUrl(route, params), headers });
      expect([route.path, answer.status]).toEqual([route.path, 401]);
    }
  });
});
