import type { LanguageCode } from '@partsboard/contract/language';
import type { Order } from '@partsboard/contract/backoffice/orders';
import type { Db } from '../../db/database.ts';
import type { BranchScope } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { inLanguage } from '../../messages/texts.ts';
import type { OrderActor, OrderChangeDeps } from './change-order.ts';
import { toOrder } from './order-desk.mapper.ts';
import { findActivities, findDeskOrder, findShipments } from './order-desk.repository.ts';
import { findOrderLines, findOrderNotes, findOrderSupply } from './orders.repository.ts';
import { changeState } from './simple-steps.ts';

/** One order with everything that the order desk shows; those of other branches do not exist. */
export async function readDeskOrder(
  db: Db,
  branches: BranchScope,
  orderId: number,
  language: LanguageCode,
): Promise<Order> {
  const order = await findDeskOrder(db, orderId, branches);
  if (order === undefined) throw new DomainError('not-found', { title: (t) => t.orders.unknown });
  const [lines, supply, notes, shipments, activities] = await Promise.all([
    findOrderLines(db, orderId),
    findOrderSupply(db, orderId),
    findOrderNotes(db, orderId),
    findShipments(db, orderId),
    findActivities(db, orderId),
  ]);
  return toOrder({ order, lines, supply, notes, shipments, activities }, language);
}

interface BulkResult {
  readonly id: number;
  readonly problem: string | null;
}

/** Confirms orders one after the other; one that cannot be confirmed holds up no other. */
export async function confirmOrders(
  deps: OrderChangeDeps,
  actor: OrderActor,
  orders: readonly { readonly id: number; readonly version: number }[],
  language: LanguageCode,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const { id, version } of orders) {
    try {
      await changeState(deps, actor, { id, version }, 'confirm');
      results.push({ id, problem: null });
    } catch (error) {
      if (!(error instanceof DomainError) || error.options.title === undefined) throw error;
      results.push({ id, problem: inLanguage([error.options.title], language)[0] ?? '' });
    }
  }
  return results;
}
