import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { importedFiles, type ImportedFiles } from './imported-files.ts';

const BOOT_SCRIPT = 'boot.js';
/** Where index.html wants it. */
const PLACE = '<!-- boot script -->';
const source = new URL(`../public/${BOOT_SCRIPT}`, import.meta.url);

interface ApplicationName {
  /** As in “Nie udało się wczytać …”. */
  readonly pl: string;
  /** As in “… could not be loaded”. */
  readonly en: string;
}

/** What somebody who comes back logged in opens first, by the names of the build's files. */
interface FirstFiles {
  /** The key of local storage under which a session is stored. */
  readonly sessionKey: string;
  /** What every screen needs. */
  readonly everywhere: readonly string[];
  readonly ofLanguage: Readonly<Record<'pl' | 'en', string>>;
  /** What the screen at `/` needs besides. */
  readonly home: string;
}

/** Their paths, each with what it imports, and none twice: asking for a file costs a slow machine milliseconds. */
function pathsOf({ sessionKey, everywhere, ofLanguage, home }: FirstFiles, files: ImportedFiles) {
  const first = files(everywhere);
  const others = (name: string) => files([name]).filter((path) => !first.includes(path));
  return {
    sessionKey,
    everywhere: first,
    pl: others(ofLanguage.pl),
    en: others(ofLanguage.en),
    home: others(home),
  };
}

const readSource = ({ pl, en }: ApplicationName, firstFiles: object | null): string =>
  readFileSync(source, 'utf8')
    .replace('__NAME_PL__', pl)
    .replace('__NAME_EN__', en)
    .replace('__FIRST_FILES__', () => JSON.stringify(firstFiles));

/**
 * Adds the script that runs before all other code. The build gives it a name with a hash, as all other code has, so that
 * browsers keep it: everything else waits for it, and asking whether it has changed would cost each visit a round trip.
 *
 * @param firstFiles is fetched by it while the first code is still being loaded, which asks for it only when it runs
 */
export function bootScript(application: ApplicationName, firstFiles?: FirstFiles): Plugin {
  let base = '/';
  return {
    name: 'partsboard:boot-script',
    configResolved(config) {
      ({ base } = config);
    },
    generateBundle(_options, bundle) {
      const paths = firstFiles ? pathsOf(firstFiles, importedFiles(bundle, base)) : null;
      this.emitFile({ type: 'asset', name: BOOT_SCRIPT, source: readSource(application, paths) });
    },
    configureServer({ middlewares }) {
      middlewares.use(base + BOOT_SCRIPT, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(readSource(application, null));
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, server }) {
        const asset = Object.values(bundle ?? {}).find(
          (output) => output.type === 'asset' && output.names.includes(BOOT_SCRIPT),
        );
        if (!asset && !server) throw new Error('The boot script was not emitted.');
        return html.replace(PLACE, `<script src="${base}${asset?.fileName ?? BOOT_SCRIPT}"></script>`);
      },
    },
  };
}
