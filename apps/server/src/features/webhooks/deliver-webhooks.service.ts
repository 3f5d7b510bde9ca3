import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { retryWaits } from './retry-waits.ts';
import * as repository from './deliveries.repository.ts';
import type { DueDelivery, Target } from './deliveries.repository.ts';
import { sendRequest, type Sent } from './send-request.ts';
import { signatureHeaders } from './webhook-signature.ts';
import type { AllowedTargets } from './allowed-addresses.ts';

export interface DeliverDeps {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** `off`: everything waits. */
  readonly allowed: AllowedTargets | 'off';
  readonly timeLimitMilliseconds?: number;
  /** After so long the task ends, and what is still due gets another one. */
  readonly runMilliseconds?: number;
}

const TIME_LIMIT_MILLISECONDS = 15_000;
/** Few tasks run at once: receivers that hang must not keep mails waiting until the last of their messages has failed. */
const RUN_MILLISECONDS = 20_000;
const KEPT_DAYS = { delivered: 30, givenUp: 90 };

const isTaken = (sent: Sent): boolean =>
  'answer' in sent && sent.answer.status >= 200 && sent.answer.status < 300;

/** Sends a message once and writes request and answer down. Returns whether it was taken. */
async function attempt(
  { db, timeLimitMilliseconds = TIME_LIMIT_MILLISECONDS }: DeliverDeps,
  allowed: AllowedTargets,
  { url, secret, previous_secret }: Target,
  { id, message_id, body }: DueDelivery,
): Promise<boolean> {
  const begun = Date.now();
  const secrets = previous_secret === null ? [secret] : [secret, previous_secret];
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Partsboard-Webhooks',
    ...signatureHeaders({ id: message_id, seconds: Math.floor(begun / 1000), body }, secrets),
  };
  const sent = await sendRequest({ url, headers, body, allowed, timeLimitMilliseconds });
  const answer = 'answer' in sent ? sent.answer : null;
  await repository.insertAttempt(db, {
    deliveryId: id,
    milliseconds: Date.now() - begun,
    requestHeaders: headers,
    status: answer?.status ?? null,
    answerHeaders: answer?.headers ?? null,
    answerBody: answer?.body ?? null,
    error: 'error' in sent ? sent.error : null,
  });
  return isTaken(sent);
}

/** What becomes of a message after a try. */
async function note({ db, log }: DeliverDeps, delivery: DueDelivery, isTaken: boolean): Promise<void> {
  const { id, tries } = delivery;
  if (isTaken) {
    await repository.finishDelivery(db, id, 'delivered');
    return;
  }
  const wait = retryWaits[tries];
  if (wait !== undefined) {
    await repository.postponeDelivery(db, id, wait);
    return;
  }
  await repository.finishDelivery(db, id, 'given-up');
  log.warn({ delivery: id }, 'A webhook was given up; the back office lists it');
}

/**
 * Sends what waits for an endpoint, one message after the other. One that is not taken is tried again later, and those
 * about the same subject wait; after two days it is given up.
 */
export async function deliverWebhooks(deps: DeliverDeps, endpointId: number): Promise<void> {
  const { db, allowed, runMilliseconds = RUN_MILLISECONDS } = deps;
  if (allowed === 'off') return;
  const coveredTasks = await repository.findDueTasks(db, endpointId);
  const end = performance.now() + runMilliseconds;
  const hasTime = () => performance.now() < end;
  while (hasTime()) {
    const due = await repository.findDueDeliveries(db, endpointId);
    if (due.length === 0) break;
    for (const delivery of due) {
      if (!hasTime()) break;
      const target = await repository.findTarget(db, endpointId);
      if (target === undefined) return;
      await note(deps, delivery, await attempt(deps, allowed, target, delivery));
    }
  }
  await repository.completeTasks(db, coveredTasks);
  await repository.addTasksForWaiting(db, endpointId);
}

/** What waits has a task, also where its endpoint was disabled or webhooks were off meanwhile. Old records go. */
export async function tidyUpWebhooks(db: Db): Promise<void> {
  await repository.deleteOldDeliveries(db, KEPT_DAYS);
  await repository.addTasksForWaiting(db, null);
}
