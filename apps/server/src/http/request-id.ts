import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { runForRequest } from '../db/current-request.ts';
import { isHashedAsset } from './static/app-files.ts';

const SAFE_ID = /^[\w.:-]{1,64}$/;

/** A caller's X-Request-Id is used if it is safe to log, so that logs of several systems can be joined. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
}

/** Every response names its request, except for files that never change; so do the statements that it sends. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isHashedAsset(request.url)) {
      done();
      return;
    }
    reply.header('x-request-id', request.id);
    runForRequest(request.id, done);
  });
  // Again, since a body arrives in events of its connection, which may have carried other requests before.
  app.addHook('preHandler', (request, _reply, done) => runForRequest(request.id, done));
}
