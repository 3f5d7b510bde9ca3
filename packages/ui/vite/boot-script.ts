import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

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

const readSource = ({ pl, en }: ApplicationName): string =>
  readFileSync(source, 'utf8').replace('__NAME_PL__', pl).replace('__NAME_EN__', en);

/**
 * Adds the script that runs before all other code. The build gives it a name with a hash, as all other code has, so that
 * browsers keep it: everything else waits for it, and asking whether it has changed would cost each visit a round trip.
 */
export function bootScript(application: ApplicationName): Plugin {
  let base = '/';
  return {
    name: 'partsboard:boot-script',
    configResolved(config) {
      ({ base } = config);
    },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      this.emitFile({ type: 'asset', name: BOOT_SCRIPT, source: readSource(application) });
    },
    configureServer({ middlewares }) {
      middlewares.use(base + BOOT_SCRIPT, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(readSource(application));
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
