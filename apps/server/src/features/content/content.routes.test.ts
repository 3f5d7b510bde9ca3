import type { Topic, TopicSummary } from '@partsboard/contract/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const topics = async (headers: Record<string, string> = {}) =>
  (await shop.call({ url: '/api/Topic/list', headers })).json as TopicSummary[];

const topic = (seName: string, headers: Record<string, string> = {}) =>
  shop.call({ url: `/api/Topic/get?seName=${encodeURIComponent(seName)}`, headers });

describe('content pages', () => {
  it('fill the top menu and three footer columns', async () => {
    const pages = await topics();
    expect(pages.filter((page) => page.IncludeInTopMenu).length).toBeGreaterThanOrEqual(3);
    for (const row of ['IncludeInFooterRow1', 'IncludeInFooterRow2', 'IncludeInFooterRow3'] as const) {
      expect(pages.filter((page) => page[row]).length).toBeGreaterThanOrEqual(2);
    }
    expect(pages.map((page) => page.SeName)).toEqual(
      expect.arrayContaining([
        'about-us',
        'terms',
        'privacy',
        'delivery',
        'payments',
        'returns',
        'contact',
        'info',
      ]),
    );
  });

  it('have a title and a real body in both languages, without scripts or foreign hosts', async () => {
    for (const { SeName } of await topics()) {
      const english = (await topic(SeName)).json as Topic;
      const polish = (await topic(SeName, { 'accept-language': 'pl' })).json as Topic;
      expect(polish.Title).not.toBe(english.Title);
      for (const { Body } of [english, polish]) {
        expect(Body.length).toBeGreaterThan(400);
        expect(Body).not.toMatch(/<script|\son\w+=|https?:/i);
        const opened = [...Body.matchAll(/<(p|h2|ul|ol|li|table|tr|td)[ >]/g)].length;
        expect([...Body.matchAll(/<\/(p|h2|ul|ol|li|table|tr|td)>/g)]).toHaveLength(opened);
      }
    }
  });

  it('lead to pages that exist', async () => {
    const names = new Set((await topics()).map((page) => page.SeName));
    for (const name of names) {
      const { Body } = (await topic(name)).json as Topic;
      const links = [...Body.matchAll(/href="\/p\/([^"]+)"/g)].map((match) => match[1] ?? '');
      expect(links.filter((link) => !names.has(link))).toEqual([]);
    }
  });

  it('lead nowhere that only guests may open, since their readers are logged in', async () => {
    for (const { SeName } of await topics()) {
      for (const language of ['pl', 'en']) {
        const { Body } = (await topic(SeName, { 'accept-language': language })).json as Topic;
        expect(Body).not.toMatch(/href="\/(?:login|register|forgot-password)/);
      }
    }
  });

  it('differ between stores', async () => {
    const fleet = await topics({ storeid: '2' });
    expect(fleet.some((page) => page.SeName === 'help')).toBe(false);
    expect((await topic('help', { storeid: '2' })).status).toBe(404);
    expect((await topic('help')).status).toBe(200);
  });

  it('are found whatever the case of their name', async () => {
    expect((await topic(' About-US ')).json).toMatchObject({ SeName: 'about-us' });
  });

  it.each(['nothing-here', "' or 1=1 --", '../terms', '%', '💥'])(
    'named "%s" are not found, in words',
    async (name) => {
      const answer = await topic(name);
      expect(answer.status).toBe(404);
      expect(answer.json).toMatchObject({ code: 'not-found', title: 'There is no such page.' });
    },
  );
});
