import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../src/db/database.ts';
import { createSecondApp, createTestApp, type TestApp } from './test-app.ts';

const BLOCK = /<script type="application\/json" id="answers">(.*)<\/script>/;
const BUILT = '<!doctype html><p>$&</p><script type="application/json" id="answers"></script>';

let folder: string;
let shop: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partsboard-page-'));
  await writeFile(join(folder, 'index.html'), BUILT);
  shop = await createTestApp({ shopFolder: folder });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

interface Carried {
  readonly language: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

const carriedBy = (page: string): Carried => JSON.parse(BLOCK.exec(page)?.[1] ?? '') as Carried;

const slides = async () =>
  ((await shop.call({ url: '/api/slider?sliderType=3' })).json as { Id: number }[]).map(({ Id }) => Id);

describe('the shop’s page', () => {
  it('carries what the calls of a first visit answer, in the language of a first visitor', async () => {
    const { language, answers } = carriedBy((await shop.call({ url: '/login' })).text);
    expect(language).toBe('pl');
    expect(Object.keys(answers).sort()).toEqual([
      '/api/Currency',
      '/api/Language/list',
      '/api/StateProvince/list',
      '/api/Store/get',
      '/api/Topic/list',
      '/api/Warehouse/list',
      '/api/config',
      '/api/country',
      '/api/slider?sliderType=3',
    ]);
    for (const [url, answer] of Object.entries(answers)) {
      const call = await shop.call({ url, headers: { 'accept-language': 'pl' } });
      expect(answer, url).toEqual(call.json);
    }
  });

  it('carries only the banners whose time it is', async () => {
    const { pool } = shop.database;
    await pool.query(`update slide set shown_from = now() + interval '1 hour' where id = $1`, [
      (await slides())[0],
    ]);
    const app = await createSecondApp(shop.database, { shopFolder: folder });
    const shown = await slides();
    const { answers } = carriedBy((await app.inject({ url: '/login' })).payload);
    expect((answers['/api/slider?sliderType=3'] as { Id: number }[]).map(({ Id }) => Id)).toEqual(shown);
    expect(shown).toHaveLength(2);
    await pool.query('update slide set shown_from = null');
    await app.close();
  });

  it('is the same for everyone, whatever they ask for and whoever they are', async () => {
    const first = await shop.call({ url: '/' });
    const other = await shop.call({
      url: '/level4/category/12?name=x',
      headers: { ...(await shop.logIn()), 'accept-language': 'de', accept: 'text/html' },
    });
    expect(other.text).toBe(first.text);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(first.headers['content-security-policy'])).toContain("script-src 'self';");
  });

  it('travels compressed, and not at all to whoever has it', async () => {
    const plain = await shop.call({ url: '/login' });
    const packed = await shop.app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.text);
    const gzipped = await shop.app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip' } });
    expect(gzipped.headers['content-encoding']).toBe('gzip');

    const again = await shop.call({
      url: '/cart',
      headers: { 'if-none-match': String(plain.headers['etag']) },
    });
    expect(again).toMatchObject({ status: 304, text: '' });
    const head = await shop.call({ method: 'HEAD', url: '/login' });
    expect(head.status).toBe(200);
    expect(head.headers['etag']).toBe(plain.headers['etag']);
  });

  it('is not ended by a text of the shop, and gets another tag when one changes', async () => {
    const before = await shop.call({ url: '/login' });
    const odd = '</script><script>alert(1)</script><!-- $& $1';
    await shop.database.db
      .updateTable('store')
      .set({ copyright_pl: odd })
      .where('is_default', '=', true)
      .execute();
    const server = await createSecondApp(shop.database, { shopFolder: folder });
    const page = await server.inject({ url: '/login' });
    await server.close();
    expect(page.body.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(page.body).toContain('<p>$&</p>');
    expect(carriedBy(page.body).answers['/api/config']).toMatchObject({ general: { copyright: odd } });
    expect(page.headers.etag).not.toBe(before.headers['etag']);
  });

  it('is sent as it was built while the database is away', async () => {
    const gone = connect({ url: () => 'postgres://nobody@127.0.0.1:9/nothing', poolSize: 2 });
    const server = await createSecondApp({ ...shop.database, db: gone.db }, { shopFolder: folder });
    const page = await server.inject({ url: '/login' });
    await server.close();
    await gone.close();
    expect(page.statusCode).toBe(200);
    expect(page.body).toBe(BUILT);
  });

  it('does not wait for a database that takes long', async () => {
    const server = await createSecondApp(shop.database, { shopFolder: folder });
    const blocker = await shop.database.pool.connect();
    await blocker.query('begin; lock table topic in access exclusive mode');
    const page = await server.inject({ url: '/login' });
    await blocker.query('rollback');
    blocker.release();
    await server.close();
    expect(page.body).toBe(BUILT);
  });
});

describe('the page of a store', () => {
  it('has its title, its colour, its name and its pages, by the host name that was asked', async () => {
    const titled = await mkdtemp(join(tmpdir(), 'partsboard-page-'));
    const head = '<!doctype html><head><title>Sklep</title></head>';
    await writeFile(
      join(titled, 'index.html'),
      `${head}<script type="application/json" id="answers"></script>`,
    );
    await shop.database.db
      .updateTable('store')
      .set({
        name: 'Flota',
        host_names: ['flota.example'],
        seo_title_pl: 'Flota <A&B>',
        accent_color: '#0b5d3b',
      })
      .where('id', '=', 2)
      .execute();
    await shop.database.db
      .insertInto('topic')
      .values({
        store_id: 2,
        se_name: 'floty',
        position: 9,
        title_pl: 'Dla flot',
        title_en: 'For fleets',
        body_pl: '',
        body_en: '',
      })
      .execute();
    const app = await createSecondApp(shop.database, { shopFolder: titled });
    const statusAt = async (host: string) =>
      (await app.inject({ url: '/api/Topic/get?seName=floty', headers: { host } })).statusCode;
    const pageAt = async (host: string) => (await app.inject({ url: '/login', headers: { host } })).payload;
    const fleet = await pageAt('flota.example');
    expect(fleet).toContain('<title>Flota &lt;A&amp;B&gt;</title>');
    expect(fleet).toContain('--mantine-color-accent-6:color-mix(in oklab,#0b5d3b,black 0%)');
    expect(carriedBy(fleet).answers['/api/Store/get']).toMatchObject({ Id: 2, Name: 'Flota' });
    const fleetPages = expect.arrayContaining([expect.objectContaining({ SeName: 'floty' })]) as unknown;
    expect(carriedBy(fleet).answers['/api/Topic/list']).toEqual(fleetPages);
    expect(await statusAt('flota.example')).toBe(200);
    const other = await pageAt('other.example');
    expect(other).toContain('<title>Partsboard: części samochodowe dla warsztatów</title>');
    expect(other).not.toContain('<style>');
    expect(carriedBy(other).answers['/api/Store/get']).toMatchObject({ Id: 1, Name: 'Partsboard' });
    expect(carriedBy(other).answers['/api/Topic/list']).not.toEqual(fleetPages);
    expect(await statusAt('other.example')).toBe(404);
    await app.close();
    await rm(titled, { recursive: true });
  });
});
