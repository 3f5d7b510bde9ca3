import { API_PREFIX, routerPath, type RouteContract, type RouteTable } from '@partsboard/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify';
import type { AnswerCache } from '../cache/answer-cache.ts';
import type { ConcurrencyLimit } from './limits/concurrency-limit.ts';
import { DomainError } from './errors/domain-error.ts';
import { catalogueTag, isNotModified, tagPayload } from './entity-tags.ts';
import type { CallContext, Handlers } from './handlers.ts';
import { withTimeLimit } from './limits/time-limit.ts';
import { negotiateLanguage } from '../messages/language.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { claimsOf, requireSession, type SessionReader } from './require-session.ts';

/** What stands between a caller and a handler. */
export interface Gates {
  readonly sessions: SessionReader;
  readonly limits: RateLimits;
  /** A name of the browser, where it has logged in before. */
  readonly deviceOf: (request: FastifyRequest) => Promise<string | undefined>;
  /** Few calls of one customer at once. */
  readonly concurrency: ConcurrencyLimit<number>;
  /** The store that the storeId header names. */
  readonly chooseStore: (header: string | undefined) => Promise<number>;
  /** Which catalogue is loaded. */
  readonly catalogueVersion: () => Promise<string>;
  /** Answers about the catalogue that others will ask for as well. */
  readonly answers: AnswerCache;
  /** Milliseconds until a caller is told that an answer takes too long. */
  readonly timeLimit: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    storeId: number;
  }
  interface FastifyContextConfig {
    /** The contract's entry, for whoever documents the routes. */
    contract?: RouteContract;
  }
}

type UncheckedHandler = (call: CallContext & Record<string, unknown>) => Promise<unknown>;

const JSON_TYPE = 'application/json; charset=utf-8';

const KNOWN_METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const schemaOf = (route: RouteContract): FastifySchema => ({
  ...(route.params ? { params: route.params } : {}),
  ...(route.query ? { querystring: route.query } : {}),
  ...(route.body ? { body: route.body } : {}),
  ...((route.answers ?? 'json') === 'json' ? { response: { 200: route.response } } : {}),
});

const headerText = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
};

async function passGates(request: FastifyRequest, route: RouteContract, gates: Gates): Promise<void> {
  const claims = await claimsOf(request, gates.sessions);
  await gates.limits.spendCall(request, claims);
  if (route.budget === 'account') await gates.limits.spendAccountCall(request);
  if (route.budget === 'login') await gates.limits.spendLogin(request, () => gates.deviceOf(request));
  if (route.access === 'customer') await requireSession(request, claims, gates.sessions);
  request.storeId = await gates.chooseStore(headerText(request, 'storeid'));
}

function addRoute(app: FastifyInstance, route: RouteContract, handler: UncheckedHandler, gates: Gates): void {
  const isPublicList = route.method === 'GET' && route.access === 'anyone' && route.answers === undefined;
  app.route({
    method: route.method,
    url: routerPath(route),
    schema: schemaOf(route),
    config: { contract: route },
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    onRequest: (request) => withTimeLimit(passGates(request, route, gates), gates.timeLimit),
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
      const run =
        session === undefined
          ? () => handler(call)
          : () => gates.concurrency.run(session.customerId, () => handler(call));
      const work = () => withTimeLimit(run(), gates.timeLimit);
      return route.changesWith === 'catalogue'
        ? answerAboutCatalogue(call, gates, work)
        : reply.send(await work());
    },
  });
}

/** Works an answer out only where neither the caller nor this server has it already. */
async function answerAboutCatalogue(
  { request, reply, language }: CallContext,
  gates: Gates,
  work: () => Promise<unknown>,
): Promise<FastifyReply> {
  const tag = catalogueTag(request, language, await gates.catalogueVersion());
  const tagged = () => reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
  if (isNotModified(request, tag)) return tagged().code(304).send();
  const known = gates.answers.get(tag);
  if (known !== undefined) return tagged().type(JSON_TYPE).send(known);
  const answer = await work();
  // Only now: what could not be answered has no tag.
  const text = tagged().type(JSON_TYPE).serialize(answer);
  if (typeof text === 'string') gates.answers.set(tag, text);
  return reply.send(text);
}

/** A path that exists says which methods it takes instead of pretending that there is nothing. */
function refuseOtherMethods(app: FastifyInstance, table: RouteTable): void {
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

/** Puts every call of the contract on the server, each behind its gates. */
export function registerContractRoutes<T extends RouteTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T>,
  gates: Gates,
): void {
  app.decorateRequest('session', undefined);
  app.decorateRequest('storeId', 0);
  for (const [name, route] of Object.entries(table)) {
    // The compiler has matched handlers and table; validator and gates make the input what each handler expects.
    addRoute(app, route, handlers[name] as UncheckedHandler, gates);
  }
  refuseOtherMethods(app, table);
}

export const isApiUrl = (url: string): boolean => new RegExp(`^${API_PREFIX}(/|\\?|$)`, 'i').test(url);
