import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { findTranslationFaults } from '../scripts/check-translations.mjs';

const texts = new URL('../src/lib/i18n/', import.meta.url);

/** The keys of the texts that arrive with the screens behind the login page. */
function otherKeys(): string[] {
  const source = readFileSync(new URL('pl-rest.ts', texts), 'utf8');
  const keys = [...source.matchAll(/'\.\/(pl\/[\w-]+\.json)'/g)].flatMap(([, file = '']) =>
    Object.keys(JSON.parse(readFileSync(new URL(file, texts), 'utf8')) as Record<string, string>),
  );
  return [...new Set(keys.map((key) => key.replace(/_(?:one|few|many|other)$/, '')))];
}

/** Fetched apart from the first code, and needed on the login page too. */
const LOGIN_CHUNKS = /\/(?:notices|side-menu)\.tsx$/;

/** The code that the login page can run: the first code, what it fetches there, and what both import. */
function loginCode(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const needed = new Set(
    chunks.filter(({ isEntry, facadeModuleId }) => isEntry || LOGIN_CHUNKS.test(facadeModuleId ?? '')),
  );
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  return [...needed].map(({ code }) => code).join('\n');
}

/** Stops the build on a missing, unused or broken translation, and on one that arrives too late for the login page. */
export function checkedTranslations(): Plugin {
  return {
    name: 'partsboard:checked-translations',
    apply: 'build',
    buildStart() {
      const faults = findTranslationFaults();
      if (faults.length > 0) this.error(`Translations:\n  ${faults.join('\n  ')}`);
    },
    generateBundle(_options, bundle) {
      const code = loginCode(bundle);
      const late = otherKeys().filter((key) =>
        ['"', "'", '`'].some((quote) => code.includes(quote + key + quote)),
      );
      if (late.length > 0) this.error(`The login page needs texts of pl-rest.ts: ${late.join(', ')}`);
    },
  };
}
