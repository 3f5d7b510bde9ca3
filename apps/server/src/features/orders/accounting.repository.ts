import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { columns } from '../../db/tables.ts';

export interface AccountingDocument {
  readonly number: string;
  readonly date: string;
  readonly description: string;
  readonly dueDate: string | null;
  readonly amount: number;
  readonly branchCode: string;
  /** Null where the accounting system does not tell. */
  readonly openAmount: number | null;
}

/** Where a customer's accounting documents come from: a dealer's ERP in production. */
export interface AccountingSystem {
  documentsOf(customerId: number, language: LanguageCode): Promise<readonly AccountingDocument[]>;
}

const MAX_DOCUMENTS = 500;

/** The default answer: the shop's own table. */
export const accountingInDatabase = (db: Db): AccountingSystem => ({
  async documentsOf(customerId, language) {
    const rows = await db
      .selectFrom('accounting_document')
      .where('customer_id', '=', customerId)
      .select(columns.accounting_document)
      .orderBy('document_date', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_DOCUMENTS)
      .execute();
    return rows.map((row) => ({
      number: row.document_no,
      date: row.document_date,
      description: language === 'pl' ? row.description_pl : row.description_en,
      dueDate: row.due_date,
      amount: row.amount,
      branchCode: row.branch_code,
      openAmount: row.open_amount,
    }));
  },
});
