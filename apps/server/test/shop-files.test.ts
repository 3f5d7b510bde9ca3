import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuiltShop, PAGE, SCRIPT, type BuiltShop } from './built-shop.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** The page as the build left it, with the store's own title. */
const STORE_PAGE = PAGE.replace(
  'Partsboard</title>',
  'Partsboard: części samochodowe dla warsztatów</title>',
);

let built: BuiltShop;
let shop: TestApp;

beforeAll(async () => {
  built = await createBuiltShop();
  shop = await createTestApp({ shopFolder: built.folder });
});
afterAll(async () => {
  await shop.close();
  await built.remove();
});

describe('the shop’s files', () => {
  it.each(['/', '/?a=b', '/login', '/Cart', '/level4/category/12?name=a.b', '/p/about-us'])(
    'answer %s with the page, checked again each time',
    async (url) => {
      const answer = await shop.call({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(STORE_PAGE);
      expect(answer.headers['cache-control']).toBe('no-cache');
      const again = await shop.call({ url, headers: { 'if-none-match': String(answer.headers['etag']) } });
      expect(again.status).toBe(304);
    },
  );

  it('are kept for ever where their name has a hash', async () => {
    const plain = await shop.call({ url: '/assets/Index-AbC123.js' });
    expect(plain.text).toBe(SCRIPT);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await shop.call({
      url: '/assets/Index-AbC123.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-type']).toContain('javascript');
  });

  it('answer a person who has mistyped an address with the page, and say that nothing is there', async () => {
    for (const url of ['/no/such/page', '/loginx', '/metrics']) {
      const answer = await shop.call({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([answer.status, answer.text]).toEqual([404, STORE_PAGE]);
    }
  });

  it.each(['/metrics', '/actuator/health', '/wp-login'])('are no answer to a program at %s', async (url) => {
    const answer = await shop.call({ url, headers: { accept: '*/*' } });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ code: 'not-found' });
  });

  it('that are missing are no page', async () => {
    for (const url of [
      '/.env',
      '/.git/config',
      '/%2Eenv',
      '/cart/.env',
      '/backup.sql',
      '/index.php',
      '/login.php?x=1',
      '/assets/gone-123.js',
      '/favicon.ico',
      '/backoffice/nothing',
      '/health/nothing',
      '/API/nothing',
    ]) {
      const answer = await shop.call({ url, headers: { accept: 'text/html' } });
      expect(answer.status, url).toBe(404);
      expect(answer.json).toMatchObject({ code: 'not-found' });
    }
  });

  it('cannot be left', async () => {
    for (const url of [
      '/../package.json',
      '/..%2fpackage.json',
      '/assets/..%2f..%2fetc%2fpasswd',
      '/%2e%2e/x',
      '/.env',
    ]) {
      const answer = await shop.call({ url, headers: { accept: 'application/json' } });
      expect(answer.status, url).toBeGreaterThanOrEqual(400);
      expect(answer.status, url).toBeLessThan(500);
    }
  });

  it('with a hash are not guessed at by the browser and leave the rules for documents to their page', async () => {
    const { headers } = await shop.call({ url: '/assets/Index-AbC123.js' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['vary']).toBe('accept-encoding');
    expect(headers['x-request-id']).toBeUndefined();
    expect(headers['content-security-policy']).toBeUndefined();
  });
});
