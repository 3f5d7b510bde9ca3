import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import { LeasedCallStore, type LeaseCalls } from './leased-call-store.ts';

interface CallBudgets {
  /** Calls a minute of one customer, or of one address without a token. */
  readonly callsPerMinute: number;
  /** Calls a minute of one address to routes that cost an argon2 run or a mail; logins are some times as many. */
  readonly loginCallsPerMinute: number;
}

interface RateLimitDeps {
  readonly settings: CallBudgets;
  readonly leaseCalls?: LeaseCalls | undefined;
}

export interface RateLimits {
  /** `caller` is whom a signed token or cookie names; without one the address counts. */
  readonly consumeCall: (request: FastifyRequest, caller: string | undefined) => Promise<void>;
  readonly consumeAccountCall: (request: FastifyRequest) => Promise<void>;
  /** `device` identifies the browser, if it has logged in before. */
  readonly consumeLogin: (
    request: FastifyRequest,
    device: () => Promise<string | undefined>,
  ) => Promise<void>;
}

/**
 * A whole workshop logs in from one address, and one of them may be guessing: it takes a flood until the others are
 * kept out, and even then not from browsers that have logged in before.
 */
const LOGINS_PER_ACCOUNT_CALL = 5;

/** Counted by whom the token names; only signed tokens get here, so nobody can invent new budgets. */
const callers = new WeakMap<FastifyRequest, string>();

/**
 * Budgets that keep one caller from starving the others. They guard this server, so they are counted in its process,
 * or by `leaseCalls` for all of its workers; what guards accounts is in the database.
 */
export async function registerRateLimits(
  app: FastifyInstance,
  { settings: budgets, leaseCalls }: RateLimitDeps,
): Promise<RateLimits> {
  const store = leaseCalls && { store: leasedStore(leaseCalls) };
  await app.register(rateLimit, { global: false, cache: 20_000, ...store });
  const budget = (max: number, prefix: string) => {
    const consume = app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: (request) => `${prefix}:${callers.get(request) ?? request.ip}`,
    });
    /** Seconds until the budget is available again; undefined while some of it is left. */
    return async (request: FastifyRequest, caller?: string): Promise<number | undefined> => {
      if (caller === undefined) callers.delete(request);
      else callers.set(request, caller);
      const result = await consume(request);
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
    consumeCall: (request, caller) => calls(request, caller).then(refuse),
    consumeAccountCall: (request) => accountCalls(request).then(refuse),
    consumeLogin: async (request, device) => {
      const wait = await logins(request);
      const name = wait === undefined ? undefined : await device();
      refuse(name === undefined ? wait : await loginsOfDevice(request, name));
    },
  };
}

/** The plugin takes a class and instantiates it. */
const leasedStore = (leaseCalls: LeaseCalls) =>
  class extends LeasedCallStore {
    constructor() {
      super(leaseCalls);
    }
  };
