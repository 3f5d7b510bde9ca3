// `npm run dev`: the server on PORT (3000), rebuilt and restarted on every change, and the shop with hot
// reload on SHOP_PORT (5173), which passes API calls on to the server.
import process from 'node:process';
import concurrently from 'concurrently';
import { buildAll } from './build.mjs';

const { PORT: port = '3000', API_URL: apiUrl = `http://localhost:${port}`, WORKERS: workers = '1' } = process.env;

await buildAll({ onlyStale: true, only: 'server' });
const { result } = concurrently(
  [
    {
      command: 'rolldown --config rolldown.config.ts --watch --log-level warn',
      cwd: 'apps/server',
      env: { KEEP_DIST: '1' },
    },
    {
      command: 'node --watch --watch-preserve-output --enable-source-maps dist/server.js',
      cwd: 'apps/server',
      // One process is easier to follow.
      env: { WORKERS: workers },
    },
    { command: 'vite', cwd: 'apps/shop', env: { API_URL: apiUrl } },
  ],
  // Each writes to the terminal itself, in its own colours.
  { raw: true, killOthersOn: ['failure'] },
);
await result.catch(() => (process.exitCode = 1));
