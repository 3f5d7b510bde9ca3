import type { FastifyInstance } from 'fastify';
import { isApiUrl } from './contract-routes.ts';
import { DomainError } from './errors/domain-error.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { isHashedAsset, type AppFiles } from './static/app-files.ts';
import { findPublishedAsset, sendPublishedAsset } from './static/published-assets.ts';
import type { Db } from '../db/database.ts';

interface NotFoundDeps {
  readonly db: Db;
  readonly timeLimit: number;
  readonly limits: RateLimits;
  readonly pages: readonly (AppFiles | undefined)[];
}

/** An address without a route is a page of the shop or of the back office, a file of another build, or not found. */
export function registerNotFound(app: FastifyInstance, deps: NotFoundDeps): void {
  const { limits, pages } = deps;
  app.setNotFoundHandler(async (request, reply) => {
    const isAsset = isHashedAsset(request.url);
    if (isAsset || isApiUrl(request.url)) await limits.consumeCall(request, undefined);
    const asset = isAsset ? await findPublishedAsset(deps, request.url) : undefined;
    if (asset !== undefined) return sendPublishedAsset(reply, asset);
    const found = pages.find((each) => each?.hasPageFor(request) === true);
    if (found !== undefined) return found.answerPage(request, reply);
    throw new DomainError('not-found');
  });
}
