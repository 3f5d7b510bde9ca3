import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundleProcess, StartedProcess } from '../../../test/processes/started-process.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { smtpTransport } from './mail-transport.ts';
import { createMailWorker, type MailWorker } from './mail-worker.ts';
import { enqueueMail, purgeMails, type Letter } from './mail.service.ts';

const FROM = 'Partsboard <shop@partsboard.example>';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const noOrders = (orderId: number) => Promise.reject(new Error(`There is no order ${orderId}`));

const letter = (recipient: string): Letter => ({
  kind: 'welcome',
  recipient,
  language: 'pl',
  subject: 'Zażółć gęślą jaźń',
  blocks: [
    { kind: 'paragraph', text: 'Dzień dobry, <script>alert("Łódź")</script> & spółka' },
    { kind: 'button', label: 'Przejdź', url: 'https://shop.example/?a=1&b="2"' },
    {
      kind: 'table',
      columns: [{ title: 'Nr' }, { title: 'Szt.', isNumber: true }],
      rows: [['11 42 7', '4']],
    },
  ],
});

let database: TestDatabase;
let script: string;
let servers: StartedProcess[];
let workers: MailWorker[];

beforeAll(async () => {
  database = await createTestDatabase();
  script = await bundleProcess(join(import.meta.dirname, '../../../test/processes/mail-server.ts'));
});
afterAll(() => database.drop());

beforeEach(() => {
  servers = [];
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await database.pool.query('delete from mail_outbox');
});

async function startMailServer(...args: readonly string[]) {
  const server = new StartedProcess(script, args);
  servers.push(server);
  const port = Number((await server.line(/^listening /)).slice('listening '.length));
  return { server, url: `smtp://127.0.0.1:${port}` };
}

function startWorker(
  url: string,
  options: { mostTries?: number; pollMilliseconds?: number; lendSeconds?: number } = {},
): MailWorker {
  const worker = createMailWorker({
    db: database.db,
    transport: smtpTransport(url, FROM),
    composeOrder: noOrders,
    log: silent,
    firstRetrySeconds: 60,
    ...options,
  });
  workers.push(worker);
  return worker;
}

/** The next mails that the server says it took; its output may come a moment after its answer. */
async function received(server: StartedProcess, count: number) {
  const mails: { to: string[]; source: string }[] = [];
  let from = 0;
  while (mails.length < count) {
    const line = await server.line(/^mail /, from);
    from = server.lines.indexOf(line, from) + 1;
    mails.push(JSON.parse(line.slice(5)) as { to: string[]; source: string });
  }
  return mails;
}

const outbox = async () => {
  const { rows } = await database.pool.query<{
    recipient: string;
    tries: number;
    sent: boolean;
    given_up: boolean;
    html: string | null;
    last_error: string | null;
    wait: number;
  }>(
    `select recipient, tries, sent_at is not null as sent, given_up_at is not null as given_up, html, last_error,
       round(extract(epoch from next_try_at - now()))::int as wait
     from mail_outbox order by id`,
  );
  return rows;
};

const makeDue = () => database.pool.query('update mail_outbox set next_try_at = now()');

describe('a mail in the outbox', () => {
  it('reaches a real mail server as HTML and text, with everything escaped, and leaves no body behind', async () => {
    const { server, url } = await startMailServer();
    await enqueueMail(database.db, letter('anna@partsboard.example'));
    await startWorker(url).drain();
    const [mail] = await received(server, 1);
    expect(mail?.to).toEqual(['anna@partsboard.example']);
    const parsed = await PostalMime.parse(mail?.source ?? '');
    expect(parsed.subject).toBe('Zażółć gęślą jaźń');
    expect(parsed.from).toMatchObject({ name: 'Partsboard', address: 'shop@partsboard.example' });
    expect(parsed.html).toContain('&lt;script&gt;alert(&quot;Łódź&quot;)&lt;/script&gt; &amp; spółka');
    expect(parsed.html).not.toContain('<script>');
    expect(parsed.html).toContain('href="https://shop.example/?a=1&amp;b=&quot;2&quot;"');
    expect(parsed.html).toContain('<html lang="pl">');
    expect(parsed.text).toContain('<script>alert("Łódź")</script> & spółka');
    expect(parsed.text).toContain('https://shop.example/?a=1&b="2"');
    expect(parsed.text).toContain('Szt.: 4');
    expect(await outbox()).toMatchObject([{ sent: true, tries: 1, html: null }]);
  });

  it('is not there if its cause was undone', async () => {
    const undone = database.db.transaction().execute(async (transaction) => {
      await enqueueMail(transaction, letter('never@partsboard.example'));
      throw new Error('the cause failed');
    });
    await expect(undone).rejects.toThrow('the cause failed');
    expect(await outbox()).toEqual([]);
  });

  it('is tried again, with a growing wait and the same Message-ID', async () => {
    const { server, url } = await startMailServer('2');
    await enqueueMail(database.db, letter('late@partsboard.example'));
    const worker = startWorker(url);
    await worker.drain();
    const [first] = await outbox();
    expect(first).toMatchObject({ tries: 1, sent: false });
    expect(first?.wait).toBeGreaterThan(50);
    expect(first?.last_error).toContain('Please try later');
    await makeDue();
    await worker.drain();
    expect((await outbox())[0]?.wait).toBeGreaterThan(100);
    const { rows } = await database.pool.query<{ message_id: string }>('select message_id from mail_outbox');
    await makeDue();
    await worker.drain();
    expect(await outbox()).toMatchObject([{ tries: 3, sent: true }]);
    const [mail] = await received(server, 1);
    expect(mail?.source).toContain(`Message-ID: ${rows[0]?.message_id}`);
  });

  it('is given up at once where the address does not exist, and after the last try otherwise', async () => {
    const { url } = await startMailServer('100', 'gone@partsboard.example');
    await enqueueMail(database.db, letter('gone@partsboard.example'));
    await enqueueMail(database.db, letter('stuck@partsboard.example'));
    const worker = startWorker(url, { mostTries: 2 });
    await worker.drain();
    expect(await outbox()).toMatchObject([
      { recipient: 'gone@partsboard.example', given_up: true, html: null },
      { recipient: 'stuck@partsboard.example', given_up: false },
    ]);
    await makeDue();
    await worker.drain();
    expect((await outbox())[1]).toMatchObject({ given_up: true, tries: 2 });
  });

  it('is tried again where the mail server refuses everybody at its greeting', async () => {
    const { url } = await startMailServer('0', '', 'refuses');
    await enqueueMail(database.db, letter('anna@partsboard.example'));
    await startWorker(url).drain();
    const [mail] = await outbox();
    expect(mail).toMatchObject({ given_up: false, sent: false, tries: 1 });
    expect(mail?.last_error).toContain('No SMTP service here');
  });

  it('waits while the mail server is away', async () => {
    await enqueueMail(database.db, letter('away@partsboard.example'));
    await startWorker('smtp://127.0.0.1:9').drain();
    expect(await outbox()).toMatchObject([{ sent: false, given_up: false, tries: 1 }]);
  });

  it('is sent once, however many servers look', async () => {
    const { server, url } = await startMailServer();
    const recipients = Array.from({ length: 23 }, (_, index) => `many-${index}@partsboard.example`);
    for (const recipient of recipients) await enqueueMail(database.db, letter(recipient));
    await Promise.all([startWorker(url), startWorker(url), startWorker(url)].map((worker) => worker.drain()));
    const addresses = (await received(server, recipients.length)).flatMap((mail) => mail.to);
    expect(addresses.sort()).toEqual([...recipients].sort());
  });

  it('is held by whoever sends it for seconds, and for as long as that takes', async () => {
    const { server, url } = await startMailServer('0', '', 'stalls');
    await enqueueMail(database.db, letter('slow@partsboard.example'));
    const nextTry = async () =>
      (
        await database.pool.query<{ at: Date; wait: number }>(
          `select next_try_at as at, extract(epoch from next_try_at - now())::float8 as wait from mail_outbox`,
        )
      ).rows[0] ?? { at: new Date(0), wait: 0 };
    const lendSeconds = 3;
    const sending = startWorker(url, { lendSeconds }).drain();
    while ((await outbox())[0]?.tries === 0);
    const first = await nextTry();
    expect(first.wait).toBeLessThanOrEqual(lendSeconds);
    while ((await nextTry()).at <= first.at);
    await server.end('SIGKILL');
    await sending;
    expect(await outbox()).toMatchObject([{ sent: false, given_up: false, tries: 1 }]);
    // Not the claim's end but the wait after a failure.
    expect((await outbox())[0]?.wait).toBeGreaterThan(50);
  });

  it('comes back within half a minute when its server is killed', async () => {
    const { server, url } = await startMailServer('0', '', 'stalls');
    await enqueueMail(database.db, letter('killed@partsboard.example'));
    const sending = startWorker(url).drain();
    while ((await outbox())[0]?.tries === 0);
    expect((await outbox())[0]?.wait).toBeLessThanOrEqual(30);
    await server.end('SIGKILL');
    await sending;
  });

  it('comes back when the server that had taken it died', async () => {
    const { server, url } = await startMailServer();
    await enqueueMail(database.db, letter('orphan@partsboard.example'));
    await database.pool.query(`update mail_outbox set tries = 1, next_try_at = now() - interval '1 second'`);
    await startWorker(url).drain();
    expect(await received(server, 1)).toMatchObject([{ to: ['orphan@partsboard.example'] }]);
  });

  it('is sent soon after a wake, without waiting for the next look', async () => {
    const { server, url } = await startMailServer();
    const worker = startWorker(url, { pollMilliseconds: 3_600_000 });
    await worker.start();
    await enqueueMail(database.db, letter('rung@partsboard.example'));
    worker.wake();
    expect(await server.line(/^mail /)).toContain('rung@partsboard.example');
  });

  it('is found without a wake as well', async () => {
    const { server, url } = await startMailServer();
    await enqueueMail(database.db, letter('found@partsboard.example'));
    await startWorker(url, { pollMilliseconds: 10 }).start();
    expect(await server.line(/^mail /)).toContain('found@partsboard.example');
  });

  it('cannot be given a second recipient by its address', async () => {
    const { server, url } = await startMailServer();
    await enqueueMail(database.db, letter('one@partsboard.example, two@partsboard.example'));
    await enqueueMail(database.db, letter('last@partsboard.example'));
    await startWorker(url).drain();
    await server.line(/last@partsboard\.example/);
    const taken = server.lines.filter((line) => line.startsWith('mail '));
    expect(taken.filter((line) => line.includes('"two@partsboard.example"'))).toEqual([]);
  });

  it('is forgotten a month after it was sent, and not before', async () => {
    await enqueueMail(database.db, letter('old@partsboard.example'));
    await enqueueMail(database.db, letter('waiting@partsboard.example'));
    await database.pool.query(`update mail_outbox set created_at = now() - interval '31 days'`);
    await database.pool.query(`update mail_outbox set sent_at = now() where recipient like 'old%'`);
    await purgeMails(database.db);
    expect((await outbox()).map((mail) => mail.recipient)).toEqual(['waiting@partsboard.example']);
  });
});
