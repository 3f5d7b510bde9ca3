import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const BOOT_SCRIPT = 'boot.js';

/**
 * Gives the boot script a name with a hash, as all other code has, so that browsers keep it: everything else waits for
 * it, and asking whether it has changed would cost each visit a round trip.
 */
export function cachedBootScript(): Plugin {
  let publicFolder = '';
  return {
    name: 'partsboard:cached-boot-script',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    buildStart() {
      this.emitFile({
        type: 'asset',
        name: BOOT_SCRIPT,
        source: readFileSync(join(publicFolder, BOOT_SCRIPT)),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const asset = Object.values(bundle).find(
          (output) => output.type === 'asset' && output.names.includes(BOOT_SCRIPT),
        );
        if (!asset) throw new Error('The boot script was not emitted.');
        return html.replace(`"/${BOOT_SCRIPT}"`, `"/${asset.fileName}"`);
      },
    },
  };
}
