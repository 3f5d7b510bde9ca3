import type { Mail, MailCounts, MailSummary } from '@partsboard/contract/backoffice/mails';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from './backoffice-app.ts';
import { createOrderShop, type OrderShop } from './order-fixture.ts';
import { makeTasksDue, removeAllTasks, runDueTasks } from './run-due-tasks.ts';
import { addCustomer } from './shop-fixture.ts';
import { sendRecoveryLink } from '../src/features/auth/recovery-link.service.ts';
import { enqueueMail, enqueueMailOfOrder, purgeMails } from '../src/features/mail/mail.service.ts';
import type { FinishedMail } from '../src/features/mail/mail.repository.ts';
import { sendMail } from '../src/features/mail/send-mail.ts';

let app: BackofficeApp;
let shop: OrderShop;
let admin: StaffHeaders;
let sent: FinishedMail[];

beforeAll(async () => {
  app = await createBackofficeApp();
  shop = await createOrderShop(app.database.db);
  admin = await app.startSession(ADMINISTRATOR);
});
afterAll(() => app.close());
beforeEach(async () => {
  sent = [];
  await removeAllTasks(app.database);
  await app.database.pool.query('delete from mail_outbox');
});

/** Sends what is due to a mail server that refuses some addresses for now and some for ever. */
const sendDue = ({ isOn = true, isRefusing = true } = {}) =>
  runDueTasks(app.database, {
    'send-mail': ({ mailId }) =>
      sendMail(
        {
          db: app.database.db,
          transport: isOn
            ? {
                tidyUp: () => Promise.resolve(),
                close: () => undefined,
                send: (mail) => {
                  if (isRefusing && mail.recipient.startsWith('later'))
                    throw new Error('451 Try again later');
                  if (isRefusing && mail.recipient.startsWith('gone'))
                    throw Object.assign(new Error('550 No such user'), {
                      command: 'RCPT TO',
                      responseCode: 550,
                    });
                  sent.push(mail);
                  return Promise.resolve();
                },
              }
            : undefined,
          composeOrder: () => Promise.resolve({ html: '<p>Order</p>', plainText: 'Order' }),
          log: { info: () => undefined, error: () => undefined },
        },
        mailId,
      ),
    'tell-branch': () => Promise.resolve(),
  });

const write = (recipient: string, subject = 'Witamy') =>
  enqueueMail(app.database.db, {
    kind: 'welcome',
    recipient,
    language: 'pl',
    subject,
    blocks: [{ kind: 'paragraph', text: `Dzień dobry, ${recipient}` }],
  });

const list = async (query: Record<string, unknown> = {}): Promise<MailSummary[]> => {
  const answer = await app.ask('mails', admin, { query });
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as { items: MailSummary[] }).items;
};

const recipients = async (query: Record<string, unknown> = {}) =>
  (await list(query)).map(({ recipient }) => recipient);

const counts = async () => (await app.ask('mailCounts', admin)).json as MailCounts;

const read = async (id: number) => (await app.ask('mail', admin, { params: { id } })).json as Mail;

describe('the outbox', () => {
  it('tells of each mail what became of it', async () => {
    for (const name of ['ok', 'later', 'gone']) await write(`${name}@workshop.example`);
    await sendDue();
    await write('held@workshop.example');
    await sendDue({ isOn: false });
    await write('new@workshop.example');
    expect((await list()).map(({ recipient, state, problem }) => [recipient, state, problem])).toEqual([
      ['new@workshop.example', 'waiting', null],
      ['held@workshop.example', 'held', null],
      ['gone@workshop.example', 'given-up', '550 No such user'],
      ['later@workshop.example', 'refused', '451 Try again later'],
      ['ok@workshop.example', 'sent', null],
    ]);
    expect(await counts()).toEqual({ isSending: true, waiting: 1, refused: 1, held: 1, givenUp: 1 });
    for (const state of ['waiting', 'refused', 'held', 'given-up', 'sent'])
      expect(await list({ states: state })).toHaveLength(1);
    expect(await list({ states: 'held,given-up' })).toHaveLength(2);
  });

  it('is searched by recipient, subject, kind and day, page by page', async () => {
    await write('anna.nowak@workshop.example', 'Zamówienie PB1000001');
    await write('ewa@garage.example', 'Rejestracja');
    expect(await recipients({ search: 'nowak' })).toEqual(['anna.nowak@workshop.example']);
    expect(await recipients({ search: 'ewa@gar' })).toEqual(['ewa@garage.example']);
    expect(await recipients({ search: 'zamówienie pb100' })).toEqual(['anna.nowak@workshop.example']);
    expect(await list({ search: 'nobody' })).toEqual([]);
    expect(await list({ kind: 'welcome' })).toHaveLength(2);
    expect(await list({ kind: 'invitation' })).toEqual([]);
    expect(await list({ from: '2020-01-01', to: '2099-12-31' })).toHaveLength(2);
    expect(await list({ to: '2020-01-01' })).toEqual([]);
    const first = (await app.ask('mails', admin, { query: { limit: 1 } })).json as {
      items: MailSummary[];
      nextCursor: string;
    };
    expect(first.items).toMatchObject([{ recipient: 'ewa@garage.example' }]);
    expect(await recipients({ limit: 1, cursor: first.nextCursor })).toEqual(['anna.nowak@workshop.example']);
  });

  it('shows what a mail says, and never a link that sets a password', async () => {
    const customer = await addCustomer(app.database.db);
    const { rows } = await app.database.pool.query<{ email: string }>(
      'select email from customer where id = $1',
      [customer.customerId],
    );
    const email = rows[0]?.email ?? '';
    await sendRecoveryLink(app.database.db, { id: customer.customerId, email }, 'en', {
      storeId: null,
      shopUrl: 'https://shop.example',
    });
    const stored = await app.database.pool.query<{ plain_text: string }>(
      'select plain_text from mail_outbox',
    );
    const token = /token=([\w-]{40,})/.exec(stored.rows[0]?.plain_text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    const [mail] = await list();
    const { content } = await read(mail?.id ?? 0);
    expect(content?.html).toContain('/forgot-password/confirm');
    expect(content?.text).toContain('token=•••');
    expect(JSON.stringify(content)).not.toContain(token);
    await sendDue();
    expect((await read(mail?.id ?? 0)).content).toBeNull();
    const again = await app.ask('resendMail', admin, { params: { id: mail?.id ?? 0 } });
    expect([again.status, again.json]).toMatchObject([
      409,
      { title: 'The text of this email was not kept, so it cannot be sent again.' },
    ]);
  });

  it('sends a mail that was given up once the cause is gone, and notes who did it', async () => {
    await write('gone@workshop.example', 'Kept');
    await sendDue();
    const [mail] = await list({ states: 'given-up' });
    expect(mail?.subject).toBe('Kept');
    const answer = await app.ask('resendMail', admin, { params: { id: mail?.id ?? 0 } });
    expect(answer.json).toMatchObject({ id: mail?.id, state: 'waiting', problem: null });
    await sendDue({ isRefusing: false });
    expect(sent).toMatchObject([{ recipient: 'gone@workshop.example', subject: 'Kept' }]);
    const audit = await app.ask('auditEntries', admin, { query: { action: 'mail.resend' } });
    expect(audit.json).toMatchObject({
      items: [{ recordType: 'mail', recordId: String(mail?.id), recordName: 'Kept' }],
    });
  });

  it('sends all that were given up at once, also those whose tries are used up', async () => {
    for (const name of ['gone-1', 'gone-2', 'later']) await write(`${name}@workshop.example`);
    await sendDue();
    await app.database.pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts where key like 'mail:%'`,
    );
    expect(await list({ states: 'given-up' })).toHaveLength(3);
    const answer = await app.ask('resendGivenUpMails', admin);
    expect(answer.json).toEqual({ count: 3 });
    await makeTasksDue(app.database);
    await sendDue({ isRefusing: false });
    expect(sent).toHaveLength(3);
    expect(await list({ states: 'given-up' })).toEqual([]);
    expect((await app.ask('resendGivenUpMails', admin)).json).toEqual({ count: 0 });
  });

  it('sends what was held only when somebody says so', async () => {
    await write('held@workshop.example');
    await sendDue({ isOn: false });
    await sendDue();
    expect(sent).toEqual([]);
    expect((await app.ask('sendHeldMails', admin)).json).toEqual({ count: 1 });
    await sendDue();
    expect(sent).toHaveLength(1);
  });

  it('sends a mail of an order to the address of today, as the order desk does', async () => {
    const customer = await addCustomer(app.database.db);
    const orderId = await shop.order(customer, [{ partId: await shop.newPart(5), quantity: 1 }]);
    await app.database.pool.query('delete from mail_outbox');
    await enqueueMailOfOrder(app.database.db, {
      kind: 'order-confirmation',
      recipient: 'gone@workshop.example',
      language: 'pl',
      subject: 'Zamówienie',
      orderId,
    });
    await sendDue();
    const [mail] = await list({ states: 'given-up' });
    expect(mail?.orderId).toBe(orderId);
    expect((await read(mail?.id ?? 0)).content?.html).toContain('<html');
    const answer = await app.ask('resendMail', admin, { params: { id: mail?.id ?? 0 } });
    const { rows } = await app.database.pool.query<{ email: string }>(
      'select email from customer where id = $1',
      [customer.customerId],
    );
    expect(answer.json).toMatchObject({ recipient: rows[0]?.email, state: 'waiting' });
  });

  it('keeps the text of what was refused when old mails are removed', async () => {
    for (const name of ['ok', 'gone']) await write(`${name}@workshop.example`);
    await sendDue();
    await app.database.pool.query(`update mail_outbox set created_at = now() - interval '40 days'`);
    await purgeMails(app.database.db);
    expect(await recipients()).toEqual(['gone@workshop.example']);
    await app.database.pool.query(`update mail_outbox set created_at = now() - interval '366 days'`);
    await purgeMails(app.database.db);
    expect(await list()).toEqual([]);
  });
});
