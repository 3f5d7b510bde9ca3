import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Half of a test's time is that of the database, so that no core has to be left free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          isolate: false,
          include: [
            '{packages,tools}/*/src/**/*.test.ts',
            'apps/{shop,backoffice}/src/**/*.test.ts',
            'scripts/*.test.mjs',
          ],
          // A busy machine is slow.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'private-postgres',
          include: ['packages/private-postgres/test/**/*.test.ts'],
          // Making and starting PostgreSQL takes as long as the disk takes.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          // Loading the server anew for each file would take longer than most files' tests.
          isolate: false,
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          // A busy machine is slow; what must be fast says so in its own assertion.
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // A failure that does not repeat is listed as such.
          retry: 1,
        },
      },
    ],
  },
});
