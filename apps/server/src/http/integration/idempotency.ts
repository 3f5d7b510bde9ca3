import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@partsboard/contract/integration/route';
import type { FastifyRequest } from 'fastify';
import { negotiateLanguage } from '../../messages/language.ts';
import { headerText } from '../contract-routes.ts';
import { DomainError, fieldError } from '../errors/domain-error.ts';
import { problemDocument } from '../errors/error-handler.ts';
import { problemOfError } from '../errors/problem-of-error.ts';
import type { SlicedChange } from './integration-handlers.ts';

/** A change that is made once, however often it is asked for. */
export interface OnceRequest {
  readonly client: string;
  readonly key: string;
  /** Of everything that was asked for. */
  readonly hash: Buffer;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface StoredAnswer extends Answer {
  readonly isRepeated: boolean;
}

/**
 * Runs a change and stores its answer, both in one transaction, or returns the answer that was stored before. A refusal
 * rolls the change back and is stored too; any other error is passed on and not stored, so that the caller can try again.
 * What is committed ahead is not rolled back, and is done again by a caller that tries again.
 */
export type RunOnce = (
  request: OnceRequest,
  change: SlicedChange<unknown>,
  refusalOf: (error: unknown) => Answer | undefined,
) => Promise<StoredAnswer>;

const KEY = /^[\x21-\x7e]{1,100}$/;

export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = headerText(request, IDEMPOTENCY_HEADER.toLowerCase()) ?? '';
  if (!KEY.test(key)) throw fieldError(IDEMPOTENCY_HEADER, (t) => t.integration.idempotencyKey);
  return key;
}

/**
 * The hash of a request whose body is given, or was hashed while it was read. Capital letters of the address count,
 * since it has ids of other systems: A-1 and a-1 are two documents.
 */
export const hashOfRequest = (request: FastifyRequest, body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([request.method, request.url, body ?? null]))
    .digest();

/** The answer to a call that was refused; undefined for an error that is not a refusal. */
export const refusalFor =
  (request: FastifyRequest) =>
  (error: unknown): Answer | undefined => {
    if (!(error instanceof DomainError)) return undefined;
    const language = negotiateLanguage(request.headers['accept-language']);
    const body = problemDocument(problemOfError(error), language, request.id);
    return body.status < 500 ? { status: body.status, body } : undefined;
  };
