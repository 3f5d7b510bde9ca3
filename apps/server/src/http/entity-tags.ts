import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LanguageCode } from './handlers.ts';

/**
 * Whether the caller already holds what the tag names (weak comparison, as If-None-Match asks for). `*` is passed
 * over: it asks whether there is anything at all, which a tag made from the question cannot know.
 */
export function isNotModified(request: FastifyRequest, tag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return header.split(',').some((one) => bare(one) === bare(tag));
}

/** Names a text by its content. Weak, since the same text may travel in several encodings. */
export const tagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Answers 304 without a body where the caller's copy of a public list is still right. */
export function tagPayload(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const tag = tagOf(payload);
  reply.header('etag', tag);
  if (!isNotModified(request, tag)) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}

/** Raise it when the same catalogue is to be answered in another form. */
const ANSWER_FORM = 2;

/** Names the answer to a question about the catalogue before it is worked out. */
export function catalogueTag(request: FastifyRequest, language: LanguageCode, version: string): string {
  // Which years a car that is still built can have depends on the calendar.
  const month = new Date().toISOString().slice(0, 7);
  const question = JSON.stringify([ANSWER_FORM, version, month, language, request.url, request.body ?? null]);
  return tagOf(question);
}
