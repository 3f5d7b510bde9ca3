import type { LanguageCode } from '@partsboard/contract/language';
import type { Order } from '@partsboard/contract/backoffice/orders';
import type { Db } from '../../../db/database.ts';
import type { BranchScope } from '../../../db/branch-scope.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { inLanguage } from '../../../messages/texts.ts';
import { findMailsOfOrder } from '../../mail/mail.service.ts';
import type { OrderActor, OrderChangeDeps } from '../actions/change-order.ts';
import { toOrder } from './order-desk.mapper.ts';
import { findActivities, findDeskOrder, findShipments } from './order-desk.repository.ts';
import { findOrderLines, findOrderNotes, findOrderSupply } from '../orders.repository.ts';
import { findReturnsOfOrder } from '../returns/returns.repository.ts';
import { shipOrder } from '../actions/ship-order.ts';
import { changeState } from '../actions/simple-actions.ts';

/** One order with everything that the order desk shows; those of other branches do not exist. */
export async function readDeskOrder(
  db: Db,
  branches: BranchScope,
  orderId: number,
  language: LanguageCode,
): Promise<Order> {
  const order = await findDeskOrder(db, orderId, branches);
  if (order === undefined) throw new DomainError('not-found', { title: (t) => t.orders.unknown });
  const [lines, supply, notes, shipments, activities, mails, returns] = await Promise.all([
    findOrderLines(db, orderId),
    findOrderSupply(db, orderId),
    findOrderNotes(db, orderId),
    findShipments(db, orderId),
    findActivities(db, orderId),
    findMailsOfOrder(db, orderId),
    findReturnsOfOrder(db, orderId),
  ]);
  return toOrder({ order, lines, supply, notes, shipments, activities, mails, returns }, language);
}

interface BulkResult {
  readonly id: number;
  readonly problem: string | null;
}

interface ChosenOrder {
  readonly id: number;
  readonly version: number;
}

/** Does the same to orders, one after the other; one to which it cannot be done holds up no other. */
async function toEach(
  orders: readonly ChosenOrder[],
  language: LanguageCode,
  work: (order: ChosenOrder) => Promise<unknown>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const { id, version } of orders) {
    try {
      await work({ id, version });
      results.push({ id, problem: null });
    } catch (error) {
      if (!(error instanceof DomainError) || error.options.title === undefined) throw error;
      results.push({ id, problem: inLanguage([error.options.title], language)[0] ?? '' });
    }
  }
  return results;
}

export const confirmOrders = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  orders: readonly ChosenOrder[],
  language: LanguageCode,
): Promise<BulkResult[]> => toEach(orders, language, (order) => changeState(deps, actor, order, 'confirm'));

/** All that can leave of each order leaves. */
export const shipOrders = (
  deps: OrderChangeDeps,
  actor: OrderActor,
  { orders, carrier }: { readonly orders: readonly ChosenOrder[]; readonly carrier: string },
  language: LanguageCode,
): Promise<BulkResult[]> => {
  const parcel = { carrier, trackingNumber: '', parcels: 1 };
  return toEach(orders, language, (order) => shipOrder(deps, actor, order, parcel));
};
