import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readSettings } from '../config/settings.ts';
import type { Db } from '../db/database.ts';
import { openDatabases } from '../db/open-databases.ts';
import { DomainError } from '../http/errors/domain-error.ts';
import { texts } from '../messages/texts.ts';
import { messageFor } from '../process/start-failure.ts';
import { quietLog } from './quiet-log.ts';

/** What was typed is no command; the usage is shown. */
export class UsageError extends Error {}

/** The arguments of the command line, those without a name too. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    throw new UsageError();
  }
}

function messageOf(error: unknown): unknown {
  if (!(error instanceof DomainError)) return messageFor(error) ?? error;
  const fields = Object.values(error.options.errors ?? {}).flat();
  return fields.length === 0
    ? (error.options.title?.(texts.en) ?? texts.en.problems[error.code])
    : fields.map((message) => message(texts.en)).join(' ');
}

/** Reads what was typed, opens the database, prints what came of it, and returns the exit code. */
export async function runCommand(usage: string, read: () => (db: Db) => Promise<string>): Promise<number> {
  try {
    const command = read();
    const databases = await openDatabases(readSettings(process.env), quietLog);
    try {
      console.log(await command(databases.db));
      return 0;
    } finally {
      await databases.close();
    }
  } catch (error) {
    console.error(error instanceof UsageError ? usage : messageOf(error));
    return error instanceof UsageError ? 2 : 1;
  }
}
