import { execFile } from 'node:child_process';
import { readFile, realpath, rm, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { codeOf } from './error-code.ts';
import type { Cluster } from './postgres-cluster.ts';

const run = promisify(execFile);

/** What PostgreSQL writes into its postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const pidFile = (cluster: Cluster) => join(cluster.data, 'postmaster.pid');

/** What postmaster.pid says, whether or not that process still lives. */
export async function readPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** What the process was started as; undefined where the system does not say. */
async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  }
  if (process.platform === 'win32') return undefined;
  return run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}

const placeOf = (path: string) =>
  stat(path).then(
    ({ dev, ino }) => `${dev} ${ino}`,
    () => undefined,
  );

/** Whether a PostgreSQL on Linux works in the folder; undefined where the system does not say. */
async function worksHere(pid: number, command: string, data: string): Promise<boolean | undefined> {
  const [owner, user] = await Promise.all(
    [data, `/proc/${pid}`].map((path) => stat(path).then(({ uid }) => uid)),
  );
  // PostgreSQL works in no folder of somebody else's.
  if (owner !== user) return false;
  const here = await placeOf(data);
  // It makes its folder the current one. Only its own user and root may look there.
  const current = await placeOf(`/proc/${pid}/cwd`);
  if (current !== undefined) return current === here;
  const words = command.split('\0');
  const named = words[words.indexOf('-D') + 1] ?? '';
  const place = words.includes('-D') && isAbsolute(named) ? await placeOf(named) : undefined;
  return place === undefined ? undefined : place === here;
}

/** Whether the process can be the PostgreSQL of the folder; only what is certain is denied. */
async function isOfFolder(pid: number, data: string): Promise<boolean> {
  const command = await commandOf(pid);
  if (command === undefined) return true;
  if (!command.includes('postgres')) return false;
  if (process.platform === 'linux')
    return (await worksHere(pid, command, data).catch(() => undefined)) ?? true;
  return !command.includes(' -D ') || command.includes(data) || command.includes(await realpath(data));
}

/**
 * The PostgreSQL that runs in the cluster's folder. After a crash its process number may belong to somebody else, to
 * another PostgreSQL as well, or to its own remains that nobody reaped (their command line is empty). PostgreSQL would
 * then refuse to start, so the left-over file is removed.
 */
export async function livePostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster || !isAlive(postmaster.pid)) return undefined;
  if (await isOfFolder(postmaster.pid, cluster.data)) return postmaster;
  await rm(pidFile(cluster), { force: true });
  return undefined;
}
