import type { CreditMovement } from '@partsboard/contract/backoffice/companies';
import { toMajor } from '@partsboard/domain/money';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type { Db } from '../../db/database.ts';
import { includesBranch, type BranchScope } from '../../db/branch-scope.ts';
import { readCursor, toPage } from '../../http/backoffice/cursor.ts';
import { unknownCompany } from './company-detail.ts';
import { findCompany } from './company.repository.ts';
import { findCreditMovements, type CreditMovementRow } from './credit-movements.repository.ts';

interface MovementsQuery {
  readonly cursor?: string;
  readonly limit?: number;
}

const toMovement = (row: CreditMovementRow, branches: BranchScope): CreditMovement => ({
  id: row.id,
  at: row.created_at.toISOString(),
  kind: row.kind,
  amount: toMajor(row.amount),
  usedAfter: toMajor(row.used_after),
  order: includesBranch(branches, row.warehouse_id) ? { id: row.order_id, number: row.number } : null,
  daysLate: row.days_late,
});

/** What used a customer's trade credit and freed it, newest first; orders of other branches are not named. */
export async function listCreditMovements(
  db: Db,
  companyId: number,
  branches: BranchScope,
  { cursor, limit = PAGE_SIZE }: MovementsQuery,
): Promise<{ items: CreditMovement[]; nextCursor: string | null }> {
  if ((await findCompany(db, companyId)) === undefined) throw unknownCompany();
  const rows = await findCreditMovements(db, companyId, {
    before: readCursor(cursor, ['number'])?.[0],
    limit: limit + 1,
  });
  return toPage(rows, limit, { item: (row) => toMovement(row, branches), position: ({ id }) => [id] });
}
