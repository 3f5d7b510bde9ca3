import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appBuild } from '../../packages/ui/vite/app-build.ts';
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
    bootScript({ pl: 'panelu pracownika', en: 'The back office' }),
    interSubset(),
    evaluatedModules(/\/(?:contract-values|pl|en)\.ts$/),
    checkedTranslations(),
    precompressed(),
  ],
  build: appBuild(),
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
