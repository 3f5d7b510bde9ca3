import {
  webhookEvents,
  type NewWebhookEndpoint,
  type WebhookEndpoint,
  type WebhookEndpointChange,
  type WebhookSecret,
} from '@partsboard/contract/backoffice/webhooks';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { urlFault, type AllowedTargets } from './allowed-addresses.ts';
import { addTasksForWaiting } from './deliveries.repository.ts';
import * as repository from './endpoints.repository.ts';
import type { EndpointRow, LockedEndpoint } from './endpoints.repository.ts';
import { newSecret } from './webhook-signature.ts';

export interface EndpointDeps {
  readonly db: Db;
  readonly allowedTargets: AllowedTargets | 'off';
}

/** So long both secrets sign. */
const OVERLAP_HOURS = 24;

const isEvent = (name: string) => webhookEvents.find((event) => event === name);

const toEndpoint = (row: EndpointRow): WebhookEndpoint => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events.flatMap((event) => isEvent(event) ?? []),
  lowStock: row.low_stock,
  isEnabled: row.is_enabled,
  createdAt: row.created_at.toISOString(),
  previousSecretUntil: row.previous_secret_until?.toISOString() ?? null,
  waiting: row.waiting,
  givenUp: row.given_up,
  version: row.version,
});

/** What the audit trail tells; never the secret. */
const toAudited = (row: Omit<LockedEndpoint, 'id' | 'secret' | 'version'>) => ({
  name: row.name,
  url: row.url,
  events: row.events,
  lowStock: row.low_stock,
  isEnabled: row.is_enabled,
});

export const listEndpoints = async (db: Db) => ({
  items: (await repository.findEndpoints(db)).map(toEndpoint),
});

const unknownEndpoint = () => new DomainError('not-found', { title: (t) => t.webhooks.unknownEndpoint });

async function lock(tx: Db, id: number): Promise<LockedEndpoint> {
  const endpoint = await repository.lockEndpoint(tx, id);
  if (endpoint === undefined) throw unknownEndpoint();
  return endpoint;
}

function valuesOf({ name, url, events, lowStock }: NewWebhookEndpoint, { allowedTargets }: EndpointDeps) {
  const fault = urlFault(url.trim(), allowedTargets === 'off' ? 'public' : allowedTargets);
  if (fault !== null) throw fieldError('url', (t) => t.webhooks.url[fault]);
  return {
    name: name.trim(),
    url: new URL(url.trim()).href,
    events: webhookEvents.filter((event) => events.includes(event)),
    low_stock: lowStock,
  };
}

const recordOf = ({ id, name }: Pick<LockedEndpoint, 'id' | 'name'>) =>
  ({ type: 'webhook', id, name }) as const;

export function addEndpoint(
  deps: EndpointDeps,
  input: NewWebhookEndpoint,
  audit: AuditContext,
): Promise<WebhookSecret> {
  const values = valuesOf(input, deps);
  const secret = newSecret();
  return deps.db.transaction().execute(async (tx) => {
    const { id } = await repository.insertEndpoint(tx, { ...values, secret });
    await writeAudit(tx, audit, {
      action: 'webhook.create',
      record: recordOf({ id, name: values.name }),
      after: toAudited({ ...values, is_enabled: true }),
    });
    return { id, secret };
  });
}

export function changeEndpoint(
  deps: EndpointDeps,
  id: number,
  { isEnabled, version, ...input }: WebhookEndpointChange,
  audit: AuditContext,
): Promise<void> {
  const values = { ...valuesOf(input, deps), is_enabled: isEnabled };
  return deps.db.transaction().execute(async (tx) => {
    const before = await lock(tx, id);
    if (before.version !== version)
      throw new DomainError('conflict', { title: (t) => t.webhooks.changedMeanwhile });
    await repository.updateEndpoint(tx, id, values);
    // What has waited while it was disabled.
    if (isEnabled && !before.is_enabled) await addTasksForWaiting(tx, id);
    await writeAudit(tx, audit, {
      action: 'webhook.change',
      record: recordOf({ id, name: values.name }),
      before: toAudited(before),
      after: toAudited(values),
    });
  });
}

export const rotateSecret = (db: Db, id: number, audit: AuditContext): Promise<WebhookSecret> =>
  db.transaction().execute(async (tx) => {
    const endpoint = await lock(tx, id);
    const secret = newSecret();
    await repository.replaceSecret(tx, endpoint, secret, OVERLAP_HOURS);
    await writeAudit(tx, audit, { action: 'webhook.change-secret', record: recordOf(endpoint) });
    return { id, secret };
  });

/** Sends a message that says nothing, to see whether it arrives. */
export const sendTest = (db: Db, id: number, audit: AuditContext): Promise<{ deliveryId: number }> =>
  db.transaction().execute(async (tx) => {
    const endpoint = await lock(tx, id);
    if (!endpoint.is_enabled) throw new DomainError('conflict', { title: (t) => t.webhooks.isDisabled });
    const deliveryId = await repository.insertTestMessage(tx, id);
    await addTasksForWaiting(tx, id);
    await writeAudit(tx, audit, { action: 'webhook.test', record: recordOf(endpoint) });
    return { deliveryId };
  });
