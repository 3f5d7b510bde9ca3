import { CompanyFilter } from '@partsboard/contract/backoffice/companies';
import { OrderFilter } from '@partsboard/contract/backoffice/orders';
import { PartFilter } from '@partsboard/contract/backoffice/parts';
import { ReturnFilter } from '@partsboard/contract/backoffice/returns';
import type { SavedView, SavedViewInput, ViewList } from '@partsboard/contract/backoffice/saved-views';
import type { TSchema } from '@partsboard/contract/schema';
import { Value } from 'typebox/value';
import { codeOf, UNIQUE_VIOLATION } from '../../db/error-code.ts';
import type { Db } from '../../db/database.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import {
  findViews,
  insertView,
  removeView,
  updateView,
  type ViewOwner,
  type ViewValues,
} from './saved-views.repository.ts';

const MAX_VIEWS = 50;

/** What each list can be filtered by. */
const filters: Readonly<Record<ViewList, TSchema>> = {
  orders: OrderFilter,
  customers: CompanyFilter,
  returns: ReturnFilter,
  parts: PartFilter,
};

type Filter = SavedView['filter'];

const isFilter = (list: ViewList, value: unknown): value is Filter => Value.Check(filters[list], value);

interface ViewRow {
  readonly id: number;
  readonly name: string;
  readonly filter: unknown;
}

/** A filter of a version before may name what is not there any more. */
const toView = (list: ViewList, { id, name, filter }: ViewRow): SavedView => ({
  id,
  name,
  filter: isFilter(list, filter) ? filter : {},
});

async function withFreeName<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) throw fieldError('name', (t) => t.orders.viewNameTaken);
    throw error;
  }
}

function valuesOf(list: ViewList, { name, filter }: SavedViewInput): ViewValues {
  if (!isFilter(list, filter)) throw fieldError('filter', (t) => t.validation.wrongValue);
  return { name: name.trim(), filter: JSON.stringify(filter) };
}

const unknownView = () => new DomainError('not-found', { title: (t) => t.orders.unknownView });

/** The saved views of one member of staff of one list, by name. */
export const listViews = async (db: Db, owner: ViewOwner): Promise<SavedView[]> =>
  (await findViews(db, owner)).map((row) => toView(owner.list, row));

export async function createView(db: Db, owner: ViewOwner, input: SavedViewInput): Promise<SavedView> {
  const row = await withFreeName(insertView(db, owner, valuesOf(owner.list, input), MAX_VIEWS));
  if (row === undefined) throw new DomainError('conflict', { title: (t) => t.orders.manyViews });
  return toView(owner.list, row);
}

export async function changeView(
  db: Db,
  owner: ViewOwner,
  id: number,
  input: SavedViewInput,
): Promise<SavedView> {
  const row = await withFreeName(updateView(db, owner, id, valuesOf(owner.list, input)));
  if (row === undefined) throw unknownView();
  return toView(owner.list, row);
}

export async function deleteView(db: Db, owner: ViewOwner, id: number): Promise<void> {
  const row = await removeView(db, owner, id);
  if (row === undefined) throw unknownView();
}
