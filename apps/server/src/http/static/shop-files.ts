import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified } from '../entity-tags.ts';
import { shopPages, type ShopPage } from './shop-page.ts';

/** Vite puts a hash of the content into every name there, so browsers may cache the files for ever. */
export const HASHED_ASSETS = '/assets/';

const OURS = /^\/(api|backoffice|health)(\/|\?|$)/i;

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !OURS.test(request.url) &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');

/** A missing script or picture must not be answered with a page, which the browser would try to run. */
const looksLikeFile = (url: string): boolean =>
  url.startsWith(HASHED_ASSETS) || /\.(js|css|map|svg|png|ico|woff2|json|csv|txt)(\?|$)/i.test(url);

function sendPage({ tag, text, compressed }: ShopPage, request: FastifyRequest, reply: FastifyReply) {
  reply.code(200).headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' });
  if (isNotModified(request, tag)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(request.headers['accept-encoding'] ?? '');
  return takesBrotli ? reply.header('content-encoding', 'br').send(compressed) : reply.send(text);
}

export interface ShopFiles {
  readonly hasPageFor: (request: FastifyRequest) => boolean;
  readonly answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/**
 * Serves the built shop: hashed assets for ever, everything else revalidated each time, and the page for every address
 * of the shop's own router. Returns nothing if no shop was built.
 */
export async function registerShopFiles(
  app: FastifyInstance,
  folder: string | undefined,
  readAnswers: () => Promise<unknown>,
): Promise<ShopFiles | undefined> {
  const isBuilt = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (!isBuilt) return undefined;
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
    // The page is more than the file: see shop-page.ts.
    index: false,
    dotfiles: 'ignore',
    setHeaders: (response) => {
      response.setHeader('cache-control', 'no-cache');
    },
  });
  const currentPage = shopPages(join(folder, 'index.html'), readAnswers);
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(await currentPage(), request, reply);
  app.get('/', { schema: { hide: true } }, answerPage);
  return {
    hasPageFor: (request: FastifyRequest): boolean => wantsPage(request) && !looksLikeFile(request.url),
    answerPage,
  };
}
