import { resolve } from 'node:path';
import { DEMO_USAGE, DemoUsageError, runDemoCommand } from '@partsboard/demo-catalogue/demo-command';
import { openDatabases } from '../db/open-databases.ts';
import {
  CatalogueBusy,
  DiskFull,
  ExportRefused,
  SchemaChanged,
  VersionUnusable,
  WrongFolder,
} from '../features/catalogue/catalogue.service.ts';
import { StarterRefused, writeStarter } from '../demo/write-starter.ts';
import { readSettings } from '../config/settings.ts';
import { messageFor } from '../process/start-failure.ts';
import { catalogueCommands, type CatalogueCommand } from './catalogue-commands.ts';
import { terminalProgress } from './catalogue-progress.ts';
import { quietLog } from './quiet-log.ts';

const USAGE = `Usage: npm run catalogue -- COMMAND [PATH]

  init FOLDER          write the smallest catalogue that loads into this new or empty folder, to start from
  check FOLDER         report every problem of the folder, and what loading it would change; change nothing
  import FOLDER        replace the catalogue by the one in this folder
  versions             list the catalogues that were loaded
  back [NUMBER]        put the previous catalogue back, or that of this version
  export FOLDER        write the catalogue into this new or empty folder
  import-prices FILE   replace all prices by those of this CSV file
  import-stock FILE    replace all stock by that of this CSV file
  change-prices FILE   set the prices of the parts in this CSV file; all others stay
  change-stock FILE    set the stock of the parts in this CSV file; all other stays
  import-bins FILE     replace the bins of all parts by those of this CSV file
  import-core-deposits FILE
                       replace the deposits of all exchange parts by those of this CSV file
  ${DEMO_USAGE}
                       write the demo catalogue into this folder; scale 1 is a large manufacturer's size

The format is described in docs/catalogue-format.md. The database is that of the server (DATABASE_URL, or the
private PostgreSQL in DATA_DIR). Exit code 0: done; 1: problems, nothing was changed; 2: wrong usage.`;

const EXPECTED = [CatalogueBusy, DiskFull, ExportRefused, SchemaChanged, VersionUnusable, WrongFolder];

async function run({ work }: CatalogueCommand, argument: string | undefined): Promise<number> {
  const progress = terminalProgress(process.stdout);
  try {
    const settings = readSettings(process.env);
    const { pool, db, close } = await openDatabases(settings, quietLog);
    try {
      const call = { pool, db, keep: settings.catalogueVersionsKept, progress };
      const report = await work(call, argument ?? '');
      progress.end();
      return report() ? 0 : 1;
    } finally {
      await close();
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

async function initFolder(path: string): Promise<number> {
  try {
    await writeStarter(path);
    console.log(`A catalogue to start from was written to ${path}. Its README.txt says what is what.`);
    return 0;
  } catch (error) {
    if (!(error instanceof StarterRefused || error instanceof DiskFull)) throw error;
    console.error(error.message);
    return 1;
  }
}

function isUsage({ takes }: CatalogueCommand, args: readonly string[]): boolean {
  if (takes === 'nothing') return args.length === 0;
  if (takes === 'path') return args.length === 1;
  return args.length === 0 || (args.length === 1 && /^[1-9]\d{0,8}$/.test(args[0] ?? ''));
}

const [name = '', ...args] = process.argv.slice(2);
const [argument] = args;
const command = catalogueCommands[name];
if (name === 'demo') process.exitCode = writeDemo(args);
else if (name === 'init' && argument !== undefined && args.length === 1)
  process.exitCode = await initFolder(resolve(argument));
else if (command === undefined || !isUsage(command, args)) {
  console.error(USAGE);
  process.exitCode = 2;
} else process.exitCode = await run(command, argument);
