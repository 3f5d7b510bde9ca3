import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { serverFolder } from '../src/config/folders.ts';
import { importCatalogue } from '../src/features/catalogue/catalogue.service.ts';
import { addTask } from '../src/tasks/add-task.ts';
import { column, createCatalogueDatabase, importIsWaiting } from './catalogue-database.ts';
import { tinyCatalogue, writeTinyCatalogue } from './catalogue-folder.ts';
import { bundleProcess, StartedProcess } from './processes/started-process.ts';
import type { TestDatabase } from './test-database.ts';
import { zipOfFolder } from './zip-file.ts';

const TIME = 90_000;

let database: TestDatabase;
let script: string;
let workers: StartedProcess[] = [];

beforeAll(async () => {
  database = await createCatalogueDatabase();
  script = await bundleProcess(join(serverFolder, 'src', 'cli', 'worker.ts'));
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
  workers = [];
});
afterAll(() => database.drop());

function startWorker(): StartedProcess {
  const worker = new StartedProcess(script, [], { DATABASE_URL: database.url, LOG_LEVEL: 'error' });
  workers.push(worker);
  return worker;
}

/** A checked catalogue that somebody has told to load. */
async function addImport(zip: Buffer): Promise<number> {
  return database.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('catalogue_import')
      .values({
        kind: 'upload',
        state: 'load-waiting',
        file_name: 'x.zip',
        bytes: zip.length,
        staff_name: 'Anna',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('catalogue_import_piece')
      .values({ import_id: id, position: 0, content: zip })
      .execute();
    await addTask(tx, 'import-catalogue', { importId: id }, { queue: 'catalogue' });
    return id;
  });
}

const names = () => column(database.pool, `select name_pl from part where name_pl like 'Tarcza _'`);
const stateOf = async (id: number) =>
  (await column(database.pool, 'select state from catalogue_import where id = $1', [id]))[0];

it(
  'a server that is killed while it loads leaves the catalogue whole, and another loads it',
  { timeout: TIME },
  async () => {
    await importCatalogue(database.pool, await writeTinyCatalogue());
    const folder = await writeTinyCatalogue({
      'parts.csv': tinyCatalogue['parts.csv'].replace('Tarcza X', 'Tarcza Y'),
    });
    const blocker = await database.pool.connect();
    await blocker.query('begin; lock table part in share mode');
    const id = await addImport(await zipOfFolder(folder));
    const killed = startWorker();
    await importIsWaiting(database.pool);
    await killed.end('SIGKILL');
    await blocker.query('rollback');
    blocker.release();
    expect(await names()).toEqual(['Tarcza X']);
    expect(await column(database.pool, 'select max(number) from catalogue_version')).toEqual([1]);
    startWorker();
    while ((await stateOf(id)) !== 'loaded');
    expect(await names()).toEqual(['Tarcza Y']);
    expect(await column(database.pool, 'select count(*)::int from catalogue_version')).toEqual([2]);
  },
);
