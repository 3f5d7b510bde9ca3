import { defineConfig } from '@playwright/test';
import { baseUrl, dataFolder, port } from './environment.ts';

const isRoot = process.getuid?.() === 0;
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  // A journey that passes only at a later try is listed as flaky, and mended; it does not hold up everybody else.
  retries: 2,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: baseUrl,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // A click on something that still moves can miss it; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey costs as much as walking it; a failed one is walked again with E2E_TRACE=on.
    trace: process.env['E2E_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
  webServer: {
    command: 'node --enable-source-maps ../apps/server/dist/server.js',
    url: `${baseUrl}/health/ready`,
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      // All journeys come from one address.
      RATE_LIMIT_PER_MINUTE: '100000',
      RATE_LIMIT_LOGIN_PER_MINUTE: '10000',
    },
    // The first start makes a database and loads the demo catalogue.
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
