import { NDJSON_MEDIA_TYPE, type IntegrationRoute } from '@partsboard/contract/integration/route';
import { integrationRoutes, type IntegrationRoutes } from '@partsboard/contract/integration/routes';
import { PROBLEM_MEDIA_TYPE } from '@partsboard/contract/problem';
import { routerPath } from '@partsboard/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { negotiateLanguage } from '../../messages/language.ts';
import { refuseOtherMethods, schemaOf } from '../contract-routes.ts';
import { tagPayload } from '../entity-tags.ts';
import { DomainError } from '../errors/domain-error.ts';
import { createCallLimit } from '../limits/call-limit.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { checkInTime, inTimeLeft, spendTimeSince } from '../limits/time-limit.ts';
import { keyAdmission, type IntegrationKeyReader } from './admit-key.ts';
import {
  hashOfRequest,
  idempotencyKeyOf,
  refusalFor,
  type RunOnce,
  type StoredAnswer,
} from './idempotency.ts';
import type {
  IntegrationCall,
  IntegrationCaller,
  IntegrationHandlers,
  SlicedChange,
} from './integration-handlers.ts';
import { readRows, rowCheck } from './read-rows.ts';

export type { IntegrationKeyReader } from './admit-key.ts';
export type { RunOnce } from './idempotency.ts';

/** What is checked before a handler runs, and how a change is made once. */
export interface IntegrationRouteDeps {
  readonly integrationKeys: IntegrationKeyReader;
  readonly runOnce: RunOnce;
  readonly limits: RateLimits;
  /** Milliseconds after which a caller is told that the answer takes too long. */
  readonly timeLimit: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the key was found alive and may make this call. */
    integrationCaller: IntegrationCaller | undefined;
  }
  interface FastifyContextConfig {
    /** The integration's entry in the contract, for its OpenAPI document. */
    integrationContract?: IntegrationRoute;
  }
}

type UncheckedCall = IntegrationCall & Record<string, unknown>;
type UncheckedHandler = (call: UncheckedCall) => Promise<unknown>;
type SlicedHandler = (call: UncheckedCall) => SlicedChange<unknown>;

function callOf(request: FastifyRequest) {
  const caller = request.integrationCaller;
  if (caller === undefined) throw new DomainError('unauthenticated');
  return {
    params: request.params,
    query: request.query,
    caller,
    language: negotiateLanguage(request.headers['accept-language']),
    audit: { staffId: null, staffName: caller.client, address: request.ip, requestId: request.id },
  };
}

type Answerer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const answerRead =
  (handler: UncheckedHandler): Answerer =>
  async (request, reply) =>
    reply.send(await inTimeLeft(request, handler(callOf(request))));

function sendStored(reply: FastifyReply, { status, body, isRepeated }: StoredAnswer): FastifyReply {
  if (isRepeated) reply.header('idempotency-replayed', 'true');
  if (status === 200) return reply.send(body);
  return reply
    .code(status)
    .type(`${PROBLEM_MEDIA_TYPE}; charset=utf-8`)
    .serializer(JSON.stringify)
    .send(body);
}

function answerChange(
  route: IntegrationRoute,
  handler: UncheckedHandler,
  { runOnce }: IntegrationRouteDeps,
): Answerer {
  const check = route.row && rowCheck(route.row);
  const changeOf = (call: IntegrationCall): SlicedChange<unknown> =>
    route.isSliced
      ? (handler as unknown as SlicedHandler)({ ...call })
      : { last: (tx) => handler({ ...call, tx }) };
  const inputOf = async (request: FastifyRequest, language: IntegrationCall['language']) => {
    if (check === undefined)
      return { input: { body: request.body }, hash: hashOfRequest(request, request.body) };
    const { rows, hash } = await readRows(request, check, language);
    return { input: { rows }, hash: hashOfRequest(request, hash.toString('base64')) };
  };
  return async (request, reply) => {
    const call = callOf(request);
    const key = idempotencyKeyOf(request);
    const { input, hash } = await inputOf(request, call.language);
    const once = { client: call.caller.client, key, hash };
    const change = changeOf({ ...call, ...input });
    return sendStored(reply, await inTimeLeft(request, runOnce(once, change, refusalFor(request))));
  };
}

/** Bodies that are read row by row come as streams; JSON of other calls is read as everywhere. */
function takeStreams(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['application/json', NDJSON_MEDIA_TYPE], (_request, body, done) =>
    done(null, body),
  );
}

/** Adds every call of other systems: key, scope, budget and Idempotency-Key are checked here. */
export function registerIntegrationRoutes(
  app: FastifyInstance,
  handlers: IntegrationHandlers<IntegrationRoutes>,
  deps: IntegrationRouteDeps,
): void {
  const admit = keyAdmission(deps.integrationKeys, deps.limits);
  const concurrency = createCallLimit<string>();
  const check = async (request: FastifyRequest, route: IntegrationRoute) => {
    request.integrationCaller = await admit(request, route);
    if (route.method !== 'GET') idempotencyKeyOf(request);
  };
  const optionsOf = (route: IntegrationRoute, handler: UncheckedHandler): RouteOptions => {
    const isRead = route.method === 'GET';
    const answer = isRead ? answerRead(handler) : answerChange(route, handler, deps);
    return {
      method: route.method,
      url: routerPath(route),
      schema: schemaOf(route),
      config: { integrationContract: route },
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      onRequest: (request) => checkInTime(request, check(request, route), deps.timeLimit),
      ...(isRead && {
        onSend: (request, reply, payload) => Promise.resolve(tagPayload(request, reply, payload)),
      }),
      handler: (request, reply) => {
        const { caller, language } = callOf(request);
        reply.headers({
          'cache-control': isRead ? 'private, no-cache' : 'no-store',
          'content-language': language,
        });
        const begun = performance.now();
        return concurrency.run(caller.client, () => {
          spendTimeSince(request, begun);
          return answer(request, reply);
        });
      },
    };
  };

  app.decorateRequest('integrationCaller', undefined);
  // The compiler has matched handlers and routes; validator and checks make the input what each handler expects.
  const all = Object.entries<IntegrationRoute>(integrationRoutes).map(([name, route]) =>
    optionsOf(route, Reflect.get(handlers, name) as UncheckedHandler),
  );
  const takesRows = ({ config }: RouteOptions) => config?.integrationContract?.row !== undefined;
  for (const options of all) if (!takesRows(options)) app.route(options);
  app.register((streams, _options, done) => {
    takeStreams(streams);
    for (const options of all) if (takesRows(options)) streams.route(options);
    done();
  });
  refuseOtherMethods(app, integrationRoutes);
}
