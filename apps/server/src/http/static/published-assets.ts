import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../db/database.ts';
import { isBuilt } from './app-files.ts';
import { withTimeLimit } from '../limits/time-limit.ts';
import {
  deleteOldAssets,
  findAssetContent,
  findKnownAssets,
  insertAssets,
  touchAssets,
} from './published-assets.repository.ts';

/** The files that a page loads. Their compressed copies and source maps stay with the server that was built with them. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const ASSET_PATH = /^(\/(?:backoffice\/)?assets\/[\w.-]+)(?:\?|$)/;

interface BuiltFiles {
  readonly prefix: string;
  readonly folder: string;
}

interface Folders {
  readonly shopFolder?: string | undefined;
  readonly backofficeFolder?: string | undefined;
}

/** Of the applications that were built. */
export const builtFiles = ({ shopFolder, backofficeFolder }: Folders): readonly BuiltFiles[] => [
  ...(isBuilt(shopFolder) ? [{ prefix: '/', folder: shopFolder }] : []),
  ...(isBuilt(backofficeFolder) ? [{ prefix: '/backoffice/', folder: backofficeFolder }] : []),
];

async function filesByPath(applications: readonly BuiltFiles[]): Promise<Map<string, string>> {
  const files = await Promise.all(
    applications.map(async ({ prefix, folder }) => {
      const names = await readdir(join(folder, 'assets'));
      return names
        .filter((name) => extname(name) in TYPES)
        .map((name) => [`${prefix}assets/${name}`, join(folder, 'assets', name)] as const);
    }),
  );
  return new Map(files.flat());
}

async function publish(db: Db, applications: readonly BuiltFiles[]): Promise<void> {
  const files = await filesByPath(applications);
  const paths = [...files.keys()];
  await touchAssets(db, paths);
  const known = new Set((await findKnownAssets(db, paths)).map(({ path }) => path));
  const missing = [...files].filter(([path]) => !known.has(path));
  if (missing.length > 0) {
    const contents = await Promise.all(missing.map(([, file]) => readFile(file)));
    await insertAssets(
      db,
      missing.map(([path]) => path),
      contents,
    );
  }
  await deleteOldAssets(db);
}

interface AssetDeps {
  readonly db: Db;
  /** Milliseconds. */
  readonly timeLimit: number;
}

/**
 * Publishes the files of this build before the server answers. During an update pages of one build ask servers of the
 * other for their files, in both directions; the database is what they all share.
 */
export function registerPublishedAssets(
  app: FastifyInstance,
  { db }: AssetDeps,
  applications: readonly BuiltFiles[],
): void {
  app.addHook('onReady', async () => {
    await publish(db, applications).catch((error: unknown) =>
      app.log.warn(
        { err: error },
        'The files of this build could not be published for servers of other builds',
      ),
    );
  });
}

interface PublishedAsset {
  readonly type: string;
  readonly content: Buffer;
}

/** A file of another build; undefined where no server has had it. */
export async function findPublishedAsset(
  { db, timeLimit }: AssetDeps,
  url: string,
): Promise<PublishedAsset | undefined> {
  const path = ASSET_PATH.exec(url)?.[1];
  const type = path === undefined ? undefined : TYPES[extname(path)];
  if (path === undefined || type === undefined) return undefined;
  const found = await withTimeLimit(findAssetContent(db, path), timeLimit);
  return found && { type, content: found.content };
}

export const sendPublishedAsset = (reply: FastifyReply, { type, content }: PublishedAsset): FastifyReply =>
  reply
    .code(200)
    .headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    .type(type)
    .send(content);
