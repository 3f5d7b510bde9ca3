import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run quality`: measures the catalogue as docs/catalogue-quality.md states it. */
export default defineConfig({
  ...journeys,
  testDir: 'quality',
  testMatch: '*.measure.ts',
  workers: 1,
  retries: 0,
  timeout: 600_000,
});
