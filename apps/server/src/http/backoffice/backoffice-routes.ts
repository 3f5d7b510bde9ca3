import { CSRF_HEADER, type BackofficeRoute } from '@partsboard/contract/backoffice/route';
import { backofficeRoutes, type BackofficeRoutes } from '@partsboard/contract/backoffice/routes';
import { routerPath } from '@partsboard/contract/route';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { negotiateLanguage } from '../../messages/language.ts';
import { headerText, refuseOtherMethods, schemaOf } from '../contract-routes.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { checkInTime, withTimeLimit } from '../limits/time-limit.ts';
import { authorize } from './authorize.ts';
import type { BackofficeCall, BackofficeHandlers, StaffCaller } from './backoffice-handlers.ts';
import { startFile } from './start-file.ts';

/** Reads cookies and looks their sessions up; handed in by the feature that owns them. */
export interface StaffSessionReader {
  /** The hash of the session's token, if the request carries a cookie that this installation signed. */
  readonly readCookie: (request: FastifyRequest) => Promise<Buffer | undefined>;
  readonly load: (tokenHash: Buffer) => Promise<StaffCaller | undefined>;
}

/** What is checked before a handler of the back office runs. */
export interface BackofficeRouteDeps {
  readonly staffSessions: StaffSessionReader;
  readonly limits: RateLimits;
  /** Identifies the browser, if a member of staff has logged in with it before. */
  readonly staffDeviceIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  /** Limits how many calls of one member of staff run at once. */
  readonly staffConcurrency: ConcurrencyLimit<number>;
  /** Limits how many files of lists are written for one member of staff at once. */
  readonly exportConcurrency: ConcurrencyLimit<number>;
  /** Milliseconds after which a caller is told that the answer takes too long. */
  readonly timeLimit: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the session was found alive and may make this call. */
    staff: StaffCaller | undefined;
  }
  interface FastifyContextConfig {
    /** The back office's entry in the contract, for its OpenAPI document. */
    backofficeContract?: BackofficeRoute;
  }
}

type UncheckedHandler = (call: BackofficeCall & Record<string, unknown>) => Promise<unknown>;

async function checkCall(
  request: FastifyRequest,
  route: BackofficeRoute,
  deps: BackofficeRouteDeps,
): Promise<void> {
  const { limits, staffSessions } = deps;
  const tokenHash = await staffSessions.readCookie(request);
  await limits.consumeCall(request, tokenHash && `staff-${tokenHash.toString('base64url')}`);
  if (route.budget === 'account') await limits.consumeAccountCall(request);
  if (route.budget === 'login') await limits.consumeLogin(request, () => deps.staffDeviceIdOf(request));
  if (route.access === 'anyone') return;
  const staff = tokenHash && (await staffSessions.load(tokenHash));
  if (staff === undefined) throw new DomainError('unauthenticated');
  authorize(route, staff, headerText(request, CSRF_HEADER.toLowerCase()));
  request.staff = staff;
}

function callOf(request: FastifyRequest, staff: StaffCaller | undefined) {
  const origin = { address: request.ip, requestId: request.id };
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    language: negotiateLanguage(request.headers['accept-language']),
    origin,
    ...(staff && { staff, audit: { ...origin, staffId: staff.staffId, staffName: staff.name } }),
  };
}

const routeOptions = (
  route: BackofficeRoute,
  handler: UncheckedHandler,
  deps: BackofficeRouteDeps,
): RouteOptions => ({
  method: route.method,
  url: routerPath(route),
  schema: schemaOf(route),
  config: { backofficeContract: route },
  ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
  onRequest: (request) => checkInTime(request, checkCall(request, route, deps), deps.timeLimit),
  handler: async (request, reply) => {
    const { staff } = request;
    const call = { ...callOf(request, staff), request, reply };
    reply.headers({ 'cache-control': 'no-store', 'content-language': call.language });
    const open = () => handler(call);
    const run =
      staff === undefined
        ? open
        : () =>
            deps.staffConcurrency.run(
              staff.staffId,
              route.answers === 'table' ? () => startFile(deps.exportConcurrency, staff.staffId, open) : open,
            );
    return reply.send(await withTimeLimit(run(), request.millisecondsLeft));
  },
});

/** Adds every route of the back office: session, CSRF token, stage, permission and fresh login are checked here. */
export function registerBackofficeRoutes(
  app: FastifyInstance,
  handlers: BackofficeHandlers<BackofficeRoutes>,
  deps: BackofficeRouteDeps,
): void {
  app.decorateRequest('staff', undefined);
  for (const [name, route] of Object.entries<BackofficeRoute>(backofficeRoutes)) {
    // The compiler has matched handlers and routes; validator and checks make the input what each handler expects.
    const handler = Reflect.get(handlers, name) as UncheckedHandler;
    app.route(routeOptions(route, handler, deps));
  }
  refuseOtherMethods(app, backofficeRoutes);
}
