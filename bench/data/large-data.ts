import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryFolder } from '../../apps/server/src/config/folders.ts';
import { startShop } from '../servers/site.ts';

/** Seconds that each step took. */
export interface LargeDataTimes {
  readonly generate: number;
  readonly firstStart: number;
  readonly import: number;
}

const CATALOGUE = join(repositoryFolder, 'apps', 'server', 'dist', 'cli', 'catalogue.js');

function timed(run: () => void): number {
  const began = performance.now();
  run();
  return (performance.now() - began) / 1000;
}

/** Makes a data folder with the catalogue of scale 1.0. The first start brings branches, customers and pages. */
export async function makeLargeData(
  folder: string,
  port: number,
  say: (text: string) => void,
): Promise<LargeDataTimes> {
  await mkdir(folder, { recursive: true });
  const files = `${folder}-catalogue`;
  const catalogue = (...args: string[]) =>
    execFileSync(process.execPath, [CATALOGUE, ...args], {
      env: { ...process.env, DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  say('Making the catalogue of scale 1.0 …');
  const generate = timed(() => catalogue('demo', files, '--scale', '1'));
  const server = await startShop({ dataFolder: folder, port });
  await server.stop();
  say('Importing it …');
  return { generate, firstStart: server.startSeconds, import: timed(() => catalogue('import', files)) };
}
