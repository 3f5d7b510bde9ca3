import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { PostgresUnavailable } from './postgres-unavailable.ts';

const run = promisify(execFile);

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

async function lookUp(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function ownerOf(folder: string): Promise<Account | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid };
}

/**
 * PostgreSQL refuses to run as root. A root process runs it under the account that owns its data, else
 * under one that every system has; anyone else runs it as themselves (undefined).
 */
export async function accountForPostgres(dataFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const account = (await ownerOf(dataFolder)) ?? (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (account === undefined) {
    throw new PostgresUnavailable('it must not run as root, and there is no account "postgres" or "nobody".');
  }
  return account;
}

async function mayPass(folder: string, account: Account): Promise<boolean> {
  const { uid, gid, mode } = await stat(folder);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & 1) === 1;
}

/** Whether the account can walk down to the folder, which it cannot in a checkout under /root. */
async function canReach(folder: string, account: Account): Promise<boolean> {
  if (!(await mayPass(folder, account))) return false;
  const parent = dirname(folder);
  return parent === folder || (await canReach(parent, account));
}

/** The command that runs a program of PostgreSQL under the account. */
export async function commandAs(
  account: Account | undefined,
  folders: readonly string[],
  file: string,
  args: readonly string[],
): Promise<Command> {
  if (account === undefined) return { file, args };
  const reachable = await Promise.all(folders.map((folder) => canReach(folder, account)));
  if (reachable.every(Boolean)) return { file, args, ...account };
  // One capability, to walk through closed folders, is all that it keeps of root.
  return {
    file: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      '--inh-caps=+dac_read_search',
      '--ambient-caps=+dac_read_search',
      file,
      ...args,
    ],
  };
}
