import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { column, createCatalogueDatabase, importIsWaiting } from '../../../test/catalogue-database.ts';
import { tinyCatalogue, writeTinyCatalogue } from '../../../test/catalogue-folder.ts';
import { bundleProcess, StartedProcess } from '../../../test/processes/started-process.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import { serverFolder } from '../../config/folders.ts';

const TIME = 60_000;

let database: TestDatabase;
let script: string;

const run = (...args: string[]) => new StartedProcess(script, args, { DATABASE_URL: database.url });

async function finished(...args: string[]): Promise<StartedProcess> {
  const process = run(...args);
  await process.ended();
  return process;
}

const changedParts = tinyCatalogue['parts.csv'].replace('Tarcza X', 'Tarcza Y');
const names = () =>
  column(database.pool, `select name_pl from part where name_pl like 'Tarcza _' order by id`);

const schemas = () =>
  column(database.pool, `select nspname from pg_namespace where nspname like 'catalogue%' order by 1`);

async function noImportIsLeft(): Promise<void> {
  const query = `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and state <> 'idle'`;
  while ((await column(database.pool, query)).length > 0);
}

beforeAll(async () => {
  database = await createCatalogueDatabase();
  script = await bundleProcess(join(serverFolder, 'src', 'cli', 'catalogue.ts'));
});
afterAll(() => database.drop());

describe('the command', { timeout: TIME }, () => {
  it('loads a folder and says what it loaded', async () => {
    const command = await finished('import', await writeTinyCatalogue());
    expect(command.errors).toEqual([]);
    expect(command.exitCode).toBe(0);
    expect(command.lines.join('\n')).toMatch(/parts\.csv +5\n/);
    expect(command.lines.at(-1)).toMatch(/^The catalogue is live: Tiny catalogue, version 1 \(/);
  });

  it('that is killed in the middle changes nothing, and the next one works', async () => {
    const folder = await writeTinyCatalogue({ 'parts.csv': changedParts });
    const blocker = await database.pool.connect();
    await blocker.query('begin; lock table part in share mode');
    const command = run('import', folder);
    await importIsWaiting(database.pool);
    await command.end('SIGKILL');
    await blocker.query('rollback');
    blocker.release();
    await noImportIsLeft();
    expect(await names()).toEqual(['Tarcza X']);
    expect(await column(database.pool, 'select max(number) from catalogue_version')).toEqual([1]);
    expect(await schemas()).toEqual(['catalogue']);
    expect((await finished('import', folder)).exitCode).toBe(0);
    expect(await names()).toEqual(['Tarcza Y']);
  });

  it('goes back, and when it is killed while it does, nothing has changed', async () => {
    const blocker = await database.pool.connect();
    await blocker.query('begin; lock table part in share mode');
    const command = run('back');
    await importIsWaiting(database.pool);
    await command.end('SIGKILL');
    await blocker.query('rollback');
    blocker.release();
    await noImportIsLeft();
    expect(await names()).toEqual(['Tarcza Y']);
    expect(await schemas()).toEqual(['catalogue', 'catalogue_v1']);
    const back = await finished('back');
    expect(back.errors).toEqual([]);
    expect(back.lines.at(-1)).toMatch(/^The catalogue is live: Tiny catalogue, version 3 \(/);
    expect(await names()).toEqual(['Tarcza X']);
    expect((await finished('versions')).lines).toEqual([
      expect.stringMatching(/^3 .*version 1 put back.* by npm run catalogue {2}loaded$/),
      expect.stringMatching(/^2 .* can be put back$/),
      expect.stringMatching(/^1 /),
    ]);
    expect((await finished('back', '77')).errors).toEqual([
      'Version 77 is not kept any more. Import its files again.',
    ]);
    expect((await finished('back', '2')).exitCode).toBe(0);
  });

  it('tells a wrong folder in one sentence', async () => {
    const command = await finished('import', '/no/such/folder');
    expect([command.exitCode, command.errors]).toEqual([
      1,
      ['There is no folder /no/such/folder. Nothing was changed.'],
    ]);
  });

  it('prints every problem with file and row and ends with 1', async () => {
    const folder = await writeTinyCatalogue({
      'prices.csv': `${tinyCatalogue['prices.csv']}VELORA,34 11 9 000 001,x,23\n`,
    });
    const command = await finished('check', folder);
    expect(command.exitCode).toBe(1);
    expect(command.errors.filter((line) => line !== '')).toEqual([
      'prices.csv, row 5: net: "x" is not a number with at most 2 decimals',
      expect.stringMatching(/^1 problem\. Nothing was changed/),
    ]);
  });

  it('explains itself and ends with 2 when it is called wrongly', async () => {
    for (const args of [
      [],
      ['import'],
      ['load', 'x'],
      ['import', 'a', 'b'],
      ['back', 'x'],
      ['versions', '1'],
    ]) {
      const command = await finished(...args);
      expect(command.exitCode).toBe(2);
      expect(command.errors[0]).toBe('Usage: npm run catalogue -- COMMAND [PATH]');
    }
  });
});
