import type { LanguageCode } from '@partsboard/contract/language';
import type { OrderFilter, OrderQuery, OrderSummary } from '@partsboard/contract/backoffice/orders';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import { openStates, orderStates, paymentStatuses, type OrderState } from '@partsboard/domain/order-status';
import type { Db } from '../../../db/database.ts';
import { includesBranch, type BranchScope } from '../../../db/branch-scope.ts';
import { readCursor, toPage } from '../../../http/backoffice/cursor.ts';
import { toOrderSummary } from './order-desk.mapper.ts';
import { findQueuePage, type QueuedOrder, type QueueQuery } from './order-queue.repository.ts';
import { readDay } from '../../../http/validation/read-day.ts';
import { readSearch } from './order-search.repository.ts';

/** Those of a closed list that a text names, divided by commas; all of them where there is none. */
export const named = <T extends string>(all: readonly T[], text: string | undefined): readonly T[] => {
  if (text === undefined) return all;
  const names = new Set(text.split(','));
  return all.filter((each) => names.has(each));
};

/** The branches of a person, or the one of them that was chosen. */
export function scopeOf(branches: BranchScope, branchId: number | undefined): BranchScope {
  if (branchId === undefined) return branches;
  return includesBranch(branches, branchId) ? [branchId] : [];
}

const isOpen = (state: string): boolean => openStates.some((each) => each === state);

/** Of partly shipped orders only those whose rest can leave. */
const TO_PICK: readonly OrderState[] = ['confirmed', 'picking', 'partly-shipped'];

/** Everything of a page but where it begins and how long it is. */
export function queueQueryOf(
  branches: BranchScope,
  filter: OrderFilter,
): Omit<QueueQuery, 'after' | 'limit'> {
  const wanted = named(orderStates, filter.states);
  const isOverdue = filter.isOverdue === true;
  const isBackOrdered = filter.isBackOrdered === true;
  const isToPick = filter.isToPick === true;
  const states = isToPick ? wanted.filter((state) => TO_PICK.includes(state)) : wanted;
  return {
    branches: scopeOf(branches, filter.branchId),
    // What is ready has been prepared in time, and waits for the customer.
    states:
      isOverdue || isBackOrdered
        ? states.filter((state) => isOpen(state) && !(isOverdue && state === 'ready'))
        : states,
    payments: filter.payments === undefined ? undefined : named(paymentStatuses, filter.payments),
    isPickup: filter.delivery === undefined ? undefined : filter.delivery === 'pickup',
    isOverdue,
    isBackOrdered,
    isToPick,
    isToRefund: filter.isToRefund === true,
    from: readDay('from', filter.from),
    to: readDay('to', filter.to),
    search: readSearch(filter.search ?? ''),
    sort: filter.sort ?? 'newest',
  };
}

export const positionOf = (row: QueuedOrder) => [row.sort_value, row.id] as const;

/** The orders of some branches, a page at a time. */
export async function listQueue(
  db: Db,
  branches: BranchScope,
  { cursor, limit = PAGE_SIZE, ...filter }: OrderQuery,
  language: LanguageCode,
): Promise<{ items: OrderSummary[]; nextCursor: string | null }> {
  const position = readCursor(cursor, ['number', 'number']);
  const rows = await findQueuePage(db, {
    ...queueQueryOf(branches, filter),
    after: position && { value: position[0], id: position[1] },
    limit: limit + 1,
  });
  return toPage(rows, limit, { item: (row) => toOrderSummary(row, language), position: positionOf });
}
