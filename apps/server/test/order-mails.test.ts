import type { MailText, OrderMail } from '@partsboard/contract/backoffice/order-mails';
import type { Order } from '@partsboard/contract/backoffice/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBackofficeApp, ORDER_DESK, type BackofficeApp, type StaffHeaders } from './backoffice-app.ts';
import { createOrderShop, ON_CREDIT, type OrderShop } from './order-fixture.ts';
import { removeAllTasks, runDueTasks } from './run-due-tasks.ts';
import { addBranch, addCustomer } from './shop-fixture.ts';
import { composeOrderMail } from '../src/features/checkout/order-mail.ts';
import type { FinishedMail } from '../src/features/mail/mail.repository.ts';
import { enqueueMail, enqueueMailOfOrder, purgeMails } from '../src/features/mail/mail.service.ts';
import { sendMail } from '../src/features/mail/send-mail.ts';

let app: BackofficeApp;
let shop: OrderShop;
let desk: StaffHeaders;
let sent: FinishedMail[];

beforeAll(async () => {
  app = await createBackofficeApp();
  shop = await createOrderShop(app.database.db);
  desk = await app.startSession(ORDER_DESK);
  await app.database.pool.query(
    `insert into staff_member_branch select id, $2 from staff_member where email = $1`,
    [ORDER_DESK, shop.branch],
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  sent = [];
  await removeAllTasks(app.database);
});

/** Sends what waits; the mail server refuses the given address. */
const sendDue = (refused = '') =>
  runDueTasks(app.database, {
    'send-mail': ({ mailId }) =>
      sendMail(
        {
          db: app.database.db,
          transport: {
            tidyUp: () => Promise.resolve(),
            close: () => undefined,
            send: (mail) => {
              if (mail.recipient === refused)
                throw Object.assign(new Error('550 No such user'), { command: 'RCPT TO', responseCode: 550 });
              sent.push(mail);
              return Promise.resolve();
            },
          },
          composeOrder: (orderId, language) =>
            composeOrderMail(app.database.db, 'https://shop.example', orderId, language),
          log: { info: () => undefined, error: () => undefined },
        },
        mailId,
      ),
    'tell-branch': () => Promise.resolve(),
    'allot-back-orders': () => Promise.resolve(),
  });

/** An order with the mail that it is confirmed, and no other. */
async function confirmedOrder() {
  const customer = await addCustomer(app.database.db, { creditLimit: 100_000_000 });
  const id = await shop.order(customer, [{ partId: await shop.newPart(5), quantity: 2 }], ON_CREDIT);
  await app.database.pool.query('delete from mail_outbox where order_id = $1', [id]);
  const answer = await app.ask('confirmOrder', desk, { params: { id }, body: { version: 1 } });
  expect(answer.status, answer.text).toBe(200);
  return { id, customer };
}

const mailsOf = async (id: number): Promise<OrderMail[]> => {
  const answer = await app.ask('orderMails', desk, { params: { id } });
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as { items: OrderMail[] }).items;
};

const textOf = async (id: number, mailId: number) =>
  (await app.ask('orderMail', desk, { params: { id, mailId } })).json as MailText | null;

const resend = (id: number, mailId: number, headers = desk) =>
  app.ask('resendOrderMail', headers, { params: { id, mailId } });

describe('the mails of an order', () => {
  it('are shown as they will be sent, and after the sending exactly as they were', async () => {
    const { id } = await confirmedOrder();
    const [waiting] = await mailsOf(id);
    expect(waiting).toMatchObject({ state: 'waiting', sentAt: null, problem: null });
    const before = await textOf(id, waiting?.id ?? 0);
    expect(before?.text).toContain(waiting?.subject);
    await sendDue();
    const [mail] = await mailsOf(id);
    expect(mail).toMatchObject({ id: waiting?.id, state: 'sent' });
    const after = await textOf(id, mail?.id ?? 0);
    expect(after).toEqual(before);
    expect([after?.html, after?.text]).toEqual([sent[0]?.html, sent[0]?.plainText]);
  });

  it('tell what the confirmation said that is made when it is sent', async () => {
    const { id } = await confirmedOrder();
    const { db, pool } = app.database;
    await pool.query('delete from mail_outbox where order_id = $1', [id]);
    await enqueueMailOfOrder(db, {
      kind: 'order-confirmation',
      language: 'en',
      recipient: 'x@workshop.example',
      subject: 'Your order',
      orderId: id,
    });
    const [waiting] = await mailsOf(id);
    expect((await textOf(id, waiting?.id ?? 0))?.text).toContain('Quantity');
    await sendDue();
    expect((await textOf(id, waiting?.id ?? 0))?.html).toBe(sent[0]?.html);
  });

  it('say why one was given up, and go out again to the address that the customer has now', async () => {
    const { id, customer } = await confirmedOrder();
    const [mail] = await mailsOf(id);
    const mailId = mail?.id ?? 0;
    await sendDue(mail?.recipient);
    expect(await mailsOf(id)).toMatchObject([{ state: 'given-up', problem: '550 No such user' }]);
    const email = `new-${customer.customerId}@workshop.example`;
    await app.database.pool.query('update customer set email = $2 where id = $1', [
      customer.customerId,
      email,
    ]);
    const answer = await resend(id, mailId);
    expect(answer.json).toMatchObject({ id: mailId, state: 'waiting', recipient: email, problem: null });
    await sendDue(mail?.recipient);
    expect(sent.map((mail) => mail.recipient)).toEqual([email]);
  });

  it('are sent a second time as a copy, which is written down', async () => {
    const { id } = await confirmedOrder();
    await sendDue();
    const [first] = await mailsOf(id);
    expect((await resend(id, first?.id ?? 0)).status).toBe(200);
    await sendDue();
    const all = await mailsOf(id);
    expect(all.map(({ state, subject }) => [state, subject])).toEqual([
      ['sent', first?.subject],
      ['sent', first?.subject],
    ]);
    expect(sent[1]?.html).toBe(sent[0]?.html);
    expect(sent[1]?.messageId).not.toBe(sent[0]?.messageId);
    const { rows } = await app.database.pool.query<{ action: string; kind: string }>(
      `select action, (select kind from order_activity where order_id = $1 order by id desc limit 1) as kind
       from audit_entry where record_type = 'order' and record_id = $1::text order by id desc limit 1`,
      [id],
    );
    expect(rows).toEqual([{ action: 'order.resend-mail', kind: 'resend-mail' }]);
  });

  it('stand in the time line: which, to whom, when, and what became of each', async () => {
    const customer = await addCustomer(app.database.db, { creditLimit: 100_000_000 });
    const id = await shop.order(customer, [{ partId: await shop.newPart(5), quantity: 2 }], ON_CREDIT);
    const timeLine = async () => {
      const answer = await app.ask('order', desk, { params: { id } });
      const { timeline } = answer.json as Order;
      return timeline.map(({ kind, staffName, mail }) => [kind, staffName, mail?.subject, mail?.state]);
    };
    const [placing] = await mailsOf(id);
    await sendDue();
    await app.ask('confirmOrder', desk, { params: { id }, body: { version: 1 } });
    const [confirming] = await mailsOf(id);
    expect(placing?.subject).not.toBe(confirming?.subject);
    const [, person] = (await timeLine())[1] ?? [];
    expect(await timeLine()).toEqual([
      ['mail', '', placing?.subject, 'sent'],
      ['confirm', person, undefined, undefined],
      ['mail', person, confirming?.subject, 'waiting'],
    ]);
    await sendDue(confirming?.recipient);
    expect((await timeLine()).at(-1)).toEqual(['mail', person, confirming?.subject, 'given-up']);
    await resend(id, placing?.id ?? 0);
    expect((await timeLine()).at(-1)).toEqual(['resend-mail', person, placing?.subject, 'waiting']);
    // A mail that is not kept any more was sent none the less.
    await app.database.pool.query('delete from mail_outbox where order_id = $1', [id]);
    expect((await timeLine()).map(([kind, , subject]) => [kind, subject])).toEqual([
      ['confirm', undefined],
      ['mail', undefined],
      ['resend-mail', undefined],
    ]);
  });

  it('are those of the own branches, of this order, and sent again by whom may process orders', async () => {
    const { id } = await confirmedOrder();
    const { id: other } = await confirmedOrder();
    const [mail] = await mailsOf(id);
    const mailId = mail?.id ?? 0;
    expect((await resend(other, mailId)).status).toBe(404);
    const accountant = await app.startSession('accountant@partsboard.example');
    expect((await resend(id, mailId, accountant)).status).toBe(403);
    const branch = await addBranch(app.database.db, 'FAR');
    await app.database.pool.query('update customer_order set warehouse_id = $2 where id = $1', [id, branch]);
    for (const name of ['orderMails', 'orderMail', 'resendOrderMail'] as const)
      expect((await app.ask(name, desk, { params: { id, mailId } })).status).toBe(404);
  });

  it('stay when others are removed after a month', async () => {
    const { id } = await confirmedOrder();
    const { db, pool } = app.database;
    await enqueueMail(db, {
      kind: 'welcome',
      recipient: 'old@workshop.example',
      language: 'pl',
      subject: 'Witamy',
      blocks: [],
    });
    await sendDue();
    await pool.query(`update mail_outbox set created_at = now() - interval '2 years'`);
    await purgeMails(db);
    expect((await mailsOf(id)).map(({ state }) => state)).toEqual(['sent']);
    const others = await pool.query(`select 1 from mail_outbox where recipient = 'old@workshop.example'`);
    expect(others.rowCount).toBe(0);
    await pool.query(`update mail_outbox set created_at = now() - interval '7 years'`);
    await purgeMails(db);
    expect(await mailsOf(id)).toEqual([]);
  });
});

describe('mail templates', () => {
  it('are shown in both languages to every member of staff', async () => {
    const editor = await app.startSession('editor@partsboard.example');
    const { items } = (await app.ask('mailTemplates', editor)).json as {
      items: { name: string; subject: string }[];
    };
    expect(items.length).toBeGreaterThan(25);
    for (const { name } of items) {
      const texts = await Promise.all(
        (['pl', 'en'] as const).map(async (language) => {
          const answer = await app.ask('mailTemplate', editor, { params: { name, language } });
          expect(answer.status, answer.text).toBe(200);
          return answer.json as MailText;
        }),
      );
      const [polish, english] = texts;
      expect(polish?.html).toContain('<html lang="pl">');
      expect(english?.html).toContain('<html lang="en">');
      expect(polish?.text).not.toBe(english?.text);
    }
  });
});
