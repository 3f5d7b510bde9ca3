import { readSettings } from '../config/settings.ts';
import type { Db } from '../db/database.ts';
import { openDatabases } from '../db/open-databases.ts';
import { messageFor } from '../process/start-failure.ts';
import { listFailedTasks, removeTasks, retryTasks, type FailedTask } from '../tasks/failed-tasks.ts';
import { quietLog } from './quiet-log.ts';

const USAGE = `Usage: npm run tasks -- COMMAND

  list         tasks whose latest try failed, with the error and the time of the next try
  retry ID…    try these failed tasks again, now and as often as new ones
  remove ID…   delete these tasks, which have failed for good

The database is that of the server (DATABASE_URL, or the private PostgreSQL in DATA_DIR).
Exit code 0: done; 1: some were not there or not failed; 2: wrong usage.`;

type Command = (db: Db, ids: readonly number[]) => Promise<boolean>;

function print({ id, name, key, tries, error, addedAt, nextTryAt }: FailedTask): void {
  const next = nextTryAt === null ? 'failed for good' : `next try ${nextTryAt.toISOString()}`;
  const about = key === null ? name : `${name} (${key})`;
  console.log(`${id}  ${about}  added ${addedAt.toISOString()}  ${tries} tries, ${next}`);
  console.log(`    ${error ?? 'The process that ran it was killed'}`);
}

const COMMANDS: Readonly<Record<string, Command>> = {
  async list(db) {
    const tasks = await listFailedTasks(db);
    if (tasks.length === 0) console.log('No task has failed');
    tasks.forEach(print);
    return true;
  },
  async retry(db, ids) {
    const done = await retryTasks(db, ids);
    console.log(`Tasks to be tried again: ${done} of ${ids.length}`);
    return done === ids.length;
  },
  async remove(db, ids) {
    const done = await removeTasks(db, ids);
    console.log(`Tasks removed: ${done} of ${ids.length}`);
    return done === ids.length;
  },
};

async function run(command: Command, ids: readonly number[]): Promise<number> {
  try {
    const databases = await openDatabases(readSettings(process.env), quietLog);
    try {
      return (await command(databases.db, ids)) ? 0 : 1;
    } finally {
      await databases.close();
    }
  } catch (error) {
    console.error(messageFor(error) ?? error);
    return 1;
  }
}

const [name = '', ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
const isUsage = rest.every((text) => /^\d{1,15}$/.test(text)) && (name === 'list') === (rest.length === 0);
if (command === undefined || !isUsage) {
  console.error(USAGE);
  process.exitCode = 2;
} else process.exitCode = await run(command, [...new Set(rest.map(Number))]);
