import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Vite puts a hash of the content into every name there: a copy is right for ever and is never asked about again. */
export const HASHED_ASSETS = '/assets/';

const OURS = /^\/(api|backoffice|health)(\/|\?|$)/i;

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !OURS.test(request.url) &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');

/** A missing script or picture must not be answered with a page: the browser would try to run it. */
const looksLikeFile = (url: string): boolean =>
  url.startsWith(HASHED_ASSETS) || /\.(js|css|map|svg|png|ico|woff2|json|csv|txt)(\?|$)/i.test(url);

/**
 * Serves the built shop: hashed assets for ever, everything else checked again each time, and `index.html` for
 * every address that the shop's own router will read. Answers false where no shop was built.
 */
export async function registerShopFiles(app: FastifyInstance, folder: string | undefined) {
  const isBuilt = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(serveStatic, {
      root: join(folder, 'assets'),
      prefix: HASHED_ASSETS,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      etag: false,
      lastModified: false,
      acceptRanges: false,
      decorateReply: false,
      setHeaders: (response) => {
        response.setHeader('vary', 'accept-encoding');
      },
      index: false,
      dotfiles: 'ignore',
    });
    await app.register(serveStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      index: ['index.html'],
      dotfiles: 'ignore',
      setHeaders: (response) => {
        response.setHeader('cache-control', 'no-cache');
      },
    });
  }
  return {
    /** Answers with the shop's page where the request is for one. */
    sendPage: (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined =>
      isBuilt && wantsPage(request) && !looksLikeFile(request.url)
        ? reply.code(200).sendFile('index.html')
        : undefined,
  };
}
