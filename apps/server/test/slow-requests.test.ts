import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecondApp, createTestApp, type TestApp } from './test-app.ts';

let shop: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  shop = await createTestApp();
  app = await createSecondApp(shop.database, { environment: { REQUEST_TIMEOUT_SECONDS: '1' } });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** Sends a beginning, then a byte now and then for as long as anybody listens; answers what came back, and when. */
async function trickle(beginning: string, byte: string): Promise<{ answer: string; seconds: number }> {
  const begun = performance.now();
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(beginning);
  const drip = setInterval(() => socket.write(byte), 50);
  socket.on('error', () => undefined);
  const answer = await text(socket).finally(() => clearInterval(drip));
  return { answer, seconds: (performance.now() - begun) / 1000 };
}

const POST = 'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\n';

describe('a request that trickles in', () => {
  it.each([
    ['in its headers', `${POST}X-Slow: `, 'a'],
    ['in its body', `${POST}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"email":"`, 'a'],
    ['in its first line', 'GET /api/', 'a'],
  ])(
    '%s is given up when its time is over, not half a minute later',
    async (_where, beginning, byte) => {
      const { answer, seconds } = await trickle(beginning, byte);
      expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      expect(answer).toContain('application/problem+json');
      expect(seconds).toBeGreaterThanOrEqual(1);
      // Node looks every half minute when it is left alone.
      expect(seconds).toBeLessThan(20);
    },
    60_000,
  );
});
