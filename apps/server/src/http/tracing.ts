import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTracing, type RequestSpan } from '../tracing/tracing.ts';

/** Traces requests, where traces are wanted. */
export function registerTracing(app: FastifyInstance): void {
  const tracing = currentTracing();
  if (tracing === undefined) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  const end = (request: FastifyRequest, status: number) => {
    spans.get(request)?.end(request.routeOptions.url ?? 'none', status);
    spans.delete(request);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing.startRequest(request.method, request.headers, request.id);
    spans.set(request, span);
    span.run(done);
  });
  // Again, since the body has arrived in events of its connection.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    // What proxies log for a caller who went away.
    end(request, 499);
    done();
  });
}
