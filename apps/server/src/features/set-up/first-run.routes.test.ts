import { backofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { routeUrl } from '@partsboard/contract/route';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { readSetUpCode } from './set-up-code.ts';

let test: TestApp;
let code: string;

beforeAll(async () => {
  test = await createTestApp();
  await test.database.pool.query('delete from staff_member');
  code = await readSetUpCode(test.database.db);
});
afterAll(() => test.close());

const person = { name: 'Ewa Lis', email: 'ewa@dealer.example', language: 'pl', password: 'a-good-password' };

const create = (body: object) =>
  test.call({ method: 'POST', url: routeUrl(backofficeRoutes.createAdministrator), payload: body });
const needsAdministrator = async () =>
  (await test.call({ method: 'GET', url: routeUrl(backofficeRoutes.firstRun) })).json;

it('an empty shop asks for its administrator, and takes nobody without the code of the server', async () => {
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(await readSetUpCode(test.database.db)).toBe(code);
  expect(await needsAdministrator()).toEqual({ needsAdministrator: true });
  for (const wrong of ['AAAA-AAAA-AAAA', code.slice(0, -1), `${code}A`]) {
    const refused = await create({ ...person, code: wrong });
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({ errors: { code: [expect.any(String)] } });
  }
  expect(await needsAdministrator()).toEqual({ needsAdministrator: true });
});

it('a short password is refused at its field', async () => {
  const refused = await create({ ...person, code, password: 'short' });
  expect(refused.status).toBe(400);
  expect(refused.json).toMatchObject({ errors: { password: [expect.any(String)] } });
});

it('of several who try at once one becomes the administrator, who can log in; then nobody more', async () => {
  const answers = await Promise.all(
    ['ewa', 'jan', 'ola', 'iza'].map((name) =>
      create({ ...person, email: `${name}@dealer.example`, code: code.toLowerCase().replaceAll('-', ' ') }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await needsAdministrator()).toEqual({ needsAdministrator: false });
  const { rows } = await test.database.pool.query<{ email: string }>('select email from staff_member');
  const entered = await test.call({
    method: 'POST',
    url: routeUrl(backofficeRoutes.logIn),
    payload: { email: rows[0]?.email, password: person.password },
  });
  expect(entered.status).toBe(200);
  const { rows: audited } = await test.database.pool.query(
    `select staff_name, address from audit_entry where action = 'staff.create'`,
  );
  expect(audited).toEqual([{ staff_name: person.name, address: '127.0.0.1' }]);
  expect((await create({ ...person, code })).status).toBe(409);
});
