import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';

/**
 * JSON and nothing else. An empty body counts as none, since HTTP clients label even those as JSON; bytes that
 * are not UTF-8 are refused instead of being replaced by question marks in somebody's name.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    let text: string;
    try {
      text = utf8.decode(typeof body === 'string' ? Buffer.from(body) : body);
    } catch (cause) {
      done(new DomainError('malformed-request', { cause }));
      return;
    }
    void parseJson(request, text, done);
  });
}
