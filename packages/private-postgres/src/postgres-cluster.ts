import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { accountForPostgres, commandAs, type Account } from './postgres-account.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { postgresOptions, type Durability, type PostgresSettings } from './postgres-options.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';

const run = promisify(execFile);

export const SUPERUSER = 'partsboard';
const START_SECONDS = 300;
const STOP_SECONDS = 60;
const LARGEST_LOG = 10_000_000;
/** Making a cluster takes seconds; a draft that is older was left by a killed process. */
const OLD_DRAFT_MILLISECONDS = 600_000;

/** One PostgreSQL installation in a folder of its own: its data, its password and its log. */
export interface Cluster {
  readonly folder: string;
  readonly data: string;
  readonly log: string;
  readonly binaries: PostgresBinaries;
  readonly account: Account | undefined;
}

const places = (folder: string) => ({
  data: join(folder, 'data'),
  password: join(folder, 'password'),
  log: join(folder, 'postgres.log'),
});

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** PostgreSQL gets no setting of ours: they hold passwords, and a PGPORT would lead it astray. */
function environment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LD_LIBRARY_PATH'];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

async function runProgram(
  cluster: Pick<Cluster, 'folder' | 'account'>,
  file: string,
  args: readonly string[],
): Promise<void> {
  const command = await commandAs(cluster.account, cluster.folder, file, args);
  const { uid, gid } = command;
  try {
    await run(command.file, command.args, {
      cwd: cluster.folder,
      env: { ...environment(), LC_ALL: 'C' },
      ...(uid === undefined || gid === undefined ? {} : { uid, gid }),
    });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new PostgresUnavailable(message(output === '' ? String(error) : output));
  }
}

const message = (output: string) => `${output.replaceAll(/\s*\n\s*/g, ' ').replace(/\.$/, '')}.`;

async function give(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

async function removeOldDrafts(folder: string): Promise<void> {
  const siblings = await readdir(dirname(folder));
  const drafts = siblings.filter((name) => name.startsWith(`${basename(folder)}.new-`));
  for (const draft of drafts.map((name) => join(dirname(folder), name))) {
    const { mtimeMs } = await stat(draft);
    if (mtimeMs < Date.now() - OLD_DRAFT_MILLISECONDS) await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Makes the cluster in a sibling folder and moves it into place whole: a kill in the middle leaves nothing
 * half-made, and of two starters one wins the move while the other uses the winner's.
 */
async function createCluster(
  folder: string,
  binaries: PostgresBinaries,
  account: Account | undefined,
  durability: Durability,
): Promise<void> {
  await removeOldDrafts(folder);
  const draft = `${folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  const { data, password } = places(draft);
  try {
    await mkdir(data, { recursive: true });
    await chmod(draft, 0o755);
    await chmod(data, 0o700);
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await Promise.all([give(data, account), give(password, account)]);
    await runProgram({ folder: draft, account }, binaries.initdb, [
      `--pgdata=${data}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The built-in provider orders by code point and folds the case of all of Unicode. Unlike the
      // system's and ICU's it never changes with the machine, which would silently break text indexes.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(durability === 'throw-away' ? ['--no-sync'] : []),
    ]);
    if (account) await chown(password, 0, 0);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  }
}

/** Finds the cluster in the folder, making it first if there is none. */
export async function openCluster(folder: string, durability: Durability): Promise<Cluster> {
  const { data, log } = places(folder);
  const account = await accountForPostgres(data);
  const binaries = await findPostgresBinaries(account);
  if (!(await exists(folder))) await createCluster(folder, binaries, account, durability);
  const { uid } = await stat(data);
  const own = process.getuid?.() ?? uid;
  if (own !== 0 && own !== uid) throw new PostgresUnavailable(`${data} belongs to another user.`);
  return { folder, data, log, binaries, account };
}

export async function clusterUrl(cluster: Cluster, port: number, database: string): Promise<string> {
  const password = await readFile(places(cluster.folder).password, 'utf8');
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(address !== null && typeof address === 'object' ? address.port : 0);
      });
    });
  });
}

async function prepareLog(cluster: Cluster): Promise<void> {
  const size = await stat(cluster.log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LARGEST_LOG) await rename(cluster.log, `${cluster.log}.1`);
  await (await open(cluster.log, 'a', 0o600)).close();
  await give(cluster.log, cluster.account);
}

/**
 * Starts PostgreSQL on its own, so that it outlives this process; resolves once it accepts connections.
 *
 * @param settings others than the usual ones
 */
export async function startCluster(
  cluster: Cluster,
  durability: Durability,
  settings: PostgresSettings = {},
): Promise<void> {
  await prepareLog(cluster);
  const port = await freePort();
  const start = runProgram(cluster, cluster.binaries.pgCtl, [
    'start',
    '--wait',
    `--timeout=${START_SECONDS}`,
    `--pgdata=${cluster.data}`,
    `--log=${cluster.log}`,
    `--options=${postgresOptions(port, durability, settings)}`,
  ]);
  await start.catch(async (error: unknown) => {
    const lines = (await readFile(cluster.log, 'utf8')).trimEnd().split('\n');
    const reason = lines.findLast((line) => line.includes('FATAL:'))?.replace(/^.*FATAL:\s*/, '');
    if (reason === undefined) throw error;
    throw new PostgresUnavailable(`${message(reason)} Its log is ${cluster.log}.`);
  });
}

export async function stopCluster(cluster: Cluster, mode: 'fast' | 'immediate'): Promise<void> {
  await runProgram(cluster, cluster.binaries.pgCtl, [
    'stop',
    '--wait',
    `--timeout=${STOP_SECONDS}`,
    `--pgdata=${cluster.data}`,
    `--mode=${mode}`,
  ]);
}
