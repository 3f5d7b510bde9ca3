import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Of ASCII; no text of the first page has one. */
const BRACKETS = '[\\]^`{|}~';

/**
 * The subsets of Inter that a Polish or English page needs. The signs are used with prices and measures, of which the
 * first page has none; the last subset has the other Western European letters (in country names, for example). The
 * browser loads a subset only when a page shows one of its characters.
 */
const pieces = [
  {
    file: 'inter-base.woff2',
    source: 'inter-latin-wght-normal.woff2',
    text: `${range(0x20, 0x5a)}_${range(0x61, 0x7a)}\u00a0©·óÓ–—’…`,
  },
  {
    file: 'inter-signs.woff2',
    source: 'inter-latin-wght-normal.woff2',
    text: `${BRACKETS}\u202f°²³×“”„•€−→`,
  },
  { file: 'inter-polish.woff2', source: 'inter-latin-ext-wght-normal.woff2', text: 'ĄąĆćĘęŁłŃńŚśŹźŻż' },
  { file: 'inter-western.woff2', source: 'inter-latin-wght-normal.woff2', text: `${range(0xa1, 0xff)}‘←↑↓` },
];

const options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 600 } },
  // The features that the shop's styles use; all of Inter's would be a fifth of the file.
  keepFeatures: ['kern', 'tnum'],
} as const;

/** Writes the font subsets that `src/styles/fonts.css` refers to, unless they exist already. */
export function interSubset(): Plugin {
  return {
    name: 'partsboard:inter-subset',
    async configResolved(config) {
      const manifest = createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json');
      const target = join(config.root, '.cache', 'fonts');
      const stampFile = join(target, 'stamp.json');
      const stamp = JSON.stringify([pieces, options, await readFile(manifest, 'utf8')]);
      if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;

      await mkdir(target, { recursive: true });
      for (const { file, source, text } of pieces) {
        const font = await readFile(join(dirname(manifest), 'files', source));
        await writeFile(join(target, file), await subsetFont(font, text, options));
      }
      await writeFile(stampFile, stamp);
    },
  };
}
