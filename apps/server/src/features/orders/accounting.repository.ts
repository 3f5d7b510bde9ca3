import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';

export interface AccountingDocument {
  readonly number: string;
  readonly date: string;
  readonly description: string;
  readonly dueDate: string | null;
  readonly amount: number;
  readonly branchCode: string;
  /** Null where the accounting system does not tell. */
  readonly openAmount: number | null;
  /** Null where there is no file. */
  readonly fileId: number | null;
}

export interface AccountingFile {
  readonly number: string;
  readonly pdf: Buffer;
}

/** Where a customer's accounting documents come from: a dealer's ERP in production. */
export interface AccountingSystem {
  documentsOf(customerId: number, language: LanguageCode): Promise<readonly AccountingDocument[]>;
  /** Undefined where the customer has no such document, or it has no file. */
  fileOf(customerId: number, documentId: number): Promise<AccountingFile | undefined>;
}

const MAX_DOCUMENTS = 500;

/** A person's own documents, and those of the whole company. */
const ownDocuments = (db: Db, customerId: number) =>
  db
    .selectFrom('accounting_document as d')
    .where('d.company_id', '=', (eb) =>
      eb.selectFrom('customer').where('id', '=', customerId).select('company_id'),
    )
    .where((eb) => eb.or([eb('d.customer_id', '=', customerId), eb('d.customer_id', 'is', null)]));

/** The default answer: the shop's own table. */
export const accountingInDatabase = (db: Db): AccountingSystem => ({
  async documentsOf(customerId, language) {
    const rows = await ownDocuments(db, customerId)
      .leftJoin('accounting_document_file as f', 'f.document_id', 'd.id')
      .select(['d.document_no', 'd.document_date', 'd.description_pl', 'd.description_en', 'd.due_date'])
      .select(['d.amount', 'd.branch_code', 'd.open_amount', 'f.document_id as fileId'])
      .orderBy('d.document_date', 'desc')
      .orderBy('d.id', 'desc')
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
      fileId: row.fileId,
    }));
  },
  fileOf: (customerId, documentId) =>
    ownDocuments(db, customerId)
      .where('d.id', '=', documentId)
      .innerJoin('accounting_document_file as f', 'f.document_id', 'd.id')
      .select(['d.document_no as number', 'f.pdf'])
      .executeTakeFirst(),
});
