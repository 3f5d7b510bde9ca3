import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appBuild, type Bundle } from '../../packages/ui/vite/app-build.ts';
import { bootScript } from '../../packages/ui/vite/boot-script.ts';
import { checkedTranslations } from '../../packages/ui/vite/checked-translations.ts';
import { evaluatedModules } from '../../packages/ui/vite/evaluated-modules.ts';
import { interSubset } from '../../packages/ui/vite/inter-subset.ts';
import { precompressed } from '../../packages/ui/vite/precompressed.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const api = process.env['API_URL'] ?? 'http://localhost:3000';

/**
 * What customers see first comes in few files: each costs a slow machine ten milliseconds, and the home screen had fifty. What
 * guests' screens or the side menu use of it is apart, so that they do not fetch the rest; the budgets in .size-limit.js
 * notice where something is missing here.
 */
const bundles: readonly Bundle[] = [
  { name: 'customer-data', test: /(?:session|home)-data\.ts$/, runsAtOnce: true },
  { name: 'floating', test: /@floating-ui/ },
  // Windows and the side menu.
  {
    name: 'overlays',
    test: /(?:VisuallyHidden|FocusTrap|use-focus-return|Overlay)(?:\.mjs|\.layer\.css)$/,
    runsAtOnce: true,
  },
  {
    name: 'shared',
    test: new RegExp(
      `(?:${[
        'ui/src/components/page.tsx',
        'ui/src/lib/format.ts',
        'domain/src/money.ts',
        'account.queries.ts',
        'useLocation.js',
        'useMutationState.js',
        'DirectionProvider.mjs',
        'create-safe-context.mjs',
        'ComboboxChevron.mjs',
        'Icon(?:Car|ListDetails|Logout2|ShoppingCart|User).mjs',
        '(?:Combobox|InlineInput|ScrollArea).layer.css',
      ].join('|')})$`,
    ),
    runsAtOnce: true,
  },
  {
    name: 'customer',
    // The layout, and what several of its screens have in common with home.
    test: /(?:default-layout\.tsx|focus-if-lost\.ts|use-catalogue-filter\.ts|vin-search\.tsx|recent-boards\.ts|Badge\.mjs|Badge\.layer\.css)$/,
    runsAtOnce: true,
  },
  { name: 'home', test: /(?:home-screen|vehicle-home)\.tsx$/, runsAtOnce: true },
];

export default defineConfig({
  plugins: [
    react(),
    bootScript(
      { pl: 'sklepu', en: 'The shop' },
      {
        sessionKey: 'user-token',
        everywhere: ['customer-data', 'customer'],
        ofLanguage: { pl: 'pl-rest', en: 'en-rest' },
        home: 'home',
      },
    ),
    interSubset(),
    evaluatedModules(/\/(?:contract-values|pl-login|pl-rest|en-rest)\.ts$/),
    checkedTranslations('pl-rest.ts'),
    precompressed(),
  ],
  define: { 'import.meta.env.SHOP_VERSION': JSON.stringify(version) },
  build: appBuild(bundles),
  server: {
    port: Number(process.env['SHOP_PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': api, '/backoffice': api, '/health': api },
  },
});
