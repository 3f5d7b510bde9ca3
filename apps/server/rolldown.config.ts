import { existsSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const commands = ['catalogue', 'keys', 'mails', 'orders', 'setup', 'staff', 'tasks', 'worker'];
const entries = ['server', ...commands.map((name) => `cli/${name}`)];

/** Our own packages are TypeScript and become part of the bundle; npm's stay where npm puts them. */
const isOurs = (id: string) => /^(?:[./]|@partsboard\/)/.test(id);

export default defineConfig({
  input: Object.fromEntries(
    entries
      .map((name) => [name, `src/${name}.ts`] as const)
      .filter(([, file]) => existsSync(new URL(file, import.meta.url))),
  ),
  platform: 'node',
  external: (id) => !isOurs(id),
  output: {
    dir: 'dist',
    // A watched build replaces files under a running server, which would miss them for a moment.
    cleanDir: process.env['KEEP_DIST'] === undefined,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
});
