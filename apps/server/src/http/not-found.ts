import type { FastifyInstance } from 'fastify';
import { isApiUrl } from './contract-routes.ts';
import { DomainError } from './errors/domain-error.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { ShopFiles } from './static/shop-files.ts';

interface NotFoundDeps {
  readonly limits: RateLimits;
  readonly shop: ShopFiles | undefined;
}

/** An address without a route is a page of the shop, or not found. */
export function registerNotFound(app: FastifyInstance, { limits, shop }: NotFoundDeps): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (isApiUrl(request.url)) await limits.spendCall(request, undefined);
    if (shop?.hasPageFor(request) === true) return shop.answerPage(request, reply);
    throw new DomainError('not-found');
  });
}
