import type { LanguageCode } from '@partsboard/contract/language';
import type { BackofficeProblem } from '@partsboard/contract/backoffice/problem';
import { PROBLEM_MEDIA_TYPE } from '@partsboard/contract/problem';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError, FieldErrors } from './domain-error.ts';
import { negotiateLanguage } from '../../messages/language.ts';
import { inLanguage, texts } from '../../messages/texts.ts';
import { problemOfError } from './problem-of-error.ts';
import { problemStatuses } from './problem-statuses.ts';

const fieldsInLanguage = (errors: FieldErrors, language: LanguageCode): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, inLanguage(messages, language)]),
  );

export function problemDocument(
  error: DomainError,
  language: LanguageCode,
  requestId: string,
): BackofficeProblem {
  const { title, detail, errors } = error.options;
  return {
    type: 'about:blank',
    code: error.code,
    title: title?.(texts[language]) ?? texts[language].problems[error.code],
    status: problemStatuses[error.code],
    ...(detail ? { detail: detail(texts[language]) } : {}),
    ...(errors ? { errors: fieldsInLanguage(errors, language) } : {}),
    requestId,
  };
}

function logProblem(log: FastifyBaseLogger, problem: DomainError): void {
  if (problem.code === 'internal') log.error({ err: problem.options.cause }, 'unexpected error');
  else if (problem.code === 'unavailable') log.warn({ err: problem.options.cause }, 'unavailable');
}

/** The one place where a failure becomes an answer. */
export function answerProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOfError(thrown);
  const language = negotiateLanguage(request.headers['accept-language']);
  const document = problemDocument(problem, language, request.id);
  logProblem(request.log, problem);
  if (problem.options.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(problem.options.retryAfterSeconds))));
  }
  if (document.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .headers(problem.options.headers ?? {})
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .code(document.status)
    .type(`${PROBLEM_MEDIA_TYPE}; charset=utf-8`)
    .serializer(JSON.stringify)
    .send(document);
}
