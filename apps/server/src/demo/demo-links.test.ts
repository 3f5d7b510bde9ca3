import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Topic, TopicSummary } from '@partsboard/contract/content';
import { sliderTypes, type Slide, type StoreConfig, type Warehouse } from '@partsboard/contract/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPart, addPriceList, replacePart } from '../../test/shop-fixture.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { loadDemoDocuments } from './demo-documents.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
  const { db } = shop.database;
  await addPriceList(db);
  const [old, current] = [
    await addPart(db, { number: '34 11 OLD', net: 100 }),
    await addPart(db, { number: '34 11 <NEW>', net: 100 }),
  ];
  await db.updateTable('part').set({ name_pl: 'Tarcza hamulcowa przednia' }).execute();
  await replacePart(db, old, current);
  await loadDemoDocuments(shop.database);
});
afterAll(() => shop.close());

/** Files of the shop that are no screens. */
const SHOP_FILES = join(import.meta.dirname, '../../../shop/public');

/** The screens that demo data may lead to; those for guests are closed to whoever reads it. */
const SCREENS = new Set(['/', '/level4', '/cart', '/my-account/my-profile', '/my-account/order-history']);

describe.each([
  { store: '1', language: 'pl' },
  { store: '1', language: 'en' },
  { store: '2', language: 'pl' },
  { store: '2', language: 'en' },
])('the links of demo store $store in $language', ({ store, language }) => {
  const headers = { storeid: store, 'accept-language': language };
  const read = async <T>(path: string): Promise<T> => {
    const answer = await shop.call({ url: `/api/${path}`, headers });
    expect(answer.status, path).toBe(200);
    return answer.json as T;
  };

  async function linksOfPages(): Promise<string[]> {
    const pages = await read<TopicSummary[]>('Topic/list');
    const bodies = await Promise.all(
      pages.map(async ({ SeName }) => (await read<Topic>(`Topic/get?seName=${SeName}`)).Body),
    );
    return bodies.flatMap((body) => [...body.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link));
  }

  async function allLinks(): Promise<string[]> {
    const slides = await Promise.all(
      Object.values(sliderTypes).map((type) => read<Slide[]>(`slider?sliderType=${type}`)),
    );
    const branches = await read<Warehouse[]>('Warehouse/list');
    const config = await read<StoreConfig>('config');
    const links = [
      ...slides.flat().map((slide) => slide.Link),
      ...branches.map((branch) => branch.Url),
      config.general.defaultBranchUrl,
      ...(await linksOfPages()),
    ];
    return [...new Set(links.filter((link) => link !== null))];
  }

  async function leadsSomewhere(link: string): Promise<boolean> {
    if (/^(?:mailto:[^@\s]+@[^@\s]+\.[^@\s]+|tel:\+\d{9,})$/.test(link)) return true;
    const { pathname } = new URL(link, 'http://shop.example');
    if (pathname.startsWith('/p/')) {
      const url = `/api/Topic/get?seName=${pathname.slice('/p/'.length)}`;
      return (await shop.call({ url, headers })).status === 200;
    }
    if (pathname.startsWith('/backoffice/')) return (await shop.call({ url: link, headers })).status === 200;
    return SCREENS.has(pathname) || existsSync(join(SHOP_FILES, pathname));
  }

  it('all lead to something', async () => {
    const links = await allLinks();
    const dead: string[] = [];
    for (const link of links) if (!(await leadsSomewhere(link))) dead.push(link);
    expect(dead).toEqual([]);
    expect(links.filter((link) => link.includes('backoffice'))).toHaveLength(3);
  });
});

describe('a document', () => {
  const open = (name: string, headers = {}) => shop.call({ url: `/backoffice/documents/${name}`, headers });

  it('is a page in both languages that runs and fetches nothing', async () => {
    const { status, headers, text } = await open('cennik-dostaw');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain('sandbox');
    for (const texts of ['Cennik dostaw', 'Delivery price list', '24,48', '24.48'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(texts);
    expect((await open('cennik-dostaw', { 'if-none-match': headers['etag'] })).status).toBe(304);
  });

  it('lists the replaced numbers of the catalogue as they are, never as markup', async () => {
    const { text } = await open('zamiany-tarcz');
    expect(text).toContain('<td class="number">34 11 OLD</td><td class="number">34 11 &lt;NEW&gt;</td>');
    expect(text).toContain('2024-01-01');
  });

  it('of a branch says when it is open', async () => {
    expect((await open('oddzial-wroclaw')).text).toContain('pn.–pt. 7:00–17:00');
  });

  it('that was never published is not found, in words', async () => {
    expect(await open('nothing')).toMatchObject({
      status: 404,
      json: { title: 'There is no such document.' },
    });
  });
});
