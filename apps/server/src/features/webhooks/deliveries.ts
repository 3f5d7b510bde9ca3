import {
  type WebhookDelivery,
  type WebhookDeliveryQuery,
  type WebhookDeliverySummary,
} from '@partsboard/contract/backoffice/webhooks';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { readCursor, toPage } from '../../http/backoffice/cursor.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import * as repository from './deliveries.repository.ts';
import type { DeliveryRow } from './deliveries.repository.ts';
import { lockEndpoint } from './endpoints.repository.ts';

const toSummary = (row: DeliveryRow): WebhookDeliverySummary => ({
  id: row.id,
  endpoint: { id: row.endpoint_id, name: row.endpoint_name },
  messageId: row.message_id,
  event: row.event,
  subject: row.subject,
  createdAt: row.created_at.toISOString(),
  state: row.state,
  tries: row.tries,
  nextTryAt: row.state === 'waiting' ? row.next_try_at.toISOString() : null,
  lastResult: row.last_result,
});

/** Staff also type the number of an order alone, as they read it elsewhere. */
const subjectOf = (typed: string): string =>
  /^\S*\d\S*$/.test(typed) ? `order ${typed.toUpperCase()}` : typed;

export async function listDeliveries(
  db: Db,
  { cursor, limit = PAGE_SIZE, subject, ...filter }: WebhookDeliveryQuery,
): Promise<{ items: WebhookDeliverySummary[]; nextCursor: string | null }> {
  const position = readCursor(cursor, ['number']);
  const rows = await repository.findDeliveries(db, {
    ...filter,
    ...(subject !== undefined && { subject: subjectOf(subject.trim()) }),
    before: position?.[0],
    limit: limit + 1,
  });
  return toPage(rows, limit, { item: toSummary, position: (row) => [row.id] });
}

const unknownDelivery = () => new DomainError('not-found', { title: (t) => t.webhooks.unknownDelivery });

export async function readDelivery(db: Db, id: number): Promise<WebhookDelivery> {
  const row = await repository.findDelivery(db, id);
  if (row === undefined) throw unknownDelivery();
  const attempts = row.attempts.map((attempt) => ({ ...attempt, at: new Date(attempt.at).toISOString() }));
  return { ...toSummary(row), url: row.url, body: row.body, attempts };
}

/** Begins again with one message. One that waits already is left as it is. */
export const redeliver = (db: Db, id: number, audit: AuditContext): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const row = await repository.findDelivery(tx, id);
    if (row === undefined) throw unknownDelivery();
    if ((await repository.restartDeliveries(tx, { id })) === 0) return;
    await writeAudit(tx, audit, {
      action: 'webhook.redeliver',
      record: { type: 'webhook', id: row.endpoint_id, name: row.endpoint_name },
      after: { message: row.message_id },
    });
  });

export const redeliverAll = (db: Db, endpointId: number, audit: AuditContext): Promise<{ count: number }> =>
  db.transaction().execute(async (tx) => {
    const endpoint = await lockEndpoint(tx, endpointId);
    if (endpoint === undefined)
      throw new DomainError('not-found', { title: (t) => t.webhooks.unknownEndpoint });
    const count = await repository.restartDeliveries(tx, { endpointId });
    if (count > 0)
      await writeAudit(tx, audit, {
        action: 'webhook.redeliver',
        record: { type: 'webhook', id: endpointId, name: endpoint.name },
        after: { messages: count },
      });
    return { count };
  });
