import type { MailState } from '@partsboard/contract/backoffice/order-mails';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface MailTask {
  readonly key: string;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly last_error: string | null;
  readonly run_at: Date;
}

/** What became of a mail `m` with its `task`. */
export const mailState = sql<MailState>`case when m.sent_at is not null then 'sent'
  when m.given_up_at is not null or task.attempts >= task.max_attempts then 'given-up'
  when m.held_at is not null then 'held' when task.last_error is not null then 'refused' else 'waiting' end`;

/**
 * Mails with what became of them. The task of a mail is there until the mail is sent; its failures are those of the
 * mail.
 */
export const mailsWithState = (db: Db) =>
  db
    .selectFrom('mail_outbox as m')
    .leftJoin(sql<MailTask>`graphile_worker.jobs`.as('task'), (join) =>
      join.on(sql<boolean>`m.sent_at is null and task.key = 'mail:' || m.id`),
    )
    .select(['m.id', 'm.kind', 'm.created_at', 'm.sent_at', 'm.language', 'm.recipient', 'm.subject'])
    .select([
      mailState.as('state'),
      sql<string | null>`case when m.sent_at is null then coalesce(m.last_error, task.last_error) end`.as(
        'problem',
      ),
    ]);
