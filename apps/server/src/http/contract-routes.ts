import { API_PREFIX, routerPath, type RouteContract, type RouteShape } from '@partsboard/contract/route';
import { routes, type Routes } from '@partsboard/contract/routes';
import { staffCalls } from '@partsboard/contract/staff-calls';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
  RouteOptions,
} from 'fastify';
import type { CallOrigin } from './backoffice/backoffice-handlers.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import type { ConcurrencyLimit } from './limits/concurrency-limit.ts';
import { DomainError } from './errors/domain-error.ts';
import { catalogueQuestion, isNotModified, tagOf, tagPayload } from './entity-tags.ts';
import type { ActingStaff, CallContext, Handlers } from './handlers.ts';
import { checkInTime, withTimeLimit } from './limits/time-limit.ts';
import { negotiateLanguage } from '../messages/language.ts';
import { JSON_TYPE, sendAnswer } from './kept-answers.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { claimsOf, requireSession, type SessionReader } from './require-session.ts';
import { serializedSchema } from './serialized-schema.ts';

/** Does what a member of staff wants done for a customer, and writes it down. */
export type PerformStaffAct = (
  actor: { readonly customerId: number; readonly staff: ActingStaff; readonly origin: CallOrigin },
  call: string,
  work: () => Promise<unknown>,
) => Promise<unknown>;

/** What is checked before a handler runs, and the cache that may answer in its place. */
export interface RouteDeps {
  readonly sessions: SessionReader;
  readonly performStaffAct: PerformStaffAct;
  readonly limits: RateLimits;
  /** Identifies the browser, if it has logged in before. */
  readonly deviceIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  /** Limits how many calls of one customer run at once. */
  readonly concurrency: ConcurrencyLimit<number>;
  /** The store of the storeId header, else of the host name. */
  readonly chooseStore: (header: string | undefined, hostName: string) => Promise<number>;
  /** Which catalogue is loaded. */
  readonly catalogueVersion: () => Promise<string>;
  /** Answers about the catalogue, which are the same for all callers. */
  readonly answers: AnswerCache | undefined;
  /** Milliseconds after which a caller is told that the answer takes too long. */
  readonly timeLimit: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    storeId: number;
    /** Of calls about the catalogue: the one that is loaded. */
    catalogueVersion: string;
  }
  interface FastifyContextConfig {
    /** The contract's entry, for the OpenAPI document. */
    contract?: RouteContract;
  }
}

type UncheckedHandler = (call: CallContext & Record<string, unknown>) => Promise<unknown>;

const KNOWN_METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What Fastify checks and serialises. */
export const schemaOf = (route: RouteShape & { readonly answers?: string }): FastifySchema => ({
  ...(route.params ? { params: route.params } : {}),
  ...(route.query ? { querystring: route.query } : {}),
  ...(route.body ? { body: route.body } : {}),
  ...((route.answers ?? 'json') === 'json' ? { response: { 200: serializedSchema(route.response) } } : {}),
});

export const headerText = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
};

const staffCall = (name: string): unknown => Reflect.get(staffCalls, name);

/** What staff may do for a customer. */
function checkStaffCall({ session }: FastifyRequest, name: string): void {
  if (session?.staff && staffCall(name) !== 'read' && staffCall(name) !== 'change')
    throw new DomainError('not-for-staff');
}

/** Where the caller is staff who change something for a customer, it is written down. */
function writtenDown(
  { session, ip, id }: FastifyRequest,
  name: string,
  deps: RouteDeps,
  work: () => Promise<unknown>,
): () => Promise<unknown> {
  if (!session?.staff || staffCall(name) !== 'change') return work;
  const { customerId, staff } = session;
  return () =>
    deps.performStaffAct({ customerId, staff, origin: { address: ip, requestId: id } }, name, work);
}

async function checkCall(
  request: FastifyRequest,
  name: string,
  route: RouteContract,
  deps: RouteDeps,
): Promise<void> {
  const claims = await claimsOf(request, deps.sessions);
  await deps.limits.consumeCall(request, claims && `customer-${claims.customerId}`);
  if (route.budget === 'account') await deps.limits.consumeAccountCall(request);
  if (route.budget === 'login') await deps.limits.consumeLogin(request, () => deps.deviceIdOf(request));
  if (route.access === 'customer') {
    await requireSession(request, claims, deps.sessions);
    checkStaffCall(request, name);
  }
  if (route.needsApproval === true && request.session?.access === 'pending') {
    throw new DomainError('approval-pending');
  }
  request.storeId = await deps.chooseStore(headerText(request, 'storeid'), request.hostname);
  if (route.changesWith === 'catalogue') request.catalogueVersion = await deps.catalogueVersion();
}

function routeOptions(
  name: string,
  route: RouteContract,
  handler: UncheckedHandler,
  deps: RouteDeps,
): RouteOptions {
  const isPublicList = route.method === 'GET' && route.access === 'anyone' && route.answers === undefined;
  return {
    method: route.method,
    url: routerPath(route),
    schema: schemaOf(route),
    config: { contract: route },
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    onRequest: (request) => checkInTime(request, checkCall(request, name, route, deps), deps.timeLimit),
    ...(isPublicList
      ? { onSend: (request, reply, payload) => Promise.resolve(tagPayload(request, reply, payload)) }
      : {}),
    handler: async (request, reply) => {
      const language = negotiateLanguage(request.headers['accept-language']);
      if (route.answers !== 'picture') {
        reply.headers({
          'cache-control': isPublicList ? 'private, no-cache' : 'no-store',
          'content-language': language,
          vary: 'accept-language, storeid, authorization',
        });
      }
      if (route.answers === 'text') reply.type('text/plain; charset=utf-8');
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        session: request.session,
        storeId: request.storeId,
        language,
        request,
        reply,
      };
      const { session } = request;
      const perform = writtenDown(request, name, deps, () => handler(call));
      const run = session === undefined ? perform : () => deps.concurrency.run(session.customerId, perform);
      const work = () => withTimeLimit(run(), request.millisecondsLeft);
      return route.changesWith === 'catalogue'
        ? answerAboutCatalogue(call, deps, work)
        : sendAnswer(reply, await work());
    },
  };
}

/** Computes an answer only if neither the caller nor this server has it already. */
async function answerAboutCatalogue(
  { request, reply, language }: CallContext,
  deps: RouteDeps,
  work: () => Promise<unknown>,
): Promise<FastifyReply> {
  const question = catalogueQuestion(request, language, request.catalogueVersion);
  const known = deps.answers?.get(question);
  const tag = known?.tag ?? tagOf(question);
  const tagged = () => reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
  if (isNotModified(request, tag)) return tagged().code(304).send();
  if (known !== undefined) return tagged().type(JSON_TYPE).send(known.body);
  const answer = await work();
  // Only now: a failure has no tag.
  const text = tagged().type(JSON_TYPE).serialize(answer);
  if (typeof text === 'string') deps.answers?.set(question, { tag, body: Buffer.from(text) });
  return reply.send(text);
}

/** A path that exists answers other methods with those that it takes, instead of with not found. */
export function refuseOtherMethods(app: FastifyInstance, table: Readonly<Record<string, RouteShape>>): void {
  const methodsByPath = new Map<string, Set<HTTPMethods>>();
  for (const route of Object.values(table)) {
    const path = routerPath(route).toLowerCase().replace(/:\w+/g, ':key');
    const methods = methodsByPath.get(path) ?? new Set<HTTPMethods>();
    methods.add(route.method);
    if (route.method === 'GET') methods.add('HEAD');
    methodsByPath.set(path, methods);
  }
  for (const [path, allowed] of methodsByPath) {
    app.route({
      method: KNOWN_METHODS.filter((method) => !allowed.has(method)),
      url: path,
      schema: { hide: true },
      onRequest: () => {
        throw new DomainError('method-not-allowed', { headers: { allow: [...allowed].join(', ') } });
      },
      handler: () => undefined,
    });
  }
}

/** Adds every route of the contract. */
export function registerContractRoutes(
  app: FastifyInstance,
  handlers: Handlers<Routes>,
  deps: RouteDeps,
): void {
  app.decorateRequest('session', undefined);
  app.decorateRequest('storeId', 0);
  app.decorateRequest('catalogueVersion', '');
  app.decorateRequest('millisecondsLeft', 0);
  for (const [name, route] of Object.entries<RouteContract>(routes)) {
    // The compiler has matched handlers and routes; validator and checks make the input what each handler expects.
    const handler = Reflect.get(handlers, name) as UncheckedHandler;
    app.route(routeOptions(name, route, handler, deps));
  }
  refuseOtherMethods(app, routes);
}

export const isApiUrl = (url: string): boolean => new RegExp(`^${API_PREFIX}(/|\\?|$)`, 'i').test(url);
