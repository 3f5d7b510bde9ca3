import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuiltShop, PAGE, SCRIPT, type BuiltShop } from './built-shop.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let built: BuiltShop;
let server: TestApp;

beforeAll(async () => {
  built = await createBuiltShop();
  server = await createTestApp({ backofficeFolder: built.folder });
});
afterAll(async () => {
  await server.close();
  await built.remove();
});

describe('the files of the back office', () => {
  it.each([
    '/backoffice',
    '/backoffice/',
    '/backoffice?x=1',
    '/backoffice/staff/12',
    '/backoffice/no/such/page',
  ])('answer %s with the page, under the strict policy for documents', async (url) => {
    const answer = await server.call({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(PAGE);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });

  it('are kept for ever where their name has a hash', async () => {
    const { text, headers } = await server.call({ url: '/backoffice/assets/Index-AbC123.js' });
    expect(text).toBe(SCRIPT);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-request-id']).toBeUndefined();
  });

  it.each([
    '/backoffice/assets/gone-123.js',
    '/backoffice/pictures/gone',
    '/backoffice/documents/gone',
    '/backoffice/nothing.svg',
    '/elsewhere',
  ])('are no answer to %s', async (url) => {
    const answer = await server.call({ url, headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
  });
});
