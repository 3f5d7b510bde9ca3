import type { DiscountTableChange, NewDiscountTable } from '@partsboard/contract/backoffice/discounts';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { unknownTable } from './change-discounts.ts';
import * as repository from './discounts.repository.ts';

async function lockTable(tx: Db, code: string, version: number) {
  const [table] = await repository.lockTables(tx, [code]);
  if (table === undefined) throw unknownTable();
  if (table.version !== version) throw new DomainError('conflict');
  return table;
}

/** A new table, empty or with the percentages of another. */
export const createTable = (
  db: Db,
  { code, name, copyOf }: NewDiscountTable,
  audit: AuditContext,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (copyOf !== null && (await repository.lockTables(tx, [copyOf])).length === 0)
      throw fieldError('copyOf', (t) => t.discounts.unknownTable);
    if (!(await repository.insertTable(tx, code, name.trim(), copyOf)))
      throw fieldError('code', (t) => t.discounts.codeTaken);
    await writeAudit(tx, audit, {
      action: 'discount-table.create',
      record: { type: 'discount', id: code, name: name.trim() },
      after: { code, name: name.trim(), copyOf },
    });
  });

export const renameTable = (
  db: Db,
  { code, name, version }: DiscountTableChange,
  audit: AuditContext,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const before = await lockTable(tx, code, version);
    await repository.renameTable(tx, code, name.trim());
    await writeAudit(tx, audit, {
      action: 'discount-table.rename',
      record: { type: 'discount', id: code, name: name.trim() },
      before: { name: before.name },
      after: { name: name.trim() },
    });
  });

/** Refused while customers have it: they would pay other prices without a word. */
export const deleteTable = (
  db: Db,
  { code, version }: Pick<DiscountTableChange, 'code' | 'version'>,
  audit: AuditContext,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const before = await lockTable(tx, code, version);
    const companies = await repository.countCompanies(tx, code);
    if (companies > 0) throw new DomainError('conflict', { title: (t) => t.discounts.tableInUse(companies) });
    await repository.deleteTable(tx, code);
    await writeAudit(tx, audit, {
      action: 'discount-table.delete',
      record: { type: 'discount', id: code, name: before.name },
      before: { code, name: before.name },
    });
  });
