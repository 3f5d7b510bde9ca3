import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from '../../packages/ui/vite/boot-script.ts';
import { checkedTranslations } from '../../packages/ui/vite/checked-translations.ts';
import { evaluatedModules } from '../../packages/ui/vite/evaluated-modules.ts';
import { interSubset } from '../../packages/ui/vite/inter-subset.ts';
import { precompressed } from '../../packages/ui/vite/precompressed.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  base: '/backoffice/',
  plugins: [
    react(),
    bootScript(),
    interSubset(),
    evaluatedModules(/\/(?:contract-values|pl|en)\.ts$/),
    checkedTranslations(),
    precompressed(),
  ],
  build: {
    target: 'es2022',
    // The content security policy allows scripts, fonts and pictures from this host only: no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Read by .size-limit.js.
    manifest: true,
    // In kilobytes before compression; the libraries are one file on purpose.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules|rolldown/, priority: 2 },
            { name: 'frame', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['BACKOFFICE_PORT'] ?? 5174),
    strictPort: true,
    proxy: {
      '/api': api,
      '/backoffice/pictures': api,
      '/backoffice/documents': api,
    },
  },
});
