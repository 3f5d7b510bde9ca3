import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkedTranslations } from './vite/checked-translations.ts';
import { earlyScript } from './vite/early-script.ts';
import { evaluatedModules } from './vite/evaluated-modules.ts';
import { interSubset } from './vite/inter-subset.ts';
import { precompressed } from './vite/precompressed.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};
/** What the login page shows, and every other form or picture as well. */
const LOGIN = new RegExp(
  [
    String.raw`/(?:InputBase|TextInput|PasswordInput|CloseButton|Input)\b`,
    String.raw`@mantine/hooks/esm/use-(?:uncontrolled|id|merged-ref|isomorphic-effect|reduced-motion|media-query)/`,
    String.raw`components/(?:data-link|picture|slider|use-autoplay|use-slide-track|password-field)`,
    String.raw`features/(?:auth/(?:auth|login)|banners)`,
    'login-screen',
  ].join('|'),
);

/** What runs before the libraries have arrived, and must not wait for them. */
const EARLY = new RegExp(
  [
    'src/early.ts|app/first-screen|preload-helper|contract/src/route.ts',
    'lib/(?:api/|is-object.ts|session.ts|storage.ts|i18n/(?:language|fetch-texts))',
  ].join('|'),
);

const api = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    earlyScript(),
    interSubset(),
    evaluatedModules(/\/(?:contract-values|pl-login|pl-rest)\.ts$/),
    checkedTranslations(),
    precompressed(),
  ],
  define: { 'import.meta.env.SHOP_VERSION': JSON.stringify(version) },
  build: {
    target: 'es2022',
    // The content security policy allows scripts, fonts and pictures from this host only: no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Read by .size-limit.js.
    manifest: true,
    rolldownOptions: {
      output: {
        // What every visit needs comes in two files: the libraries, which seldom change, and the frame. Each file
        // costs a kilobyte of headers, so the pieces of the first forms travel together as well.
        codeSplitting: {
          groups: [
            { name: 'early', test: EARLY, priority: 4 },
            { name: 'libraries', tags: ['$initial'], test: /node_modules|rolldown/, priority: 3 },
            { name: 'frame', tags: ['$initial'], priority: 2 },
            { name: 'login', test: LOGIN, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['SHOP_PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': api, '/backoffice': api, '/health': api },
  },
});
