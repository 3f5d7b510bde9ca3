import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import type { MailTransport } from './mail-transport.ts';
import {
  findWaitingMail,
  markGivenUp,
  markSent,
  type FinishedMail,
  type MailBody,
  type WaitingMail,
} from './mail.repository.ts';

export interface SendMailDeps {
  readonly db: Db;
  readonly transport: MailTransport;
  /** Makes the body of a mail about an order. */
  readonly composeOrder: (orderId: number, language: LanguageCode) => Promise<MailBody>;
  readonly log: {
    readonly info: (details: object, message: string) => void;
    readonly error: (details: object, message: string) => void;
  };
}

/**
 * The mail server has said that this recipient will never work. What it says of itself or of us, at the greeting for
 * example, passes.
 */
function isHopeless(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'responseCode');
  const isRefusal = typeof code === 'number' && code >= 550 && code <= 554;
  return isRefusal && Reflect.get(error, 'command') === 'RCPT TO';
}

/** Sends a mail of the outbox unless that is done. Throws where it should be tried again. */
export async function sendMail(
  { db, transport, composeOrder, log }: SendMailDeps,
  mailId: number,
): Promise<void> {
  const finish = async (mail: WaitingMail): Promise<FinishedMail> =>
    'orderId' in mail ? { ...mail, ...(await composeOrder(mail.orderId, mail.language)) } : mail;

  const mail = await findWaitingMail(db, mailId);
  if (mail === undefined) return;
  try {
    await transport.send(await finish(mail));
  } catch (error) {
    if (!isHopeless(error)) throw error;
    const reason = error.message.slice(0, 500);
    log.error({ mail: mail.id, kind: mail.kind, reason }, 'mail given up');
    await markGivenUp(db, mail.id, reason);
    return;
  }
  await markSent(db, mail.id);
  log.info({ mail: mail.id, kind: mail.kind }, 'mail sent');
}
