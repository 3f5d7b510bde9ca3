import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appBuild } from '../../packages/ui/vite/app-build.ts';
import { bootScript } from '../../packages/ui/vite/boot-script.ts';
import { checkedTranslations } from '../../packages/ui/vite/checked-translations.ts';
import { evaluatedModules } from '../../packages/ui/vite/evaluated-modules.ts';
import { interSubset } from '../../packages/ui/vite/inter-subset.ts';
import { precompressed } from '../../packages/ui/vite/precompressed.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const api = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    bootScript({ pl: 'sklepu', en: 'The shop' }),
    interSubset(),
    evaluatedModules(/\/(?:contract-values|pl-login|pl-rest|en-rest)\.ts$/),
    checkedTranslations('pl-rest.ts'),
    precompressed(),
  ],
  define: { 'import.meta.env.SHOP_VERSION': JSON.stringify(version) },
  build: appBuild,
  server: {
    port: Number(process.env['SHOP_PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': api, '/backoffice': api, '/health': api },
  },
});
