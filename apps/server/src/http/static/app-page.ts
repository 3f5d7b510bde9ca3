import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { tagOf } from '../entity-tags.ts';
import { withTimeLimit } from '../limits/time-limit.ts';
import { escapeHtml } from '../escape-html.ts';
import { accentStyle } from './accent-style.ts';
import { cachedFor } from '../../cache/cached-for.ts';

const brotli = promisify(brotliCompress);

export interface AppPage {
  readonly text: string;
  readonly compressed: Buffer;
  readonly tag: string;
}

/** Then the page is built again with the next request. */
const CACHE_MILLISECONDS = 1_000;
/** Without the answers the shop only takes longer: it requests them itself. */
const ANSWERS_TIMEOUT_MILLISECONDS = 500;

const EMPTY_BLOCK = '<script type="application/json" id="answers"></script>';

/** A block of data, not a script: the security policy allows no inline scripts. */
const filledBlock = (answers: unknown): string =>
  // A text of the shop may contain `</script>`, which must not end the block.
  EMPTY_BLOCK.replace('><', () => `>${JSON.stringify(answers).replaceAll('<', String.raw`\u003c`)}<`);

const pageOf = async (text: string): Promise<AppPage> => ({
  text,
  compressed: await brotli(text),
  tag: tagOf(text),
});

export interface PageDeps {
  readonly chooseStore: (header: string | undefined, hostName: string) => Promise<number>;
  readonly readContent: (storeId: number) => Promise<PageContent>;
}

/** What the server puts into a page of a store. */
export interface PageContent {
  /** Of the browser's tab, until the application sets its own. */
  readonly title: string;
  /** The colour of buttons and links; null for the application's own. */
  readonly accentColor?: string | null;
  readonly answers?: unknown;
}

const filled = (built: string, { title, accentColor, answers }: PageContent): string =>
  built
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${accentColor == null ? '' : accentStyle(accentColor)}</head>`)
    .replace(EMPTY_BLOCK, (block) => (answers === undefined ? block : filledBlock(answers)));

/**
 * An application's page with the answers that every visit begins with, where it has a place for them, so that it need not
 * wait for calls. If they cannot be read, the page is served as it was built.
 */
function appPage(file: string, readContent: () => Promise<PageContent>): () => Promise<AppPage> {
  let page: AppPage | undefined;
  const { read } = cachedFor('pages', CACHE_MILLISECONDS, async () => {
    const [built, content] = await Promise.all([
      readFile(file, 'utf8'),
      withTimeLimit(readContent(), ANSWERS_TIMEOUT_MILLISECONDS).catch(() => undefined),
    ]);
    const text = content === undefined ? built : filled(built, content);
    // Compressing takes longest by far, and the text hardly ever changes.
    if (page?.text !== text) page = await pageOf(text);
    return page;
  });
  return read;
}

/** The pages of an application, one for each store; a request whose store cannot be told now gets the page as built. */
export function appPages(
  file: string,
  { chooseStore, readContent }: PageDeps,
): (request: FastifyRequest) => Promise<AppPage> {
  const pages = new Map<number, () => Promise<AppPage>>();
  const pageAsBuilt = appPage(file, () => Promise.reject(new Error('The store is not known')));
  return async (request) => {
    const storeId = await withTimeLimit(
      chooseStore(undefined, request.hostname),
      ANSWERS_TIMEOUT_MILLISECONDS,
    ).catch(() => undefined);
    if (storeId === undefined) return pageAsBuilt();
    const page = pages.get(storeId) ?? appPage(file, () => readContent(storeId));
    pages.set(storeId, page);
    return page();
  };
}
