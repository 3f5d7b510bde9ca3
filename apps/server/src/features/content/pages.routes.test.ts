import type { PageSettings, PageVersionSummary, StaffPage } from '@partsboard/contract/backoffice/pages';
import type { StoreConfig } from '@partsboard/contract/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../test/backoffice-app.ts';

let shop: BackofficeApp;
let editor: StaffHeaders;
let administrator: StaffHeaders;

beforeAll(async () => {
  shop = await createBackofficeApp();
  editor = await shop.startSession('editor@partsboard.example');
  administrator = await shop.startSession(ADMINISTRATOR);
});
afterAll(() => shop.close());

let count = 0;

const settings = (changes: Partial<PageSettings> = {}): PageSettings => {
  count += 1;
  return {
    seName: `page-${count}`,
    titlePl: `Strona ${count}`,
    titleEn: `Page ${count}`,
    bodyPl: '<p>Tekst</p>',
    bodyEn: '<p>Text</p>',
    position: 99,
    footerRows: [],
    inTopMenu: false,
    inSitemap: true,
    ...changes,
  };
};

const create = (changes: Partial<PageSettings> = {}, publish = false) =>
  shop.ask('createPage', editor, { body: { ...settings(changes), storeId: 1, publish } });

async function newPage(changes: Partial<PageSettings> = {}, publish = false): Promise<StaffPage> {
  const answer = await create(changes, publish);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as StaffPage;
}

const written = (page: StaffPage): PageSettings => ({
  seName: page.seName,
  titlePl: page.titlePl,
  titleEn: page.titleEn,
  bodyPl: page.bodyPl,
  bodyEn: page.bodyEn,
  position: page.position,
  footerRows: page.footerRows,
  inTopMenu: page.inTopMenu,
  inSitemap: page.inSitemap,
});

const change = (page: StaffPage, changes: Partial<PageSettings>, publish = false, headers = editor) =>
  shop.ask('changePage', headers, {
    params: { id: page.id },
    body: { ...written(page), ...changes, version: page.version, publish },
  });

const inShop = (seName: string) => shop.call({ url: `/api/Topic/get?seName=${seName}` });
const errorsOf = ({ json }: { readonly json: unknown }) => (json as { errors?: object }).errors;
const versionsOf = async (id: number) =>
  ((await shop.ask('pageVersions', editor, { params: { id } })).json as { items: PageVersionSummary[] })
    .items;

describe('a page', () => {
  it('is a draft that the shop does not know, until it is published', async () => {
    const draft = await newPage({ footerRows: [2, 1, 2] });
    expect(draft).toMatchObject({ state: 'draft', version: 1, publishedSeName: null, footerRows: [1, 2] });
    expect((await inShop(draft.seName)).status).toBe(404);
    const published = (await change(draft, {}, true)).json as StaffPage;
    expect(published).toMatchObject({ state: 'published', version: 1, publishedSeName: draft.seName });
    expect((await inShop(draft.seName)).json).toMatchObject({
      Title: draft.titleEn,
      Body: '<p>Text</p>',
      IncludeInFooterRow1: true,
      IncludeInFooterRow2: true,
      IncludeInFooterRow3: false,
    });
  });

  it('stays in the shop as it was while a draft is edited, also under its address', async () => {
    const page = await newPage({}, true);
    const draft = (await change(page, { seName: 'moved', bodyEn: '<p>New</p>' })).json as StaffPage;
    expect(draft).toMatchObject({ state: 'changed', version: 2, publishedSeName: page.seName });
    expect((await inShop(page.seName)).json).toMatchObject({ Body: '<p>Text</p>' });
    expect((await inShop('moved')).status).toBe(404);
    expect((await change(draft, {}, true)).json).toMatchObject({ state: 'published', version: 2 });
    expect((await inShop('moved')).json).toMatchObject({ Body: '<p>New</p>' });
    expect((await inShop(page.seName)).status).toBe(404);
  });

  it('leaves the shop when it is unpublished, and stays as a draft', async () => {
    const page = await newPage({}, true);
    const answer = await shop.ask('unpublishPage', editor, {
      params: { id: page.id },
      body: { version: page.version },
    });
    expect(answer.json).toMatchObject({ state: 'draft', bodyEn: '<p>Text</p>' });
    expect((await inShop(page.seName)).status).toBe(404);
  });

  it('never brings what runs into the shop', async () => {
    const hostile = '<p onclick="a()">Text<script>alert(1)</script><a href="javascript:a()">x</a></p>';
    const page = await newPage({ bodyPl: hostile, bodyEn: hostile }, true);
    expect(page.bodyEn).toBe('<p>Text<a>x</a></p>');
    expect((await inShop(page.seName)).json).toMatchObject({ Body: '<p>Text<a>x</a></p>' });
  });

  it('is published with a text in both languages only', async () => {
    const answer = await create({ bodyEn: '<p> </p>' }, true);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toMatchObject({
      bodyEn: ['Write the English text before you publish the page.'],
    });
    expect((await create({ bodyEn: '' })).status).toBe(200);
  });

  it.each([
    [{ seName: 'Ą' }, 'seName'],
    [{ seName: 'a b' }, 'seName'],
    [{ seName: 'terms' }, 'seName'],
    [{ titlePl: ' ' }, 'titlePl'],
  ])('with %o is refused in words', async (changes, field) => {
    const answer = await create(changes);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toMatchObject({ [field]: [expect.any(String)] });
  });

  it('does not take the address that another page has in the shop, even if its draft has left it', async () => {
    const page = await newPage({}, true);
    await change(page, { seName: 'left' });
    expect(errorsOf(await create({ seName: page.seName }))).toMatchObject({
      seName: ['Another page of this store has this address.'],
    });
  });

  it('belongs to its store', async () => {
    const body = { ...settings({ seName: 'help' }), storeId: 2, publish: true };
    expect((await shop.ask('createPage', editor, { body })).status).toBe(200);
    const fleet = await shop.call({ url: '/api/Topic/get?seName=help', headers: { storeid: '2' } });
    expect(fleet.json).toMatchObject({ Body: '<p>Text</p>' });
    const unknown = await shop.ask('createPage', editor, { body: { ...body, storeId: 99 } });
    expect(errorsOf(unknown)).toMatchObject({ storeId: [expect.any(String)] });
  });
});

describe('two editors', () => {
  it('who save the same page at once: one is told who was faster', async () => {
    const page = await newPage();
    const answers = await Promise.all([
      change(page, { titleEn: 'First' }),
      change(page, { titleEn: 'Second' }, false, administrator),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late && codeOf(late)).toBe('conflict');
    expect(late?.json).toMatchObject({
      title: expect.stringMatching(/^(Magdalena Kamińska|Joanna Zielińska) changed this page/) as string,
    });
    expect(await versionsOf(page.id)).toHaveLength(2);
  });

  it('who take the same address at once: one gets it', async () => {
    const answers = await Promise.all([
      create({ seName: 'wanted' }, true),
      create({ seName: 'wanted' }, true),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('the history of a page', () => {
  it('holds every version, and one of them becomes the draft again while the shop stays', async () => {
    const first = await newPage({ bodyEn: '<p>One</p>' }, true);
    const second = (await change(first, { bodyEn: '<p>Two</p>' }, true)).json as StaffPage;
    expect(await versionsOf(first.id)).toMatchObject([
      { version: 2, isPublished: true, madeBy: 'Magdalena Kamińska' },
      { version: 1, isPublished: false },
    ]);
    const old = await shop.ask('pageVersion', editor, { params: { id: first.id, version: 1 } });
    expect(old.json).toMatchObject({ bodyEn: '<p>One</p>' });
    const restored = await shop.ask('restorePageVersion', editor, {
      params: { id: first.id, version: 1 },
      body: { version: second.version },
    });
    expect(restored.json).toMatchObject({ version: 3, state: 'changed', bodyEn: '<p>One</p>' });
    expect((await inShop(first.seName)).json).toMatchObject({ Body: '<p>Two</p>' });
    const late = await shop.ask('restorePageVersion', editor, {
      params: { id: first.id, version: 1 },
      body: { version: 2 },
    });
    expect(late.status).toBe(409);
    const unknown = await shop.ask('pageVersion', editor, { params: { id: first.id, version: 9 } });
    expect(unknown.status).toBe(404);
  });

  it('does not grow by saving the same again', async () => {
    const page = await newPage();
    await change(page, {});
    await change(page, {}, true);
    expect(await versionsOf(page.id)).toHaveLength(1);
  });
});

describe('the terms of sale', () => {
  const setTerms = (termsPage: string | null) =>
    shop.database.db.updateTable('store').set({ terms_page: termsPage }).where('id', '=', 1).execute();
  const linked = async () =>
    ((await shop.call({ url: '/api/config' })).json as StoreConfig).general.termsPage;

  it('are neither deleted nor unpublished while the checkout links them', async () => {
    const page = await newPage({}, true);
    await setTerms(page.seName);
    const id = { params: { id: page.id } };
    for (const answer of [
      await shop.ask('deletePage', editor, id),
      await shop.ask('unpublishPage', editor, { ...id, body: { version: page.version } }),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.json).toMatchObject({
        title:
          'The checkout links this page as the terms of sale. Name another page in the data of the store first.',
      });
    }
    expect((await inShop(page.seName)).status).toBe(200);
  });

  it('are still linked after they have moved', async () => {
    const page = await newPage({}, true);
    await setTerms(page.seName);
    expect((await change(page, { seName: 'terms-2027' }, true)).status).toBe(200);
    expect(await linked()).toBe('terms-2027');
  });

  it('are no link where no page is named, and a draft cannot be named', async () => {
    await setTerms(null);
    expect(await linked()).toBe('');
    const draft = await newPage();
    await expect(setTerms(draft.seName)).rejects.toThrow(/store_terms_page_fk/);
  });
});

describe('what is done to pages', () => {
  it('is in the audit trail, with the text of what is gone', async () => {
    const page = await newPage({ titlePl: 'Znikająca' }, true);
    await change(page, { titleEn: 'Vanishing' });
    expect((await shop.ask('deletePage', editor, { params: { id: page.id } })).status).toBe(200);
    expect((await inShop(page.seName)).status).toBe(404);
    const query = { recordType: 'page', recordId: String(page.id) };
    const { json } = await shop.ask('auditEntries', administrator, { query });
    expect(json).toMatchObject({
      items: [
        { action: 'page.delete', recordName: 'Znikająca', before: { bodyEn: '<p>Text</p>' } },
        { action: 'page.change', before: { titleEn: page.titleEn }, after: { titleEn: 'Vanishing' } },
        { action: 'page.create', staffName: 'Magdalena Kamińska' },
      ],
    });
  });

  it('lists the pages of all stores, those that were there before included', async () => {
    const { json } = await shop.ask('pages', editor);
    expect((json as { items: { seName: string; storeId: number }[] }).items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ seName: 'delivery', storeId: 1, state: 'published', changedBy: '' }),
        expect.objectContaining({ seName: 'terms', storeId: 2, isTermsPage: true }),
      ]),
    );
  });
});
