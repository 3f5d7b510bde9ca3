import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { isNotModified, tagOf } from '../../http/entity-tags.ts';
import { withTimeLimit } from '../../http/limits/time-limit.ts';
import { findDocument } from './content.repository.ts';
import { documentUrl } from './document-url.ts';

/** A document is read and printed. It runs no script, loads nothing and has an origin of its own. */
const DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Documents for links, which send no token. */
export function registerDocumentFiles(
  app: FastifyInstance,
  { db, timeLimit }: { readonly db: Db; readonly timeLimit: number },
): void {
  app.get<{ Params: { name: string } }>(
    documentUrl(':name'),
    { schema: { hide: true } },
    async (request, reply) => {
      const document = await withTimeLimit(findDocument(db, request.params.name.toLowerCase()), timeLimit);
      if (!document) throw new DomainError('not-found', { title: (t) => t.content.unknownDocument });
      const tag = tagOf(document.html);
      reply.headers({
        etag: tag,
        'cache-control': 'no-cache',
        'content-security-policy': DOCUMENT_POLICY,
        'x-content-type-options': 'nosniff',
      });
      if (isNotModified(request, tag)) return reply.code(304).send();
      return reply.type('text/html; charset=utf-8').send(document.html);
    },
  );
}
