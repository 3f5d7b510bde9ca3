import type { WebhookEvent } from '@partsboard/contract/backoffice/webhooks';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface NewEvent {
  readonly event: WebhookEvent;
  /** Messages about the same subject are delivered in the order in which they were written. */
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Tells every system that wants to know, inside the transaction of the cause. Events of orders and stock are written by
 * the database itself, whoever changes them.
 */
export async function writeWebhookEvent(tx: Db, { event, subject, data }: NewEvent): Promise<void> {
  await sql`select write_webhook_event(${event}, ${subject}, ${JSON.stringify(data)}::json)`.execute(tx);
}
