import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codeOf } from '../error-code.ts';
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

/**
 * The PostgreSQL that runs in the cluster's folder. After a crash its process number may belong to
 * somebody else, or to its own remains that nobody reaped (their command line is empty). PostgreSQL
 * would then refuse to start, so the left-over file is removed.
 */
export async function livePostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster || !isAlive(postmaster.pid)) return undefined;
  const command = await commandOf(postmaster.pid);
  if (command === undefined || command.includes('postgres')) return postmaster;
  await rm(pidFile(cluster), { force: true });
  return undefined;
}
