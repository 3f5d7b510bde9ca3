import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { tagOf } from '../entity-tags.ts';
import { withTimeLimit } from '../limits/time-limit.ts';
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

/**
 * An application's page with the answers that every visit begins with, where it has a place for them, so that it need not
 * wait for calls. If they cannot be read, the page is served as it was built.
 */
export function appPages(file: string, readAnswers: () => Promise<unknown>): () => Promise<AppPage> {
  let page: AppPage | undefined;
  return cachedFor(CACHE_MILLISECONDS, async () => {
    const [built, block] = await Promise.all([
      readFile(file, 'utf8'),
      withTimeLimit(readAnswers(), ANSWERS_TIMEOUT_MILLISECONDS).then(filledBlock, () => EMPTY_BLOCK),
    ]);
    const text = built.replace(EMPTY_BLOCK, () => block);
    // Compressing takes longest by far, and the text hardly ever changes.
    if (page?.text !== text) page = await pageOf(text);
    return page;
  });
}
