import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { fileTransport, type MailTransport } from './mail-transport.ts';
import { enqueueMail, type OutgoingMail } from './mail.service.ts';
import { sendMail } from './send-mail.ts';

const SENDER = { from: 'Partsboard <shop@partsboard.example>', host: 'localhost' };
const silent = { info: () => undefined, error: () => undefined };
const noOrders = (orderId: number) => Promise.reject(new Error(`There is no order ${orderId}`));
const mailTo = (recipient: string): OutgoingMail => ({
  kind: 'welcome',
  storeId: null,
  recipient,
  language: 'pl',
  subject: 'Witamy',
  blocks: [{ kind: 'paragraph', text: 'Dzień dobry' }],
});

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(async () => {
  await database.pool.query('delete from mail_outbox');
});

/** Sends the mails that wait in the outbox. */
async function sendAll(transport: MailTransport): Promise<void> {
  const { rows } = await database.pool.query<{ id: number }>('select id from mail_outbox');
  const deps = { db: database.db, transport, composeOrder: noOrders, log: silent };
  for (const { id } of rows) await sendMail(deps, id);
}

describe('without a mail server', () => {
  it('what a killed server left half written goes away, and what is being written stays', async () => {
    const folder = await temporaryFolder('mail');
    await mkdir(join(folder, 'mail'));
    const [old, young, whole] = ['a.eml.part', 'b.eml.part', 'c.eml'].map((name) =>
      join(folder, 'mail', name),
    );
    for (const file of [old, young, whole]) await writeFile(file ?? '', 'From: ');
    const longAgo = new Date(Date.now() - 3_600_000);
    for (const file of [old, whole]) await utimes(file ?? '', longAgo, longAgo);
    await fileTransport(join(folder, 'mail'), SENDER, silent).tidyUp();
    expect((await readdir(join(folder, 'mail'))).sort()).toEqual(['b.eml.part', 'c.eml']);
  });

  it('a mail whose sending was not noted, since the server was killed, is one file all the same', async () => {
    const folder = await temporaryFolder('mail');
    const transport = fileTransport(folder, SENDER, silent);
    await enqueueMail(database.db, mailTo('once@partsboard.example'));
    const { rows } = await database.pool.query<{ html: string; plain_text: string }>(
      'select html, plain_text from mail_outbox',
    );
    await sendAll(transport);
    await database.pool.query('update mail_outbox set sent_at = null, html = $1, plain_text = $2', [
      rows[0]?.html,
      rows[0]?.plain_text,
    ]);
    await sendAll(transport);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('a mail becomes a file that mail programs read, and the log names it', async () => {
    const folder = await temporaryFolder('mail');
    const logged: object[] = [];
    const log = { ...silent, info: (details: object) => void logged.push(details) };
    const transport = fileTransport(join(folder, 'mail'), SENDER, log);
    await enqueueMail(database.db, mailTo('file@partsboard.example'));
    await sendAll(transport);
    const files = await readdir(join(folder, 'mail'));
    expect(files).toEqual([expect.stringMatching(/-welcome-\d+\.eml$/)]);
    const file = join(folder, 'mail', files[0] ?? '');
    expect(logged).toMatchObject([{ file }]);
    const parsed = await PostalMime.parse(await readFile(file));
    expect(parsed.to).toMatchObject([{ address: 'file@partsboard.example' }]);
    expect(parsed.text).toContain('Dzień dobry');
  });

  it('a mail comes from the store: its name, its address, and a Message-ID of its domain', async () => {
    const folder = await temporaryFolder('mail');
    const { pool } = database;
    const send = async (from?: string) => {
      await enqueueMail(database.db, {
        ...mailTo('sender@partsboard.example'),
        subject: (name) => `Od ${name}`,
      });
      await sendAll(fileTransport(folder, { from, host: 'parts.example' }, silent));
      await pool.query('delete from mail_outbox');
      const [file = ''] = (await readdir(folder)).sort().slice(-1);
      return PostalMime.parse(await readFile(join(folder, file)));
    };
    await pool.query(`update store set name = 'Części "Nowak", Łódź', mail_from = null where is_default`);
    const unnamed = await send('shop@dealer.example');
    expect(unnamed.from).toEqual({ name: 'Części "Nowak", Łódź', address: 'shop@dealer.example' });
    expect(unnamed.subject).toBe('Od Części "Nowak", Łódź');
    expect(unnamed.text).toContain('ze sklepu Części "Nowak", Łódź');
    expect(unnamed.messageId).toMatch(/^<[\w-]+@dealer\.example>$/);
    expect((await send('"The Shop" <shop@dealer.example>')).from?.name).toBe('The Shop');
    await pool.query(`update store set mail_from = 'sklep@nowak.example' where is_default`);
    const own = await send('The Shop <shop@dealer.example>');
    expect(own.from).toEqual({ name: 'Części "Nowak", Łódź', address: 'sklep@nowak.example' });
    expect(own.messageId).toMatch(/@nowak\.example>$/);
    expect(own.html).not.toContain('Partsboard');
    // Without any sender it is an address that the store gives to its customers, or one at its own host name.
    await pool.query(`update store set mail_from = null, email = 'biuro@nowak.example' where is_default`);
    expect((await send()).from?.address).toBe('biuro@nowak.example');
    await pool.query(`update store set email = '', host_names = '{czesci.nowak.example}' where is_default`);
    const atHost = await send();
    expect(atHost.from).toEqual({ name: 'Części "Nowak", Łódź', address: 'shop@czesci.nowak.example' });
    expect(atHost.messageId).toMatch(/@czesci\.nowak\.example>$/);
    await pool.query(`update store set host_names = '{}' where is_default`);
    expect((await send()).from?.address).toBe('shop@parts.example');
  });
});
