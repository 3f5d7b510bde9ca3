import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBuilt, registerAppFiles, sendPage, wantsPage, type AppFiles } from './app-files.ts';
import { appPages } from './app-page.ts';

const NOT_OF_THE_SHOP = /^\/(api|backoffice|health)(\/|\?|$)/i;

/**
 * Serves the built shop, with its page for every address of its own router. Returns nothing if no shop was built.
 *
 * @param readAnswers what every visit begins with; it is put into the page
 */
export async function registerShopFiles(
  app: FastifyInstance,
  folder: string | undefined,
  readAnswers: () => Promise<unknown>,
): Promise<AppFiles | undefined> {
  if (!isBuilt(folder)) return undefined;
  await registerAppFiles(app, folder, '/');
  const currentPage = appPages(join(folder, 'index.html'), readAnswers);
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(await currentPage(), request, reply);
  app.get('/', { schema: { hide: true } }, answerPage);
  return {
    hasPageFor: (request) => wantsPage(request) && !NOT_OF_THE_SHOP.test(request.url),
    answerPage,
  };
}
