import type { LanguageCode } from '@partsboard/contract/language';
import type {
  Return,
  ReturnFilter,
  ReturnQuery,
  ReturnSummary,
} from '@partsboard/contract/backoffice/returns';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import { returnReasons, returnStates } from '@partsboard/domain/return-transitions';
import type { Db } from '../../../db/database.ts';
import type { BranchScope } from '../../../db/branch-scope.ts';
import { readCursor, toPage } from '../../../http/backoffice/cursor.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { readDay } from '../../../http/validation/read-day.ts';
import { named, scopeOf } from '../desk/order-queue.ts';
import { readSearch } from '../desk/order-search.repository.ts';
import { findOrderLines, findPlacedOrder } from '../orders.repository.ts';
import { findReturnPage, findReturnWithOrder } from './return-list.repository.ts';
import { toReturn, toReturnSummary } from './returns.mapper.ts';
import { findPhoto, findReturn } from './returns.repository.ts';

const unknown = () => new DomainError('not-found', { title: (t) => t.returns.unknown });

/** Everything of a page but where it begins and how long it is. */
export const listQueryOf = (
  branches: BranchScope,
  { search = '', states, branchId, kind, reasons, from, to }: ReturnFilter,
) => ({
  branches: scopeOf(branches, branchId),
  states: named(returnStates, states),
  kind,
  reasons: reasons === undefined ? undefined : named(returnReasons, reasons),
  from: readDay('from', from),
  to: readDay('to', to),
  search: readSearch(search),
});

/** The returns of some branches, newest first, a page at a time. */
export async function listReturns(
  db: Db,
  branches: BranchScope,
  { cursor, limit = PAGE_SIZE, ...filter }: ReturnQuery,
  language: LanguageCode,
): Promise<{ items: ReturnSummary[]; nextCursor: string | null }> {
  const rows = await findReturnPage(db, {
    ...listQueryOf(branches, filter),
    before: readCursor(cursor, ['number'])?.[0],
    limit: limit + 1,
  });
  return toPage(rows, limit, { item: (row) => toReturnSummary(row, language), position: ({ id }) => [id] });
}

/** One return; those of other branches do not exist. */
export async function readReturn(
  db: Db,
  branches: BranchScope,
  id: number,
  language: LanguageCode,
): Promise<Return> {
  const [listed, row] = await Promise.all([findReturnWithOrder(db, id, branches), findReturn(db, id)]);
  if (listed === undefined || row === undefined) throw unknown();
  const [order, lines] = await Promise.all([
    findPlacedOrder(db, row.order_id),
    findOrderLines(db, row.order_id),
  ]);
  return toReturn(listed, row, { order, lines }, language);
}

export async function readPhoto(db: Db, branches: BranchScope, returnId: number, position: number) {
  const listed = await findReturnWithOrder(db, returnId, branches);
  const photo = listed && (await findPhoto(db, returnId, position));
  if (photo === undefined) throw unknown();
  return photo;
}
