import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { integrationScopes } from '@partsboard/contract/integration/scopes';
import { isNip } from '@partsboard/domain/vat-number';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { administrator, officeTexts, openBackoffice, postOffice } from './backoffice.ts';
import { base64, freshEmail, setLanguage } from './visitor.ts';
import { Shopper, type Language } from './shopper.ts';

const cases = [
  { language: 'pl', download: /^Pobierz FV\// },
  { language: 'en', download: /^Download FV\// },
] as const;

const PDF = '%PDF-1.4\n% an invoice\n%%EOF\n';

/** An API key, made by an administrator in the back office. */
async function makeKey(page: Page, language: Language): Promise<string> {
  await setLanguage(page, language);
  await openBackoffice(page, officeTexts[language], administrator);
  const input = { name: `ERP ${Date.now()}`, scopes: integrationScopes, days: 1 };
  return (await postOffice<{ key: string }>(page, 'keys', input)).key;
}

/** A Polish VAT number that nobody else has. */
function freshVatNumber(): string {
  for (;;) {
    const digits = String(randomInt(9_000_000_000, 10_000_000_000));
    if (isNip(digits)) return digits;
  }
}

/** What the dealer's own system sends: the company, known by its VAT number, and an invoice with its file. */
async function sendInvoice(request: APIRequestContext, key: string, vatNumber: string): Promise<void> {
  const id = freshEmail('erp').split('@')[0] ?? '';
  const put = async (path: string, data: object) => {
    const answer = await request.put(`/api/integration/v1/${path}`, {
      headers: { Authorization: `Bearer ${key}`, 'Idempotency-Key': randomUUID() },
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const warehouses = (await (await request.get('/api/Warehouse/list')).json()) as { Code: string }[];
  await put(`companies/${id}`, { vatNumber });
  await put(`documents/${id}`, {
    company: id,
    number: `FV/${id}`,
    date: '2026-11-02',
    dueDate: '2026-11-16',
    descriptionPl: 'Faktura',
    descriptionEn: 'Invoice',
    amount: 123.45,
    openAmount: 123.45,
    branch: warehouses[0]?.Code,
    pdf: base64(PDF),
  });
}

for (const { language, download } of cases) {
  test(`an invoice that the dealer's own system has sent is downloaded, ${language}`, async ({
    page,
    request,
  }) => {
    const shopper = await Shopper.register(request);
    const vatNumber = freshVatNumber();
    await shopper.call('POST', 'Customer/Update', {
      FirstName: 'Jan',
      LastName: 'Lis',
      Email: shopper.email,
      Company: 'Warsztat Lis',
      VatNumber: vatNumber,
    });
    await sendInvoice(request, await makeKey(page, language), vatNumber);

    await shopper.visit(page, '/my-account/order-history?tab=accounting', language);
    const arrived = page.waitForEvent('download');
    await page.getByRole('button', { name: download }).click();
    const file = await arrived;
    expect(file.suggestedFilename()).toMatch(/^FV.*\.pdf$/);
    expect(await readFile(await file.path(), 'utf8')).toBe(PDF);
  });
}
