import {
  MAX_PDF_BYTES,
  type NewDocument,
  type StoredDocument,
} from '@partsboard/contract/integration/documents';
import { toMajor } from '@partsboard/domain/money';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { readBase64 } from '../../http/validation/read-base64.ts';
import { readDay } from '../../http/validation/read-day.ts';
import * as repository from './documents.repository.ts';
import type { DocumentRow } from './documents.repository.ts';
import { readAmount } from './read-amount.ts';

const toStored = (externalId: string, row: DocumentRow): StoredDocument => ({
  externalId,
  company: row.company,
  number: row.document_no,
  date: row.document_date,
  dueDate: row.due_date,
  descriptionPl: row.description_pl,
  descriptionEn: row.description_en,
  amount: toMajor(row.amount),
  openAmount: row.open_amount === null ? null : toMajor(row.open_amount),
  branch: row.branch_code,
  hasPdf: row.hasPdf,
});

/** Many programs put something before the header; readers of PDF look for it in the first kilobyte. */
const HEADER_WITHIN = 1024;

function readPdf(text: string): Buffer {
  const pdf = readBase64('pdf', text);
  if (pdf.length > MAX_PDF_BYTES)
    throw fieldError('pdf', (t) => t.integration.largePdf(MAX_PDF_BYTES / 1_000_000));
  if (!pdf.subarray(0, HEADER_WITHIN).includes('%PDF-')) throw fieldError('pdf', (t) => t.integration.noPdf);
  return pdf;
}

export async function readDocument(db: Db, id: string): Promise<StoredDocument> {
  const externalId = id.trim();
  const row = await repository.findDocument(db, externalId);
  if (row === undefined) throw new DomainError('not-found', { title: (t) => t.integration.unknownDocument });
  return toStored(externalId, row);
}

interface PutDocument {
  readonly id: string;
  readonly document: NewDocument;
  readonly audit: AuditContext;
}

/** Stores a document that the company's people see in the shop; sent again under the same id, it replaces itself. */
export async function putDocument(tx: Db, { id, document, audit }: PutDocument): Promise<StoredDocument> {
  const externalId = id.trim();
  const { company: companyExternalId, branch, pdf, openAmount, dueDate } = document;
  const company = await repository.findCompanyByExternalId(tx, companyExternalId.trim());
  if (company === undefined) throw fieldError('company', (t) => t.integration.unknownCompany);
  if ((await repository.findBranchByCode(tx, branch)) === undefined)
    throw fieldError('branch', (t) => t.integration.unknownWarehouse);
  const file = pdf === undefined ? undefined : readPdf(pdf);
  const before = await repository.findDocument(tx, externalId);
  const { id: documentId } = await repository.writeDocument(tx, externalId, {
    company_id: company.id,
    document_no: document.number.trim(),
    document_date: readDay('date', document.date),
    due_date: dueDate === null ? null : readDay('dueDate', dueDate),
    description_pl: document.descriptionPl.trim(),
    description_en: document.descriptionEn.trim(),
    amount: readAmount('amount', document.amount),
    open_amount: openAmount === null ? null : readAmount('openAmount', openAmount),
    branch_code: branch,
  });
  if (file !== undefined) await repository.writeFile(tx, documentId, file);
  const after = await readDocument(tx, externalId);
  await writeAudit(tx, audit, {
    action: 'document.store',
    record: { type: 'document', id: documentId, name: after.number },
    before: before === undefined ? null : toStored(externalId, before),
    after,
  });
  return after;
}
