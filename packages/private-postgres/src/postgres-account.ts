import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { PostgresUnavailable } from './postgres-unavailable.ts';

const run = promisify(execFile);
const SETPRIV = '/usr/bin/setpriv';

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

async function mayPass(path: string, account: Account): Promise<boolean> {
  const { uid, gid, mode } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & 1) === 1;
}

/** Whether the account can walk down to the file or folder, which it cannot in a checkout under /root. */
export async function canReach(path: string, account: Account): Promise<boolean> {
  if (!(await mayPass(path, account))) return false;
  const parent = dirname(path);
  return parent === path || (await canReach(parent, account));
}

/** The bits of Linux's capability set; a container often has only the second. */
const WALK_THROUGH_CLOSED_FOLDERS = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
];

async function capabilityToWalk(): Promise<string | undefined> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const effective = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'}`);
  return WALK_THROUGH_CLOSED_FOLDERS.find(({ bit }) => (effective >> bit) & 1n)?.name;
}

/** The command that runs a program of PostgreSQL under the account, on data in the folder. */
export async function commandAs(
  account: Account | undefined,
  folder: string,
  file: string,
  args: readonly string[],
): Promise<Command> {
  if (account === undefined) return { file, args };
  if (await canReach(folder, account)) return { file, args, ...account };
  const capability = await capabilityToWalk();
  if (capability === undefined || !existsSync(SETPRIV)) {
    throw new PostgresUnavailable(`it must not run as root, and another account cannot reach ${folder}.`);
  }
  // This one capability is all that it keeps of root.
  return {
    file: SETPRIV,
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
      file,
      ...args,
    ],
  };
}
