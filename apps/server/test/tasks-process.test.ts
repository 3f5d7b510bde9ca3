import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serverFolder } from '../src/config/folders.ts';
import { enqueueMail } from '../src/features/mail/mail.service.ts';
import { bundleProcess, StartedProcess } from './processes/started-process.ts';
import { queuedTasks, removeAllTasks } from './run-due-tasks.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const TIME = 180_000;
const MAILS = 150;
/** The server is killed when so many mails are through. */
const SENT_BEFORE = 20;

let database: TestDatabase;
let scripts: { readonly server: string; readonly worker: string; readonly mailServer: string };
let folder: string;
const started: StartedProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await temporaryFolder('tasks');
  scripts = {
    server: await bundleProcess(join(serverFolder, 'src', 'server.ts')),
    worker: await bundleProcess(join(serverFolder, 'src', 'cli', 'worker.ts')),
    mailServer: await bundleProcess(join(import.meta.dirname, 'processes', 'mail-server.ts')),
  };
}, TIME);
afterAll(() => database.drop());
afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.end('SIGKILL')));
  await removeAllTasks(database);
  await database.pool.query('delete from mail_outbox');
});

function start(script: string, environment: NodeJS.ProcessEnv = {}): StartedProcess {
  const each = new StartedProcess(script, [], {
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    WORKERS: '1',
    DEMO_DATA: 'off',
    LOG_LEVEL: 'error',
    ...environment,
  });
  started.push(each);
  return each;
}

async function startMailServer() {
  const mailServer = start(scripts.mailServer);
  const port = Number((await mailServer.line(/^listening /)).slice('listening '.length));
  return { mailServer, SMTP_URL: `smtp://127.0.0.1:${port}` };
}

const mailTo = (recipient: string) =>
  enqueueMail(database.db, {
    kind: 'welcome',
    storeId: null,
    recipient,
    language: 'pl',
    subject: 'Witamy',
    blocks: [{ kind: 'paragraph', text: 'Dzień dobry' }],
  });

const recipientsIn = ({ lines }: StartedProcess): string[] =>
  lines
    .filter((line) => line.startsWith('mail '))
    .flatMap((line) => (JSON.parse(line.slice(5)) as { to: string[] }).to);

const buyers = (count: number) =>
  Array.from({ length: count }, (_, index) => `buyer-${index}@partsboard.example`);

describe('two servers on one database', { timeout: TIME }, () => {
  it('send each mail exactly once', async () => {
    const { mailServer, SMTP_URL } = await startMailServer();
    const servers = [start(scripts.server, { SMTP_URL }), start(scripts.server, { SMTP_URL })];
    await Promise.all(servers.map((server) => server.line(/^Partsboard is ready: /)));
    const recipients = buyers(50);
    await Promise.all(recipients.map(mailTo));
    await expect.poll(() => queuedTasks(database), { timeout: TIME }).toEqual([]);
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    // Then everything that it has printed is read.
    await mailServer.end('SIGTERM');
    expect(recipientsIn(mailServer).sort()).toEqual(recipients.sort());
  });
});

describe('mails of a server that is killed', { timeout: TIME }, () => {
  it.each(['1', '2'])('are all sent by the next one (%s workers)', async (WORKERS) => {
    const { mailServer, SMTP_URL } = await startMailServer();
    const server = start(scripts.server, { SMTP_URL, WORKERS });
    await server.line(/^Partsboard is ready: /);
    const recipients = buyers(MAILS);
    const adding = Promise.all(recipients.map(mailTo));
    await expect
      .poll(() => recipientsIn(mailServer).length, { timeout: TIME, interval: 5 })
      .toBeGreaterThan(SENT_BEFORE);
    await server.end('SIGKILL');
    await adding;
    expect((await queuedTasks(database)).length).toBeGreaterThan(0);

    const next = start(scripts.server, { SMTP_URL, WORKERS });
    await next.line(/^Partsboard is ready: /);
    await expect.poll(() => queuedTasks(database), { timeout: TIME }).toEqual([]);
    await mailServer.end('SIGTERM');
    expect(new Set(recipientsIn(mailServer))).toEqual(new Set(recipients));
    // Only what was being sent at the kill, five at most, may have been sent twice.
    expect(recipientsIn(mailServer).length).toBeLessThanOrEqual(MAILS + 5);
  });
});

describe('a worker beside a server that runs no tasks', { timeout: TIME }, () => {
  it('sends its mails, and ends when it is told to', async () => {
    const { mailServer, SMTP_URL } = await startMailServer();
    const server = start(scripts.server, { SMTP_URL, TASKS: 'off' });
    await server.line(/^Partsboard is ready: /);
    await mailTo('before@partsboard.example');
    await server.end('SIGTERM');
    expect(await queuedTasks(database)).toMatchObject([{ tries: 0 }]);

    const worker = start(scripts.worker, { SMTP_URL });
    await worker.line(/^The worker is ready/);
    await mailTo('after@partsboard.example');
    await mailServer.line(/after@partsboard\.example/);
    await mailServer.line(/before@partsboard\.example/);
    await worker.end('SIGTERM');
    expect(worker.exitCode).toBe(0);
    expect(await queuedTasks(database)).toEqual([]);
  });
});
