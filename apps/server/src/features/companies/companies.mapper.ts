import type {
  Company,
  CompanySummary,
  CreditChange,
  Person,
} from '@partsboard/contract/backoffice/companies';
import type { LanguageCode } from '@partsboard/contract/language';
import { toMajor } from '@partsboard/domain/money';
import type { ListedCompany } from './company-list.repository.ts';
import type { CompanyAddressRow, CompanyRow, OwedRow, PersonRow } from './company.repository.ts';

type SummaryRow = Omit<ListedCompany, 'person_name' | 'email' | 'sort_value'>;

export function toBranch(
  row: Pick<SummaryRow, 'branch_id' | 'branch_code' | 'branch_name_pl' | 'branch_name_en'>,
  language: LanguageCode,
): CompanySummary['branch'] {
  return row.branch_id === null
    ? null
    : { id: row.branch_id, code: row.branch_code ?? '', name: row[`branch_name_${language}`] ?? '' };
}

const toSummary = (row: SummaryRow, language: LanguageCode): Omit<CompanySummary, 'person'> => ({
  id: row.id,
  name: row.name,
  vatNumber: row.vat_number,
  standing: row.standing,
  branch: toBranch(row, language),
  discountTable:
    row.discount_table === null
      ? null
      : { code: row.discount_table, name: row.discount_table_name ?? row.discount_table },
  creditLimit: toMajor(row.credit_limit),
  creditUsed: toMajor(row.credit_used),
  overdue: toMajor(row.overdue),
  createdAt: row.created_at.toISOString(),
});

export const toCompanySummary = (row: ListedCompany, language: LanguageCode): CompanySummary => ({
  ...toSummary(row, language),
  person: { name: row.person_name, email: row.email },
});

export const toPerson = (row: PersonRow): Person => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  language: row.language,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  isErased: row.erased_at !== null,
});

const toAddress = (row: CompanyAddressRow, language: LanguageCode) => ({
  id: row.id,
  lines: [
    row.company,
    `${row.first_name} ${row.last_name}`,
    row.address1,
    row.address2,
    `${row.zip_postal_code} ${row.city}`,
    row[`country_${language}`],
  ].filter((line) => line.trim() !== ''),
  phone: row.phone_number,
});

interface CompanyRecords {
  readonly company: CompanyRow;
  readonly people: readonly PersonRow[];
  readonly addresses: readonly CompanyAddressRow[];
  readonly spending: readonly { readonly month: string; readonly total: number }[];
  readonly owed: readonly OwedRow[];
  readonly creditChanges: readonly CreditChange[];
}

export const toCompany = (records: CompanyRecords, language: LanguageCode): Company => ({
  ...toSummary(records.company, language),
  hasSharedVatNumber: records.company.vat_number.trim() !== '' && records.company.vat_key === null,
  externalId: records.company.external_id,
  refusalReason: records.company.refusal_reason,
  paymentDays: records.company.payment_days,
  version: records.company.version,
  people: records.people.map(toPerson),
  addresses: records.addresses.map((address) => toAddress(address, language)),
  spending: records.spending.map(({ month, total }) => ({ month, total: toMajor(total) })),
  owed: records.owed.map((order) => ({
    id: order.id,
    number: order.number,
    due: order.payment_due,
    isOverdue: order.is_overdue,
    amount: toMajor(order.total - order.cancelled_total - order.refunded_total),
  })),
  creditChanges: [...records.creditChanges],
});

/**
 * Who somebody without a VAT number is stays out of the audit trail, which nobody can change: an erasure could not
 * reach it. Names of companies are in public registers.
 */
const isPublic = (row: CompanyRow): boolean => row.vat_number.trim() !== '';

/** What the audit trail calls a customer. */
export const auditedName = (row: CompanyRow): string => (isPublic(row) ? row.name : `#${row.id}`);

/** What the audit trail tells about a customer. */
export const toAudited = (row: CompanyRow) => ({
  ...(isPublic(row) ? { name: row.name, vatNumber: row.vat_number } : {}),
  standing: row.standing,
  discountTable: row.discount_table,
  creditLimit: toMajor(row.credit_limit),
  paymentDays: row.payment_days,
  homeBranch: row.branch_code,
  externalId: row.external_id,
});
