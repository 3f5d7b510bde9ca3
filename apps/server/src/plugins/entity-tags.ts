import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the caller already holds what the tag names (weak comparison, as If-None-Match asks for). */
export function isNotModified(request: FastifyRequest, tag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return header.split(',').some((one) => bare(one) === '*' || bare(one) === bare(tag));
}

/** Answers 304 without a body where the caller's copy of a public list is still right. */
export function tagPayload(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  // Weak, since the same answer may travel in several encodings.
  const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', tag);
  if (!isNotModified(request, tag)) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}
