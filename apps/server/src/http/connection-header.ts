import type { FastifyInstance, FastifyRequest } from 'fastify';

const staysOpen = ({ raw, headers }: FastifyRequest): boolean =>
  raw.httpVersion === '1.1' && headers.connection?.toLowerCase() !== 'close';

/** Closes connections after their response while the server stops, which would otherwise wait for idle ones. */
export function registerConnectionHeader(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    // HTTP/1.1 connections stay open by default; the headers would be a kilobyte in the responses for one page.
    else if (staysOpen(request)) reply.raw.removeHeader('connection');
    done(null, payload);
  });
}
