import { OrderFilter } from '@partsboard/contract/backoffice/orders';
import type { OrderView, OrderViewInput } from '@partsboard/contract/backoffice/order-views';
import { Value } from 'typebox/value';
import { codeOf, UNIQUE_VIOLATION } from '../../../db/error-code.ts';
import type { Db } from '../../../db/database.ts';
import { DomainError, fieldError } from '../../../http/errors/domain-error.ts';
import { findViews, insertView, removeView, updateView, type ViewValues } from './order-views.repository.ts';

const MAX_VIEWS = 50;

interface ViewRow {
  readonly id: number;
  readonly name: string;
  readonly filter: unknown;
}

/** A filter of a version before may name what is not there any more. */
const toFilter = (stored: unknown): OrderFilter => (Value.Check(OrderFilter, stored) ? stored : {});

const toView = ({ id, name, filter }: ViewRow): OrderView => ({ id, name, filter: toFilter(filter) });

async function withFreeName<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) throw fieldError('name', (t) => t.orders.viewNameTaken);
    throw error;
  }
}

/** The saved views of one member of staff, by name. */
export const listViews = async (db: Db, staffId: number): Promise<OrderView[]> =>
  (await findViews(db, staffId)).map(toView);

const valuesOf = ({ name, filter }: OrderViewInput): ViewValues => ({
  name: name.trim(),
  filter: JSON.stringify(filter),
});

export async function createView(db: Db, staffId: number, input: OrderViewInput): Promise<OrderView> {
  const row = await withFreeName(insertView(db, staffId, valuesOf(input), MAX_VIEWS));
  if (row === undefined) throw new DomainError('conflict', { title: (t) => t.orders.manyViews });
  return toView(row);
}

export async function changeView(
  db: Db,
  staffId: number,
  id: number,
  input: OrderViewInput,
): Promise<OrderView> {
  const row = await withFreeName(updateView(db, staffId, id, valuesOf(input)));
  if (row === undefined) throw new DomainError('not-found', { title: (t) => t.orders.unknownView });
  return toView(row);
}

export async function deleteView(db: Db, staffId: number, id: number): Promise<void> {
  const row = await removeView(db, staffId, id);
  if (row === undefined) throw new DomainError('not-found', { title: (t) => t.orders.unknownView });
}
