import type { FastifyInstance } from 'fastify';
import { isApiUrl } from './contract-routes.ts';
import { DomainError } from './errors/domain-error.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { AppFiles } from './static/app-files.ts';

interface NotFoundDeps {
  readonly limits: RateLimits;
  readonly pages: readonly (AppFiles | undefined)[];
}

/** An address without a route is a page of the shop or of the back office, or not found. */
export function registerNotFound(app: FastifyInstance, { limits, pages }: NotFoundDeps): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (isApiUrl(request.url)) await limits.consumeCall(request, undefined);
    const found = pages.find((each) => each?.hasPageFor(request) === true);
    if (found !== undefined) return found.answerPage(request, reply);
    throw new DomainError('not-found');
  });
}
