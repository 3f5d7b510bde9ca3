import type { Mail, MailQuery, MailSummary } from '@partsboard/contract/backoffice/mails';
import { mailStates, type MailText } from '@partsboard/contract/backoffice/order-mails';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { toWordQuery } from '../../db/word-search.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { readCursor, toPage } from '../../http/backoffice/cursor.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { readDay } from '../../http/validation/read-day.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { maskLinks } from './masked-links.ts';
import { sendAgain, sendAllMails, type MailBody } from './mail.service.ts';
import { findMail, findOutboxPage, type FoundMail, type OutboxRow } from './outbox.repository.ts';

export interface OutboxDeps {
  readonly db: Db;
  /** The body of an order's confirmation, which is made when it is sent. */
  readonly composeOrderMail: (orderId: number, language: LanguageCode) => Promise<MailBody>;
}

const SHORTEST_WORD = 2;

const toSummary = (row: OutboxRow): MailSummary => ({
  id: row.id,
  kind: row.kind,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  language: row.language,
  recipient: row.recipient,
  subject: row.subject,
  state: row.state,
  problem: row.problem,
  orderId: row.order_id,
});

/** All mails, newest first. */
export async function listMails(
  db: Db,
  { cursor, limit = PAGE_SIZE, search, states, kind, from, to }: MailQuery,
): Promise<{ items: MailSummary[]; nextCursor: string | null }> {
  const position = readCursor(cursor, ['number', 'number']);
  const names = states === undefined ? undefined : new Set(states.split(','));
  const rows = await findOutboxPage(db, {
    states: names && mailStates.filter((state) => names.has(state)),
    kind,
    from: readDay('from', from),
    to: readDay('to', to),
    words: toWordQuery(search ?? '', SHORTEST_WORD),
    before: position && { at: position[0], id: position[1] },
    limit: limit + 1,
  });
  return toPage(rows, limit, { item: toSummary, position: (row) => [row.sort_value, row.id] });
}

async function foundMail(db: Db, id: number): Promise<FoundMail> {
  const mail = await findMail(db, id);
  if (mail === undefined) throw new DomainError('not-found', { title: (t) => t.orders.unknownMail });
  return mail;
}

async function contentOf({ composeOrderMail }: OutboxDeps, mail: FoundMail): Promise<MailText | null> {
  const { subject, html, plain_text: text, order_id: orderId, kind, language } = mail;
  if (html !== null && text !== null) return { subject, html: maskLinks(html), text: maskLinks(text) };
  if (kind !== 'order-confirmation' || orderId === null) return null;
  const body = await composeOrderMail(orderId, language);
  return { subject, html: body.html, text: body.plainText };
}

export const readSummary = async (db: Db, id: number): Promise<MailSummary> =>
  toSummary(await foundMail(db, id));

export async function readMail(deps: OutboxDeps, id: number): Promise<Mail> {
  const mail = await foundMail(deps.db, id);
  return {
    ...toSummary(mail),
    tries: mail.tries,
    nextTryAt: mail.next_try_at?.toISOString() ?? null,
    content: await contentOf(deps, mail),
  };
}

/** Sends a mail again, or for the first time, to the address that stands in it. */
export const resendMail = (db: Db, id: number, audit: AuditContext): Promise<MailSummary> =>
  db.transaction().execute(async (tx) => {
    const mail = await foundMail(tx, id);
    if (mail.html === null && mail.order_id === null)
      throw new DomainError('conflict', { title: (t) => t.orders.mailNotKept });
    const sentId = await sendAgain(tx, mail, mail.recipient);
    await writeAudit(tx, audit, {
      action: 'mail.resend',
      record: { type: 'mail', id: sentId, name: mail.subject },
      after: { recipient: mail.recipient },
    });
    return readSummary(tx, sentId);
  });

const ACTIONS = { 'given-up': 'mail.resend-given-up', held: 'mail.send-held' } as const;

/** Sends everything that was held, or that was given up. */
export const resendAll = (
  db: Db,
  state: 'held' | 'given-up',
  audit: AuditContext,
): Promise<{ count: number }> =>
  db.transaction().execute(async (tx) => {
    const count = await sendAllMails(tx, state);
    if (count > 0)
      await writeAudit(tx, audit, {
        action: ACTIONS[state],
        record: { type: 'mail', id: state, name: '' },
        after: { mails: count },
      });
    return { count };
  });
