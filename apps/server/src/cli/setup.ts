import type { Db } from '../db/database.ts';
import { exportSetUp } from '../features/set-up/export-set-up.ts';
import { importSetUp } from '../features/set-up/import-set-up.ts';
import { readSetUp, writeSetUp } from '../features/set-up/set-up-files.ts';
import { readArguments, runCommand, UsageError } from './run-command.ts';

const USAGE = `Usage: npm run setup -- COMMAND FOLDER

  export FOLDER  write the set-up of the shop into a folder: stores, branches, delivery, payment, countries, pages,
                 banners, roles and discount tables, with their pictures. No person, order, part or key is in it
  import FOLDER  make the shop a copy of that set-up, whole or not at all. What the folder does not name stays

The database is that of the server (DATABASE_URL, or the private PostgreSQL in DATA_DIR).
Exit code 0: done; 1: refused, nothing was changed; 2: wrong usage.`;

const commands: Readonly<Record<string, (db: Db, folder: string) => Promise<string>>> = {
  export: async (db, folder) => {
    await writeSetUp(folder, await exportSetUp(db));
    return `The set-up was written into ${folder}.`;
  },
  import: async (db, folder) => {
    await importSetUp(db, await readSetUp(folder));
    return `The set-up of ${folder} was imported. Servers show it within a second.`;
  },
};

process.exitCode = await runCommand(USAGE, () => {
  const [name = '', folder = '', ...rest] = readArguments({}).positionals;
  const command = commands[name];
  if (command === undefined || folder === '' || rest.length > 0) throw new UsageError();
  return (db) => command(db, folder);
});
