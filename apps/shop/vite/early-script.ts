import type { Plugin } from 'vite';

const EARLY_SCRIPT = /\s*<script [^>]*src="\/assets\/early-[^>]*><\/script>/;

/** Module scripts run in the order of the page: the one that needs no library comes before the libraries. */
export function earlyScript(): Plugin {
  return {
    name: 'partsboard:early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [script] = EARLY_SCRIPT.exec(html) ?? [];
        if (script === undefined) throw new Error('The page has no script that runs before the libraries.');
        return html.replace(script, '').replace(/\s*<script type="module"/, `${script}$&`);
      },
    },
  };
}
