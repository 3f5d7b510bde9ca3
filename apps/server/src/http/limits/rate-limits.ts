import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import { LeasedCallStore, type AskForCalls } from './leased-call-store.ts';
import type { TokenClaims } from '../require-session.ts';

export interface CallBudgets {
  /** Calls a minute of one customer, or of one address without a token. */
  readonly callsPerMinute: number;
  /** Calls a minute of one address to routes that cost an argon2 run or a mail; logins are some times as many. */
  readonly loginCallsPerMinute: number;
}

export interface RateLimits {
  readonly spendCall: (request: FastifyRequest, claims: TokenClaims | undefined) => Promise<void>;
  readonly spendAccountCall: (request: FastifyRequest) => Promise<void>;
  /** `device` names the browser where it has logged in before. */
  readonly spendLogin: (request: FastifyRequest, device: () => Promise<string | undefined>) => Promise<void>;
}

/**
 * A whole workshop logs in from one address, and one of them may be guessing: it takes a flood until the others are
 * kept out, and even then not from browsers that have logged in before.
 */
const LOGINS_PER_ACCOUNT_CALL = 5;

/** Counts by whom the token names; only signed tokens get here, so nobody mints themselves new budgets. */
const callers = new WeakMap<FastifyRequest, string>();

/**
 * Budgets that keep one caller from starving the others. They guard this server, so they are counted in its process,
 * or by `ask` for all of its workers; what guards accounts is kept in the database.
 */
export async function registerRateLimits(
  app: FastifyInstance,
  budgets: CallBudgets,
  ask: AskForCalls | undefined,
): Promise<RateLimits> {
  const store = ask && { store: leasedStore(ask) };
  await app.register(rateLimit, { global: false, cache: 20_000, ...store });
  const budget = (max: number, prefix: string) => {
    const spend = app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: (request) => `${prefix}:${callers.get(request) ?? request.ip}`,
    });
    /** How many seconds until the budget is there again, or nothing where it is not spent. */
    return async (request: FastifyRequest, caller?: string): Promise<number | undefined> => {
      if (caller === undefined) callers.delete(request);
      else callers.set(request, caller);
      const result = await spend(request);
      return !result.isAllowed && result.isExceeded ? result.ttlInSeconds : undefined;
    };
  };
  const calls = budget(budgets.callsPerMinute, 'call');
  const accountCalls = budget(budgets.loginCallsPerMinute, 'account');
  const logins = budget(budgets.loginCallsPerMinute * LOGINS_PER_ACCOUNT_CALL, 'login');
  const loginsOfDevice = budget(budgets.loginCallsPerMinute, 'device');

  const refuse = (retryAfterSeconds: number | undefined) => {
    if (retryAfterSeconds !== undefined) throw new DomainError('too-many-requests', { retryAfterSeconds });
  };
  return {
    spendCall: async (request, claims) =>
      refuse(await calls(request, claims && `customer-${claims.customerId}`)),
    spendAccountCall: async (request) => refuse(await accountCalls(request)),
    spendLogin: async (request, device) => {
      const wait = await logins(request);
      const name = wait === undefined ? undefined : await device();
      refuse(name === undefined ? wait : await loginsOfDevice(request, name));
    },
  };
}

/** The plugin wants a class, and makes one of it. */
const leasedStore = (ask: AskForCalls) =>
  class extends LeasedCallStore {
    constructor() {
      super(ask);
    }
  };
