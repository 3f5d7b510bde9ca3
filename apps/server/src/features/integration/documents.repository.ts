import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface DocumentValues {
  readonly company_id: number;
  readonly document_no: string;
  readonly document_date: string;
  readonly due_date: string | null;
  readonly description_pl: string;
  readonly description_en: string;
  readonly amount: number;
  readonly open_amount: number | null;
  readonly branch_code: string;
}

export const findCompanyByExternalId = (db: Db, externalId: string) =>
  db
    .selectFrom('company')
    .where('external_id', '=', externalId)
    .where('erased_at', 'is', null)
    .select('id')
    .executeTakeFirst();

export const findBranchByCode = (db: Db, code: string) =>
  db.selectFrom('warehouse').where('code', '=', code).select('id').executeTakeFirst();

export const findDocument = (db: Db, externalId: string) =>
  db
    .selectFrom('accounting_document as d')
    .innerJoin('company as y', 'y.id', 'd.company_id')
    .where('d.external_id', '=', externalId)
    .select([
      'd.id',
      'y.external_id as company',
      'd.document_no',
      'd.document_date',
      'd.due_date',
      'd.description_pl',
      'd.description_en',
      'd.amount',
      'd.open_amount',
      'd.branch_code',
      sql<boolean>`exists (select from accounting_document_file where document_id = d.id)`.as('hasPdf'),
    ])
    .executeTakeFirst();

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** Stores a document under the other system's id, in place of the one that had it. */
export const writeDocument = (tx: Db, externalId: string, values: DocumentValues) =>
  tx
    .insertInto('accounting_document')
    .values({ ...values, external_id: externalId, customer_id: null })
    .onConflict((conflict) => conflict.column('external_id').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();

export const writeFile = (tx: Db, documentId: number, pdf: Buffer) =>
  tx
    .insertInto('accounting_document_file')
    .values({ document_id: documentId, pdf })
    .onConflict((conflict) =>
      conflict.column('document_id').doUpdateSet({ pdf, stored_at: sql<Date>`now()` }),
    )
    .execute();
