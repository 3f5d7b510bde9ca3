import type { PutCompany, StoredCompany } from '@partsboard/contract/integration/companies';
import { toMajor } from '@partsboard/domain/money';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import * as companies from '../companies/put-company.service.ts';

const toCompany = (row: Awaited<ReturnType<typeof companies.readCompany>>): StoredCompany => ({
  id: row.id,
  externalId: row.external_id,
  name: row.name,
  vatNumber: row.vat_number,
  discountTable: row.discount_table,
  creditLimit: toMajor(row.credit_limit),
  creditUsed: toMajor(row.credit_used),
  paymentDays: row.payment_days,
  homeBranch: row.branch_code,
  standing: row.standing,
  isBlocked: row.is_blocked,
});

export const readCompany = async (db: Db, externalId: string): Promise<StoredCompany> =>
  toCompany(await companies.readCompany(db, externalId));

export const putCompany = async (
  tx: Db,
  externalId: string,
  input: PutCompany,
  audit: AuditContext,
): Promise<StoredCompany> => toCompany(await companies.putCompany(tx, { externalId, input, audit }));
