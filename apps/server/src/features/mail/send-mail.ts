import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import type { MailTransport } from './mail-transport.ts';
import {
  findWaitingMail,
  markGivenUp,
  markHeld,
  markSent,
  type FinishedMail,
  type MailBody,
  type WaitingMail,
} from './mail.repository.ts';

export interface SendMailDeps {
  readonly db: Db;
  /** Absent where outgoing mail is switched off. */
  readonly transport: MailTransport | undefined;
  /** Makes the body of a mail about an order. */
  readonly composeOrder: (orderId: number, language: LanguageCode) => Promise<MailBody>;
  readonly log: {
    readonly info: (details: object, message: string) => void;
    readonly error: (details: object, message: string) => void;
  };
}

/** “5.1.1 No such user”: the enhanced status code of RFC 3463 that a refusal may begin with. */
const ENHANCED_CODE = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

/** Status codes about the address or of its mailbox; 5.7, for example, is about who sends. */
const ABOUT_RECIPIENT = /^5\.(?:1\.[1236]|2\.1)$/;

/** Replies without such a code that RFC 5321 has for a mailbox; 554 may also mean that we are blocked. */
const MAILBOX_REFUSALS = new Set([550, 551, 553]);

/**
 * The mail server has said that this recipient will never work. What it says of itself or of us passes, also where it
 * waits with that until the recipient is named, as Postfix does with clients that it blocks.
 */
function isHopeless(error: unknown): error is Error {
  if (!(error instanceof Error) || Reflect.get(error, 'command') !== 'RCPT TO') return false;
  const response: unknown = Reflect.get(error, 'response');
  const code = typeof response === 'string' ? ENHANCED_CODE.exec(response)?.[1] : undefined;
  if (code !== undefined) return ABOUT_RECIPIENT.test(code);
  return MAILBOX_REFUSALS.has(Number(Reflect.get(error, 'responseCode')));
}

/**
 * Sends a mail of the outbox unless that is done, or holds it where outgoing mail is switched off. Throws where it should
 * be tried again.
 */
export async function sendMail(
  { db, transport, composeOrder, log }: SendMailDeps,
  mailId: number,
): Promise<void> {
  const finish = async (mail: WaitingMail): Promise<FinishedMail> =>
    'orderId' in mail ? { ...mail, ...(await composeOrder(mail.orderId, mail.language)) } : mail;

  const mail = await findWaitingMail(db, mailId);
  if (mail === undefined) return;
  if (transport === undefined) {
    await markHeld(db, mail.id);
    log.info({ mail: mail.id, kind: mail.kind }, 'mail held, since OUTGOING_MAIL is off');
    return;
  }
  const finished = await finish(mail);
  try {
    await transport.send(finished);
  } catch (error) {
    if (!isHopeless(error)) throw error;
    const reason = error.message.slice(0, 500);
    log.error({ mail: mail.id, kind: mail.kind, reason }, 'mail given up');
    await markGivenUp(db, mail.id, reason);
    return;
  }
  await markSent(db, finished);
  log.info({ mail: mail.id, kind: mail.kind }, 'mail sent');
}
