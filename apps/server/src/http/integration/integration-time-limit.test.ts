import { setImmediate } from 'node:timers/promises';
import type { IntegrationRoutes } from '@partsboard/contract/integration/routes';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DomainError } from '../errors/domain-error.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { validatorCompiler } from '../validation/validation.ts';
import type { IntegrationHandlers } from './integration-handlers.ts';
import { registerIntegrationRoutes } from './integration-routes.ts';

const TIME_LIMIT = 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const after = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value), milliseconds);
  });

/** A server whose check of a key takes so long, and whose work never ends. */
function slowServer(milliseconds: number) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof DomainError && error.code === 'unavailable' ? 503 : 500).send(),
  );
  const never = () => new Promise<never>(() => undefined);
  const handlers = new Proxy({}, { get: () => never }) as IntegrationHandlers<IntegrationRoutes>;
  const caller = {
    keyId: 1,
    client: 'ERP',
    scopes: new Set(['orders:read', 'stock:write', 'orders:write'] as never[]),
    expiresAt: new Date(0),
  };
  registerIntegrationRoutes(app, handlers, {
    integrationKeys: { hashOf: () => Buffer.from('key'), load: () => after(milliseconds, caller) },
    runOnce: never,
    limits: { consumeCall: () => Promise.resolve() } as unknown as RateLimits,
    timeLimit: TIME_LIMIT,
  });
  return app;
}

it.each([
  ['a read', { method: 'GET', url: '/api/integration/v1/key' }],
  [
    'a change',
    {
      method: 'POST',
      url: '/api/integration/v1/order-feed/acknowledgements',
      headers: { 'idempotency-key': 'one' },
      payload: { position: 1 },
    },
  ],
] as const)('%s has one time limit for its checks and its work together', async (_name, request) => {
  const app = slowServer(0.7 * TIME_LIMIT);
  await app.ready();
  let status: number | undefined;
  const answered = app.inject(request).then((answer) => (status = answer.statusCode));
  await vi.advanceTimersByTimeAsync(0.7 * TIME_LIMIT);
  // A body is read between the checks and the work.
  while (vi.getTimerCount() === 0) await setImmediate();
  await vi.advanceTimersByTimeAsync(0.25 * TIME_LIMIT);
  expect(status).toBeUndefined();
  await vi.advanceTimersByTimeAsync(0.1 * TIME_LIMIT);
  await answered;
  expect(status).toBe(503);
  await app.close();
});
