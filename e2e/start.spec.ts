import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { mailPaths } from './visitor.ts';

test('the shop opens on the port of its server', async ({ page, request }) => {
  expect((await request.get('/health/ready')).ok()).toBe(true);
  await page.goto('/');
  await expect(page).toHaveTitle(/Partsboard/);
});

test('a new customer gets a mail, which is a file where there is no mail server', async ({ request }) => {
  const email = `${randomUUID()}@workshop.example`;
  const answer = await request.post('/api/Customer/register', {
    data: {
      Email: email,
      Password: Buffer.from('workshop').toString('base64'),
      FirstName: 'Anna',
      LastName: 'Nowak',
      StreetAddress: 'Polna',
      StreetAddress2: '7',
      ZipPostalCode: '00-001',
      City: 'Warszawa',
      CountryId: 1,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const recipients = async () => {
    const mails = await Promise.all((await mailPaths()).map((path) => readFile(path, 'utf8')));
    return mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim());
  };
  await expect.poll(recipients).toContain(email);
});
