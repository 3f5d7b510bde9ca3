import type { FastifyInstance } from 'fastify';
import type { MailWorker } from './mail-worker.ts';

export interface MailDeps {
  readonly mailQueue: MailWorker;
  /** False where a test sends the mails itself. */
  readonly sendsMails?: boolean | undefined;
}

/** Sends mails for as long as the server runs. */
export function registerMailWorker(app: FastifyInstance, { mailQueue, sendsMails = true }: MailDeps): void {
  if (sendsMails) app.addHook('onReady', mailQueue.start);
  app.addHook('onClose', mailQueue.stop);
}
