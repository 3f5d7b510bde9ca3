import type { OrderFeed } from '@partsboard/contract/integration/orders';
import { orderStates, paymentStatuses } from '@partsboard/domain/order-status';
import type { Db } from '../../db/database.ts';
import { repeatTransaction } from '../../db/repeat-transaction.ts';
import { fieldError } from '../../http/errors/domain-error.ts';
import { readOrders } from './integration-orders.ts';
import * as repository from './order-feed.repository.ts';

interface FeedRequest {
  readonly client: string;
  readonly after?: number | undefined;
  readonly limit?: number | undefined;
}

const PAGE_SIZE = 50;

/** Copied from the order by the database, so it is one of these. */
function oneOf<const T extends string>(names: readonly T[], name: string): T {
  const known = names.find((each) => each === name);
  if (known === undefined)
    throw new Error(`The order feed contains ${name}, which the contract does not know`);
  return known;
}

const unknownPosition = (field: string, last: number) =>
  fieldError(field, (t) => t.integration.unknownPosition(last));

/** New orders and changes of orders after a position. */
export async function readFeed(
  db: Db,
  { client, after, limit = PAGE_SIZE }: FeedRequest,
): Promise<OrderFeed> {
  if (await repository.hasUnpublished(db)) await repeatTransaction(db, repository.publishChanges);
  const last = await repository.findLastPosition(db);
  // Of a shop that was restored from a backup, say: its next orders would be taken for known ones.
  if (after !== undefined && after > last) throw unknownPosition('after', last);
  const from = after ?? (await repository.findAcknowledged(db, client));
  const entries = await repository.findEntries(db, from, limit);
  const orders = await readOrders(db, [...new Set(entries.map((entry) => entry.order_id))]);
  const items = entries.flatMap((entry) => {
    const order = orders.get(entry.order_id);
    if (order === undefined || entry.position === null) return [];
    return [
      {
        position: entry.position,
        kind: entry.kind,
        changedAt: entry.changed_at.toISOString(),
        state: oneOf(orderStates, entry.state),
        paymentStatus: oneOf(paymentStatuses, entry.payment_status),
        version: entry.version,
        order,
      },
    ];
  });
  const next = items.at(-1)?.position ?? from;
  return { items, next, last: Math.max(next, last) };
}

/** The caller has stored everything up to a position. It may go back too, to read something again. */
export async function acknowledge(
  tx: Db,
  client: string,
  position: number,
): Promise<{ readonly position: number }> {
  const last = await repository.findLastPosition(tx);
  if (position > last) throw unknownPosition('position', last);
  await repository.writeAcknowledged(tx, client, position);
  return { position };
}
