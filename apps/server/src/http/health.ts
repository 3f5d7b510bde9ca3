import type { FastifyInstance } from 'fastify';
import type { ReplicaStatus } from '../db/replica-monitor.ts';
import { DomainError } from './errors/domain-error.ts';
import { withTimeLimit } from './limits/time-limit.ts';

interface HealthDeps {
  readonly isReady: () => Promise<boolean>;
  readonly replicaStatus?: (() => ReplicaStatus) | undefined;
}

/** Who asks has a limit too, and takes no answer for the answer. */
const TIME_LIMIT = 4_000;

/**
 * `live`: the process answers. `ready`: the database does too, can be written to, and its schema is the one this server
 * knows. A replica that is behind or away is only reported, since the database answers in its place.
 */
export function registerHealth(app: FastifyInstance, { isReady, replicaStatus }: HealthDeps): void {
  app.get('/health/live', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (!(await withTimeLimit(isReady(), TIME_LIMIT).catch(() => false))) {
      throw new DomainError('unavailable', { retryAfterSeconds: 2 });
    }
    const replica = replicaStatus?.();
    return reply.header('cache-control', 'no-store').send({
      status: 'ready',
      ...(replica && { replica: replica.state, replicaLagSeconds: replica.lagSeconds }),
    });
  });
}
