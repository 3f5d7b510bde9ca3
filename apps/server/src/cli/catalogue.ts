import { resolve } from 'node:path';
import { DEMO_USAGE, DemoUsageError, runDemoCommand } from '@partsboard/demo-catalogue/demo-command';
import type pg from 'pg';
import { openDatabases } from '../db/open-databases.ts';
import {
  CatalogueBusy,
  checkCatalogue,
  exportCatalogue,
  ExportRefused,
  importBins,
  importCatalogue,
  importPrices,
  importStock,
  SchemaChanged,
  type ImportProgress,
} from '../features/catalogue/catalogue.service.ts';
import { readSettings } from '../config/settings.ts';
import { messageFor } from '../process/start-failure.ts';
import { terminalProgress } from './catalogue-progress.ts';
import { reportExport, reportImport } from './catalogue-report.ts';
import { quietLog } from './quiet-log.ts';

const USAGE = `Usage: npm run catalogue -- COMMAND PATH

  import FOLDER        replace the catalogue by the one in this folder
  check FOLDER         report every problem of the folder and change nothing
  export FOLDER        write the catalogue into this new or empty folder
  import-prices FILE   replace all prices by those of this CSV file
  import-stock FILE    replace all stock by that of this CSV file
  import-bins FILE     replace the bins of all parts by those of this CSV file
  ${DEMO_USAGE}
                       write the demo catalogue into this folder; scale 1 is a large manufacturer's size

The format is described in docs/catalogue-format.md. The database is that of the server (DATABASE_URL, or the
private PostgreSQL in DATA_DIR). Exit code 0: done; 1: problems, nothing was changed; 2: wrong usage.`;

/** Runs one command; what it returns prints the result and says whether it is what was asked for. */
type Command = (pool: pg.Pool, path: string, progress: ImportProgress) => Promise<() => boolean>;

const COMMANDS: Readonly<Record<string, Command>> = {
  async import(pool, path, progress) {
    const outcome = await importCatalogue(pool, path, progress);
    return () => reportImport(outcome, 'The catalogue is live');
  },
  async check(pool, path, progress) {
    const outcome = await checkCatalogue(pool, path, progress);
    return () => reportImport(outcome, 'The folder is in order', Infinity);
  },
  async export(pool, path, progress) {
    const files = await exportCatalogue(pool, path, progress);
    return () => reportExport(files, path);
  },
  async 'import-prices'(pool, path, progress) {
    const outcome = await importPrices(pool, path, progress);
    return () => reportImport(outcome, 'The prices are live');
  },
  async 'import-stock'(pool, path, progress) {
    const outcome = await importStock(pool, path, progress);
    return () => reportImport(outcome, 'The stock is live');
  },
  async 'import-bins'(pool, path, progress) {
    const outcome = await importBins(pool, path, progress);
    return () => reportImport(outcome, 'The bins are known');
  },
};

const EXPECTED = [CatalogueBusy, ExportRefused, SchemaChanged];

async function run(command: Command, path: string): Promise<number> {
  const progress = terminalProgress(process.stdout);
  try {
    const databases = await openDatabases(readSettings(process.env), quietLog);
    try {
      const report = await command(databases.pool, resolve(path), progress);
      progress.end();
      return report() ? 0 : 1;
    } finally {
      await databases.close();
    }
  } catch (error) {
    progress.end();
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    const message = isExpected && error instanceof Error ? error.message : messageFor(error);
    console.error(message ?? error);
    return 1;
  }
}

/** Needs no database: the folder can be imported, checked or read. */
function writeDemo(args: readonly string[]): number {
  try {
    const summary = runDemoCommand(args, (step) => console.log(step));
    for (const [what, count] of Object.entries(summary)) console.log(`${what}: ${count}`);
    return 0;
  } catch (error) {
    if (!(error instanceof DemoUsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}

const [name = '', path, ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (name === 'demo') process.exitCode = writeDemo(process.argv.slice(3));
else if (command === undefined || path === undefined || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else process.exitCode = await run(command, path);
