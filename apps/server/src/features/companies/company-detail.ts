import type { Company, CompanyOrder, CustomerSession } from '@partsboard/contract/backoffice/companies';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type { LanguageCode } from '@partsboard/contract/language';
import { toMajor } from '@partsboard/domain/money';
import type { Db } from '../../db/database.ts';
import type { BranchScope } from '../../db/branch-scope.ts';
import { readCursor, toPage } from '../../http/backoffice/cursor.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { deviceName } from '../../security/device-name.ts';
import { toCompany } from './companies.mapper.ts';
import * as repository from './company.repository.ts';
import { findCreditChanges } from './credit-changes.repository.ts';
import { findSessionsOfCompany } from './people/people.repository.ts';

export const unknownCompany = () => new DomainError('not-found', { title: (t) => t.companies.unknown });

async function readRow(db: Db, id: number): Promise<repository.CompanyRow> {
  const company = await repository.findCompany(db, id);
  if (company === undefined) throw unknownCompany();
  return company;
}

/** One customer with everything that its screen shows; sums are of all branches, single orders of the given ones. */
export async function readCompany(
  db: Db,
  id: number,
  branches: BranchScope,
  language: LanguageCode,
): Promise<Company> {
  const company = await readRow(db, id);
  const [people, addresses, spending, owed, creditChanges] = await Promise.all([
    repository.findPeople(db, id),
    repository.findCompanyAddresses(db, id),
    repository.findSpending(db, id),
    repository.findOwedOrders(db, id, branches),
    findCreditChanges(db, id),
  ]);
  return toCompany({ company, people, addresses, spending, owed, creditChanges }, language);
}

interface OrdersQuery {
  readonly cursor?: string;
  readonly limit?: number;
}

/** The orders of a customer in the branches of the person who asks. */
export async function listCompanyOrders(
  db: Db,
  id: number,
  branches: BranchScope,
  { cursor, limit = PAGE_SIZE }: OrdersQuery,
  language: LanguageCode,
): Promise<{ items: CompanyOrder[]; nextCursor: string | null }> {
  await readRow(db, id);
  const position = readCursor(cursor, ['number', 'number']);
  const rows = await repository.findCompanyOrders(db, id, {
    branches,
    after: position && { createdAt: position[0], id: position[1] },
    limit: limit + 1,
  });
  return toPage(rows, limit, {
    item: (row) => ({
      id: row.id,
      number: row.number,
      createdAt: row.created_at.toISOString(),
      state: row.state,
      paymentStatus: row.payment_status,
      branch: { id: row.branch_id, code: row.branch_code, name: row[`branch_name_${language}`] },
      placedBy: row.placed_by,
      total: toMajor(row.total),
    }),
    position: (row) => [row.position, row.id],
  });
}

/** Where the people of a customer are logged in, the last used first. */
export async function listSessions(db: Db, id: number): Promise<CustomerSession[]> {
  await readRow(db, id);
  return (await findSessionsOfCompany(db, id)).map((row) => ({
    id: row.id,
    personId: row.person_id,
    person: row.person,
    ...deviceName(row.user_agent),
    startedAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }));
}
