import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { findTranslationFaults } from './check-translations.mjs';

/** The keys of the texts that `file` collects. */
function keysOf(texts: string, file: string): string[] {
  const source = readFileSync(join(texts, file), 'utf8');
  const keys = [...source.matchAll(/'\.\/(pl\/[\w-]+\.json)'/g)].flatMap(([, name = '']) =>
    Object.keys(JSON.parse(readFileSync(join(texts, name), 'utf8')) as Record<string, string>),
  );
  return [...new Set(keys.map((key) => key.replace(/_(?:one|few|many|other)$/, '')))];
}

/** Fetched apart from the first code, and needed on the login page too. */
const LOGIN_CHUNK = '/side-menu.tsx';

/** The code that the login page can run: the first code, what it fetches there, and what both import. */
function loginCode(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const needed = new Set(
    chunks.filter(({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(LOGIN_CHUNK)),
  );
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  return [...needed].map(({ code }) => code).join('\n');
}

/**
 * Stops the build on a missing, unused or broken translation, and on one that arrives too late for the login page.
 *
 * @param lateTexts the file in `src/lib/i18n` with the texts that arrive with the screens behind the login page
 */
export function checkedTranslations(lateTexts?: string): Plugin {
  let source = '';
  return {
    name: 'partsboard:checked-translations',
    apply: 'build',
    configResolved(config) {
      source = join(config.root, 'src');
    },
    buildStart() {
      const faults = findTranslationFaults(source);
      if (faults.length > 0) this.error(`Translations:\n  ${faults.join('\n  ')}`);
    },
    generateBundle(_options, bundle) {
      if (lateTexts === undefined) return;
      const code = loginCode(bundle);
      const late = keysOf(join(source, 'lib/i18n'), lateTexts).filter((key) =>
        ['"', "'", '`'].some((quote) => code.includes(quote + key + quote)),
      );
      if (late.length > 0) this.error(`The login page needs texts of ${lateTexts}: ${late.join(', ')}`);
    },
  };
}
