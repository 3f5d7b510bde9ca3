import type { FastifyInstance } from 'fastify';
import { DomainError } from './errors/domain-error.ts';

interface HealthDeps {
  readonly isReady: () => Promise<boolean>;
  readonly replicaState?: (() => Promise<string>) | undefined;
}

/**
 * `live`: the process answers. `ready`: the database does too and its schema is the one this server knows. A replica
 * that is behind is only reported, since the database answers in its place.
 */
export function registerHealth(app: FastifyInstance, { isReady, replicaState }: HealthDeps): void {
  app.get('/health/live', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (!(await isReady().catch(() => false))) throw new DomainError('unavailable', { retryAfterSeconds: 2 });
    const replica = await replicaState?.();
    return reply.header('cache-control', 'no-store').send({ status: 'ready', ...(replica && { replica }) });
  });
}
