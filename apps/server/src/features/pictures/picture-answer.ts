import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../http/errors/domain-error.ts';
import { isNotModified } from '../../http/entity-tags.ts';
import type { StoredPicture } from './pictures.repository.ts';

const unzip = promisify(gunzip);

/** An SVG is a document: opened on its own it must run nothing and fetch nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const takesGzip = (request: FastifyRequest): boolean =>
  /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(request.headers['accept-encoding'] ?? '');

/** Sets a picture's headers and returns its bytes, or nothing where the caller's copy is still right. */
export async function pictureAnswer(
  picture: StoredPicture | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
): Promise<Uint8Array> {
  if (!picture) throw new DomainError('not-found', { title: (t) => t.content.unknownPicture });
  const tag = `W/"${picture.sha256.toString('base64url')}"`;
  reply.headers({
    etag: tag,
    'cache-control': cacheControl,
    'content-security-policy': SVG_POLICY,
    'x-content-type-options': 'nosniff',
  });
  if (isNotModified(request, tag)) {
    reply.code(304);
    return Buffer.alloc(0);
  }
  reply.type(picture.contentType);
  if (!picture.isGzipped) return picture.bytes;
  reply.header('vary', 'accept-encoding');
  if (!takesGzip(request)) return unzip(picture.bytes);
  reply.header('content-encoding', 'gzip');
  return picture.bytes;
}
