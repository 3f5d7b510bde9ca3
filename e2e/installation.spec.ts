import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { demo, fillLogin, setEnglish } from './visitor.ts';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** npm installs, PostgreSQL is made and the demo catalogue is loaded. */
const TIME = 600_000;

let folder: string;
let started: ChildProcess | undefined;

test.beforeEach(async ({ page }) => {
  test.setTimeout(TIME);
  folder = await mkdtemp(join(tmpdir(), 'partsboard-installation-'));
  await setEnglish(page);
});

test.afterEach(async () => {
  await end();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** What a person has who starts it: none of the settings of this test run. */
const settings = () => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  PORT: '0',
  WORKERS: '1',
  LOG_LEVEL: 'warn',
  DATA_DIR: join(folder, 'data'),
});

/** Starts it and answers with the address that it prints. */
async function start(program: string, args: readonly string[], place: string): Promise<string> {
  const child = spawn(program, args, { cwd: place, env: settings(), stdio: ['ignore', 'pipe', 'inherit'] });
  started = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Partsboard is ready: (.*)$/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('It ended before it was ready.');
}

async function end(): Promise<void> {
  if (started?.exitCode === null) {
    const ended = once(started, 'exit');
    started.kill('SIGTERM');
    await ended;
  }
  started = undefined;
}

/** The oldest Node that package.json allows, and the newest that there is. */
async function nodeVersions(): Promise<string[]> {
  const { engines } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  return [engines.node.replace('>=', ''), 'latest'];
}

/** npm's package `node` brings any version of Node. */
async function installNode(version: string): Promise<string> {
  const place = join(folder, `node-${version}`);
  await mkdir(place);
  await run(npm, ['install', '--prefix', place, '--prefer-offline', '--no-save', `node@${version}`], {
    cwd: place,
  });
  return join(place, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

test('the release archive starts with nothing but Node, the oldest and the newest, and a customer logs in', async ({
  page,
}) => {
  const { stdout } = await run(process.execPath, ['scripts/release.mjs', '--folder', folder], {
    cwd: repository,
  });
  const archive = stdout.trim().split('\n').at(-1) ?? '';
  await run('tar', ['-xzf', archive], { cwd: folder });
  for (const version of await nodeVersions()) {
    await test.step(`Node ${version}`, async () => {
      const node = await installNode(version);
      const address = await start(node, ['server.js'], join(folder, basename(archive, '.tar.gz')));
      await page.goto(`${address}/login`);
      await fillLogin(page, demo);
      await expect(page).toHaveURL(`${address}/`);
      await end();
    });
  }
});

/** Not part of a checkout, or made anew by every install and run. */
const LEFT_OUT = new Set(['.git', '.cache', 'node_modules', 'release', 'test-results', 'var']);

test('a built checkout starts without the tools that built it; one that is not built says what to do', async ({
  request,
}) => {
  const checkout = join(folder, 'checkout');
  const filter = (source: string) => !LEFT_OUT.has(basename(source));
  await cp(repository, checkout, { recursive: true, filter });
  await run(npm, ['ci', '--omit=dev', '--prefer-offline'], { cwd: checkout, env: settings() });
  const address = await start(npm, ['start'], checkout);
  const login = { email: demo.email, password: Buffer.from(demo.password).toString('base64') };
  const answer = await request.post(`${address}/api/user/login`, { data: login });
  expect(answer.ok(), await answer.text()).toBe(true);

  await rm(join(checkout, 'apps', 'shop', 'dist'), { recursive: true });
  const unbuilt = run(npm, ['start'], { cwd: checkout, env: settings() });
  await expect(unbuilt).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'The shop is not built, and the tools that build it are not installed: run "npm ci && npm run build".\n',
    ),
  });
});
