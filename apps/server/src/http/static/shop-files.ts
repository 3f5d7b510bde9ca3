import { join } from 'node:path';
import { shopScreens } from '@partsboard/contract/shop-screens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBuilt, registerAppFiles, sendPage, wantsPage, type AppFiles } from './app-files.ts';
import { appPages, type PageDeps } from './app-page.ts';

const NOT_OF_THE_SHOP = /^\/(api|backoffice|health)(\/|\?|$)/i;
const SCREEN = new RegExp(`^/(?:(?:${shopScreens.join('|')})(?:[/?]|$)|\\?|$)`, 'i');

/** A person who has mistyped an address is told so by the shop; a program, such as a scanner, needs no page for that. */
const isPerson = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('text/html');

/**
 * Serves the built shop, with its page for every address of its own router, and as its word for what is not found.
 * Returns nothing if no shop was built.
 */
export async function registerShopFiles(
  app: FastifyInstance,
  folder: string | undefined,
  pages: PageDeps,
): Promise<AppFiles | undefined> {
  if (!isBuilt(folder)) return undefined;
  await registerAppFiles(app, folder, '/');
  const currentPage = appPages(join(folder, 'index.html'), pages);
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(await currentPage(request), request, reply, SCREEN.test(request.url) ? 200 : 404);
  app.get('/', { schema: { hide: true } }, answerPage);
  return {
    hasPageFor: (request) =>
      wantsPage(request) &&
      !NOT_OF_THE_SHOP.test(request.url) &&
      (SCREEN.test(request.url) || isPerson(request)),
    answerPage,
  };
}
