import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundleMailServer, received, startTestMailServer } from '../../../test/mail-server.ts';
import type { StartedProcess } from '../../../test/processes/started-process.ts';
import { makeTasksDue, queuedTasks, removeAllTasks, runDueTasks } from '../../../test/run-due-tasks.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { smtpTransport } from './mail-transport.ts';
import {
  enqueueMail,
  enqueueMailsWithoutTask,
  listUnsentMails,
  type OutgoingMail,
  purgeMails,
  removeUnsentMails,
  sendUnsentMails,
} from './mail.service.ts';
import { sendMail } from './send-mail.ts';

/** However busy the machine is: each test starts a mail server. */
const TIME = 60_000;
const SENDER = { from: 'Partsboard <shop@partsboard.example>', host: 'localhost' };
const silent = { info: () => undefined, error: () => undefined };

const noOrders = (orderId: number) => Promise.reject(new Error(`There is no order ${orderId}`));

const mailTo = (recipient: string): OutgoingMail => ({
  kind: 'welcome',
  storeId: null,
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

beforeAll(async () => {
  database = await createTestDatabase();
  script = await bundleMailServer();
});
afterAll(() => database.drop());

beforeEach(() => {
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await removeAllTasks(database);
  await database.pool.query('delete from mail_outbox');
});

async function startMailServer(...args: readonly string[]) {
  const started = await startTestMailServer(script, args);
  servers.push(started.server);
  return started;
}

/** Runs the tasks that send mails to this server, or with `off` while outgoing mail is switched off. */
async function sendDue(url: string): Promise<void> {
  const transport = url === 'off' ? undefined : smtpTransport(url, SENDER);
  const deps = { db: database.db, transport, composeOrder: noOrders, log: silent };
  try {
    await runDueTasks(database, { 'send-mail': ({ mailId }) => sendMail(deps, mailId) });
  } finally {
    transport?.close();
  }
}

const outbox = async () => {
  const { rows } = await database.pool.query<{
    recipient: string;
    sent: boolean;
    given_up: boolean;
    html: string | null;
    last_error: string | null;
  }>(
    `select recipient, sent_at is not null as sent, given_up_at is not null as given_up, html, last_error
     from mail_outbox order by id`,
  );
  return rows;
};

describe('a mail in the outbox', { timeout: TIME }, () => {
  it('reaches a real mail server as HTML and text, with everything escaped, and leaves no body behind', async () => {
    const { server, url } = await startMailServer();
    await enqueueMail(database.db, mailTo('anna@partsboard.example'));
    await sendDue(url);
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
    expect(await outbox()).toMatchObject([{ sent: true, html: null }]);
  });

  it('is not there if its cause was undone', async () => {
    const undone = database.db.transaction().execute(async (transaction) => {
      await enqueueMail(transaction, mailTo('never@partsboard.example'));
      throw new Error('the cause failed');
    });
    await expect(undone).rejects.toThrow('the cause failed');
    expect(await outbox()).toEqual([]);
    expect(await queuedTasks(database)).toEqual([]);
  });

  it('is tried again, with a growing wait and the same Message-ID', async () => {
    const { server, url } = await startMailServer('2');
    await enqueueMail(database.db, mailTo('late@partsboard.example'));
    await sendDue(url);
    const [first] = await queuedTasks(database);
    expect(first).toMatchObject({ tries: 1 });
    expect(first?.last_error).toContain('Please try later');
    await makeTasksDue(database);
    await sendDue(url);
    const [second] = await queuedTasks(database);
    expect(second).toMatchObject({ tries: 2 });
    expect(second?.wait).toBeGreaterThan(first?.wait ?? 0);
    const { rows } = await database.pool.query<{ message_id: string }>('select message_id from mail_outbox');
    await makeTasksDue(database);
    await sendDue(url);
    expect(await outbox()).toMatchObject([{ sent: true }]);
    expect(await queuedTasks(database)).toEqual([]);
    const [mail] = await received(server, 1);
    // The host is the sender's.
    expect(mail?.source).toContain(`Message-ID: ${rows[0]?.message_id.split('@')[0]}@partsboard.example>`);
  });

  it('is given up at once where the address does not exist', async () => {
    const { url } = await startMailServer('100', 'gone@partsboard.example');
    await enqueueMail(database.db, mailTo('gone@partsboard.example'));
    await enqueueMail(database.db, mailTo('stuck@partsboard.example'));
    await sendDue(url);
    expect(await outbox()).toMatchObject([
      { recipient: 'gone@partsboard.example', given_up: true, html: expect.any(String) as string },
      { recipient: 'stuck@partsboard.example', given_up: false, html: expect.any(String) as string },
    ]);
    expect(await queuedTasks(database)).toMatchObject([{ tries: 1 }]);
  });

  it('is tried again where the mail server refuses everybody at its greeting', async () => {
    const { url } = await startMailServer('0', '', 'refuses');
    await enqueueMail(database.db, mailTo('anna@partsboard.example'));
    await sendDue(url);
    expect(await outbox()).toMatchObject([{ given_up: false, sent: false }]);
    const [task] = await queuedTasks(database);
    expect(task?.last_error).toContain('No SMTP service here');
  });

  it.each([
    ['554 5.7.1 Service unavailable; Client host [192.0.2.2] blocked', false],
    ['550 5.7.1 Sender address rejected', false],
    ['554 Transaction failed', false],
    ['550 5.1.1 User unknown', true],
    ['553 5.1.3 Bad recipient address syntax', true],
  ])('is given up at the reply “%s” to its recipient: %s', async (reply, isGivenUp) => {
    const { url } = await startMailServer('0', '', reply);
    await enqueueMail(database.db, mailTo('anna@partsboard.example'));
    await sendDue(url);
    expect(await outbox()).toMatchObject([{ given_up: isGivenUp, sent: false }]);
  });

  it('that was given up keeps its text and is sent when somebody says so', async () => {
    const refusing = await startMailServer('0', 'gone@partsboard.example');
    await enqueueMail(database.db, mailTo('gone@partsboard.example'));
    await sendDue(refusing.url);
    const [mail] = await listUnsentMails(database.db);
    expect(mail).toMatchObject({ recipient: 'gone@partsboard.example', state: 'given-up' });
    expect(mail?.error).toContain('No such mailbox');
    expect(await sendUnsentMails(database.db, [mail?.id ?? 0])).toBe(1);
    const { server, url } = await startMailServer();
    await sendDue(url);
    const [sent] = await received(server, 1);
    expect((await PostalMime.parse(sent?.source ?? '')).text).toContain(
      '<script>alert("Łódź")</script> & spółka',
    );
    expect(await outbox()).toMatchObject([{ sent: true, given_up: false }]);
    // Once only.
    expect(await sendUnsentMails(database.db, [mail?.id ?? 0])).toBe(0);
  });

  it('is held while outgoing mail is off, also after it is on again, until somebody says so', async () => {
    const { server, url } = await startMailServer();
    await enqueueMail(database.db, mailTo('old@partsboard.example'));
    await enqueueMail(database.db, mailTo('unwanted@partsboard.example'));
    await sendDue('off');
    expect(await queuedTasks(database)).toEqual([]);
    // What looks for mails that nobody sends must not take these for such.
    await enqueueMailsWithoutTask(database.db);
    await enqueueMail(database.db, mailTo('new@partsboard.example'));
    await sendDue(url);
    expect((await received(server, 1)).flatMap(({ to }) => to)).toEqual(['new@partsboard.example']);

    const [old, unwanted] = await listUnsentMails(database.db);
    expect([old?.state, unwanted?.state]).toEqual(['held', 'held']);
    expect(await removeUnsentMails(database.db, [unwanted?.id ?? 0])).toBe(1);
    expect(await sendUnsentMails(database.db, [old?.id ?? 0, unwanted?.id ?? 0])).toBe(1);
    await sendDue(url);
    expect((await received(server, 2)).flatMap(({ to }) => to)).toEqual([
      'new@partsboard.example',
      'old@partsboard.example',
    ]);
    expect(await listUnsentMails(database.db)).toEqual([]);
  });

  it('waits while the mail server is away', async () => {
    await enqueueMail(database.db, mailTo('away@partsboard.example'));
    await sendDue('smtp://127.0.0.1:9');
    expect(await outbox()).toMatchObject([{ sent: false, given_up: false }]);
    expect(await queuedTasks(database)).toMatchObject([{ name: 'send-mail', tries: 1 }]);
  });

  it('is not sent again by a task that comes after it was sent', async () => {
    const { server, url } = await startMailServer();
    await enqueueMail(database.db, mailTo('done@partsboard.example'));
    await sendDue(url);
    await database.pool.query(
      `select graphile_worker.add_job('send-mail', json_build_object('mailId', id)) from mail_outbox`,
    );
    await enqueueMail(database.db, mailTo('last@partsboard.example'));
    await sendDue(url);
    const mails = await received(server, 2);
    expect(mails.flatMap((mail) => mail.to)).toEqual(['done@partsboard.example', 'last@partsboard.example']);
  });

  it('is sent once, however many servers look', async () => {
    const { server, url } = await startMailServer();
    const recipients = Array.from({ length: 23 }, (_, index) => `many-${index}@partsboard.example`);
    for (const recipient of recipients) await enqueueMail(database.db, mailTo(recipient));
    await Promise.all([sendDue(url), sendDue(url), sendDue(url)]);
    const addresses = (await received(server, recipients.length)).flatMap((mail) => mail.to);
    expect(addresses.sort()).toEqual([...recipients].sort());
  });

  it('cannot be given a second recipient by its address', async () => {
    const { server, url } = await startMailServer();
    await enqueueMail(database.db, mailTo('one@partsboard.example, two@partsboard.example'));
    await enqueueMail(database.db, mailTo('last@partsboard.example'));
    await sendDue(url);
    await server.line(/last@partsboard\.example/);
    const taken = server.lines.filter((line) => line.startsWith('mail '));
    expect(taken.filter((line) => line.includes('"two@partsboard.example"'))).toEqual([]);
  });

  it('is forgotten after a month, and not while its task is there', async () => {
    await enqueueMail(database.db, mailTo('failed@partsboard.example'));
    await enqueueMail(database.db, mailTo('old@partsboard.example'));
    await database.pool.query(
      `update mail_outbox set created_at = now() - interval '31 days',
         sent_at = case when recipient like 'old%' then now() end`,
    );
    await enqueueMail(database.db, mailTo('young@partsboard.example'));
    await database.pool.query(
      `select graphile_worker.remove_job('mail:' || id) from mail_outbox where recipient not like 'failed%'`,
    );
    await purgeMails(database.db);
    expect((await outbox()).map((mail) => mail.recipient)).toEqual([
      'failed@partsboard.example',
      'young@partsboard.example',
    ]);
  });

  it('gets a task where a server of the version before has put it there without one', async () => {
    await enqueueMail(database.db, mailTo('queued@partsboard.example'));
    await enqueueMail(database.db, mailTo('update@partsboard.example'));
    await database.pool.query(
      `select graphile_worker.remove_job('mail:' || id) from mail_outbox where recipient like 'update%'`,
    );
    await enqueueMailsWithoutTask(database.db);
    expect(await queuedTasks(database)).toHaveLength(2);
    const { server, url } = await startMailServer();
    await sendDue(url);
    expect(await received(server, 2)).toHaveLength(2);
  });
});
