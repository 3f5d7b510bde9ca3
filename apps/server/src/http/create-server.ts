import { fromODataUrl } from '@partsboard/contract/route';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { answerBadRequest } from './errors/bad-requests.ts';
import { answerProblem } from './errors/error-handler.ts';
import { openLog } from './logging.ts';
import { requestIdOf } from './request-id.ts';
import { acceptJsonBodies } from './validation/json-bodies.ts';
import { validatorCompiler } from './validation/validation.ts';

const DEFAULT_BODY_LIMIT = 128 * 1024;

/** How often Node looks for requests that have timed out; by default every half minute. */
const CHECK_CONNECTIONS_MILLISECONDS = 500;

/** A Fastify instance without routes. */
export function createServer(settings: Settings): FastifyInstance {
  const requestTimeout = settings.requestTimeoutSeconds * 1000;
  const app = Fastify({
    loggerInstance: openLog(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // Read from the right as far as a named proxy has written: a caller can write anything further left.
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    bodyLimit: DEFAULT_BODY_LIMIT,
    requestTimeout,
    // Node's own default for headers is a whole minute.
    http: { connectionsCheckingInterval: CHECK_CONNECTIONS_MILLISECONDS, headersTimeout: requestTimeout },
    rewriteUrl: (request) => fromODataUrl(request.url ?? '/'),
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      void answerProblem(error, request, reply);
    },
    clientErrorHandler: answerBadRequest,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(answerProblem);
  acceptJsonBodies(app);
  return app;
}
