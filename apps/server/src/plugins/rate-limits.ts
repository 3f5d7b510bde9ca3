import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';
import type { TokenClaims } from './session-gate.ts';

export interface CallBudgets {
  /** Calls a minute of one customer, or of one address without a token. */
  readonly callsPerMinute: number;
  /** Calls a minute of one address to routes that cost an argon2 run or a mail. */
  readonly loginCallsPerMinute: number;
}

export interface RateLimits {
  readonly spendCall: (request: FastifyRequest, claims: TokenClaims | undefined) => Promise<void>;
  readonly spendLogin: (request: FastifyRequest) => Promise<void>;
}

/** Counts by whom the token names; only signed tokens get here, so nobody mints themselves new budgets. */
const callers = new WeakMap<FastifyRequest, string>();

/**
 * Budgets that keep one caller from starving the others. They live in the process, since they guard the
 * process; what guards accounts is kept in the database.
 */
export async function registerRateLimits(app: FastifyInstance, budgets: CallBudgets): Promise<RateLimits> {
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const budget = (max: number, prefix: string) =>
    app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: (request) => `${prefix}:${callers.get(request) ?? request.ip}`,
    });
  const calls = budget(budgets.callsPerMinute, 'call');
  const logins = budget(budgets.loginCallsPerMinute, 'login');

  const spend = async (limit: typeof calls, request: FastifyRequest) => {
    const result = await limit(request);
    if (!result.isAllowed && result.isExceeded) {
      throw new DomainError('too-many-requests', { retryAfterSeconds: result.ttlInSeconds });
    }
  };
  return {
    spendCall: async (request, claims) => {
      if (claims) callers.set(request, `customer-${claims.customerId}`);
      await spend(calls, request);
    },
    spendLogin: async (request) => {
      callers.delete(request);
      await spend(logins, request);
    },
  };
}
