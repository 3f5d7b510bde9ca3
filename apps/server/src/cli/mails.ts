import { readSettings } from '../config/settings.ts';
import type { Db } from '../db/database.ts';
import { openDatabases } from '../db/open-databases.ts';
import {
  listUnsentMails,
  removeUnsentMails,
  sendUnsentMails,
  type UnsentMail,
} from '../features/mail/mail.service.ts';
import { messageFor } from '../process/start-failure.ts';
import { quietLog } from './quiet-log.ts';

const USAGE = `Usage: npm run mails -- COMMAND

  list         mails that were held (OUTGOING_MAIL was off) or given up (their recipient was refused)
  send ID…     send these mails; send all sends every mail of the list
  remove ID…   delete these mails; remove all deletes every mail of the list

A mail is sent by the next server or worker that runs tasks and has OUTGOING_MAIL on.
The database is that of the server (DATABASE_URL, or the private PostgreSQL in DATA_DIR).
Exit code 0: done; 1: some were not there or have no text any more; 2: wrong usage.`;

function print({ id, kind, recipient, subject, createdAt, state, error }: UnsentMail): void {
  console.log(`${id}  ${state}  ${kind}  ${createdAt.toISOString()}  ${recipient}  ${subject}`);
  if (error !== null) console.log(`    ${error}`);
}

type Change = (db: Db, ids: readonly number[]) => Promise<number>;

const CHANGES: Readonly<Record<string, { readonly change: Change; readonly done: string }>> = {
  send: { change: sendUnsentMails, done: 'Mails to be sent' },
  remove: { change: removeUnsentMails, done: 'Mails removed' },
};

async function list(db: Db): Promise<boolean> {
  const mails = await listUnsentMails(db);
  if (mails.length === 0) console.log('No mail is held or given up');
  mails.forEach(print);
  return true;
}

async function changeMails(db: Db, name: string, given: readonly string[]): Promise<boolean> {
  const found = CHANGES[name];
  if (found === undefined) return false;
  const ids =
    given[0] === 'all' ? (await listUnsentMails(db)).map(({ id }) => id) : [...new Set(given.map(Number))];
  const count = await found.change(db, ids);
  console.log(`${found.done}: ${count} of ${ids.length}`);
  return count === ids.length;
}

async function run(name: string, given: readonly string[]): Promise<number> {
  try {
    const databases = await openDatabases(readSettings(process.env), quietLog);
    try {
      const isDone =
        name === 'list' ? await list(databases.db) : await changeMails(databases.db, name, given);
      return isDone ? 0 : 1;
    } finally {
      await databases.close();
    }
  } catch (error) {
    console.error(messageFor(error) ?? error);
    return 1;
  }
}

const [name = '', ...given] = process.argv.slice(2);
const areIds = given.length > 0 && given.every((text) => /^\d{1,15}$/.test(text));
const isUsage =
  name === 'list' ? given.length === 0 : name in CHANGES && (areIds || given.join(' ') === 'all');
if (isUsage) process.exitCode = await run(name, given);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
