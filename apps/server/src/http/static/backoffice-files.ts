import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBuilt, registerAppFiles, sendPage, wantsPage, type AppFiles } from './app-files.ts';
import { appPages, type PageDeps } from './app-page.ts';

/** Pictures and documents of the shop have addresses below it too; a missing one is not found. */
const BACKOFFICE = /^\/backoffice(?:[/?](?!(?:pictures|documents)\/)|$)/i;

/** Serves the built back office, with its page for every address of its own router. Returns nothing if none was built. */
export async function registerBackofficeFiles(
  app: FastifyInstance,
  folder: string | undefined,
  pages: PageDeps,
): Promise<AppFiles | undefined> {
  if (!isBuilt(folder)) return undefined;
  await registerAppFiles(app, folder, '/backoffice/');
  const currentPage = appPages(join(folder, 'index.html'), pages);
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(await currentPage(request), request, reply);
  app.get('/backoffice', { schema: { hide: true } }, answerPage);
  return {
    hasPageFor: (request) => wantsPage(request) && BACKOFFICE.test(request.url),
    answerPage,
  };
}
