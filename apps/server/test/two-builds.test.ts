import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';
import { createSecondApp } from './test-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let older: FastifyInstance;
let newer: FastifyInstance;

async function build(name: string): Promise<string> {
  const folder = await temporaryFolder(name);
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), `<script src="/assets/index-${name}.js"></script>`);
  await writeFile(join(folder, 'assets', `index-${name}.js`), `console.log('${name} żółw')`);
  await writeFile(join(folder, 'assets', `index-${name}.js.map`), '{}');
  await writeFile(join(folder, 'assets', `style-${name}.css`), 'a{}');
  return folder;
}

const start = async (name: string) => {
  const folder = await build(name);
  return createSecondApp(database, { shopFolder: folder, backofficeFolder: folder });
};

beforeAll(async () => {
  database = await createTestDatabase();
  [older, newer] = await Promise.all([start('older'), start('newer')]);
  await Promise.all([older.ready(), newer.ready()]);
});
afterAll(async () => {
  await Promise.all([older.close(), newer.close()]);
  await database.drop();
});

describe('during an update, servers of two builds', () => {
  it.each(['/assets/', '/backoffice/assets/'])('have each other’s files under %s', async (folder) => {
    for (const [server, build] of [
      [older, 'newer'],
      [newer, 'older'],
      [newer, 'newer'],
    ] as const) {
      const script = await server.inject(`${folder}index-${build}.js`);
      expect(script.statusCode).toBe(200);
      expect(script.payload).toBe(`console.log('${build} żółw')`);
      expect(script.headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/i);
      expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(script.headers['x-content-type-options']).toBe('nosniff');
      expect((await server.inject(`${folder}style-${build}.css`)).headers['content-type']).toMatch(
        /^text\/css/,
      );
    }
  });

  it.each(['/assets/index-never.js', '/assets/index-newer.js.map', '/assets/..%2findex-newer.js'])(
    'have no %s of the other',
    async (url) => {
      const answer = await older.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('forget files that no server has had for a long time, and none that one still has', async () => {
    await database.pool.query(`update published_asset set last_published_at = now() - interval '61 days'`);
    const restarted = await start('newer');
    await restarted.ready();
    expect((await restarted.inject('/assets/index-older.js')).statusCode).toBe(404);
    expect((await older.inject('/assets/index-newer.js')).statusCode).toBe(200);
    await restarted.close();
  });
});
