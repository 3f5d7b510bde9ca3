import { once } from 'node:events';
import { connect } from 'node:net';
import type { Problem } from '@partsboard/contract/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemOfError } from '../src/http/errors/problem-of-error.ts';
import { createBuiltShop, type BuiltShop } from './built-shop.ts';
import { createSecondApp, createTestApp, type TestApp } from './test-app.ts';

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
