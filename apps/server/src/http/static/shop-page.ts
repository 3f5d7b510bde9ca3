import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { tagOf } from '../entity-tags.ts';
import { withTimeLimit } from '../limits/time-limit.ts';
import { cachedFor } from '../../cache/cached-for.ts';

const brotli = promisify(brotliCompress);

export interface ShopPage {
  readonly text: string;
  readonly packed: Buffer;
  readonly tag: string;
}

/** The page is made anew after this, if somebody asks for it. */
const TRUST_MILLISECONDS = 1_000;
/** Without the answers the shop only needs longer: it asks for them itself. */
const PATIENCE_MILLISECONDS = 500;

const EMPTY_BLOCK = '<script type="application/json" id="answers"></script>';

/** A block of data and no script: the security policy lets none run that stands in the page. */
const filledBlock = (answers: unknown): string =>
  // Where a text of the shop has `</script>`, the block must not end.
  EMPTY_BLOCK.replace('><', () => `>${JSON.stringify(answers).replaceAll('<', String.raw`\u003c`)}<`);

const pageOf = async (text: string): Promise<ShopPage> => ({
  text,
  packed: await brotli(text),
  tag: tagOf(text),
});

/**
 * The shop's page with the answers that a visit begins with, so that it need not wait for calls. Where they cannot be
 * had, the page comes as it was built.
 */
export function shopPages(file: string, readAnswers: () => Promise<unknown>): () => Promise<ShopPage> {
  let page: ShopPage | undefined;
  return cachedFor(TRUST_MILLISECONDS, async () => {
    const [built, block] = await Promise.all([
      readFile(file, 'utf8'),
      withTimeLimit(readAnswers(), PATIENCE_MILLISECONDS).then(filledBlock, () => EMPTY_BLOCK),
    ]);
    const text = built.replace(EMPTY_BLOCK, () => block);
    // Packing takes much longer than all the rest, and hardly ever is there anything new to pack.
    if (page?.text !== text) page = await pageOf(text);
    return page;
  });
}
