import type { LanguageCode } from '@partsboard/contract/language';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Whether the caller already has the answer with this tag (weak comparison, as If-None-Match requires). `*` is
 * ignored: it means any answer at all, and a tag made from the request does not tell whether there is one.
 */
export function isNotModified(request: FastifyRequest, tag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return header.split(',').some((one) => bare(one) === bare(tag));
}

/** A tag made from the content. Weak, since the same text may be sent in several encodings. */
export const tagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Answers 304 without a body if the caller's copy of a public list is still current. */
export function tagPayload(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const tag = tagOf(payload);
  reply.header('etag', tag);
  if (!isNotModified(request, tag)) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}

/** To be raised when answers about the same catalogue change their form. */
const ANSWER_FORM = 2;

/**
 * All that an answer about the catalogue depends on, known before the answer is computed. Its tag is made from this, which
 * costs a tenth of a short answer: whoever has the answer has its tag beside it.
 */
export function catalogueQuestion(request: FastifyRequest, language: LanguageCode, version: string): string {
  // Which years a car that is still built can have depends on the calendar.
  const month = new Date().toISOString().slice(0, 7);
  return JSON.stringify([ANSWER_FORM, version, month, language, request.url, request.body ?? null]);
}
