import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../http/handlers.ts';
import type { MailTransport } from './mail-transport.ts';
import { keepClaims } from './claimed-mails.ts';
import {
  claimMails,
  markFailed,
  markGivenUp,
  markSent,
  type FinishedMail,
  type MailBody,
  type WaitingMail,
} from './mail.repository.ts';
import type { MailQueue } from './mail.service.ts';

interface WorkerOptions {
  readonly db: Db;
  readonly transport: MailTransport;
  /** Makes the body of a mail about an order. */
  readonly composeOrder: (orderId: number, language: LanguageCode) => Promise<MailBody>;
  readonly log: {
    readonly info: (details: object, message: string) => void;
    readonly warn: (details: object, message: string) => void;
    readonly error: (details: object, message: string) => void;
  };
  readonly pollMilliseconds?: number;
  readonly mostTries?: number;
  readonly firstRetrySeconds?: number;
  /** After so long a mail whose server died is sent by another. */
  readonly lendSeconds?: number;
}

export interface MailWorker extends MailQueue {
  readonly start: () => Promise<void>;
  /** Sends everything that is due now. */
  readonly drain: () => Promise<void>;
  /** Finishes what is being sent and takes nothing new. */
  readonly stop: () => Promise<void>;
}

const BATCH = 5;
const LEND_SECONDS = 20;
const LONGEST_RETRY_SECONDS = 3600;
/** With the waits between them some four days, as mail servers do it. */
const MOST_TRIES = 100;

/**
 * The mail server has said that this recipient will never work. What it says of itself or of us, at the greeting for
 * example, passes.
 */
function isHopeless(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'responseCode');
  const isRefusal = typeof code === 'number' && code >= 550 && code <= 554;
  return isRefusal && Reflect.get(error, 'command') === 'RCPT TO';
}

/** Sends what stands in the outbox. Any number of these may run against one database. */
export function createMailWorker(options: WorkerOptions): MailWorker {
  const { db, transport, composeOrder, log } = options;
  const { pollMilliseconds = 2_000, mostTries = MOST_TRIES, firstRetrySeconds = 30 } = options;
  const { lendSeconds = LEND_SECONDS } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const state = { isWoken: false, stopped: false };

  const finish = async (mail: WaitingMail): Promise<FinishedMail> =>
    'orderId' in mail ? { ...mail, ...(await composeOrder(mail.orderId, mail.language)) } : mail;

  /** Answers with the mail's number if it was sent. */
  async function sendOne(mail: WaitingMail, letGo: (id: number) => Promise<void>): Promise<number[]> {
    try {
      await transport.send(await finish(mail));
      return [mail.id];
    } catch (error) {
      await letGo(mail.id);
      const reason = error instanceof Error ? error.message.slice(0, 500) : String(error);
      const details = { mail: mail.id, kind: mail.kind, tries: mail.tries, reason };
      if (isHopeless(error) || mail.tries >= mostTries) {
        log.error(details, 'mail given up');
        await markGivenUp(db, mail.id, reason);
      } else {
        log.warn(details, 'mail not sent, will be tried again');
        await markFailed(
          db,
          mail.id,
          reason,
          Math.min(LONGEST_RETRY_SECONDS, firstRetrySeconds * 2 ** (mail.tries - 1)),
        );
      }
      return [];
    }
  }

  async function sendAllDue(): Promise<void> {
    for (;;) {
      if (state.stopped) return;
      const mails = await claimMails(db, BATCH, lendSeconds);
      const claims = keepClaims(db, mails, lendSeconds, log);
      try {
        const sent = (await Promise.all(mails.map((mail) => sendOne(mail, claims.letGo)))).flat();
        if (sent.length > 0) {
          await markSent(db, sent);
          log.info({ mails: sent }, 'mails sent');
        }
      } finally {
        await claims.end();
      }
      if (mails.length < BATCH) return;
    }
  }

  const takeWakeUp = (): boolean => {
    const wasWoken = state.isWoken;
    state.isWoken = false;
    return wasWoken;
  };

  async function sendUntilQuiet(): Promise<void> {
    do {
      await sendAllDue();
    } while (takeWakeUp());
  }

  /** One round at a time; a wake during a round starts another one after it. */
  function round(): Promise<void> {
    if (running) {
      state.isWoken = true;
      return running;
    }
    running = sendUntilQuiet().finally(() => {
      running = undefined;
    });
    return running;
  }

  const quietRound = (): Promise<void> =>
    round().catch((error: unknown) => log.warn({ err: error }, 'the mail outbox could not be read'));

  function wait(): void {
    timer = setTimeout(() => void quietRound().finally(() => !state.stopped && wait()), pollMilliseconds);
    timer.unref();
  }

  return {
    start: async () => {
      wait();
      await transport.tidyUp();
    },
    wake: () => {
      if (timer !== undefined && !state.stopped) void quietRound();
    },
    drain: round,
    stop: async () => {
      state.stopped = true;
      clearTimeout(timer);
      await running?.catch(() => undefined);
      transport.close();
    },
  };
}
