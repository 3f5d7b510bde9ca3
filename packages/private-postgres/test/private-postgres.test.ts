import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { StartedProcess } from '@partsboard/test-processes/started-process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = join(import.meta.dirname, 'postgres-user.ts');

let folder: string;
let users: StartedProcess[];

const start = (first = 0, place = folder) => {
  const user = new StartedProcess(script, [place, String(first)]);
  users.push(user);
  return user;
};

const pidFile = (place = folder) => join(place, 'postgres', 'data', 'postmaster.pid');
const postmasterPid = async (place = folder) =>
  Number((await readFile(pidFile(place), 'utf8')).split('\n')[0]);

const acknowledged = (user: StartedProcess) =>
  user.lines.filter((line) => line.startsWith('wrote ')).map((line) => Number(line.slice(6)));

const portOf = async (user: StartedProcess) => Number((await user.line(/^joined /)).slice(7));

async function stored(user: StartedProcess): Promise<Set<number>> {
  const password = await readFile(join(folder, 'postgres', 'password'), 'utf8');
  const client = new pg.Client({
    connectionString: `postgres://partsboard:${password}@127.0.0.1:${await portOf(user)}/partsboard`,
  });
  // A connection that breaks fails the query; nobody else has to hear of it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: number }>('select number from written');
    return new Set(rows.map(({ number }) => number));
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  // As closed as the folders that CI clones into.
  folder = await mkdtemp(join(tmpdir(), 'partsboard-var-'));
  await chmod(folder, 0o700);
  users = [];
});

afterEach(async () => {
  await Promise.all(users.map((user) => user.end('SIGKILL')));
  if (existsSync(pidFile())) process.kill(await postmasterPid(), 'SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

describe('the private PostgreSQL', () => {
  it('keeps its password to its owner and stops with its only user', async () => {
    const user = start();
    await user.line(/^wrote 5$/);
    expect((await stat(join(folder, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
    await user.end('SIGTERM');
    expect(user.lines.at(-1)).toBe('left');
    expect(existsSync(pidFile())).toBe(false);
  });

  it('outlives a killed user and is taken over by the next with every acknowledged row', async () => {
    const first = start();
    await first.line(/^wrote 20$/);
    await first.end('SIGKILL');
    const left = await postmasterPid();
    const second = start(1_000_000);
    await second.line(/^wrote 1000005$/);
    expect(await postmasterPid()).toBe(left);
    expect([...(await stored(second))]).toEqual(expect.arrayContaining(acknowledged(first)));
    await second.end('SIGTERM');
    expect(existsSync(pidFile())).toBe(false);
  });

  it('is started again when it is killed under a running user, with every acknowledged row', async () => {
    const user = start();
    await user.line(/^wrote 20$/);
    const before = await postmasterPid();
    process.kill(before, 'SIGKILL');
    await user.line(/^failed$/);
    const seen = user.lines.length;
    await user.line(/^wrote /, seen);
    expect(await postmasterPid()).not.toBe(before);
    await user.end('SIGTERM');
    const next = start(1_000_000);
    await next.line(/^wrote 1000000$/);
    expect([...(await stored(next))]).toEqual(expect.arrayContaining(acknowledged(user)));
  });

  it('comes back with every acknowledged row after it and its user were killed together', async () => {
    const first = start();
    await first.line(/^wrote 20$/);
    process.kill(await postmasterPid(), 'SIGKILL');
    await first.end('SIGKILL');
    const second = start(1_000_000);
    await second.line(/^wrote 1000000$/);
    expect([...(await stored(second))]).toEqual(expect.arrayContaining(acknowledged(first)));
  });

  it('is shared by two that start at once in an empty folder, and stays until both have left', async () => {
    const [first, second] = [start(), start(1_000_000)];
    expect(await portOf(first)).toBe(await portOf(second));
    await Promise.all([first.line(/^wrote /), second.line(/^wrote /)]);
    await first.end('SIGTERM');
    const seen = second.lines.length;
    await second.line(/^wrote /, seen);
    expect(second.lines).not.toContain('failed');
    await second.end('SIGTERM');
    expect(existsSync(pidFile())).toBe(false);
    expect((await readdir(folder)).filter((name) => name !== 'postgres')).toEqual([]);
  });

  it('is stopped when two leave at the same moment', async () => {
    const [first, second] = [start(), start(1_000_000)];
    await Promise.all([first.line(/^wrote /), second.line(/^wrote /)]);
    await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
    expect([first.lines.at(-1), second.lines.at(-1)]).toEqual(['left', 'left']);
    expect(existsSync(pidFile())).toBe(false);
  });

  it('serves one that starts while the last one leaves', async () => {
    const first = start();
    await first.line(/^wrote 5$/);
    const leaving = first.end('SIGTERM');
    const second = start(1_000_000);
    await second.line(/^wrote 1000005$/);
    await leaving;
    expect([...(await stored(second))]).toEqual(expect.arrayContaining(acknowledged(first)));
  });

  it('starts although its old process number now belongs to another program', async () => {
    const first = start();
    await first.line(/^wrote 5$/);
    const file = await readFile(pidFile(), 'utf8');
    await first.end('SIGTERM');
    await writeFile(pidFile(), file.replace(/^\d+/, String(process.pid)));
    const second = start(1_000_000);
    await second.line(/^wrote 1000000$/);
  });

  it('starts although its old process number now belongs to another PostgreSQL, which goes on', async () => {
    const elsewhere = join(folder, 'other');
    const other = start(0, elsewhere);
    await other.line(/^wrote 5$/);
    const first = start();
    await first.line(/^wrote 5$/);
    const file = await readFile(pidFile(), 'utf8');
    await first.end('SIGTERM');
    await writeFile(pidFile(), file.replace(/^\d+/, String(await postmasterPid(elsewhere))));
    const second = start(1_000_000);
    await second.line(/^wrote 1000000$/);
    expect(await postmasterPid()).not.toBe(await postmasterPid(elsewhere));
    await other.line(/^wrote /, other.lines.length);
    await other.end('SIGTERM');
    expect(other.lines).not.toContain('failed');
    expect(other.lines.at(-1)).toBe('left');
  });

  it('clears away what a start left behind that was killed while making the folder', async () => {
    const draft = join(folder, 'postgres.new-1-abc');
    await mkdir(join(draft, 'data'), { recursive: true });
    await utimes(draft, 0, 0);
    await start().line(/^wrote 0$/);
    expect(await readdir(folder)).toEqual(['postgres']);
  });
});
