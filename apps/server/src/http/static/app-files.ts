import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified } from '../entity-tags.ts';
import type { AppPage } from './app-page.ts';

/** Vite puts a hash of the content into every name there, so browsers may cache the files for ever. */
const HASHED_ASSETS = 'assets/';

export const isHashedAsset = (url: string): boolean => /^\/(?:backoffice\/)?assets\//.test(url);

/** The page of a browser application, for the addresses of its own router. */
export interface AppFiles {
  readonly hasPageFor: (request: FastifyRequest) => boolean;
  readonly answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

export const isBuilt = (folder: string | undefined): folder is string =>
  folder !== undefined && existsSync(join(folder, 'index.html'));

export const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*') &&
  !looksLikeFile(request.url);

/**
 * A file that is not there must not be answered with a page: a browser would try to run it, and a scanner would take it
 * for what it looks for, such as `/.env` or `/backup.sql`. No screen has a dot in its address.
 */
const looksLikeFile = (url: string): boolean => isHashedAsset(url) || /\.|%2e/i.test(pathOf(url));

const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

export function sendPage(
  { tag, text, compressed }: AppPage,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 200 | 404 = 200,
) {
  reply.code(status).headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (status === 200) reply.header('etag', tag);
  if (status === 200 && isNotModified(request, tag)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(request.headers['accept-encoding'] ?? '');
  return takesBrotli ? reply.header('content-encoding', 'br').send(compressed) : reply.send(text);
}

/** Serves the files of a built application: hashed assets for ever, everything else revalidated each time. */
export async function registerAppFiles(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  await app.register(serveStatic, {
    root: join(folder, 'assets'),
    prefix: prefix + HASHED_ASSETS,
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
    prefix,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    // The page is more than the file: see app-page.ts.
    index: false,
    dotfiles: 'ignore',
    setHeaders: (response) => {
      response.setHeader('cache-control', 'no-cache');
    },
  });
}
