import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Problem } from '@partsboard/contract/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemOfError } from '../src/http/errors/problem-of-error.ts';
import { base64, createSecondApp, createTestApp, type TestApp } from './test-app.ts';

let folder: string;
let shop: TestApp;

const PAGE = '<!doctype html><title>Partsboard</title><div id="root"></div>';
const SCRIPT = `console.log("${'x'.repeat(2000)}");`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partsboard-shop-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'cart.csv'), 'sku,quantity\n');
  await writeFile(join(folder, 'assets', 'Index-AbC123.js'), SCRIPT);
  await writeFile(join(folder, 'assets', 'Index-AbC123.js.gz'), gzipSync(SCRIPT));
  shop = await createTestApp({ shopFolder: folder });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

describe('every answer', () => {
  it.each(['/', '/health/live', '/api/docs'])(
    'of %s carries the security headers and a request id',
    async (url) => {
      const { headers } = await shop.call({ url });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("img-src 'self' data:");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toMatch(/https?:|unsafe-eval|upgrade-insecure|script-src[^;]*unsafe/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
      });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it.each(['/api/config', '/api/nothing', '/API/Currency'])(
    'of %s may do nothing should a browser show it as a page',
    async (url) => {
      const { headers } = await shop.call({ url });
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it('of a hashed asset is not guessed at by the browser and leaves the rules for documents to its page', async () => {
    const { headers } = await shop.call({ url: '/assets/Index-AbC123.js' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['vary']).toBe('accept-encoding');
    expect(headers['x-request-id']).toBeUndefined();
    expect(headers['content-security-policy']).toBeUndefined();
  });

  it('keeps a sane request id of the caller and no other', async () => {
    const kept = await shop.call({ url: '/api/nothing', headers: { 'x-request-id': 'edge-1:abc.9' } });
    expect(kept.headers['x-request-id']).toBe('edge-1:abc.9');
    expect((kept.json as Problem).requestId).toBe('edge-1:abc.9');
    for (const odd of ['a b', '<x>', 'x'.repeat(65), 'ż']) {
      const replaced = await shop.call({ url: '/api/config', headers: { 'x-request-id': odd } });
      expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('asks browsers to stay with https only where there is https', async () => {
    const secure = await createSecondApp(shop.database, {
      environment: { PUBLIC_URL: 'https://shop.example' },
    });
    const answer = await secure.inject({ url: '/health/live' });
    await secure.close();
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('is compressed where that is worth it and the caller takes it', async () => {
    const brotli = await shop.call({ url: '/api/country', headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await shop.call({ url: '/api/country', headers: { 'accept-encoding': 'gzip' } });
    const plain = await shop.call({ url: '/api/country' });
    const small = await shop.call({ url: '/api/Language/list', headers: { 'accept-encoding': 'br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers['content-encoding']).toBeUndefined();
    expect(String(brotli.headers['vary'])).toMatch(/accept-encoding/i);
  });
});

describe('the shop’s files', () => {
  it.each(['/', '/login', '/level4/category/12?name=a.b', '/p/about-us', '/no/such/page'])(
    'answer %s with the page, checked again each time',
    async (url) => {
      const answer = await shop.call({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(PAGE);
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

  it('that are missing are no page', async () => {
    for (const url of [
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
});

describe('what is no proper request', () => {
  it.each(['/api/%zz', '/%', '/api/Topic/get/%E0%A4%A', "/api/picture('%zz')"])(
    'such as %s is refused in words',
    async (url) => {
      const answer = await shop.call({ url });
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({
        code: 'malformed-request',
        requestId: answer.headers['x-request-id'],
      });
    },
  );

  it('on the wire gets a problem document too', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const [address] = shop.app.addresses();
    const port = typeof address === 'object' ? address.port : 0;
    for (const [request, status] of [
      ['NONSENSE\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ] as const) {
      const socket = connect(port, '127.0.0.1');
      const chunks: Buffer[] = [];
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.on('error', () => undefined);
      socket.write(request);
      await once(socket, 'close');
      const answer = Buffer.concat(chunks).toString('utf8');
      expect(answer).toContain(`HTTP/1.1 ${status} `);
      expect(answer).toContain('application/problem+json');
    }
  });
});

describe('a caller who hangs up', () => {
  it('in the middle of a body is no trouble of ours', async () => {
    const lines: string[] = [];
    const app = await createSecondApp(shop.database);
    app.addHook('onError', async (_request, _reply, error) => {
      lines.push(problemOfError(error).code);
      return Promise.resolve();
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const [address] = app.addresses();
    const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1');
    const aborted = new Promise<void>((resolve) =>
      app.server.once('request', (request) => request.once('close', resolve)),
    );
    await once(socket, 'connect');
    socket.write('POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 100\r\n\r\n{"em');
    await once(app.server, 'request');
    socket.destroy();
    await aborted;
    await app.close();
    expect(lines.filter((code) => code === 'unavailable' || code === 'internal')).toEqual([]);
  });
});

describe('budgets', () => {
  it('are polite when they are spent, and each caller has their own', async () => {
    const strict = await createSecondApp(shop.database, { environment: { RATE_LIMIT_PER_MINUTE: '3' } });
    const from = (remoteAddress: string, headers = {}) =>
      strict.inject({
        url: '/api/Currency',
        remoteAddress,
        headers: { 'accept-language': 'pl', ...headers },
      });
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await from('10.9.9.1')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await from('10.9.9.1');
    expect(refused.json()).toMatchObject({ title: 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('10.9.9.2')).statusCode).toBe(200);
    // A customer is counted by their name, not by the address that they share with a colleague.
    expect((await from('10.9.9.1', await shop.logIn())).statusCode).toBe(200);
    expect((await from('10.9.9.1', { authorization: 'Bearer a.b.c' })).statusCode).toBe(429);
    await strict.close();
  });

  it.each([
    ['on', 'the address that the proxy saw, whatever the caller wrote before it', [200, 200, 429, 200]],
    ['off', 'the address of the connection, and no header counts', [200, 200, 429, 429]],
  ])('with TRUST_PROXY %s go by %s', async (TRUST_PROXY, _whose, expected) => {
    const strict = await createSecondApp(shop.database, {
      environment: { RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY },
    });
    const statuses = [];
    for (const forwarded of ['1.1.1.1, 10.7.7.7', '2.2.2.2, 10.7.7.7', '10.7.7.7', '1.1.1.1, 10.8.8.8']) {
      const answer = await strict.inject({
        url: '/api/Currency',
        remoteAddress: '10.9.9.4',
        headers: { 'x-forwarded-for': forwarded },
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual(expected);
    await strict.close();
  });

  it('of registrations and recoveries are one and smaller, and that of logins five times as large', async () => {
    const strict = await createSecondApp(shop.database, {
      environment: { RATE_LIMIT_LOGIN_PER_MINUTE: '2' },
    });
    const post = async (url: string) =>
      (await strict.inject({ method: 'POST', url: `/api/${url}`, payload: {}, remoteAddress: '10.9.9.3' }))
        .statusCode;
    expect(await post('Customer/PasswordRecovery')).toBe(400);
    expect(await post('Customer/register')).toBe(400);
    expect(await post('Customer/PasswordRecovery')).toBe(429);
    for (let call = 0; call < 10; call += 1) expect(await post('user/login')).toBe(400);
    expect(await post('user/login')).toBe(429);
    expect((await strict.inject({ url: '/api/config', remoteAddress: '10.9.9.3' })).statusCode).toBe(200);
    await strict.close();
  });

  it('that somebody else behind the same address has spent keep no browser out that has logged in before', async () => {
    const strict = await createSecondApp(shop.database, {
      environment: { RATE_LIMIT_LOGIN_PER_MINUTE: '1' },
    });
    const logIn = (headers = {}, payload: object = {}) =>
      strict.inject({ method: 'POST', url: '/api/user/login', headers, payload, remoteAddress: '10.9.9.5' });
    const owner = { email: 'demo@partsboard.example', password: base64('partsboard') };
    const first = await logIn({}, owner);
    const cookie = String(first.headers['set-cookie']).split(';')[0];
    for (let call = 0; call < 4; call += 1) expect((await logIn()).statusCode).toBe(400);
    expect((await logIn({}, owner)).statusCode).toBe(429);
    expect((await logIn({ cookie }, owner)).statusCode).toBe(200);
    expect((await logIn({ cookie }, owner)).statusCode).toBe(429);
    await strict.close();
  });
});

describe('health', () => {
  it('is live whatever the database does, and ready only with it', async () => {
    const answers = { ready: false };
    const app = await createSecondApp(shop.database, { isReady: () => Promise.resolve(answers.ready) });
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    const away = await app.inject('/health/ready');
    expect(away.statusCode).toBe(503);
    expect(away.headers['retry-after']).toBe('2');
    answers.ready = true;
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
    await app.close();
  });
});
